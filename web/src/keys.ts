// Keys that work anywhere on a page.

/** Whether a key is meant for the page: not while somebody types, nor under an open sheet. */
export function free(event: KeyboardEvent): boolean {
  const typing = event.target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
  return !typing && !event.ctrlKey && !event.metaKey && !event.altKey && !document.querySelector("dialog[open]");
}
