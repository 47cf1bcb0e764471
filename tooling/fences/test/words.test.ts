import { expect, test } from "vitest";
import { lintSample } from "./lintSample.ts";

/** Problems that the rules for words name in a source, as `rule: quoted pattern`. */
function problems(source: string): string[] {
  return lintSample("words.ts", { "words/name": "error", "words/text": "error", "words/doc": "error" }, source)
    .map(({ code, message }) => `${code.replace(/^words\((\w+)\)$/, "$1")}: ${/“.*?”/.exec(message)![0]}`)
    .toSorted();
}

test("names that are not nouns are refused where they are declared, and only there", () => {
  expect(problems("const found = 1;\nexport const results = [found];")).toEqual(["name: “found”"]);
  expect(problems("export const f = ({ told: message }: { told: string }) => message;")).toEqual(["name: “told”"]);
  expect(problems("export interface FoundDuct {\n  stated: number;\n}")).toEqual(["name: “FoundD”", "name: “stated”"]);
  expect(problems("export class Line {\n  #told = 1;\n  result = () => this.#told;\n}")).toEqual(["name: “told”"]);
  expect(problems("export const leastFlow = 1, isAtLeast = true, leastSquares = 2;")).toEqual(["name: “leastF”"]);
});

test("texts and comments are said as an engineer says them", () => {
  expect(problems('export const label = "Capacity, least";')).toEqual(["text: “least”"]);
  expect(problems("export const label = (n: number) => `Enter at least ${n} people, or a stated airflow`;")).toEqual(["text: “stated”"]);
  expect(problems("// A room with a unit of its own\nexport const limit = 2;")).toEqual(["doc: “of its own”"]);
  expect(problems('export const label = "Rooms with units of their own";')).toEqual(["text: “of their own”"]);
  expect(problems("/**\n * A unit of its\n * own, where it has its own unit.\n */\nexport const limit = 2;")).toEqual([
    "doc: “of its own”",
  ]);
  expect(problems("// The value that counts for all\nexport const limit = 2;")).toEqual(["doc: “counts for”"]);
  expect(problems("/** Of a duct, the width. */\nexport const width = 2;")).toEqual(["doc: “Of ”"]);
  expect(problems('/** Width of a duct, m. */\nexport const width = { label: "Width", help: "Enter at least 2 m." };')).toEqual([]);
});

test("keys of objects and ids are not texts", () => {
  expect(problems('export const id = { of: "least" };')).toEqual([]);
});
