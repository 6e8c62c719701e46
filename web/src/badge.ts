// The icon of the browser's tab: with a mark when somebody waits for the visitor.

import turn from "./icon-turn.svg";

const icon = () => document.querySelector<HTMLLinkElement>("link[rel=icon]");
const usual = icon()?.href ?? "";

export function badge(on: boolean): void {
  const found = icon();
  if (found) found.href = on ? turn : usual;
}
