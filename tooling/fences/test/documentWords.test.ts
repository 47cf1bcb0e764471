import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { phraseProblem } from "../words.ts";

/** Documents that a newcomer reads say things as an engineer says them. Records of decisions and generated documents are not among them. */
const root = fileURLToPath(new URL("../../..", import.meta.url));
const documents = globSync(["*.md", "docs/*.md", "{apps,packages,tooling}/**/README.md"], {
  cwd: root,
  exclude: (path) => /node_modules|\/dist\/|docs\/(?:validation|benchmarks)\.md/.test(path),
});

/** Problems of a text by its lines; code is left out. */
function problemsOf(text: string): readonly string[] {
  const prose = text.replaceAll(/^```[^]*?^```/gm, (block) => block.replaceAll(/[^\n]/g, "")).replaceAll(/`[^`\n]*`/g, "``");
  return prose.split("\n").flatMap((line, index) => {
    const problem = phraseProblem(line);
    return problem === undefined ? [] : [`${index + 1}: ${problem}`];
  });
}

test.each(documents)("%s uses words that a native reader reads once", (path) => {
  expect(problemsOf(readFileSync(join(root, path), "utf8"))).toEqual([]);
});

test("there are documents, and prose is read while code is not", () => {
  expect(documents.length).toBeGreaterThan(9);
  expect(problemsOf("One.\n\nWhoever reads `is none` is told.")).toEqual([expect.stringMatching(/^3: “Whoever”/)]);
  expect(problemsOf("```sh\n# whoever\n```\n`anew`")).toEqual([]);
});
