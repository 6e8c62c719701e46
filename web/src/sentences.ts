// The sentence in which a cursor stands in a set, as TOML writes it, and the box of the card that it belongs to.

export interface SentenceAt {
  /** Where its words begin and end in the text. */
  from: number;
  to: number;
  text: string;
  box: string;
}

/** The string around an offset, if its key names a box; a list of texts belongs to the key before it. */
export function sentenceAt(toml: string, offset: number, boxes: string[]): SentenceAt | null {
  const start = toml.lastIndexOf("\n", offset - 1) + 1;
  const end = toml.indexOf("\n", offset);
  const line = toml.slice(start, end < 0 ? toml.length : end);
  const found = stringAround(line, offset - start);
  if (!found) return null;
  const keys = [...toml.slice(0, start + found.from).matchAll(/(?:^|[\s{,])([a-z]+)\s*=/g)];
  const key = keys.at(-1)?.[1] ?? "";
  const box = key === "text" && boxes.includes("leader") ? "leader" : key;
  if (!boxes.includes(box)) return null;
  return { from: start + found.from, to: start + found.to, text: line.slice(found.from, found.to), box };
}

/** The words between the quotes around a place of a line. */
function stringAround(line: string, at: number): { from: number; to: number } | null {
  for (let i = 0; i < line.length && i < at; i++) {
    const quote = line[i]!;
    if (quote === "#") return null;
    if (quote !== '"' && quote !== "'") continue;
    let close = i + 1;
    while (close < line.length && line[close] !== quote) close += quote === '"' && line[close] === "\\" ? 2 : 1;
    if (at <= close) return { from: i + 1, to: Math.min(close, line.length) };
    i = close;
  }
  return null;
}
