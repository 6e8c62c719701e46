// Where the visitor is: a path after #, so that the hall serves one page and every place has a link.

export interface Place {
  page: string;
  rest: string[];
}

function read(): Place {
  const [page = "", ...rest] = location.hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  return { page, rest };
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
