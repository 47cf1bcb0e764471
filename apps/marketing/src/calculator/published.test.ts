import { readFileSync } from "node:fs";
import { catalogue, type Calculator } from "@org/hvac-core";
import { cards, type Card } from "@org/hvac-core/cards";
import { describe, expect, test } from "vitest";
import { pageOf } from "./catalogue.ts";
import { comparedCases } from "./publishedCases.ts";

const at = (path: string): URL => new URL(path, import.meta.url);
const rows = JSON.parse(readFileSync(at("../../content/features.json"), "utf8")) as readonly { slug: string; calculatorPath: string }[];
const all = cards as readonly Card[];

describe("published cases on the pages", () => {
  test.each((catalogue as readonly Calculator[]).map((calculator) => [calculator.id, calculator] as const))(
    "of %s agree within what the case accepts",
    async (_id, calculator) => {
      const cases = await comparedCases(calculator);
      expect(cases.length).toBeGreaterThan(0);
      for (const { id, results } of cases)
        for (const { label, published, computed, agrees } of results)
          expect(agrees, `${id}, ${label}: ${published}, ${computed}`).toBe(true);
    },
  );
});

describe("the table of features", () => {
  test("has the entries of the specification, each with a calculator", () => {
    expect(rows.map(({ slug }) => slug)).toEqual([
      "heat-load-calculations",
      "duct-pipe-sizing",
      "bill-of-quantities",
      "pump-refrigerant-sizing",
      "psychrometric-analysis",
      "energy-cost-analysis",
      "acoustic-calculations",
      "ventilation-design",
    ]);
    for (const { calculatorPath } of rows) expect(all.map(({ route }) => route)).toContain(calculatorPath);
  });

  test("every page has its text by the editors, which says what the calculator does not do", () => {
    for (const slug of ["pipe-sizer", ...rows.map((row) => row.slug)]) {
      const text = readFileSync(at(`../../content/features/${slug}.mdx`), "utf8");
      expect(text, slug).toMatch(/^## What (?:it does not do|they do not do|is missing)$/m);
    }
  });

  test("every card with a page of its own in the app has one here, which the table or the pipe sizer's page makes", () => {
    const made = new Set(["/features/pipe-sizer", ...rows.map(({ slug }) => `/features/${slug}`)]);
    for (const { id, route } of all) if (route !== null) expect(made).toContain(pageOf(id));
  });
});
