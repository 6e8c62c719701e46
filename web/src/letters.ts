// Places in a text: the hall counts letters, a browser counts units of UTF-16, of which some letters have two.

export interface Span {
  from: number;
  to: number;
}

/** How many units the first letters of a text take. */
export function unitsOf(text: string, letters: number): number {
  let at = 0;
  for (let left = letters; left > 0 && at < text.length; left--) at += text.codePointAt(at)! > 0xffff ? 2 : 1;
  return at;
}

/** Where a line and column are, both counted from 1. */
export function offsetOf(text: string, line: number, column: number): number {
  const lines = text.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  return Math.min(text.length, start + unitsOf(lines[line - 1] ?? "", Math.max(column - 1, 0)));
}
