// Where the visitor is: a path after #, so that the hall serves one page and every place has a link.

export interface Place {
  page: string;
  rest: string[];
}

function read(): Place {
  const [page = "", ...rest] = location.hash.replace(/^#\/?/, "").split("/").map(decoded);
  return { page, rest };
}

/** A mistyped address, such as one with a lone %, leads to no page rather than to an error. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route: { place: Place } = $state({ place: read() });

addEventListener("hashchange", () => {
  route.place = read();
  scrollTo(0, 0);
});

export function path(...parts: string[]): string {
  return "#/" + parts.map(encodeURIComponent).join("/");
}

export function go(...parts: string[]): void {
  location.hash = path(...parts);
}
