import { existsSync, readFileSync } from "node:fs";
import { catalogue, type Calculator } from "@org/hvac-core";
import { cards, type Card } from "@org/hvac-core/cards";
import { describe, expect, test } from "vitest";
import { featureSlugs, separatePages } from "../checks/table.ts";
import { pageOf } from "./catalogue.ts";
import { compared, comparedCases } from "./comparedCases.ts";
import { amountText } from "./currency.ts";
import { labelWithin } from "./labelWithin.ts";
import { workedExample } from "./workedExample.ts";

const addressOf = (path: string): URL => new URL(path, import.meta.url);
const rows = JSON.parse(readFileSync(addressOf("../../content/features.json"), "utf8")) as readonly {
  slug: string;
  calculatorPath: string;
}[];
const all = cards as readonly Card[];
const calculators = catalogue as readonly Calculator[];

describe("worked examples on the pages", () => {
  test.each(calculators.map((calculator) => [calculator.id, calculator] as const))(
    "of %s agree within what the case accepts",
    async (_id, calculator) => {
      const cases = await comparedCases(calculator);
      expect(cases.length).toBeGreaterThan(0);
      for (const { id, results } of cases)
        for (const { label, expected, computed, agrees } of results) expect(agrees, `${id}, ${label}: ${expected}, ${computed}`).toBe(true);
    },
  );
});

test("results of rows and bands are named by what they are", async () => {
  const labels = new Set<string>();
  for (const calculator of calculators)
    for (const { id, results } of await comparedCases(calculator)) {
      for (const { label } of results) labels.add(label);
      // A case compares no result twice.
      expect(new Set(results.map(({ label }) => label)).size, `${calculator.id}, ${id}`).toBe(results.length);
    }
  for (const label of labels) expect(label).not.toMatch(/, \d+$/);
  expect([...labels]).toEqual(expect.arrayContaining(["MCA, pump a", "Attenuation at 63\u202fHz, element end"]));
});

test("labels within a sentence keep the capitals of abbreviations and symbols", () => {
  const labels = ["U-value", "V/ph/Hz", "NC", "IEER", "Kv", "CO₂ outdoors", "A factor", "Loss coefficient"];
  expect(labels.map(labelWithin)).toEqual(["U-value", "V/ph/Hz", "NC", "IEER", "Kv", "CO₂ outdoors", "a factor", "loss coefficient"]);
});

/** The digits of a text as they stand there: of the number, and how far the last of them may be off by rounding. */
function printed(text: string): { readonly value: number; readonly half: number } {
  const match = /(−?)[^\d−]*(\d[\d\u202f]*)(?:\.(\d+))?(?:×10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+))?/u.exec(text);
  if (!match) throw new Error(`"${text}" has no number.`);
  const [, sign = "", whole = "", fraction = "", power = ""] = match;
  const exponent = Number(
    power
      .split("")
      .map((each) => (each === "⁻" ? "-" : String("⁰¹²³⁴⁵⁶⁷⁸⁹".indexOf(each))))
      .join(""),
  );
  const value = Number(`${sign === "" ? "" : "-"}${whole.replaceAll("\u202f", "")}.${fraction}e${exponent}`);
  return { value, half: 0.5 * 10 ** (exponent - fraction.length) };
}

/** Zeros at the end of numbers without decimals may replace digits that were left out. */
function unitInTheLastPlace(text: string): number {
  const { half } = printed(text);
  const zeros = /\./.test(text) ? 0 : (/(0*)$/.exec(/\d[\d\u202f]*/u.exec(text)![0].replaceAll("\u202f", ""))?.[1]?.length ?? 0);
  return half * 10 ** zeros;
}

describe("numbers on the pages are the engine's to their last printed digit", () => {
  test.each(calculators.map((calculator) => [calculator.id, calculator] as const))("%s", async (_id, calculator) => {
    for (const { id, results } of await comparedCases(calculator))
      for (const { label, computed, expected, raw, within } of results) {
        if (raw === undefined) continue;
        if (within === "exact")
          expect([printed(expected).value, printed(computed).value], `${id}, ${label}`).toEqual([raw.expected, raw.expected]);
        for (const [text, value] of [
          [computed, raw.computed],
          [expected, raw.expected],
        ] as const)
          expect(Math.abs(printed(text).value - value), `${calculator.id}, ${id}, ${label}: ${text} for ${value}`).toBeLessThanOrEqual(
            unitInTheLastPlace(text) * (1 + 1e-9),
          );
      }
  });
});

const amount = (value: number, currency?: string): string =>
  compared({ value, unit: "money", within: 0 }, { label: "Total", quantity: "money", value }, currency).expected;

test("exact amounts are shown with all their digits", () => {
  for (const value of [1656.25, 331.25, 1325, 0.05, 12_345_678.9, -1500]) expect(printed(amount(value)).value).toBe(value);
});

test("amounts name their currency, before the number", () => {
  expect(amount(1656.25, "€")).toBe("€1656.25");
  expect(amount(-1500, "€")).toBe("−€1500");
  expect(amount(1325, "CHF")).toBe("CHF\u202f1325");
  expect(amountText("0.25\u202f¤/kWh", "$")).toBe("$0.25/kWh");
  expect(amountText("Amount, ¤", "€")).toBe("Amount, €");
});

test("differences of machine rounding are described as such, and shares are in percent", () => {
  const within = (value: number, difference: number): string =>
    compared({ value, within: difference }, { label: "", quantity: "area", value }).within;
  expect(within(0.12, 1e-12)).toBe("rounding only");
  expect(within(36_000, 1e-6)).toBe("rounding only");
  expect(within(36_000, 0)).toBe("exact");
  expect(within(36_000, 50)).toBe("± 50\u202fm²");
  const share = compared({ value: 0.14, within: 0.005 }, { label: "", quantity: "ratio", value: 0.1401 });
  expect([share.expected, share.computed, share.within]).toEqual(["14\u202f%", "14\u202f%", "± 0.5\u202f%"]);
});

describe("what an example enters", () => {
  const all = calculators.flatMap((calculator) =>
    calculator.examples.flatMap(({ id, input }) =>
      (["Metric", "Imperial"] as const).map((system) => ({ calculator, id, system, input: input[system] })),
    ),
  );

  test.each(all.map((each) => [each.calculator.id, each.id, each.system, each] as const))(
    "of %s, %s, %s is text in words",
    (_name, _id, _system, { calculator, id, system, input }) => {
      const { given, answer, tables, warnings } = workedExample(calculator, id, system);
      const texts = [
        answer,
        ...given.flatMap(({ lines }) => lines),
        ...tables.flatMap(({ head, rows: cells }) => [...head, ...cells.flat()]),
        ...warnings.map(({ message }) => message),
      ];
      for (const text of texts) expect(text).not.toMatch(/\[object|\b(?:true|false|undefined|null|NaN)\b|¤/);
      // Every field that is no name shows something.
      for (const { label, lines } of given) for (const line of lines) expect(line, label).toMatch(/\S/);
      // Rows that are referred to are named, not numbered.
      const ids =
        JSON.stringify(input)
          .match(/"id":"[^"]+"/g)
          ?.map((each) => each.slice(6, -1)) ?? [];
      const texted = given.flatMap(({ lines }) => lines).join("\n");
      for (const each of ids.filter((name) => /^[a-z]+-[a-z]+$/.test(name))) expect(texted).not.toContain(`: ${each}`);
    },
  );

  test("rows have the labels of their fields, and a pump's curve its points", () => {
    const pump = calculators.find(({ id }) => id === "pump-head-calc")!;
    const texted = workedExample(pump, "chilled-water", "Metric")
      .given.map(({ label, lines }) => `${label}: ${lines.join("\n")}`)
      .join("\n");
    expect(texted).toContain("length 160\u202fm");
    expect(texted).toContain("(flow 0\u202fm³/h, head 26.5\u202fm)");
  });
});

describe("the table of features", () => {
  test("has the entries of the specification, each with a calculator", () => {
    expect(rows.map(({ slug }) => slug)).toEqual(expect.arrayContaining([...featureSlugs]));
    for (const { calculatorPath } of rows) expect(all.map(({ route }) => route)).toContain(calculatorPath);
  });

  test("every page has its text by the editors, which says what the calculator does not do", () => {
    const without = [...separatePages, ...rows.map(({ slug }) => slug)].filter((slug) => {
      const file = addressOf(`../../content/features/${slug}.mdx`);
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
