// Types of answers that the hall is about to give.

export interface LogLine {
  text: string;
  kind: string;
  seat: number;
  cards: Record<string, string>;
  source: string;
  target: string;
  n: number;
  rule: string;
}

export interface CardLine {
  label: string;
  text: string;
}

export interface CardFacts {
  name: string;
  set: string;
  lines: CardLine[];
  data: Record<string, unknown>;
}

export const asLine = (line: string | LogLine): LogLine =>
  typeof line === "string" ? { text: line, kind: "other", seat: -1, cards: {}, source: "", target: "", n: 0, rule: "" } : line;

export interface RuleFacts {
  id: string;
  title: string;
  text: string;
  ruling: string;
  group: string;
}

export interface Rules {
  rules: RuleFacts[];
}
