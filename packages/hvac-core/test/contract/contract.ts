import { describe } from "vitest";
import { catalogue } from "../../src/catalogue.ts";
import { holdTheFormToItsWord } from "../laws/forms.ts";
import { holdToTheLaws, type AnyCalculator } from "../laws/laws.ts";

/** What every calculator must hold to. A new calculator is tested from the day it stands in the catalogue. */
export const definitions: readonly AnyCalculator[] = catalogue;

/** The calculators are held to it in so many files, which run at the same time. */
const parts = 3;

/** Holds each calculator of a part, counted from 0, to the contract. */
export function holdToTheContract(part: number): void {
  const own = definitions.filter((_, place) => place % parts === part);
  describe.each(own.map((definition) => [definition.id, definition] as const))("%s", (_id, definition) => {
    holdToTheLaws(definition);
    describe("the form", () => holdTheFormToItsWord(definition));
  });
}
