import { readFileSync } from "node:fs";
import { catalogue, type Calculator } from "@org/hvac-core";
import { cards, type Card } from "@org/hvac-core/cards";
import { describe, expect, test } from "vitest";
import { calculatorOf, pageOf } from "./catalogue.ts";
import { comparedCases } from "./publishedCases.ts";
import { comparedNumbers } from "../physics/comparedNumbers.ts";
import { methodSources } from "../physics/methodSources.ts";
import { publishedNumbers } from "../physics/publishedNumbers.ts";
import { validationSchema } from "../validation/report.ts";

const at = (path: string): URL => new URL(path, import.meta.url);
const report = validationSchema.parse(JSON.parse(readFileSync(at("../../../../docs/validation.json"), "utf8")));
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

  test.each(Object.entries(publishedNumbers))("of the physics of %s agree within what is accepted", (_id, sets) => {
    for (const set of sets)
      for (const { label, published, computed, agrees } of comparedNumbers(set))
        expect(agrees, `${set.title}, ${label}: ${published}, ${computed}`).toBe(true);
  });

  test("a number that is off is told from one that agrees", () => {
    const [set] = publishedNumbers.boq!;
    const [number] = set!.numbers;
    const wrong = { ...set!, numbers: [{ ...number!, compute: () => number!.compute() * 1.01 }] };
    expect(comparedNumbers(wrong)[0]!.agrees).toBe(false);
  });

  test("every calculator has one: of its own, or of its physics while it is planned", () => {
    const without = all.filter(({ id, route }) => route !== null && !calculatorOf(id) && !(id in publishedNumbers));
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  test("what is told of planned calculators is told of no calculator that is there", () => {
    const told = [...Object.keys(publishedNumbers), ...Object.keys(methodSources)];
    expect(told.filter((id) => calculatorOf(id))).toEqual([]);
  });

  test("the publications named are in the bibliography", () => {
    const known = new Set(["mathematics", ...report.bibliography.map(({ key }) => key)]);
    const keys = Object.values(publishedNumbers).flatMap((sets) => sets.flatMap(({ source }) => ("key" in source ? [source.key] : [])));
    expect([...keys, ...Object.values(methodSources).flat()].filter((key) => !known.has(key))).toEqual([]);
  });
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
