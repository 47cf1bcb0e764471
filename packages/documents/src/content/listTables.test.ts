import { catalogue, type Calculator } from "@org/hvac-core";
import { describe, expect, test } from "vitest";
import { listsWithResults } from "./printedRows.ts";
import type { ReportCell, ReportTable } from "./reportTypes.ts";
import { issuedContent } from "./issuedContent.ts";
import { reportContent } from "./reportContent.ts";
import { stillState } from "./stillState.ts";

const calculators = catalogue as unknown as readonly Calculator[];
const calculator = (id: string): Calculator => calculators.find((each) => each.id === id)!;
const definition = calculator("boq");
const percent = (value: number) => ({ value, unit: "%" });
const money = (value: number) => ({ value, unit: "money" });

const bill = {
  unitSystem: "Metric",
  currency: "€",
  standard: "nrm2",
  items: [
    {
      id: "a",
      description: "Air handling unit",
      workSection: "38.1",
      quantity: 1,
      rate: money(14_500),
      labour: money(1200),
      plant: money(450),
    },
    {
      id: "b",
      description: "Duct",
      workSection: "38.6",
      quantity: 168,
      unit: "m2",
      rate: money(38),
      waste: percent(10),
      labour: money(34),
    },
    { id: "c", description: "Commissioning", workSection: "38.12", quantity: 1, unit: "item", rate: money(2400), notes: "With the report" },
    {
      id: "d",
      description: "Spiral duct",
      workSection: " 38.6 ",
      quantity: 42.5,
      unit: "m",
      rate: money(14.2),
      waste: percent(5),
      labour: money(11.5),
    },
    { id: "e", description: "To be measured", workSection: "38.1", rate: money(7) },
  ],
};

async function contentOf(input: object) {
  const state = stillState(definition, input, definition.version);
  return reportContent({ state, explanation: await definition.explanation(), preferredUnits: {}, title: "Tender" });
}

const textOf = (cell: ReportCell | undefined): string => (typeof cell === "object" ? cell.text : (cell ?? ""));
const linesOf = ({ rows }: ReportTable): readonly string[] => rows.map(({ cells }) => cells.map(textOf).join(" | "));

describe("a bill in a report", () => {
  test("has each item once, below its section, with totals of sections and items", async () => {
    const { table } = (await contentOf(bill)).lists[0]!;
    expect(table.columns.map(({ label, unit }) => [label, unit].filter(Boolean).join(", "))).toEqual([
      "No.",
      "Item",
      "Quantity",
      "Unit",
      "Rate, €",
      "Amount, €",
    ]);
    // 14 500 + 1200 + 450; 38 × 1.1 + 34; 14.2 × 1.05 + 11.5
    expect(linesOf(table)).toEqual([
      "1 | Air handling unit | 1 | each | 16,150.00 | 16,150.00",
      "5 | To be measured | – | each | 7.00 | 0.00",
      " | Total of 38.1 Primary equipment |  |  |  | 16,150.00",
      "2 | Duct | 168 | m² | 75.80 | 12,734.40",
      "4 | Spiral duct | 42.5 | m | 26.41 | 1,122.43",
      " | Total of 38.6 Ductwork |  |  |  | 13,856.83",
      "3 | Commissioning | 1 | item | 2,400.00 | 2,400.00",
      " | Total of 38.12 Testing and commissioning |  |  |  | 2,400.00",
    ]);
    expect(table.rows.map(({ owner }) => owner?.split(" ", 1)[0])).toEqual([
      "38.1",
      "38.1",
      "38.1",
      "38.6",
      "38.6",
      "38.6",
      "38.12",
      "38.12",
    ]);
    expect(table.rows.find(({ note }) => note !== undefined)?.cells[1]).toBe("Commissioning");
    expect(table.sum?.map(textOf)).toEqual(["", "5 items", "", "", "", "32,406.83"]);
  });

  test("gives the build-up of an item's rate under its number, if it has more than one part", async () => {
    const { parts } = (await contentOf(bill)).lists[0]!;
    expect(parts?.columns.map(({ label }) => label)).toEqual(["No.", "Item", "Rate", "Waste", "Labour", "Plant"]);
    expect(linesOf(parts!)).toEqual([
      "1 | Air handling unit | €14,500 | 0\u202f% | €1,200 | €450",
      "2 | Duct | €38 | 10\u202f% | €34 | €0",
      "4 | Spiral duct | €14.2 | 5\u202f% | €11.5 | €0",
    ]);
  });

  test("of one section has its heading and sum", async () => {
    const { table } = (await contentOf({ ...bill, items: bill.items.slice(0, 1) })).lists[0]!;
    expect(table.rows.map(({ owner }) => owner)).toEqual(["38.1 Primary equipment", "38.1 Primary equipment"]);
    expect(linesOf(table)[1]).toBe(" | Total of 38.1 Primary equipment |  |  |  | 16,150.00");
  });

  test("says under the number of an item where it was taken off", async () => {
    const source = "1|Supply%20air|f1~s1~12";
    const { origins } = (await contentOf({ ...bill, items: [bill.items[2], { ...bill.items[0], source }] })).lists[0]!;
    expect(origins?.columns.map(({ label }) => label)).toEqual(["No.", "Item", "Quantity source (take-off)"]);
    expect(linesOf(origins!)).toEqual(["2 | Air handling unit | Supply air"]);
    expect((await contentOf(bill)).lists[0]!.origins).toBeUndefined();
  });

  test("without sections is one list", async () => {
    const { table, parts } = (await contentOf({ ...bill, items: [{ id: "a", description: "Duct", quantity: 3, rate: money(2) }] }))
      .lists[0]!;
    expect(linesOf(table)).toEqual(["1 | Duct | 3 | each | 2.00 | 6.00"]);
    expect(table.rows.some(({ owner }) => owner !== undefined)).toBe(false);
    expect(table.sum?.map(textOf)).toEqual(["", "1 item", "", "", "", "6.00"]);
    expect(parts).toBeUndefined();
  });

  test("is not repeated in the inputs or results", async () => {
    const { inputs, results } = await contentOf(bill);
    expect(JSON.stringify([inputs, results])).not.toContain("Air handling unit");
    expect(JSON.stringify(inputs)).toContain("NRM2");
    expect(JSON.stringify(results)).toContain("By section");
  });

  test("that cannot be calculated, or was issued with other results, keeps its items among the inputs", async () => {
    const refused = await contentOf({ ...bill, tax: percent(-5) });
    expect(refused.answer).toMatch(/^No result: /);
    expect(refused.lists).toEqual([]);
    expect(JSON.stringify(refused.inputs)).toContain("Air handling unit");

    const state = stillState(definition, bill, definition.version);
    if (!state.outcome.ok) throw new Error("The bill has a result.");
    const issued = issuedContent({
      state,
      results: state.outcome.results,
      engineVersion: "0.0.1",
      calculatorVersion: definition.version,
      isReproduced: false,
      explanation: undefined,
      title: "Tender",
    });
    expect(issued.lists).toEqual([]);
    expect(JSON.stringify(issued.inputs)).toContain("Air handling unit");
    expect(JSON.stringify(issued.results)).toContain("16,150.00");
  });
});

describe("a schedule in a report", () => {
  const schedule = calculator("schedules");
  const unit = (id: string, values: object) => ({
    id,
    tag: id,
    service: "Offices",
    requiredAirflow: litres(2400),
    airflow: litres(2500),
    ...values,
  });
  const litres = (value: number) => ({ value, unit: "L/s" });

  function tablesOf(input: object): readonly ReportTable[] {
    const state = stillState(schedule, { unitSystem: "Metric", ...input }, schedule.version);
    return reportContent({ state, explanation: undefined, preferredUnits: {}, title: "Level 3" }).lists.map(({ table }) => table);
  }

  test("has a column per unit with all its entries, and each margin after its quantity", () => {
    const [table] = tablesOf({
      airHandlingUnits: [
        unit("AHU-01", {
          requiredCooling: { value: 42, unit: "kW" },
          cooling: { value: 45, unit: "kW" },
          enteringDryBulb: { value: 27, unit: "°C" },
        }),
        unit("AHU-02", {
          airflow: litres(2640),
          requiredHeating: { value: 30, unit: "kW" },
          heating: { value: 33, unit: "kW" },
          weight: { value: 900, unit: "kg" },
        }),
        unit("AHU-03", { requiredPressure: { value: 300, unit: "Pa" }, pressure: { value: 330, unit: "Pa" } }),
      ],
    });
    expect(table!.columns.map(({ label }) => label)).toEqual(["Air handling unit", "AHU-01", "AHU-02", "AHU-03"]);
    const lines = linesOf(table!);
    // 2500/2400, 2640/2400; 45/42; 33/30; 330/300
    const begin = lines.indexOf("Required airflow, L/s | 2400 | 2400 | 2400");
    expect(lines.slice(begin, begin + 3)).toEqual([
      "Required airflow, L/s | 2400 | 2400 | 2400",
      "Selected airflow, L/s | 2500 | 2640 | 2500",
      "Airflow margin, % | 4.17 | 10.0 | 4.17",
    ]);
    for (const line of [
      "Serves | Offices | Offices | Offices",
      "Cooling margin, % | 7.14 | – | –",
      "Entering air, dry bulb, °C | 27 | – | –",
    ])
      expect(lines).toContain(line);
    expect(lines.indexOf("Heating margin, % | – | 10.0 | –")).toBe(lines.indexOf("Selected heating, kW | – | 33 | –") + 1);
    // A property that no unit has is not printed.
    for (const empty of ["Leaving water", "V/ph/Hz", "Model"]) expect(lines.join()).not.toContain(empty);
  });

  test("has a row per unit where units have few properties", () => {
    const [table] = tablesOf({
      airTerminals: Array.from({ length: 30 }, (_, index) => ({
        id: `d${index}`,
        tag: `D-${index + 1}`,
        requiredAirflow: litres(50),
        airflow: litres(60),
      })),
    });
    expect(table!.columns[0]!.label).toBe("Terminal");
    expect(table!.rows).toHaveLength(30);
    expect(linesOf(table!)[29]).toBe("D-30 | 1 | 50 | 60 | 20.0");
  });

  test("marks assumed values", () => {
    const fan = { id: "a", tag: "F-01", requiredAirflow: litres(300), airflow: litres(320) };
    const rows = tablesOf({ fans: [fan, { ...fan, id: "b", tag: "F-02", quantity: 2, control: "variable" }] })[0]!.rows.map(
      ({ cells }) => cells,
    );
    const assumed = (text: string) => ({ text, isAssumed: true });
    expect(rows).toEqual([
      ["F-01", assumed("1"), "300", "320", "6.67", assumed("Constant volume")],
      ["F-02", "2", "300", "320", "6.67", "Variable volume"],
    ]);
  });

  test("prints the unit with each number where units differ", () => {
    const [table] = tablesOf({
      fans: [
        { id: "a", tag: "F-01", requiredAirflow: litres(300), airflow: { value: 1200, unit: "m3/h" } },
        { id: "b", tag: "F-02", requiredAirflow: litres(300), airflow: litres(320) },
      ],
    });
    const text = JSON.stringify(table);
    expect(text).toContain("1200\u202fm³/h");
    expect(text).toContain("320\u202fL/s");
  });
});

test("lists that print with their results name fields and results that there are", () => {
  const checked = calculators.flatMap((calculator) =>
    [...listsWithResults({ definition: calculator })].map(([name, printed]) => {
      const list = calculator.fields[name];
      const field = calculator.results[name];
      if (list?.type !== "list" || field?.type !== "rows") throw new Error(`${calculator.id}: ${name} is no list with results`);
      if (printed.as === "bill") {
        for (const key of Object.keys(printed.columns)) expect(key in list.row || key in field.row, `${name}, ${key}`).toBe(true);
        if (printed.note !== undefined) expect(list.row[printed.note]?.type).toBe("text");
        expect(calculator.results[printed.sum]?.type).toBeUndefined();
      } else {
        for (const result of Object.keys(field.row)) expect(Object.keys(printed.after), `${name}, ${result}`).toContain(result);
        // Each follows a field of some list of the calculator.
        const lists = Object.values(calculator.fields).flatMap((each) => (each.type === "list" ? Object.keys(each.row) : []));
        for (const behind of Object.values(printed.after)) expect(lists).toContain(behind);
      }
      return calculator.id;
    }),
  );
  expect(new Set(checked)).toEqual(new Set(["boq", "schedules"]));
});
