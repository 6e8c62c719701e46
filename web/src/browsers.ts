// What a browser calls itself, in words that people know: "Firefox on Windows".

const BROWSERS: [RegExp, string][] = [
  [/Edg/, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrom|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, "an iPhone"],
  [/iPad/, "an iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "a Mac"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/** The first that fits: browsers also bear the names of older ones. */
const named = (agent: string, known: [RegExp, string][]) => known.find(([sign]) => sign.test(agent))?.[1] ?? "";

export function browserName(agent: string): string {
  const [browser, system] = [named(agent, BROWSERS), named(agent, SYSTEMS)];
  if (!browser) return agent || "an unnamed browser";
  return system ? `${browser} on ${system}` : browser;
}
