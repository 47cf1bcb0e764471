import { catalogue } from "@org/hvac-core";
import { boq } from "@org/hvac-core/calculators/boq";
import { pipeSizer } from "@org/hvac-core/calculators/pipe-sizer";
import * as fc from "fast-check";
import { runs } from "@tooling/testing/extent";
import { describe, expect, test } from "vitest";
import { openWorkbook, recalculated, type OpenedCell, type OpenedWorkbook } from "../../test/openWorkbook.ts";
import { openInput, type AnyCalculator, type FormInput } from "@org/form/state";
import { workbookFile, type WorkbookSource } from "./workbookFiles.ts";

function sourceOf(definition: AnyCalculator, input: FormInput): WorkbookSource {
  const complete = definition.complete(input);
  return {
    state: { definition, input, complete, blankUnits: {}, unparsed: {}, errors: {}, outcome: definition.calculate(input) },
    preferredUnits: {},
    title: "=HYPERLINK(1)",
    date: new Date(2026, 10, 25),
  };
}

async function opened(definition: AnyCalculator, entered: object): Promise<OpenedWorkbook> {
  return openWorkbook(await workbookFile(sourceOf(definition, openInput(definition, entered).input)));
}

/** Checks that every formula, recalculated, gives the value of its cell. */
function holdFormulas(workbook: OpenedWorkbook): number {
  const values = recalculated(workbook);
  for (const [name, value] of values) {
    const [sheet = "", address = ""] = name.split("!");
    const held = workbook.get(sheet)!.get(address)!;
    const scale = Math.max(1, Math.abs(held.value as number));
    expect(Math.abs(value - (held.value as number)) / scale, `${name} =${held.formula}`).toBeLessThan(1e-9);
  }
  return values.size;
}

/** The cell to the right of a label in column A. */
function labelledCell(workbook: OpenedWorkbook, sheet: string, label: string): OpenedCell {
  const cells = workbook.get(sheet)!;
  const [address] = [...cells].find(([cellAddress, { value }]) => cellAddress.startsWith("A") && value === label)!;
  return cells.get(address.replace("A", "B"))!;
}

/** The cell to the right. */
const nextTo = (address: string): string => address.replace(/^[A-Y]/, (column) => String.fromCharCode(column.charCodeAt(0) + 1));

const money = fc.integer({ min: -5_000_000, max: 99_999_999 }).map((tenths) => tenths / 1000);
const share = fc.integer({ min: 0, max: 250 }).map((tenths) => ({ value: tenths / 10, unit: "%" }));
const item = fc.record(
  {
    description: fc.string({ maxLength: 20 }),
    workSection: fc.constantFrom("", "23 31 00", "23 21 13", "=1+1", "5.1", "5.10"),
    quantity: fc.integer({ min: -2000, max: 100_000 }).map((thousandths) => thousandths / 100),
    rate: money,
    waste: share,
    labour: money,
    plant: money,
    pricedAs: fc.constantFrom("measured", "measured", "provisionalDefined", "primeCost", "daywork", "rateOnly"),
    addition: share,
    taxRate: fc.constantFrom({ value: 0, unit: "%" }, { value: 5, unit: "%" }, { value: 7.7, unit: "%" }, null),
  },
  // Any of them may be empty: not measured, or not priced.
  { requiredKeys: ["workSection"] },
);
const bill = fc.record({
  items: fc.array(item, { minLength: 1, maxLength: 12 }),
  overheads: share,
  contingency: share,
  discount: share,
  tax: share,
  rounding: fc.constantFrom("currency", "0.001", "0.01", "0.05", "0.1", "1", "10"),
  rateRounding: fc.constantFrom("currency", "0.01", "0.05", "1", "10", "none"),
  currency: fc.constantFrom("€", "$", "JPY", "KWD", "CLF", "own"),
  currencySign: fc.constant("Kč"),
  currencyDecimals: fc.constantFrom("0", "1", "3"),
});

/** Whether a bill has an amount: one of rates only has none, and no number in the workbook changes its total. */
const hasAmounts = (items: readonly { readonly pricedAs?: string }[]): boolean => items.some(({ pricedAs }) => pricedAs !== "rateOnly");

interface Taxed {
  readonly items: readonly { readonly pricedAs?: string; readonly taxRate?: { readonly value: number } | null }[];
  readonly tax: { readonly value: number };
}

/** Number of tax rates of the items with amounts, and whether any item has an item tax rate. */
function taxesOf({ items, tax }: Taxed): string {
  const rates = items.flatMap(({ pricedAs, taxRate }) => (pricedAs === "rateOnly" ? [] : [taxRate?.value]));
  return `${new Set(rates.map((rate) => rate ?? tax.value)).size} ${rates.some((rate) => rate !== undefined)}`;
}

/** Addresses of the cells of a list, by the heads of its columns and the index of the row. */
function columnsOf(workbook: OpenedWorkbook, sheet: string): ReadonlyMap<string, (row: number) => string> {
  const heads = [...workbook.get(sheet)!].filter(([address]) => /^[A-Z]+2$/.test(address));
  return new Map(heads.map(([address, { value }]) => [String(value), (row) => `${address.slice(0, -1)}${row + 3}`]));
}

/** The workbook of a bill, overwritten with the numbers of another bill cell by cell. */
function typedOver(workbook: OpenedWorkbook, other: OpenedWorkbook, rows: number): OpenedWorkbook {
  const inputs = new Map(workbook.get("Inputs"));
  for (const [address, cell] of other.get("Inputs")!) if (address.startsWith("B") && cell.type === "number") inputs.set(address, cell);
  const items = new Map(workbook.get("Items"));
  const [columns, otherColumns] = [columnsOf(workbook, "Items"), columnsOf(other, "Items")];
  for (const head of ["Quantity", "Rate", "Waste", "Labour", "Plant", "Addition", "Item tax rate"])
    for (let row = 0; row < rows; row++) {
      const cell = other.get("Items")!.get(otherColumns.get(head)!(row));
      if (cell) items.set(columns.get(head)!(row), cell);
      else items.delete(columns.get(head)!(row));
    }
  return new Map([...workbook, ["Inputs", inputs], ["Items", items]]);
}

describe("a bill of quantities", () => {
  test("overwritten with the numbers of any other bill has the totals of the other bill", async () => {
    const pairs = fc.array(fc.tuple(item, item), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(pairs, bill, bill, async (items, original, other) => {
        const inputOf = (values: typeof original, which: 0 | 1) => ({
          unitSystem: "Metric" as const,
          ...values,
          currency: original.currency,
          currencyDecimals: original.currencyDecimals,
          rounding: original.rounding,
          rateRounding: original.rateRounding,
          // Formulas do not depend on texts: the section of an item, and the way it is priced.
          items: items.map((pair, index) => ({
            ...pair[which],
            workSection: pair[0].workSection,
            pricedAs: pair[0].pricedAs ?? "measured",
            id: `i${index}`,
          })),
        });
        fc.pre(hasAmounts(items.map(([first]) => first)));
        const [before, after] = [inputOf(original, 0), inputOf(other, 1)];
        // The workbook has a line for each rate of tax.
        fc.pre(taxesOf(before) === taxesOf(after) && boq.calculate(before as never).ok && boq.calculate(after as never).ok);
        const [workbook, wanted] = [await opened(boq, before), await opened(boq, after)];
        const values = recalculated(typedOver(workbook, wanted, items.length));
        const same = (sheet: string, address: string, wantedAddress: string): void => {
          const held = wanted.get(sheet)!.get(wantedAddress)!.value as number;
          expect(Math.abs(values.get(`${sheet}!${address}`)! - held), `${sheet}!${address}`).toBeLessThan(
            1e-9 * Math.max(1, Math.abs(held)),
          );
        };
        // Both have the same lines in all sheets except that of items, which has columns of units only for priced items.
        for (const sheet of ["Summary", "Results"]) {
          const cells = [...workbook.get(sheet)!].filter(([, { formula }]) => formula !== undefined);
          expect(cells.length).toBeGreaterThan(0);
          for (const [address] of cells) same(sheet, address, address);
        }
        const [columns, wantedColumns] = [columnsOf(workbook, "Items"), columnsOf(wanted, "Items")];
        for (const head of ["Full rate", "Total"])
          for (let row = -2; row < items.length; row++)
            if (row !== -1 && workbook.get("Items")!.get(columns.get(head)!(row))?.formula !== undefined)
              same("Items", columns.get(head)!(row), wantedColumns.get(head)!(row));
      }),
      { numRuns: runs(20) },
    );
  });

  test("that is priced only in the workbook gets its amounts and its total there", async () => {
    const entered = {
      unitSystem: "Metric",
      items: [
        { id: "a", quantity: 12 },
        { id: "b", quantity: 3 },
      ],
    };
    const workbook = await opened(boq, entered);
    const items = new Map(workbook.get("Items"));
    const inputs = new Map(workbook.get("Inputs"));
    const columns = columnsOf(workbook, "Items");
    const number = (value: number): OpenedCell => ({ type: "number", value, format: "" });
    items.set(columns.get("Rate")!(0), number(10.55));
    items.set(columns.get("Rate")!(1), number(100));
    for (const [label, share] of [
      ["Overheads and profit", 10],
      ["Tax", 20],
    ] as const) {
      const [address] = [...inputs].find(([cellAddress, { value }]) => cellAddress.startsWith("A") && value === label)!;
      inputs.set(address.replace("A", "B"), number(share));
    }
    const values = recalculated(new Map([...workbook, ["Items", items], ["Inputs", inputs]]));
    // 12 × 10.55 + 3 × 100 = 426.60; a tenth of it is 42.66, and a fifth of 469.26 is 93.852.
    const totals = [...workbook].flatMap(([sheet, cells]) =>
      [...cells].flatMap(([address, { value }]) =>
        value === "Total" && address.startsWith("A") ? [values.get(`${sheet}!${address.replace("A", "B")}`)] : [],
      ),
    );
    expect(totals.length).toBeGreaterThan(0);
    for (const total of totals) expect(total).toBeCloseTo(563.11, 9);
  });

  test("has the same format of money for any amount, with units in separate columns", async () => {
    await fc.assert(
      fc.asyncProperty(bill, async (entered) => {
        const rows = entered.items.map((each, index) => ({ ...each, id: `i${index}` }));
        const input = { unitSystem: "Metric", ...entered, items: rows };
        fc.pre(boq.calculate(input as never).ok);
        const { sign, decimals } = boq.currencyFormat(boq.complete(input as never))!;
        const point = decimals === 0 ? "" : `\\.${"0".repeat(decimals)}`;
        const whole = new RegExp(decimals === 0 ? "^#,##0(\\.0######)?$" : `^#,##0${point}######$`);
        const workbook = await opened(boq, input);
        const items = workbook.get("Items")!;
        const columns = columnsOf(workbook, "Items");
        const formatsOf = (cells: readonly (OpenedCell | undefined)[]): readonly string[] => [
          ...new Set(cells.flatMap((cell) => (cell?.type === "number" ? [cell.format] : []))),
        ];
        for (const head of ["Rate", "Labour", "Plant", "Full rate", "Total"])
          for (const format of formatsOf([-2, ...entered.items.keys()].map((row) => items.get(columns.get(head)!(row)))))
            expect(format, head).toMatch(whole);
        const results = [...workbook.get("Results")!];
        // The third column of results has their units; in tables units are in the next column.
        const amounts = results.filter(([address]) => workbook.get("Results")!.get(nextTo(address))?.value === sign);
        expect(amounts.length).toBeGreaterThanOrEqual(7);
        for (const format of formatsOf(amounts.map(([, cell]) => cell)))
          expect(format).toMatch(decimals === 0 ? /^#,##0(\.0#*)?$/ : new RegExp(`^#,##0${point}#*$`));
        expect(results.filter(([, { value }]) => String(value).includes("¤") || (String(value).includes(sign) && value !== sign))).toEqual(
          [],
        );
      }),
      { numRuns: runs(10) },
    );
  });

  test("every amount and total is a formula with the value of the engine", async () => {
    await fc.assert(
      fc.asyncProperty(bill, async (entered) => {
        const input = {
          unitSystem: "Metric" as const,
          ...entered,
          items: entered.items.map((each, index) => ({ ...each, id: `i${index}` })),
        };
        const outcome = boq.calculate(input as never);
        fc.pre(outcome.ok && hasAmounts(entered.items));
        if (!outcome.ok) return;
        const workbook = await opened(boq, input);
        holdFormulas(workbook);
        const total = labelledCell(workbook, "Results", "Total");
        expect(total.formula).toBeDefined();
        expect(total.value).toBe(Number(outcome.results.total.value.toPrecision(15)));
        for (const label of ["Items", "Overheads and profit", "Contingency", "Discount", "Tax", "Total before tax"])
          expect(labelledCell(workbook, "Results", label).formula, label).toBeDefined();
      }),
      { numRuns: runs(20) },
    );
  });

  test("a number that is changed in the workbook changes the total as it does in the engine", async () => {
    const entered = {
      unitSystem: "Metric",
      overheads: { value: 15, unit: "%" },
      tax: { value: 20, unit: "%" },
      items: [
        { id: "a", workSection: "23 31 00", quantity: 520, rate: 9.1, waste: { value: 10, unit: "%" }, labour: 4.2 },
        { id: "b", workSection: "23 21 13", quantity: 12, rate: 88.35 },
      ],
    };
    const workbook = await opened(boq, entered);
    const items = new Map(workbook.get("Items"));
    const [quantity] = [...items].find(([, { value }]) => value === 520)!;
    items.set(quantity, { type: "number", value: 521.5, format: "General" });
    const values = recalculated(new Map([...workbook, ["Items", items]]));
    const changed = boq.calculate({ ...entered, items: [{ ...entered.items[0]!, quantity: 521.5 }, entered.items[1]!] } as never);
    const [address] = [...workbook.get("Results")!].find(([cellAddress, { value }]) => cellAddress.startsWith("A") && value === "Total")!;
    expect(values.get(`Results!${address.replace("A", "B")}`)).toBeCloseTo(changed.ok ? changed.results.total.value : Number.NaN, 9);
  });
});

describe.for(catalogue.map((definition) => [definition.id, definition as AnyCalculator] as const))("%s", ([, definition]) => {
  const inputs = (["Metric", "Imperial"] as const).flatMap((unitSystem) => [
    { ...definition.start(unitSystem), unitSystem },
    ...definition.examples.map(({ input }) => ({ ...input[unitSystem], unitSystem })),
  ]);

  test("numbers are numeric cells, results are those of the engine, and formulas give the values of their cells", async () => {
    for (const each of inputs) {
      const { input } = openInput(definition, each);
      const workbook = await opened(definition, each);
      holdFormulas(workbook);
      // Money has the sign of its currency, in sentences as in cells.
      for (const cells of workbook.values()) for (const { value } of cells.values()) expect(String(value)).not.toContain("¤");
      expect([...workbook.keys()].slice(0, 2)).toEqual(["Summary", "Inputs"]);
      const outcome = definition.calculate(input);
      if (!outcome.ok) continue;
      const results = [...workbook.get("Results")!];
      const cells = results.map(([, cell]) => cell);
      const count = Object.values(outcome.results).filter(
        (result) => typeof (result as { value?: unknown } | undefined)?.value === "number",
      ).length;
      expect(cells.filter(({ type }) => type === "number").length).toBeGreaterThanOrEqual(count);
      // Every text that looks like a number is a number, except the names of rows: the years of a cash flow.
      const asText = results.filter(
        ([address, { type, value }]) => !/^A\d+$/.test(address) && type === "text" && /^[-−]?\d+([.,]\d+)?$/.test(String(value)),
      );
      expect(asText).toEqual([]);
    }
  });
});

test("entered text never becomes a formula", async () => {
  const signs = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "=cmd|' /C calc'!A0", "_x003D_1"];
  const items = signs.map((description, index) => ({ id: `i${index}`, description, workSection: description, quantity: 1, rate: 1 }));
  const workbook = await opened(boq, { unitSystem: "Metric", items });
  const texts = [...workbook.get("Items")!.values()].filter(({ type }) => type === "text").map(({ value }) => value);
  for (const sign of signs) expect(texts.filter((text) => text === sign)).toHaveLength(2);
  for (const cells of workbook.values())
    for (const { formula } of cells.values()) if (formula !== undefined) expect(formula).not.toMatch(/["@|=]|cmd/);
});

test("an empty number that is calculated is noted as automatic, not as assumed", async () => {
  const cells = (await opened(pipeSizer, { unitSystem: "Metric" })).get("Inputs")!;
  const noteOf = (label: string): unknown => {
    const [address] = [...cells].find(([cellAddress, { value }]) => cellAddress.startsWith("A") && value === label)!;
    return cells.get(address.replace("A", "E"))?.value ?? "";
  };
  expect(noteOf("Roughness")).toBe("Automatic");
  expect(noteOf("Maximum velocity")).toBe("");
  expect(noteOf("Target friction rate")).toBe("Assumed");
});
