// The tab says that somebody waits for the visitor, whatever page is open: with a mark on its icon and before its title.

import turn from "./icon-turn.svg";

const icon = () => document.querySelector<HTMLLinkElement>("link[rel=icon]");
const usual = icon()?.href ?? "";
const MARK = "● ";
let on = false;
let watch: MutationObserver | null = null;

export function badge(wanted: boolean): void {
  on = wanted;
  const found = icon();
  if (found) found.href = on ? turn : usual;
  mark();
  watch ??= new MutationObserver(mark);
  watch.observe(document.head, { subtree: true, childList: true, characterData: true });
}

/** Pages have titles of their own, and change them. */
function mark(): void {
  const marked = document.title.startsWith(MARK);
  if (on && !marked) document.title = MARK + document.title;
  if (!on && marked) document.title = document.title.slice(MARK.length);
}
