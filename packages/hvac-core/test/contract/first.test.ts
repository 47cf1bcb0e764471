import { expect, test } from "vitest";
import { mathFunctions, parseExpression } from "../../src/kernel/index.ts";
import { definitions, holdToTheContract } from "./contract.ts";

test("ids, titles and collections are distinct", () => {
  for (const key of ["id", "title", "collection"] as const)
    expect(new Set(definitions.map((definition) => definition[key])).size).toBe(definitions.length);
});

test("functions of mathematics are told by words", () => {
  for (const name of Object.keys(mathFunctions)) expect(parseExpression(`${name}(1)`)).toMatchObject({ type: "call", name });
});

holdToTheContract(0);
