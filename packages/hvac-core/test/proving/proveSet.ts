import { readFileSync } from "node:fs";
import { isAll } from "@tooling/testing/extent";
import { describe, expect, test } from "vitest";
import { beyondOf, countsOf, type JudgedCase, type ProvingCase, type ProvingResult, type ProvingSet } from "./provingSet.ts";
import { calculatorOf, caseLine, headLine, linesOf } from "./stored.ts";

const isSlug = expect.stringMatching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

function checkResult(result: ProvingResult, { isHeldBack }: ProvingCase): void {
  const { quantity, ours, programs, band, accepted, reason, upTo } = result;
  expect(ours, quantity).toBeTypeOf("number");
  expect(Number.isFinite(ours), quantity).toBe(true);
  const isCompared = Object.keys(programs).length > 0 && (band ?? accepted) !== undefined;
  expect(isCompared, `${quantity}: ${isHeldBack ? "held back, yet" : "not"} compared`).toBe(!isHeldBack);
  const beyond = beyondOf(result);
  const place = `${quantity}: ${ours}, band ${band?.join(" to ")}, accepted ${accepted?.join(" to ")}`;
  if (!beyond) expect(reason, `${place}: within, a reason is not needed`).toBeUndefined();
  else {
    const distance = Math.max(beyond.band ?? 0, beyond.accepted ?? 0);
    expect(reason, `${place}: outside by ${distance} without a reason`).toBeTruthy();
    expect(distance, `${place}: further outside than its reason explains`).toBeLessThanOrEqual(upTo!);
  }
}

/** A calculator opens the file and answers it; one that leaves nothing out gives the numbers of the case. */
function checkFile({ opensAs, notAFile, ...each }: ProvingCase, results: readonly ProvingResult[]): void {
  expect(opensAs && notAFile, `${each.id}: opens, yet says why it does not`).toBeUndefined();
  if (!opensAs) return;
  const definition = calculatorOf(opensAs);
  const { input, notes } = definition.open(opensAs.input, definition.version);
  expect(notes, each.id).toEqual([]);
  if (opensAs.weather === undefined) expect(definition.calculate(input).ok, each.id).toBe(true);
  for (const { quantity, unit, value } of opensAs.results?.() ?? []) {
    expect(Number.isFinite(value), quantity).toBe(true);
    const result = results.find((other) => other.quantity === quantity);
    expect(result?.unit, quantity).toBe(unit);
    if (opensAs.differences.length === 0)
      expect(Math.abs(value - result!.ours), quantity).toBeLessThanOrEqual(1e-9 * Math.abs(result!.ours));
  }
}

/** The test of a set: ours computed again, every number outside has its reason, and docs/proving has today's numbers. */
export function proveSet(set: ProvingSet): void {
  const stored = readFileSync(new URL(`../../../../docs/proving/${set.id}.json`, import.meta.url), "utf8");
  const lines = linesOf(stored);
  const renew = `run pnpm validate ${set.id} and commit docs`;
  const usual = set.usual;

  describe(set.title, () => {
    test("has cases with distinct ids", () => {
      expect(set.id).toEqual(isSlug);
      const ids = set.cases.map(({ id }) => id);
      for (const id of ids) expect(id).toEqual(isSlug);
      expect(new Set(ids).size).toBe(ids.length);
      expect([...lines.keys()], renew).toEqual(ids);
    });

    test("has the claim of the counts of its cases", () => {
      const cases = [...lines.values()].map((line) => JSON.parse(line) as JudgedCase);
      expect(stored.split("\n")[0], renew).toBe(`${headLine(set, countsOf(cases))},"cases":[`);
    });

    test.each(set.cases.filter(({ id }) => isAll || !usual || usual.includes(id)).map((each) => [each.id, each] as const))(
      "%s",
      (id, each) => {
        const results = each.results();
        expect(results.length).toBeGreaterThan(0);
        for (const result of results) checkResult(result, each);
        checkFile(each, results);
        expect(caseLine(each, results) === lines.get(id), renew).toBe(true);
      },
    );
  });
}
