// Shown in place of a page while the hall does not answer: asks again and again, and then shows the page itself.

import "./offline.css";

const LONGEST = 10_000;
let wait = 1000;
let timer = 0;

async function look(): Promise<void> {
  clearTimeout(timer);
  try {
    const answer = await fetch("/api/me", { cache: "no-store" });
    if (answer.ok) return back();
  } catch {
    // Not yet.
  }
  wait = Math.min(wait * 1.5, LONGEST);
  timer = setTimeout(() => void look(), wait);
}

/** To the page that was asked for: it has this very address, unless somebody asked for this page by its name. */
function back(): void {
  if (location.pathname === "/offline.html") location.replace("/");
  else location.reload();
}

document.getElementById("here")!.hidden = !["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
document.getElementById("again")!.addEventListener("click", () => void look());
addEventListener("online", () => void look());
timer = setTimeout(() => void look(), wait);
