/** Gives a file to the browser's downloads. */
export function save(data: Blob, name: string): void {
  const way = document.createElement("a");
  way.href = URL.createObjectURL(data);
  way.download = name;
  way.click();
  URL.revokeObjectURL(way.href);
}
