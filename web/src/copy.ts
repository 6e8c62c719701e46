// Copies a text. Browsers give a clipboard to safe addresses only; on plain http an older way still works.

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = document.createElement("textarea");
    area.value = text;
    area.className = "unseen";
    area.readOnly = true;
    const before = document.activeElement;
    document.body.append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    if (before instanceof HTMLElement) before.focus();
    if (!done) throw new Error("This browser does not let a page copy. Select the text and copy it yourself.");
  }
}
