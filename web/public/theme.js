// Colours before the first picture: what src/settings.svelte.ts keeps and does, in short.
(function () {
  let theme = "system";
  try {
    theme = JSON.parse(localStorage.getItem("settings") || "{}").theme;
  } catch {
    // Without what was kept it is as the system has it.
  }
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = theme === "dark" || (theme !== "light" && dark) ? "dark" : "light";
})();
