// Where the visitor is: the path of the address. The hall answers every address with this page, and says in its head what is there.

export interface Place {
  page: string;
  rest: string[];
  /** Counts the visits, for pages that begin anew with each. */
  visit: number;
}

let visits = 0;

function read(): Place {
  const [page = "", ...rest] = location.pathname
    .replace(/^\/|\/$/g, "")
    .split("/")
    .map(decoded);
  return { page, rest, visit: ++visits };
}

/** A mistyped address, such as one with a lone %, leads to no page rather than to an error. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Addresses used to stand behind a #. Such links lead where they always led. */
function fromHash(): boolean {
  if (!location.hash.startsWith("#/")) return false;
  const rest = location.hash.replace(/^#\/+/, "");
  history.replaceState(null, "", "/" + rest.replaceAll("?", "%3F").replaceAll("#", "%23"));
  return true;
}

fromHash();
/** From here on pages come and go, and the address bar alone says which one this is. */
document.querySelector("link[rel=canonical]")?.remove();

export const route: { place: Place } = $state({ place: read() });

addEventListener("popstate", () => {
  fromHash();
  route.place = read();
});
addEventListener("hashchange", () => {
  if (fromHash()) route.place = read();
});
/** A link to a place of the hall is followed without fetching the page again. */
addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0;
  if (!link || elsewhere || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/") || link.hash) return;
  event.preventDefault();
  walk(link.pathname);
});

function walk(address: string): void {
  if (address !== location.pathname) history.pushState(null, "", address);
  route.place = read();
  scrollTo(0, 0);
}

export function path(...parts: string[]): string {
  return "/" + parts.map(encodeURIComponent).join("/");
}

/** The whole address of a place, for somebody else. */
export function address(...parts: string[]): string {
  return location.origin + path(...parts);
}

export function go(...parts: string[]): void {
  walk(path(...parts));
}
