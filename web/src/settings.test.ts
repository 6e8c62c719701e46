import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
const { readSettings, USUAL } = await import("./settings.svelte");

describe("settings", () => {
  it("are as usual where nothing was kept, or nonsense", () => {
    expect(readSettings(null)).toEqual(USUAL);
    expect(readSettings("{")).toEqual(USUAL);
    expect(readSettings("null")).toEqual(USUAL);
  });
  it("keep what is known and of the right kind", () => {
    const kept = JSON.stringify({ theme: "dark", volume: "loud", hat: true, keys: false });
    expect(readSettings(kept)).toEqual({ ...USUAL, theme: "dark", keys: false });
  });
});
