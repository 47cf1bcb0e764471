import { existsSync, readFileSync } from "node:fs";
import { catalogue, type Calculator } from "@org/hvac-core";
import { cards, type Card } from "@org/hvac-core/cards";
import { describe, expect, test } from "vitest";
import { featureSlugs, separatePages } from "../checks/table.ts";
import { pageOf } from "./catalogue.ts";
import { compared, comparedCases } from "./comparedCases.ts";
import { workedExample } from "./workedExample.ts";

const at = (path: string): URL => new URL(path, import.meta.url);
const rows = JSON.parse(readFileSync(at("../../content/features.json"), "utf8")) as readonly { slug: string; calculatorPath: string }[];
const all = cards as readonly Card[];

describe("worked examples on the pages", () => {
  test.each((catalogue as readonly Calculator[]).map((calculator) => [calculator.id, calculator] as const))(
    "of %s agree within what the case accepts",
    async (_id, calculator) => {
      const cases = await comparedCases(calculator);
      expect(cases.length).toBeGreaterThan(0);
      for (const { id, results } of cases)
        for (const { label, expected, computed, agrees } of results) expect(agrees, `${id}, ${label}: ${expected}, ${computed}`).toBe(true);
    },
  );
});

test("what an example enters is shown as text, the rows of its rows too", () => {
  for (const calculator of catalogue as readonly Calculator[])
    for (const { id } of calculator.examples)
      for (const system of ["Metric", "Imperial"] as const)
        for (const { label, lines } of workedExample(calculator, id, system).given)
          for (const line of lines) expect(line, `${calculator.id}, ${id}: ${label}`).not.toMatch(/\[object|\b(true|false|undefined)\b/);
});

test("exact amounts are shown with all their digits", () => {
  const amount = (value: number): string =>
    compared({ value, unit: "money", within: 0 }, { label: "Total", quantity: "money", value }).expected.replaceAll(/[^\d.]/g, "");
  for (const value of [1656.25, 331.25, 1325, 0.05, 12_345_678.9]) expect(Number(amount(value))).toBe(value);
});

describe("the table of features", () => {
  test("has the entries of the specification, each with a calculator", () => {
    expect(rows.map(({ slug }) => slug)).toEqual(expect.arrayContaining([...featureSlugs]));
    for (const { calculatorPath } of rows) expect(all.map(({ route }) => route)).toContain(calculatorPath);
  });

  test("every page has its text by the editors, which says what the calculator does not do", () => {
    const without = [...separatePages, ...rows.map(({ slug }) => slug)].filter((slug) => {
      const file = at(`../../content/features/${slug}.mdx`);
      return !existsSync(file) || !/^## What (?:it does not do|they do not do|is missing)$/m.test(readFileSync(file, "utf8"));
    });
    expect(without, "apps/marketing/content/features/<slug>.mdx is missing, or has no heading “## What it does not do”").toEqual([]);
  });

  test("every card leads to a page that exists: about the calculator, or the calculator itself", () => {
    const made = new Set([...separatePages, ...rows.map(({ slug }) => slug)].map((slug) => `/features/${slug}`));
    const astray = all
      .map((card) => ({ id: card.id, route: card.route, page: pageOf(card, rows) }))
      .filter(({ route, page }) => page !== (route ?? undefined) && !(page !== undefined && made.has(page)));
    expect(astray, "mend sharedPages in apps/marketing/src/calculator/catalogue.ts, or add a row to content/features.json").toEqual([]);
  });

  test("a calculator without a page about it leads to itself", () => {
    const card = { ...all[0]!, id: "cooling-tower", route: "/calculators/cooling-tower" };
    expect(pageOf(card, rows)).toBe("/calculators/cooling-tower");
    expect(pageOf(card, [...rows, { slug: "cooling-towers", calculatorPath: card.route }])).toBe("/features/cooling-towers");
  });
});
