import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { catalogue } from "../src/catalogue.ts";
import { mathFunctions, parseExpression } from "../src/kernel/index.ts";

test("ids, titles and collections are distinct", () => {
  for (const key of ["id", "title", "collection"] as const)
    expect(new Set(catalogue.map((definition) => definition[key])).size).toBe(catalogue.length);
});

test("every calculator is held to the contract, in a separate file that runs in parallel with the others", () => {
  const files = catalogue.map(({ id }) => `src/calculators/${id}/contract.test.ts`);
  expect(files.filter((file) => !existsSync(new URL(`../${file}`, import.meta.url)))).toEqual([]);
});

test("functions of mathematics are written as words", () => {
  for (const name of Object.keys(mathFunctions)) expect(parseExpression(`${name}(1)`)).toMatchObject({ type: "call", name });
});
