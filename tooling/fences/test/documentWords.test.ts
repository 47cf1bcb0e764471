import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { phraseProblem } from "../words.ts";

/**
 * Documents, pages of the site and comments that the linter does not read are in words that a native reader reads once. Generated
 * documents are left out.
 */
const root = fileURLToPath(new URL("../../..", import.meta.url));
const isIgnored = (path: string): boolean =>
  /(?:^|\/)(?:node_modules|dist|\.astro|test-results|\.turbo)(?:\/|$)|docs\/(?:validation|benchmarks)\.md|CHANGELOG\.md/.test(path);
const filesOf = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: root, exclude: isIgnored }).filter((path) => !isIgnored(path));

const blank = (text: string): string => text.replaceAll(/[^\n]/g, "");

/** A document without its code. */
const prose = (text: string): string => text.replaceAll(/^```[^]*?^```/gm, blank).replaceAll(/`[^`\n]*`/g, "``");
/** The comments of a text, in their lines. */
const commentsOf = (comment: RegExp) => (text: string) =>
  text.replaceAll(new RegExp(`(${comment.source})|[^\\n]`, "g"), (_all, matched: string | undefined) => matched ?? "");

const kinds = {
  document: {
    patterns: [
      "*.md",
      ".changeset/*.md",
      ".github/*.md",
      "docs/*.md",
      "docs/decisions/*.md",
      "apps/**/*.md",
      "packages/**/*.md",
      "tooling/**/*.md",
      "apps/marketing/content/**/*.mdx",
    ],
    read: prose,
  },
  style: { patterns: ["apps/**/*.css", "packages/**/*.css", "tooling/**/*.css"], read: commentsOf(/\/\*[^]*?\*\//g) },
  rules: { patterns: ["firestore.rules"], read: commentsOf(/\/\/.*/g) },
  configuration: { patterns: ["*.yaml", ".github/**/*.yml"], read: commentsOf(/(?<=^|\s)#.*/g) },
} as const;

function problemsOf(text: string): readonly string[] {
  return text.split("\n").flatMap((line, index) => {
    const problem = phraseProblem(line);
    return problem === undefined ? [] : [`${index + 1}: ${problem}`];
  });
}

const patterns = Object.entries(kinds).flatMap(([kind, { patterns: ofKind, read }]) =>
  ofKind.map((pattern) => ({ kind, pattern, files: filesOf(pattern), read })),
);

test.each(patterns.flatMap(({ kind, files, read }) => files.map((path) => ({ kind, path, read }))))(
  "$kind $path uses words that a native reader reads once",
  ({ path, read }) => {
    expect(problemsOf(read(readFileSync(join(root, path), "utf8")))).toEqual([]);
  },
);

test.each(patterns)("there are files of $pattern", ({ files }) => {
  expect(files.length).toBeGreaterThan(0);
});

test("prose and comments are read, code is not", () => {
  expect(problemsOf(prose("One.\n\nWhoever reads `is none` is told."))).toEqual([expect.stringMatching(/^3: “Whoever”/)]);
  expect(problemsOf(prose("```sh\n# whoever\n```\n`anew`"))).toEqual([]);
  expect(problemsOf(kinds.style.read(".anew {\n  /* Beside\n  it. */\n}"))).toEqual([expect.stringMatching(/^2: “Beside”/)]);
  expect(problemsOf(kinds.rules.read("anew // told"))).toEqual([expect.stringMatching(/^1: “told”/)]);
  expect(problemsOf(kinds.configuration.read('anew: "a#told"\nb: 1 # least'))).toEqual([expect.stringMatching(/^2: “least”/)]);
});
