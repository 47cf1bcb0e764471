import { describe, expect, test } from "vitest";
import { optionOf } from "../../kernel/index.ts";
import { boq, inSectionOrder, type BillInput } from "./index.ts";

type Bill = Extract<ReturnType<typeof boq.calculate>, { ok: true }>;
type Item = NonNullable<BillInput["items"]>[number];

function bill(items: readonly Item[], input: BillInput = {}): Bill {
  const outcome = boq.calculate({ unitSystem: "Metric", ...input, items });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}
const codes = (items: readonly Item[]): string[] => bill(items).warnings.map(({ code }) => code);
const duct: Item = { id: "a", description: "Duct", quantity: 12.5, unit: "m2", rate: 38 };

describe("a bill", () => {
  test("of the three items of the specification has the sum of their totals", () => {
    const { results } = bill([
      { id: "a", description: "Unit", quantity: 1, unit: "each", rate: 7800 },
      { id: "b", description: "Duct", quantity: 520, unit: "lb", rate: 11.5 },
      { id: "c", description: "Diffuser", quantity: 8, unit: "each", rate: 185 },
    ]);
    expect(results.items.map(({ total }) => total?.value)).toEqual([7800, 5980, 1480]);
    expect(results.total.value).toBe(15_260);
    expect(results.netTotal.value).toBe(15_260);
  });

  test("adds overheads, contingency on both, takes off a discount and adds the tax, each rounded once", () => {
    const { results } = bill([{ id: "a", quantity: 1, rate: 999.99 }], {
      overheads: { value: 15, unit: "%" },
      contingency: { value: 5, unit: "%" },
      discount: { value: 2, unit: "%" },
      tax: { value: 19, unit: "%" },
    });
    // 999.99 × 0.15 = 149.9985; (999.99 + 150) × 0.05 = 57.4995; 1207.49 × 0.02 = 24.1498; 1183.34 × 0.19 = 224.8346.
    expect(results.overheadsAmount.value).toBe(150);
    expect(results.contingencyAmount.value).toBe(57.5);
    expect(results.discountAmount.value).toBe(24.15);
    expect(results.netTotal.value).toBe(1183.34);
    expect(results.taxAmount.value).toBe(224.83);
    expect(results.total.value).toBe(1408.17);
  });

  test("applies waste to the material alone", () => {
    const [item] = bill([{ ...duct, waste: { value: 10, unit: "%" }, labour: 34, plant: 0.5 }]).results.items;
    expect(item!.unitRate!.value).toBe(76.3);
    expect(item!.total!.value).toBe(953.75);
  });

  test("is the sum of its lines, whatever their order", () => {
    const items = Array.from({ length: 200 }, (_, index): Item => ({
      id: String(index),
      quantity: ((index * 7919) % 1000) / 8,
      rate: ((index * 104_729) % 100_000) / 100,
    }));
    const { results } = bill(items);
    const hundredths = results.items.reduce((sum, { total }) => sum + Math.round(total!.value * 100), 0);
    expect(results.subtotal.value).toBe(hundredths / 100);
    expect(bill(items.toReversed()).results.subtotal).toEqual(results.subtotal);
  });

  test("has a subtotal for each section, with the title of its standard", () => {
    const outcome = bill(
      [
        { ...duct, workSection: "23 31" },
        { id: "b", description: "Fan", quantity: 2, rate: 100, workSection: "23 34" },
        { id: "c", description: "Grille", quantity: 1, rate: 40.05 },
        { id: "d", description: "Damper", quantity: 3, rate: 20, workSection: " 23 31" },
      ],
      { standard: "masterFormat" },
    );
    const table = boq.tables(outcome).find(({ id }) => id === "sections")!;
    expect(table.rows.map(({ label, count, amount }) => [label, count, amount])).toEqual([
      ["23 31 HVAC ducts and casings", 2, 535],
      ["23 34 HVAC fans", 1, 200],
      ["Without a section", 1, 40.05],
    ]);
    expect(table.sum).toMatchObject({ count: 4, amount: 775.05 });
  });

  test("has its sections in the order of their numbers, after headings without a number", () => {
    const headings = ["38.12", "", "Preliminaries", "38.6", "Builder’s work", "38.2", "B2010", "B1020"];
    expect(inSectionOrder(headings)).toEqual(["Preliminaries", "Builder’s work", "38.2", "38.6", "38.12", "B1020", "B2010", ""]);
  });

  test("refuses amounts that no bill has, at the item", () => {
    const outcome = boq.calculate({ unitSystem: "Metric", items: [{ id: "a", quantity: 1e9, rate: 1e9 }] });
    expect(!outcome.ok && outcome.errors.map(({ field }) => field)).toEqual(["items.a.quantity"]);
  });

  test("rounds the full rate first, or not at all", () => {
    const insulation: Item = { ...duct, quantity: 1000, rate: 9.15, waste: { value: 10, unit: "%" } };
    const shown = (input: BillInput): readonly unknown[] => {
      const [item] = bill([insulation], input).results.items;
      return [item!.unitRate!.value, item!.total!.value];
    };
    // 9.15 × 1.1 = 10.065
    expect(shown({})).toEqual([10.07, 10_070]);
    expect(shown({ rateRounding: "none" })).toEqual([10.065, 10_065]);
    expect(shown({ rateRounding: "0.05" })).toEqual([10.05, 10_050]);
    expect(shown({ currency: "KWD" })).toEqual([10.065, 10_065]);
    expect(shown({ currency: "JPY" })).toEqual([10, 10_000]);
    expect(shown({ currency: "own", currencySign: "Ft", currencyDecimals: "1" })).toEqual([10.1, 10_100]);
  });

  test("rounds amounts to the smallest unit of its currency", () => {
    const third: Item = { id: "a", quantity: 0.333_33, rate: 1 };
    expect(bill([third]).results.total.value).toBe(0.33);
    expect(bill([third], { currency: "KWD" }).results.total.value).toBe(0.333);
    expect(bill([third], { currency: "CLF" }).results.total.value).toBe(0.3333);
    expect(bill([third], { currency: "JPY" }).results.total.value).toBe(0);
  });

  test("has provisional and prime cost sums, dayworks, and rates alone, which are not in the total", () => {
    const percent = (value: number) => ({ value, unit: "%" }) as const;
    const { results } = bill(
      [
        { ...duct, quantity: 10, rate: 100 },
        { id: "sum", pricedAs: "provisionalDefined", quantity: 1, unit: "sum", rate: 2000 },
        { id: "pc", pricedAs: "primeCost", quantity: 1, unit: "item", rate: 10_000, addition: percent(5), attendance: 250 },
        { id: "days", pricedAs: "daywork", quantity: 8, unit: "h", rate: 25, addition: percent(120) },
        { id: "rate", pricedAs: "rateOnly", rate: 7 },
      ],
      { overheads: percent(10) },
    );
    expect(results.items.map(({ total }) => total?.value)).toEqual([1000, 2000, 10_750, 440, undefined]);
    expect(results.items.at(-1)!.unitRate!.value).toBe(7);
    expect(results.subtotal.value).toBe(14_190);
    // Of measured work and the provisional sum alone.
    expect(results.overheadsAmount.value).toBe(300);
  });

  test("taxes parts at different rates, with their additions and discount", () => {
    const outcome = bill(
      [
        { ...duct, quantity: 1, rate: 100 },
        { id: "b", description: "Boiler", quantity: 1, rate: 50, taxRate: { value: 5, unit: "%" } },
        { id: "c", description: "Export", quantity: 1, rate: 33.33, taxRate: 0 },
      ],
      { overheads: { value: 10, unit: "%" }, discount: { value: 1, unit: "%" }, tax: { value: 20, unit: "%" } },
    );
    const table = boq.tables(outcome).find(({ id }) => id === "taxes")!;
    // (100, 50, 33.33) × 1.1 × 0.99; 201.66 less 2.02 leaves 199.64, and the largest part what rounding leaves.
    expect(table.rows.map(({ rate, base, tax }) => [rate, base, tax])).toEqual([
      [0.2, 108.89, 21.78],
      [0.05, 54.45, 2.72],
      [0, 36.3, 0],
    ]);
    expect(outcome.results.netTotal.value).toBe(199.64);
    expect(outcome.results.taxAmount.value).toBe(24.5);
  });

  test("has the attendance on a prime cost sum that is not entered, with a warning", () => {
    const item: Item = { id: "a", description: "Lift", pricedAs: "primeCost", quantity: 1, attendance: 250 };
    expect(bill([item]).results.total.value).toBe(250);
    expect(codes([item])).toEqual(["attendance-only"]);
    expect(codes([{ ...item, rate: 10_000 }])).toEqual([]);
    expect(codes([{ ...item, attendance: 0 }])).toEqual(["not-priced"]);
  });

  test("takes an addition above 100 % and reductions", () => {
    const { results } = bill([{ id: "a", quantity: 1, rate: 100 }], {
      overheads: { value: 150, unit: "%" },
      discount: { value: -10, unit: "%" },
    });
    expect(results.netTotal.value).toBe(275);
    expect(bill([{ id: "a", quantity: 1, rate: 100 }], { overheads: { value: -5, unit: "%" } }).results.netTotal.value).toBe(95);
  });

  test("leaves out a row that cannot be read, and names it", () => {
    const items = [
      { ...duct, quantity: "12 m run" },
      { id: "b", quantity: 2, rate: 100 },
      { id: "c", quantity: 1e9, rate: 1e9 },
    ] as never;
    expect(boq.calculate({ unitSystem: "Metric", items }).ok).toBe(false);
    const outcome = boq.calculate({ unitSystem: "Metric", items }, { partial: true });
    if (!outcome.ok) throw new Error("refused");
    expect(outcome.results.total.value).toBe(200);
    expect(outcome.leftOut!.map(({ field }) => field)).toEqual(["items.a.quantity", "items.c.quantity"]);
    // At the top, on paper and in files: what is answered is without them, and why.
    expect(boq.answer(outcome)).toBe("200.00\u202f¤ in all, with 2 items left out");
    const [warning] = outcome.warnings;
    expect(warning).toMatchObject({ code: "left-out", severity: "caution", field: "items.a.quantity" });
    expect(warning!.message).toMatch(/^2 items\. Duct is left out of all results\. /);
    expect(warning!.places!.map(({ name, field }) => [name, field])).toEqual([
      ["Duct", "items.a.quantity"],
      ["Item 3", "items.c.quantity"],
    ]);
    const [only] = (boq.calculate({ unitSystem: "Metric", items: [items[0], items[1]] as never }, { partial: true }) as typeof outcome)
      .warnings;
    expect(only!.places).toBeUndefined();
    expect(only!.message).toMatch(/^Duct is left out/);
    const whole = boq.calculate({ unitSystem: "Metric", items, tax: -1 }, { partial: true });
    expect(!whole.ok && whole.errors.map(({ field }) => field)).toContain("tax");
  });

  test("takes any unit as it is entered", () => {
    expect(bill([{ ...duct, unit: "panel" }]).values.items[0]!.unit).toBe("panel");
    const { unit } = boq.fields.items.row;
    const read = (text: string) => optionOf(unit, text);
    for (const [measure, texts] of Object.entries({
      nr: "Nos no. No.s Nr № #",
      each: "EA Ea. Pcs pc. Stck. Stück Unit",
      m: "Rmt R.M. Mtrs. l.m. lin.m. LFM m/run Metre",
      m2: "Sqm SQM. Sq.m m² M^2",
      m3: "cum Cu.m m³ CBM",
      ft: "LF L.F. lin.ft. RFT",
      ft2: "SF Sq.Ft. sft ft²",
      item: "L.S. LS L/S lump sum Lump-Sum LOT",
      set: "Sets Set(s)",
      kg: "Kgs. KG",
      tonR: "TR RT",
      h: "Hrs hour",
      panel: "panel",
    }))
      for (const text of texts.split(/(?<!lump) /)) expect(read(text), text).toBe(measure);
  });
});

describe("warnings", () => {
  test("for items that are not priced, not measured, or zero", () => {
    expect(codes([{ ...duct, rate: null }])).toEqual(["not-priced"]);
    expect(codes([{ ...duct, rate: 0 }])).toEqual(["rate-zero"]);
    for (const rate of [undefined, 0]) {
      const fitted = { id: "a", description: "Duct", quantity: 2, rate, labour: 5, waste: { value: 10, unit: "%" } } as const;
      expect(codes([fitted])).toEqual(["waste-without-material"]);
      expect(bill([fitted]).results.total.value).toBe(10);
    }
    expect(codes([{ ...duct, quantity: null }])).toEqual(["not-measured"]);
    expect(codes([{ ...duct, quantity: 0 }])).toEqual(["quantity-zero"]);
    expect(codes([{ id: "empty" }])).toEqual([]);
    expect(codes([{ ...duct, rate: null, labour: 12 }])).toEqual([]);
  });

  test("for items that are there twice, or in two units of one kind", () => {
    expect(codes([duct, { ...duct, id: "b", description: " duct " }])).toEqual(["duplicate"]);
    expect(codes([duct, { ...duct, id: "b", workSection: "23 31" }])).toEqual([]);
    const [warning] = bill([duct, { ...duct, id: "b", unit: "ft2" }]).warnings;
    expect(warning).toMatchObject({ code: "units-mixed", field: "items.b.unit" });
    expect(warning!.message).toBe("Duct is measured in m² and in ft². Check that each rate is per unit of its row.");
    expect(codes([duct, { ...duct, id: "b", unit: "kg" }])).toEqual([]);
  });

  test("for deductions and a negative total", () => {
    expect(codes([{ ...duct, quantity: -2 }])).toEqual(["quantity-negative", "total-negative"]);
  });

  test("are grouped by code, with each item as a place", () => {
    const items = Array.from({ length: 8 }, (_, index): Item => ({ id: String(index), description: `Line ${index}`, quantity: 1 }));
    const [warning, another] = bill(items).warnings;
    expect(another).toBeUndefined();
    expect(warning!.message).toBe("8 items. Line 0 has no rate, and is not in the total. Enter its rate.");
    expect(warning!.places!.map(({ name, field }) => `${name} ${field}`)).toEqual(items.map(({ id }) => `Line ${id} items.${id}.rate`));
  });
});
