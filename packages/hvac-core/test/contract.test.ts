import { describe, expect, test } from "vitest";
import { catalogue } from "../src/catalogue.ts";
import { mathFunctions, parseExpression } from "../src/kernel/index.ts";
import { holdTheFormToItsWord } from "./laws/forms.ts";
import { holdToTheLaws, type AnyCalculator } from "./laws/laws.ts";

/** What every calculator must hold to. A new calculator is tested from the day it stands in the catalogue. */
const definitions: readonly AnyCalculator[] = catalogue;

test("ids, titles and collections are distinct", () => {
  for (const key of ["id", "title", "collection"] as const)
    expect(new Set(definitions.map((definition) => definition[key])).size).toBe(definitions.length);
});

test("functions of mathematics are told by words", () => {
  for (const name of Object.keys(mathFunctions)) expect(parseExpression(`${name}(1)`)).toMatchObject({ type: "call", name });
});

describe.each(definitions.map((definition) => [definition.id, definition] as const))("%s", (_id, definition) => {
  holdToTheLaws(definition);
  describe("the form", () => holdTheFormToItsWord(definition));
});
