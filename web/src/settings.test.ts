import { beforeEach, describe, expect, it, vi } from "vitest";

const store = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (name: string) => store.get(name) ?? null,
  setItem: (name: string, value: string) => void store.set(name, value),
});
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("addEventListener", () => {});
vi.stubGlobal("document", { documentElement: { dataset: {}, toggleAttribute: () => {} } });
const { change, kept, readSettings, take, USUAL } = await import("./settings.svelte");

describe("settings that were kept", () => {
  it("are as usual where nothing was kept, or nonsense", () => {
    for (const text of [null, "{", "null", "7", '"x"'])
      expect(readSettings(text)).toEqual({ settings: USUAL, at: 0, whose: "" });
  });
  it("keep what is known and can be", () => {
    const text = JSON.stringify({
      theme: "dark",
      motion: "wild",
      volume: 11,
      hat: true,
      keys: false,
      at: 5,
      whose: "p1",
    });
    expect(readSettings(text)).toEqual({ settings: { ...USUAL, theme: "dark", keys: false }, at: 5, whose: "p1" });
  });
});

describe("a change", () => {
  beforeEach(() => take({ settings: USUAL, at: 0, whose: "" }));
  it("is kept in this browser with its moment", () => {
    const before = Date.now();
    change({ theme: "dark" });
    expect(kept().at).toBeGreaterThanOrEqual(before);
    expect(readSettings(store.get("settings")!)).toEqual(kept());
  });
  it("is later than what is known, even where the clock is behind", () => {
    const ahead = Date.now() + 1e9;
    take({ settings: USUAL, at: ahead });
    change({ volume: 2 });
    expect(kept()).toMatchObject({ at: ahead + 1, settings: { volume: 2 } });
  });
});
