import { catalogue } from "@org/hvac-core";
import { boq } from "@org/hvac-core/calculators/boq";
import { pipeSizer } from "@org/hvac-core/calculators/pipe-sizer";
import * as fc from "fast-check";
import { runs } from "@tooling/testing/extent";
import { describe, expect, test } from "vitest";
import { openWorkbook, recalculated, type OpenedCell, type OpenedWorkbook } from "../../test/openWorkbook.ts";
import { openInput, type AnyCalculator, type FormInput } from "../surface/state/formInput.ts";
import { workbookFile, type WorkbookSource } from "./index.ts";

function sourceOf(definition: AnyCalculator, input: FormInput): WorkbookSource {
  const complete = definition.complete(input);
  return {
    state: { definition, input, complete, blankUnits: {}, unread: {}, errors: {}, outcome: definition.calculate(input) },
    preferredUnits: {},
    title: "=HYPERLINK(1)",
    at: new Date(2026, 10, 25),
  };
}

async function opened(definition: AnyCalculator, stated: object): Promise<OpenedWorkbook> {
  return openWorkbook(await workbookFile(sourceOf(definition, openInput(definition, stated).input)));
}

/** Every formula, calculated anew, gives what its cell holds. */
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

/** The cell beside or under the one that holds a text. */
function beside(workbook: OpenedWorkbook, sheet: string, label: string): OpenedCell {
  const cells = workbook.get(sheet)!;
  const [address] = [...cells].find(([at, { value }]) => at.startsWith("A") && value === label)!;
  return cells.get(address.replace("A", "B"))!;
}

const money = fc.integer({ min: -50_000, max: 999_999 }).map((cents) => cents / 100);
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
  },
  { requiredKeys: ["workSection", "quantity"] },
);
const bill = fc.record({
  items: fc.array(item, { minLength: 1, maxLength: 12 }),
  overheads: share,
  contingency: share,
  discount: share,
  tax: share,
  rounding: fc.constantFrom("0.01", "0.05", "0.1", "1"),
});

describe("a bill of quantities", () => {
  test("every amount and total is a formula that gives what the engine gives", async () => {
    await fc.assert(
      fc.asyncProperty(bill, async (stated) => {
        const input = {
          unitSystem: "Metric" as const,
          ...stated,
          items: stated.items.map((each, index) => ({ ...each, id: `i${index}` })),
        };
        const outcome = boq.calculate(input as never);
        fc.pre(outcome.ok);
        const workbook = await opened(boq, input);
        holdFormulas(workbook);
        const total = beside(workbook, "Results", "Total");
        expect(total.formula).toBeDefined();
        expect(total.value).toBe(Number(outcome.results.total.value.toPrecision(12)));
        for (const label of ["Items", "Overheads and profit", "Contingency", "Discount", "Tax", "Total before tax"])
          expect(beside(workbook, "Results", label).formula, label).toBeDefined();
      }),
      { numRuns: runs(20) },
    );
  });

  test("a number that is changed in the workbook changes the total as it does in the engine", async () => {
    const stated = {
      unitSystem: "Metric",
      overheads: { value: 15, unit: "%" },
      tax: { value: 20, unit: "%" },
      items: [
        { id: "a", workSection: "23 31 00", quantity: 520, rate: 9.1, waste: { value: 10, unit: "%" }, labour: 4.2 },
        { id: "b", workSection: "23 21 13", quantity: 12, rate: 88.35 },
      ],
    };
    const workbook = await opened(boq, stated);
    const items = new Map(workbook.get("Items"));
    const [quantity] = [...items].find(([, { value }]) => value === 520)!;
    items.set(quantity, { type: "number", value: 521.5 });
    const values = recalculated(new Map([...workbook, ["Items", items]]));
    const changed = boq.calculate({ ...stated, items: [{ ...stated.items[0]!, quantity: 521.5 }, stated.items[1]!] } as never);
    const [address] = [...workbook.get("Results")!].find(([at, { value }]) => at.startsWith("A") && value === "Total")!;
    expect(values.get(`Results!${address.replace("A", "B")}`)).toBeCloseTo(changed.ok ? changed.results.total.value : Number.NaN, 9);
  });
});

describe.for(catalogue.map((definition) => [definition.id, definition as AnyCalculator] as const))("%s", ([, definition]) => {
  const stated = (["Metric", "Imperial"] as const).flatMap((unitSystem) => [
    { ...definition.start(unitSystem), unitSystem },
    ...definition.examples.map(({ input }) => ({ ...input[unitSystem], unitSystem })),
  ]);

  test("numbers are numbers, results are those of the engine, and formulas give what their cells hold", async () => {
    for (const each of stated) {
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
      // What looks like a number is one, but for the names of rows: the years of a cash flow.
      const asText = results.filter(
        ([at, { type, value }]) => !/^A\d+$/.test(at) && type === "text" && /^[-−]?\d+([.,]\d+)?$/.test(String(value)),
      );
      expect(asText).toEqual([]);
    }
  });
});

test("what somebody typed never becomes a formula", async () => {
  const signs = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "=cmd|' /C calc'!A0", "_x003D_1"];
  const items = signs.map((description, index) => ({ id: `i${index}`, description, workSection: description, quantity: 1, rate: 1 }));
  const workbook = await opened(boq, { unitSystem: "Metric", items });
  const texts = [...workbook.get("Items")!.values()].filter(({ type }) => type === "text").map(({ value }) => value);
  for (const sign of signs) expect(texts.filter((text) => text === sign)).toHaveLength(2);
  for (const cells of workbook.values())
    for (const { formula } of cells.values()) if (formula !== undefined) expect(formula).not.toMatch(/["@|=]|cmd/);
});

test("a number that is left blank is noted as automatic where it follows from the rest, not as assumed", async () => {
  const cells = (await opened(pipeSizer, { unitSystem: "Metric" })).get("Inputs")!;
  const noteOf = (label: string): unknown => {
    const [address] = [...cells].find(([at, { value }]) => at.startsWith("A") && value === label)!;
    return cells.get(address.replace("A", "E"))?.value ?? "";
  };
  expect(noteOf("Roughness")).toBe("Automatic");
  expect(noteOf("Maximum velocity")).toBe("");
  expect(noteOf("Target friction rate")).toBe("Assumed");
});
