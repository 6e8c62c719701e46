import { expect, test } from "vitest";
import { silence } from "../../talk";
import { Removing } from "./removing.svelte";

test("a unit is taken out by undoing to it and adding the others again", () => {
  const names = ["Ferryhand", "Pikewarden", "Gatekeeper"];
  const done: string[] = [];
  const talk = {
    ...silence,
    undo: () => void (done.push("undo"), names.pop()),
    act: (text: string) => void (done.push(text), names.push(text.slice(4))),
  };
  const removing = new Removing(
    () => talk,
    (name) => ({ text: `add ${name}`, words: `Add ${name}` }),
  );
  removing.begin("Pikewarden", names);
  for (let n = 0; n < 5; n += 1) removing.goOn(names);
  expect(names).toEqual(["Ferryhand", "Gatekeeper"]);
  expect(done).toEqual(["undo", "undo", "add Gatekeeper"]);
});

test("a refusal ends it, and the next choice is left alone", () => {
  const names = ["Ferryhand", "Pikewarden"];
  const done: string[] = [];
  const talk = { ...silence, undo: () => void done.push("undo"), act: (text: string) => void done.push(text) };
  const removing = new Removing(
    () => talk,
    () => undefined,
  );
  removing.begin("Ferryhand", names);
  removing.stop();
  removing.goOn([...names, "Gatekeeper"]);
  expect(done).toEqual(["undo"]);
});
