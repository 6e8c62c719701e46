import { beforeEach, describe, expect, test } from "vitest";
import { silence } from "../talk";
import type { Option, Question } from "../wire";
import { cardIn, Picking } from "./picking.svelte";

const option = (text: string, ...way: string[]): Option => ({ text, words: text, way });
const idle = (text: string): Option => ({ text, words: text, idle: true });
const texts = (options: Option[]) => options.map((one) => one.text);

const ATTACK = option("attack v1 f2", "0:v1", "1:f2");
const SHOOT = option("shoot v1 f2", "0:v1", "1:f2");
const CAST = option("cast v1", "0:v1");
const ORDER = option("order Cook", "0:hand2");
const RECRUIT = option("recruit Cook v2", "0:hand2", "0:v2");
const DRAW = option("draw", "0:deck");
const PASS = idle("pass");

let acts: string[] = [];
let previews: string[] = [];
const talk = {
  ...silence,
  act: (text: string) => void acts.push(text),
  preview: (text: string) => void previews.push(text),
};

beforeEach(() => ((acts = []), (previews = [])));

/** Asked for these options, on a board that draws no decks, discard piles and rows. */
function asked(options: Option[], act = true, begin?: (options: Option[]) => string[]): Picking {
  const question: Question = { prompt: "Well?", act, kind: act ? "act" : "choice", about: {}, options };
  const apart = (place: string) => /deck|discard|vanguard|rear/.test(place);
  const picking = new Picking(
    () => question,
    () => talk,
    { apart, begin },
  );
  picking.drop();
  return picking;
}

describe("pointing", () => {
  test("one click picks, the next decides", () => {
    const picking = asked([ATTACK, RECRUIT]);
    expect(picking.point("0:v1")).toBe(true);
    expect([picking.picked, acts]).toEqual([["0:v1"], []]);
    picking.point("1:f2");
    expect(acts).toEqual(["attack v1 f2"]);
  });

  test("what is done with one click is confirmed by a second, after a preview", () => {
    const picking = asked([CAST]);
    picking.point("0:v1");
    expect([picking.armed, acts, previews]).toEqual([CAST, [], ["cast v1"]]);
    picking.point("0:v1");
    expect(acts).toEqual(["cast v1"]);
  });

  test("what leads on and what is complete: the one by pointing, the other by a button", () => {
    const picking = asked([ATTACK, CAST, PASS]);
    picking.point("0:v1");
    expect([texts(picking.onward), texts(picking.complete), texts(picking.buttons)]).toEqual([
      ["attack v1 f2"],
      ["cast v1"],
      ["cast v1"],
    ]);
    picking.press(CAST);
    expect(acts).toEqual(["cast v1"]);
  });

  test("options about the same places are told apart by buttons", () => {
    const picking = asked([ATTACK, SHOOT]);
    picking.point("0:v1");
    picking.point("1:f2");
    expect([texts(picking.buttons), acts]).toEqual([["attack v1 f2", "shoot v1 f2"], []]);
    picking.press(SHOOT);
    expect(acts).toEqual(["shoot v1 f2"]);
  });

  test("another beginning takes the place of the first, the same one drops it", () => {
    const picking = asked([ATTACK, RECRUIT]);
    picking.point("0:v1");
    picking.point("0:hand2");
    expect(picking.picked).toEqual(["0:hand2"]);
    picking.point("0:hand2");
    expect([picking.picked, picking.begun]).toEqual([[], false]);
  });

  test("a place that no option is about changes nothing", () => {
    const picking = asked([ATTACK]);
    picking.point("0:v1");
    expect(picking.point("1:r3")).toBe(false);
    expect([picking.picked, acts]).toEqual([["0:v1"], []]);
  });

  test("any slot of a row means the row, a hidden hand any of its cards", () => {
    const row = asked([option("choose rival vanguard", "1:vanguard"), option("choose rival rear", "1:rear")], false);
    expect([row.glow("1:v3"), row.glow("0:v3"), row.glow("1:f1")]).toEqual(["target", "", ""]);
    row.point("1:v3");
    expect([row.armed?.text, row.glow("1:v1"), row.glow("1:r1")]).toEqual(["choose rival vanguard", "armed", "target"]);
    const hand = asked([option("choose rival hand 1", "1:hand1"), option("choose rival hand 2", "1:hand2")], false);
    hand.point("1:hand");
    expect(hand.pair.length).toBe(2);
  });

  test("what begins with one unit alone begins by itself, and dropping leads back there", () => {
    const begin = (options: Option[]) => [options[0]!.way![0]!];
    const stop = idle("stop");
    const picking = asked([option("move l12 m12", "l12", "m12"), stop], false, begin);
    expect([picking.picked, picking.begun, texts(picking.buttons)]).toEqual([["l12"], false, ["stop"]]);
    picking.press(stop);
    picking.drop();
    expect([acts, picking.picked]).toEqual([["stop"], ["l12"]]);
  });
});

describe("glow", () => {
  test("an act begins at its sources and goes on to targets", () => {
    const picking = asked([ATTACK, CAST, ORDER]);
    expect(["0:v1", "0:hand2", "1:f2"].map((place) => picking.glow(place))).toEqual(["source", "source", ""]);
    picking.point("0:v1");
    expect(["0:v1", "0:hand2", "1:f2"].map((place) => picking.glow(place))).toEqual(["picked", "", "target"]);
    picking.drop();
    picking.point("0:hand2");
    expect(picking.glow("0:hand2")).toBe("armed");
  });

  test("an answer to a detail is a target", () => {
    expect(asked([option("choose v1", "0:v1")], false).glow("0:v1")).toBe("target");
  });
});

describe("buttons", () => {
  test("are for what is no place, and for places that are not drawn", () => {
    const picking = asked([ATTACK, DRAW, PASS]);
    expect(texts(picking.buttons)).toEqual(["draw", "pass"]);
  });

  test("of an act, and of what is about a place, are confirmed", () => {
    const act = asked([ATTACK, DRAW, PASS]);
    act.press(PASS);
    expect([act.armed, acts]).toEqual([PASS, []]);
    act.act(PASS);
    const detail = asked([option("yes"), option("choose discard Cook", "0:discard1")], false);
    detail.press(detail.options[0]!);
    detail.press(detail.options[1]!);
    expect([acts, detail.armed?.text]).toEqual([["pass", "yes"], "choose discard Cook"]);
  });
});

describe("what a lesson asks for", () => {
  const taught = (options: Option[], ...wanted: Option[]) => {
    const question: Question = { prompt: "Well?", act: true, kind: "act", about: {}, options };
    return new Picking(
      () => question,
      () => ({ ...talk, wanted: wanted.map((one) => one.text) }),
    );
  };

  test("is pointed at place by place, and again from the first if something else is picked", () => {
    const picking = taught([ATTACK, RECRUIT, CAST], RECRUIT);
    expect(picking.meant).toEqual(["0:hand2"]);
    picking.point("0:hand2");
    expect(picking.meant).toEqual(["0:v2"]);
    picking.point("0:v1");
    expect(picking.meant).toEqual(["0:hand2"]);
  });

  test("may be a button, with a place or without", () => {
    const picking = taught([ATTACK, ORDER, RECRUIT, PASS], ORDER, PASS);
    expect([picking.means(PASS), picking.means(ATTACK), picking.means(null)]).toEqual([true, false, false]);
    picking.point("0:hand2");
    expect([picking.meant, picking.means(ORDER)]).toEqual([[], true]);
  });

  test("is nothing at a table", () => {
    expect(asked([ATTACK, PASS]).meant).toEqual([]);
  });
});

test("a card is found by its name in the words, the longest first", () => {
  const cards = { Cook: 1, "Cook of the North": 1 };
  expect(cardIn({ text: "", words: "Choose Cook of the North (your deck)" }, cards)).toBe("Cook of the North");
  expect(cardIn({ text: "", words: "Pass" }, cards)).toBe("");
});

describe("an option with a warning", () => {
  const LOSES: Option = { ...option("return l12", "l12"), warning: "You would lose at once." };
  const MOVE = option("move l12 l13", "l12", "l13");

  test("is asked for again where nobody wants to be asked", () => {
    const never = { ...talk, confirms: "never" as const };
    const question: Question = { prompt: "Well?", act: true, kind: "act", about: {}, options: [LOSES, MOVE] };
    const picking = new Picking(
      () => question,
      () => never,
    );
    picking.drop();
    picking.point("l12");
    picking.press(LOSES);
    expect([acts, picking.armed]).toEqual([[], LOSES]);
    picking.act(LOSES);
    expect(acts).toEqual(["return l12"]);
  });

  test("is never assured by a preview", () => {
    const sure = {
      ...talk,
      confirms: "unsure" as const,
      previewed: { type: "previewed" as const, ply: 1, text: LOSES.text, sure: true, lines: [] },
    };
    const question: Question = { prompt: "Well?", act: true, kind: "act", about: {}, options: [LOSES] };
    const picking = new Picking(
      () => question,
      () => sure,
    );
    picking.drop();
    picking.armed = LOSES;
    expect(picking.assured).toBe(false);
  });
});
