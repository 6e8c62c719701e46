import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Steps } from "./steps";

let shown: string[] = [];
const steps = () => new Steps<string>((one) => void shown.push(one), 2, 1000);

/** A motion that ends when it is told. */
function motion(): [Promise<void>, () => Promise<void>] {
  let end = () => {};
  const over = new Promise<void>((settle) => (end = settle));
  return [over, async () => (end(), await over, await Promise.resolve())];
}

beforeEach(() => ((shown = []), vi.useFakeTimers()));
afterEach(() => vi.useRealTimers());

test("what comes to a still board is shown at once", () => {
  steps().push("a");
  expect(shown).toEqual(["a"]);
});

test("each waits for the motion of the one before", async () => {
  const queue = steps();
  const [first, endFirst] = motion();
  const [second, endSecond] = motion();
  queue.push("a");
  queue.moving(first);
  queue.push("b");
  queue.push("c");
  expect(shown).toEqual(["a"]);
  await endFirst();
  expect(shown).toEqual(["a", "b"]);
  queue.moving(second);
  await Promise.resolve();
  expect(shown).toEqual(["a", "b"]);
  await endSecond();
  expect(shown).toEqual(["a", "b", "c"]);
});

test("what moves nothing holds nothing up", async () => {
  const queue = steps();
  const [first, end] = motion();
  queue.moving(first);
  queue.push("a");
  queue.push("b");
  await end();
  queue.moving(null);
  await Promise.resolve();
  await Promise.resolve();
  expect(shown).toEqual(["a", "b"]);
});

test("no more than a few wait", () => {
  const queue = steps();
  queue.moving(motion()[0]);
  for (const one of ["a", "b"]) queue.push(one);
  expect(shown).toEqual([]);
  queue.push("c");
  expect(shown).toEqual(["a", "b", "c"]);
  expect(queue.behind).toBe(0);
});

test("nothing waits longer than its time", () => {
  const queue = steps();
  queue.moving(motion()[0]);
  queue.push("a");
  vi.advanceTimersByTime(999);
  queue.push("b");
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(["a", "b"]);
});

test("the urgent brings all that waits, in order", () => {
  const queue = steps();
  queue.moving(motion()[0]);
  queue.push("a");
  queue.push("b", true);
  expect(shown).toEqual(["a", "b"]);
});

test("skipping shows what waits, and says whether something did", () => {
  const queue = steps();
  expect(queue.skip()).toBe(false);
  queue.moving(motion()[0]);
  queue.push("a");
  expect(queue.skip()).toBe(true);
  expect(shown).toEqual(["a"]);
  expect(queue.busy).toBe(false);
});

test("a motion that was overtaken starts nothing", async () => {
  const queue = steps();
  const [old, end] = motion();
  queue.moving(old);
  queue.moving(motion()[0]);
  queue.push("a");
  await end();
  expect(shown).toEqual([]);
});
