import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maxRequestBytes } from "../../documents/index.ts";
import { inBatches, type Sized } from "./batches.ts";
import { certainBudget, likelyBudget, rulesCost, type RulesCost, type RulesOperation } from "./rulesCost.ts";

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The limits, written out: unnamed reads are different documents, named ones count once. */
function fits(pieces: readonly Sized[], budget: RulesCost): boolean {
  const costs = (some: readonly Sized[]): readonly RulesCost[] =>
    some.flatMap(({ operations }) => operations.map((name) => rulesCost[name]));
  const named = new Set(pieces.flatMap(({ reads }) => reads ?? []));
  const unnamed = costs(pieces.filter(({ reads }) => reads === undefined)).map(({ reads }) => reads);
  return (
    costs(pieces).length <= 100 &&
    sum(costs(pieces).map(({ expressions }) => expressions)) <= budget.expressions &&
    named.size + sum(unnamed) <= budget.reads &&
    sum(pieces.map(({ bytes = 0 }) => bytes)) <= maxRequestBytes
  );
}

const operation = fc.constantFrom(...(Object.keys(rulesCost) as RulesOperation[]));
const piece: fc.Arbitrary<Sized> = fc
  .record({
    operations: fc.array(operation, { minLength: 1, maxLength: 4 }),
    bytes: fc.oneof({ weight: 19, arbitrary: fc.nat(1000) }, fc.nat(maxRequestBytes)),
    parent: fc.option(fc.nat(40)),
  })
  .map(({ parent, ...size }) => ({ ...size, ...(parent !== null && { reads: `files/${parent}` }) }));

describe("batches", () => {
  test.each([
    ["that no server refuses for their size", certainBudget],
    ["as large as a commit may be", likelyBudget],
  ])("%s keep the order and their limits, and are filled", (_, budget) => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 600, size: "max" }), (pieces) => {
        const batches = inBatches(pieces, budget);
        expect(batches.flat()).toEqual(pieces);
        for (const [index, batch] of batches.entries()) {
          expect(batch.length).toBeGreaterThan(0);
          if (batch.length > 1) expect(fits(batch, budget)).toBe(true);
          const next = batches[index + 1]?.[0];
          if (next) expect(fits([...batch, next], budget)).toBe(false);
        }
      }),
      { numRuns: runs(50) },
    );
  });
});
