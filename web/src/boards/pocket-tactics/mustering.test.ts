import { expect, test } from "vitest";
import { silence } from "../../talk";
import { Mustering } from "./mustering.svelte";

/** A table at which a force is built: so many units fit, and the first choice is whether to build. */
function table(names: string[], { fits = 9, builds = true, alone = true } = {}) {
  const done: string[] = [];
  let building = builds;
  const talk = {
    ...silence,
    undo: () => void (done.push("undo"), names.pop()),
    act: (text: string) => {
      done.push(text);
      if (text === "build") building = true;
      else names.push(text.slice(4));
    },
  };
  const option = (text: string) => ({ text, words: text });
  const mustering = new Mustering(
    () => talk,
    (name) => (building && names.length < fits ? option(`add ${name}`) : undefined),
    () => (building ? undefined : option("build")),
    () => alone,
  );
  const goOn = () => {
    for (let n = 0; n < 20; n += 1) mustering.goOn(names);
  };
  return { names, done, mustering, goOn };
}

test("a unit is taken out by undoing to it and adding the others again", () => {
  const { names, done, mustering, goOn } = table(["Ferryhand", "Pikewarden", "Gatekeeper"]);
  mustering.remove("Pikewarden", names);
  goOn();
  expect(names).toEqual(["Ferryhand", "Gatekeeper"]);
  expect(done).toEqual(["undo", "undo", "add Gatekeeper"]);
  expect(mustering.left).toBe(null);
});

test("a refusal ends it, and the next choice is left alone", () => {
  const { names, done, mustering } = table(["Ferryhand", "Pikewarden"]);
  mustering.remove("Ferryhand", names);
  mustering.stop();
  mustering.goOn([...names, "Gatekeeper"]);
  expect(done).toEqual(["undo"]);
});

test("a force is laid in, from the choice to build on", () => {
  const { names, done, mustering, goOn } = table([], { builds: false });
  mustering.lay(["Ferryhand", "Ferryhand", "Gatekeeper"], names);
  goOn();
  expect(done).toEqual(["build", "add Ferryhand", "add Ferryhand", "add Gatekeeper"]);
  expect([mustering.left, mustering.busy]).toEqual([[], false]);
});

test("what was there before is taken out of the way against machines only", () => {
  for (const alone of [true, false]) {
    const { names, mustering, goOn } = table(["Pikewarden"], { alone });
    mustering.lay(["Ferryhand"], names);
    goOn();
    expect(names).toEqual(alone ? ["Ferryhand"] : ["Pikewarden", "Ferryhand"]);
  }
});

test("what does not fit is left out and told", () => {
  const { names, mustering, goOn } = table([], { fits: 1 });
  mustering.lay(["Ferryhand", "Gatekeeper"], names);
  goOn();
  expect(names).toEqual(["Ferryhand"]);
  expect(mustering.left).toEqual(["Gatekeeper"]);
});
