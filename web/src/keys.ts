// Keys that work anywhere on a page.

import { settings } from "./settings.svelte";

/** Whether a key is meant for the page: not while somebody types, nor under an open sheet. */
export function free(event: KeyboardEvent): boolean {
  const typing = event.target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
  return (
    settings.keys &&
    !typing &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey &&
    !document.querySelector("dialog[open]")
  );
}
