import { describe } from "vitest";
import { holdTheExamplesToTheFields } from "./examples.ts";
import { holdTheFormToItsWord } from "./forms.ts";
import { holdToTheLaws, type AnyCalculator } from "./laws.ts";

/** Tests a calculator of the catalogue against the whole contract: `src/calculators/<id>/contract.test.ts`. */
export function holdToTheContract(definition: AnyCalculator): void {
  describe(definition.id, () => {
    holdToTheLaws(definition);
    holdTheExamplesToTheFields(definition);
    describe("the form", () => holdTheFormToItsWord(definition));
  });
}
