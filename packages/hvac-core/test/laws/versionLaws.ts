import { describe, expect, test } from "vitest";
import { valueAt } from "../../src/kernel/index.ts";
import { convert, siUnit } from "../../src/quantity/index.ts";
import type { LawContext } from "./context.ts";
import { resultFieldAt } from "./fieldsOf.ts";
import { numbersIn } from "./sheets.ts";

/** Versions and worked examples. */
export function versionLaws({ definition, succeed, explanation }: LawContext): void {
  test("every version opens, and a newer one is refused by name", () => {
    const data = definition.start("Metric");
    expect(definition.calculate(definition.open(data, definition.version).input).ok).toBe(true);
    for (let version = 1; version < definition.version; version++)
      expect(() => definition.open({ unitSystem: "Metric" }, version)).not.toThrow();
    expect(() => definition.open(data, definition.version + 1)).toThrow(/version/);
  });

  describe("worked examples", () => {
    test("exist, and are reproduced within their tolerances", () => {
      expect(explanation().cases.length).toBeGreaterThan(0);
      for (const { title, input, expected } of explanation().cases) {
        const outcome = succeed(input);
        const computed = new Map(numbersIn(definition, outcome));
        for (const [name, expectation] of Object.entries(expected)) {
          const { value, unit, within, because } = expectation!;
          if (typeof value === "string") {
            expect((valueAt(outcome.results, name) as { value: unknown } | undefined)?.value, `${title}: ${name}`).toBe(value);
            continue;
          }
          expect(because, `${title}: ${name} needs a reason for its tolerance`).toBeTruthy();
          expect(computed.has(name), `${title}: ${name} is a number among the results`).toBe(true);
          const { quantity } = resultFieldAt(definition.results, name) as { readonly quantity: "number" };
          const actual = convert(computed.get(name)!, siUnit(quantity), unit ?? siUnit(quantity));
          expect(Math.abs(actual - value), `${title}: ${name} is ${actual}, printed ${value}`).toBeLessThanOrEqual(within!);
        }
      }
    });
  });
}
