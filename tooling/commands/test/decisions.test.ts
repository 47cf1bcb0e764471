import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Decisions have the same headings and half a page each, and every reference to one is valid. */
const root = new URL("../../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf8");
const find = (...patterns: readonly string[]): readonly string[] =>
  globSync([...patterns], { cwd: root.pathname, exclude: (path) => /node_modules|dist/.test(path) });

const records = find("docs/decisions/[0-9]*.md");
const numbers = new Set(records.map((path) => path.replace("docs/decisions/", "").slice(0, 4)));
const leads = ["What", "Why", "What it costs", "What gets simpler", "What else was looked at", "Way out"];

test("there are records, each with a unique number", () => {
  expect(records.length).toBeGreaterThan(12);
  expect(numbers.size).toBe(records.length);
});

test.each(records)("%s has a numbered heading, a date, a status, and the leads of a record, in order", (path) => {
  const text = read(path);
  expect(text).toMatch(
    /^# \d{4} .+\n\nDecided \d{1,2} \w+ \d{4}.*?\. Status: (?:in force|replaced by \[\d{4}\]\(\d{4}-[^)]+\))[.;].*\n\n\*\*What\.\*\* /,
  );
  const headings = [...text.matchAll(/^\*\*(.+?)\.?\*\*/gm)].map((match) => match[1]!);
  expect(headings).toEqual(leads.filter((lead) => headings.includes(lead)));
  expect(headings).toEqual(expect.arrayContaining(["What", "Why", "Way out"]));
});

test.each(records)("%s is half a page", (path) => {
  expect(read(path).split(/\s+/).length).toBeLessThan(500);
});

test("every record that is referred to is there", () => {
  const files = find(
    "*.md",
    "docs/**/*.md",
    "{apps,packages}/**/*.md",
    "tooling/**/*.{md,ts}",
    "{apps,packages}/*/{src,test,build}/**/*.{ts,tsx}",
  );
  const gone = files.flatMap((path) =>
    [...read(path).matchAll(/\b(?:decisions?|records?) (\d{1,4})\b|decisions\/(\d{4})|\]\((\d{4})-/g)]
      .map((match) => (match[1] ?? match[2] ?? match[3])!.padStart(4, "0"))
      .filter((number) => !numbers.has(number))
      .map((number) => `${path}: ${number}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(gone).toEqual([]);
});

test("links between records lead to a record of that name", () => {
  const broken = records.flatMap((path) =>
    [...read(path).matchAll(/\]\((\d{4}-[^)]+)\)/g)]
      .filter((match) => !records.includes(`docs/decisions/${match[1]!}`))
      .map((match) => `${path}: ${match[1]!}`),
  );
  expect(broken).toEqual([]);
});
