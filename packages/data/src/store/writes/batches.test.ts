import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maxRequestBytes } from "../../documents/index.ts";
import { inBatches, type Piece } from "./batches.ts";
import { rulesCost, type RulesOperation } from "./rulesCost.ts";

describe("batches", () => {
  const fits = (pieces: readonly Piece[]): boolean => {
    const costs = pieces.flatMap(({ operations }) => operations.map((name) => rulesCost[name]));
    const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
    return (
      costs.length <= 450 &&
      sum(costs.map(({ expressions }) => expressions)) <= 900 &&
      sum(costs.map(({ reads }) => reads)) <= 20 &&
      sum(pieces.map(({ bytes = 0 }) => bytes)) <= maxRequestBytes
    );
  };

  test("keep the order, the limits of requests and the budget of the security rules, and are filled", () => {
    const operation = fc.constantFrom(...(Object.keys(rulesCost) as RulesOperation[]));
    const bytes = fc.oneof({ weight: 9, arbitrary: fc.nat(1000) }, fc.nat(maxRequestBytes));
    const piece = fc
      .record({ operations: fc.array(operation, { minLength: 1, maxLength: 4 }), bytes })
      .map((size): Piece => ({ ...size, apply: () => {} }));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 200 }), (pieces) => {
        const batches = inBatches(pieces);
        expect(batches.flat()).toEqual(pieces);
        for (const [index, batch] of batches.entries()) {
          expect(batch.length).toBeGreaterThan(0);
          expect(fits(batch)).toBe(true);
          const next = batches[index + 1]?.[0];
          if (next) expect(fits([...batch, next])).toBe(false);
        }
      }),
      { numRuns: 100 },
    );
  });
});
