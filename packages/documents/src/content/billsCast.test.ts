import { catalogue, type Calculator } from "@org/hvac-core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { decimalIn, nearest, negative, plainDecimal, product, sumOf, type TextDecimal } from "@org/form/test/decimals";
import { rowTables, tableContent } from "@org/form/results";
import { currencyOf, type CalculatorState } from "@org/form/state";
import type { ReportCell, ReportList, ReportTable } from "./reportTypes.ts";
import { listTables } from "./listTables.ts";
import { resultLines } from "./resultBlocks.ts";
import { stillState } from "./stillState.ts";

const calculators = catalogue as unknown as readonly Calculator[];
const boq = calculators.find(({ id }) => id === "boq")!;

const choicesOf = (name: string): readonly string[] => {
  const field = boq.fields[name];
  return field?.type === "choice" ? Object.keys(field.options) : [];
};
const itemChoices = (name: string): readonly string[] => {
  const items = boq.fields["items"];
  const field = items?.type === "list" ? items.row[name] : undefined;
  return field?.type === "choice" ? Object.keys(field.options) : [];
};

/** A number with this many decimals. */
const decimal = (places: number, min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: min * 10 ** places, max: max * 10 ** places }).map((digits) => Number(`${digits}e-${places}`));
const money = decimal(4, -2000, 9000);
const percent = (min: number, max: number) => decimal(1, min, max).map((value) => ({ value, unit: "%" }));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const item = fc.record({
  pricedAs: fc.constantFrom(...itemChoices("pricedAs")),
  workSection: fc.constantFrom("", "23 31", "23 34", "5.10", "5.2", "Preliminaries"),
  unit: fc.constantFrom("m2", "nr", "sum", "panel"),
  quantity: fc.option(fc.oneof(decimal(3, -50, 13_000), decimal(0, 0, 20)), { nil: null, freq: 12 }),
  rate: fc.option(money, { nil: null, freq: 12 }),
  waste: percent(0, 30),
  labour: maybe(money),
  plant: maybe(money),
  addition: percent(-30, 180),
  attendance: maybe(money),
  taxRate: fc.constantFrom(null, null, 0, 0.05, 0.077, 0.2),
});
const bill = fc.record({
  currency: fc.constantFrom(...choicesOf("currency")),
  currencySign: fc.constant("Kč"),
  currencyDecimals: fc.constantFrom("0", "1", "2", "3", "4"),
  standard: fc.constant("own"),
  rounding: fc.constantFrom("currency", "currency", ...choicesOf("rounding")),
  rateRounding: fc.constantFrom("currency", "currency", ...choicesOf("rateRounding")),
  overheads: percent(-10, 160),
  contingency: percent(0, 20),
  discount: percent(-5, 20),
  tax: percent(0, 25),
  items: fc.array(item, { minLength: 1, maxLength: 12 }),
});

const textOf = (cell: ReportCell | undefined): string => (typeof cell === "object" ? cell.text : (cell ?? ""));
const exact = (text: string): TextDecimal => decimalIn(text.replaceAll(",", ""));
const same = (actual: TextDecimal, expected: TextDecimal, what: string): void =>
  expect(plainDecimal(actual), what).toBe(plainDecimal(expected));

interface Shown {
  readonly step: TextDecimal;
  readonly share: (name: string) => TextDecimal;
  readonly list: ReportTable;
  /** Rates of tax of the items; more than one where the bill has a table of them. */
  readonly itemTaxes: readonly (number | null)[];
  readonly state: CalculatorState;
}

/** Checks every line of the printed bill, the totals of its sections and the grand total. */
function holdLines({ list, step, state }: Shown): { readonly all: TextDecimal; readonly lines: ReadonlyMap<string, TextDecimal> } {
  const items = state.complete["items"] as readonly { readonly id: string; readonly pricedAs: string }[];
  const byName = new Map(items.map((each, index) => [`Line ${index}`, each]));
  const lines = new Map<string, TextDecimal>();
  let section: TextDecimal[] = [];
  for (const { cells, note, isSum } of list.rows) {
    const texts = cells.map(textOf);
    const [, name = "", quantity = "", , rate = "", amount = ""] = texts;
    if (isSum) {
      same(exact(texts.at(-1)!), sumOf(section), name);
      section = [];
      continue;
    }
    const { pricedAs, id } = byName.get(name)!;
    // The number on paper is that of the item on the screen.
    expect(`Line ${Number(texts[0]) - 1}`).toBe(name);
    if (pricedAs === "rateOnly") {
      expect(amount, name).toBe("–");
      expect(note, name).toContain("Rate only");
      lines.set(id, exact("0"));
      continue;
    }
    const shown = exact(amount);
    const isCounted = /\d/.test(quantity) && /\d/.test(rate);
    same(shown, isCounted ? nearest(product(exact(quantity), exact(rate)), step) : exact("0"), `${name}: ${quantity} × ${rate}`);
    lines.set(id, shown);
    section.push(shown);
  }
  const all = sumOf([...lines.values()]);
  same(exact(textOf(list.sum!.at(-1))), all, "the whole bill");
  return { all, lines };
}

/** The summary, recomputed from what is printed alone. */
function holdSummary(shown: Shown, { all, lines }: ReturnType<typeof holdLines>): void {
  const { state, step, share } = shown;
  const { outcome } = state;
  if (!outcome.ok) throw new Error("refused");
  const read = { unitSystem: state.complete.unitSystem, preferredUnits: {}, currency: currencyOf(state), asTyped: undefined };
  const tables = new Map(boq.tables(outcome).map((table) => [table.id, tableContent(table, read)]));
  const summary = new Map(tables.get("summary")!.rows.map(({ cells: [label, amount] }) => [label!, exact(amount!)]));
  const part = (label: string): TextDecimal => summary.get(label) ?? exact("0");
  const items = state.complete["items"] as readonly { readonly id: string; readonly pricedAs: string }[];
  const base = sumOf(items.flatMap(({ id, pricedAs }) => (pricedAs === "primeCost" || pricedAs === "daywork" ? [] : [lines.get(id)!])));
  same(part("Items"), all, "items");
  same(part("Overheads and profit"), nearest(product(base, share("overheads")), step), "overheads");
  const before = sumOf([all, part("Overheads and profit")]);
  same(part("Contingency"), nearest(product(before, share("contingency")), step), "contingency");
  const gross = sumOf([before, part("Contingency")]);
  same(part("Discount"), negative(nearest(product(gross, share("discount")), step)), "discount");
  const net = sumOf([gross, part("Discount")]);
  const [line] = resultLines(["netTotal"], { ...state, outcome, preferredUnits: {} });
  same(exact(line!.text), net, "total before tax");
  const taxes = tables.get("taxes");
  if (taxes) {
    const [bases, sums] = [2, 3].map((column) => taxes.rows.map(({ cells }) => exact(cells[column]!))) as [TextDecimal[], TextDecimal[]];
    for (const [index, { cells }] of taxes.rows.entries())
      same(sums[index]!, nearest(product(product(bases[index]!, exact(cells[0]!)), exact("0.01")), step), `tax of ${cells[0]}`);
    same(sumOf(bases), net, "what is taxed");
    same(part("Tax"), sumOf(sums), "tax");
  } else {
    const [rate = null] = shown.itemTaxes;
    same(part("Tax"), nearest(product(net, rate === null ? share("tax") : exact(String(rate))), step), "tax");
  }
  same(exact(tables.get("summary")!.sum!.cells[1]!), sumOf([net, part("Tax")]), "total");
}

test("in any bill every printed amount is the printed quantity times rate, and every sum that of the printed amounts", () => {
  fc.assert(
    fc.property(bill, (entered) => {
      const input = {
        unitSystem: "Metric",
        ...entered,
        items: entered.items.map((each, index) => ({ ...each, id: `i${index}`, description: `Line ${index}` })),
      };
      const state = stillState(boq, input, boq.version);
      const { outcome } = state;
      fc.pre(outcome.ok && outcome.leftOut === undefined);
      if (!outcome.ok) return;
      const decimals = currencyOf(state)!.decimals;
      const step = exact(entered.rounding === "currency" ? (decimals === 0 ? "1" : `0.${"1".padStart(decimals, "0")}`) : entered.rounding);
      const share = (name: string): TextDecimal =>
        product(exact(String((entered as unknown as Readonly<Record<string, { value: number }>>)[name]!.value)), exact("0.01"));
      const [list] = listTables({ ...state, outcome, preferredUnits: {} }) as readonly [ReportList];
      const itemTaxes = entered.items.flatMap(({ pricedAs, taxRate }) => (pricedAs === "rateOnly" ? [] : [taxRate]));
      const shown = { step, share, list: list.table, state, itemTaxes };
      holdSummary(shown, holdLines(shown));
      // The screen shows the same texts as paper.
      const [rows] = rowTables({ ...state, name: "items", field: boq.results["items"] as never, outcome, preferredUnits: {} });
      const printed = list.table.rows.flatMap(({ cells, isSum }) => (isSum ? [] : [cells.map(textOf).slice(-2).join(" ")]));
      const columnOf = (key: string): number => rows?.columns.findIndex((column) => column.key === key) ?? -1;
      const cellAt = (cells: readonly (string | undefined)[], key: string) => (columnOf(key) === -1 ? "–" : cells[columnOf(key)]);
      const lines = rows?.rows ?? entered.items.map(() => ({ cells: [] }));
      const screen = lines.map(({ cells }) => [cellAt(cells, "unitRate"), cellAt(cells, "total")].join(" "));
      // Sections come in one order, in the list and in the table of them.
      const sections = boq.tables(outcome).find(({ id }) => id === "sections");
      const owners = [...new Set(list.table.rows.flatMap(({ owner }) => owner ?? []))];
      expect(owners).toEqual(sections?.rows.map(({ label }) => label) ?? []);
      expect(screen.toSorted()).toEqual(printed.toSorted());
    }),
    { numRuns: 150 },
  );
});
