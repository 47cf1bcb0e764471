import { expect, test } from "vitest";
import { drawPlan } from "./plan.ts";
import { isFault, type Plan } from "./steps.ts";

const seeds = Array.from({ length: 200 }, (_, index) => index);
const options = { faults: 8, browserKills: true };
const faultsOf = ({ steps }: Plan): readonly string[] => steps.flatMap(({ action }) => (isFault(action) ? [action.do] : []));

test("a seed gives the same plan each time, and another seed another", () => {
  expect(drawPlan(7, options)).toEqual(drawPlan(7, options));
  expect(drawPlan(8, options)).not.toEqual(drawPlan(7, options));
});

test("the episode of every test run has what loses work: a lost answer, a killed server, a crash, a page left while it saves", () => {
  const plan = drawPlan(24603, { faults: 5, browserKills: false });
  expect(plan.devices).toHaveLength(2);
  expect(faultsOf(plan)).toEqual(expect.arrayContaining(["loseAcknowledgement", "killServer", "crashTab", "leaveWhileSaving"]));
});

test("a server that is to be kept is never killed", () => {
  for (const seed of seeds) expect(faultsOf(drawPlan(seed, { ...options, keepsServer: true }))).not.toContain("killServer");
});

test("an episode has as many faults as asked for, and every kind comes about", () => {
  const all = new Set<string>();
  for (const seed of seeds) {
    const faults = faultsOf(drawPlan(seed, options));
    // Initial clock errors may exceed the requested number of faults.
    expect(faults.length).toBeGreaterThanOrEqual(8);
    expect(faults.length).toBeLessThanOrEqual(10);
    for (const fault of faults) all.add(fault);
  }
  expect([...all].sort()).toEqual(
    [
      "closeTab",
      "crashTab",
      "fillLocalStorage",
      "fillStorage",
      "freeze",
      "killBrowser",
      "killServer",
      "leave",
      "leaveWhileSaving",
      "loseAcknowledgement",
      "offline",
      "otherFile",
      "reload",
      "secondTab",
      "skewClock",
      "slow",
      "unreachable",
    ].sort(),
  );
});

test("no number is typed twice in an episode", () => {
  for (const seed of seeds) {
    const typed = drawPlan(seed, options).steps.map(({ action }) => (action.do === "killBrowser" ? action.typing : action));
    const numbers = typed.flatMap((action) => (action?.do === "type" ? [action.number] : []));
    expect(new Set(numbers).size).toBe(numbers.length);
  }
});

test("browsers are killed only where that was asked for", () => {
  for (const seed of seeds) {
    const plan = drawPlan(seed, { faults: 8, browserKills: false });
    expect(faultsOf(plan)).not.toContain("killBrowser");
    expect(plan.devices.every(({ hasOwnBrowser }) => !hasOwnBrowser)).toBe(true);
  }
});

test("while nothing can be kept, the tab that is typed into stays open until all is saved", () => {
  for (const seed of seeds) {
    const { steps } = drawPlan(seed, options);
    steps.forEach(({ action, device, tab }, index) => {
      if (action.do !== "fillStorage") return;
      const end = steps.findIndex((step, place) => place > index && step.action.do === "untilSaved");
      const meanwhile = steps.slice(index + 1, end);
      expect(
        meanwhile.every(
          (step) => step.device === device && step.tab === tab && (step.action.do === "type" || step.action.do === "freeStorage"),
        ),
      ).toBe(true);
    });
  }
});
