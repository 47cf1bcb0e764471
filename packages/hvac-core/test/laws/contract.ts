import { describe } from "vitest";
import { holdTheExamplesToTheFields } from "./examples.ts";
import { holdTheFormToItsWord } from "./forms.ts";
import { holdToTheLaws, type AnyCalculator } from "./laws.ts";

/** Holds a calculator of the catalogue to everything that the contract says of it: `src/calculators/<id>/contract.test.ts`. */
export function holdToTheContract(definition: AnyCalculator): void {
  describe(definition.id, () => {
    holdToTheLaws(definition);
    holdTheExamplesToTheFields(definition);
    describe("the form", () => holdTheFormToItsWord(definition));
  });
}
