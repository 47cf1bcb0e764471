import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkContent } from "./content.ts";
import { faultText } from "./fault.ts";
import { article, blog, page, planted, plantedInTable, table } from "./plantedFaults.ts";
import type { Site } from "./site.ts";
import { featureSlugs } from "./table.ts";

const today = new Date("2026-11-23T12:00:00Z");

const site: Site = {
  addresses: ["/", "/blog", "/validation", "/rss.xml"],
  sections: ["/docs"],
  application: [/^\/heat-load$/, /^\/login$/, /^\/projects\/[^/]+$/],
  parts: ["Chart", "Sources"],
  calculators: featureSlugs.map((slug) => ({ title: slug, route: `/calculators/${slug}` })),
};

let root = "";
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "content-"));
  write("content/features.json", table);
  write("content/blog/glycol.mdx", article);
  write("content/images/friction.svg", "<svg/>");
  for (const name of ["about", "privacy-policy", "terms-of-service"]) write(`content/pages/${name}.md`, page(name));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const faults = (): readonly string[] => checkContent(root, site, today).faults.map(faultText);

test("correct content has no findings, and every file is read", () => {
  expect(checkContent(root, site, today)).toEqual({ faults: [], files: 5 });
});

test.each(planted)("%s is named with its file and line", (_, file, from, to, fault) => {
  const before = readFileSync(path.join(root, file), "utf8");
  const after = before.replace(from, to);
  expect(after, "the fault must be planted").not.toBe(before);
  write(file, after);
  expect(faults()).toEqual([fault]);
});

test("a text that cannot be read is named with the line, and how a brace is written", () => {
  write(blog, article.replace("Water runs", "Water {runs"));
  expect(faults()[0]).toMatch(
    /^content\/blog\/glycol\.mdx, line 8: the text cannot be read from here on: .*A \{ or a < that is meant as a sign is written \\\{ or \\</,
  );
});

test.each(plantedInTable)("in the table %s is named with its line", (_, from, to, fault) => {
  const after = table.replace(from, to);
  expect(after, "the fault must be planted").not.toBe(table);
  write("content/features.json", after);
  expect(faults().filter((each) => !each.endsWith("is missing") || each.includes(fault))).toEqual([`content/features.json, ${fault}`]);
});

test("a duplicate row is named", () => {
  const rows = JSON.parse(table) as readonly unknown[];
  const text = JSON.stringify([...rows, rows[0]], undefined, 2);
  write("content/features.json", text);
  const line = text.split("\n").findLastIndex((words) => words.includes("slug")) + 1;
  expect(faults()).toEqual([`content/features.json, line ${String(line)}: the slug heat-load-calculations is here for the second time`]);
});

test("a calculator that the specification does not name may have a row and a text", () => {
  const rows = JSON.parse(table) as readonly object[];
  write("content/features.json", JSON.stringify([...rows, { ...rows[0], slug: "cooling-towers" }], undefined, 2));
  write("content/features/cooling-towers.mdx", "Text, with a link to [its page](/features/cooling-towers).");
  expect(faults()).toEqual([]);
});

test("a row that is missing is named", () => {
  write("content/features.json", JSON.stringify((JSON.parse(table) as readonly unknown[]).slice(1)));
  expect(faults()).toEqual(["content/features.json: the row heat-load-calculations is missing"]);
});

test("files without a page are named", () => {
  write("content/blog/draft.md", "text");
  write("content/features/heat-load.mdx", "Text.");
  write("content/pages/login.md", page("login"));
  write(
    "content/blog/Glycol in pipes.mdx",
    article.replace("title: ", "title: More on ").replace("description: ", "description: More: ").replace("More: ", ""),
  );
  const messages = faults();
  expect(messages).toContainEqual(expect.stringMatching(/^content\/blog\/draft\.md: no page is made of it/));
  expect(messages).toContainEqual(
    expect.stringMatching(/^content\/features\/heat-load\.mdx: its name must be one of heat-load-calculations/),
  );
  expect(messages).toContainEqual("content/pages/login.md: the address /login is the application's");
  expect(messages).toContainEqual(expect.stringMatching(/^content\/blog\/Glycol in pipes\.mdx: its name becomes its address/));
  expect(messages).toContainEqual(`${blog}, line 3: description is the same as in content/blog/Glycol in pipes.mdx`);
});

test("a page that every page links to must exist", () => {
  rmSync(path.join(root, "content/pages/privacy-policy.md"));
  expect(faults()).toEqual(["content/pages/privacy-policy.md: is missing; the foot of every page links to it"]);
});

test("a picture that is too large is named with its size", () => {
  write("content/images/friction.svg", "x".repeat(2_300_000));
  expect(faults()).toEqual([
    `${blog}, line 13: the picture ../images/friction.svg has 2.3 MB; at most 1 MB: make it smaller or save it as .webp`,
  ]);
});
