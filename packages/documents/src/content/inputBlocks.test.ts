import { energyAnalysis } from "@org/hvac-core/calculators/energy-analysis";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { pipeSizer } from "@org/hvac-core/calculators/pipe-sizer";
import { psychrometricChart } from "@org/hvac-core/calculators/psychrometric-chart";
import { schedules } from "@org/hvac-core/calculators/schedules";
import { ventilationCalc } from "@org/hvac-core/calculators/ventilation-calc";
import { expect, test } from "vitest";
import { deepCalculator } from "@org/form/test/deepCalculator";
import type { AnyCalculator } from "@org/form/state";
import { inputBlocks } from "./inputBlocks.ts";
import { listTables } from "./listTables.ts";
import type { ReportBlock, ReportCell } from "./reportTypes.ts";
import { stillState } from "./stillState.ts";

const textOf = (cell: ReportCell): string => (typeof cell === "string" ? cell : cell.text);

/** The lines of a block: cells between bars, the owner of rows above them. */
function linesOf(block: ReportBlock): readonly string[] {
  if (block.kind === "lines") return [block.title, ...block.lines.map(({ label, text }) => `${label}|${text}`)];
  const { title, columns, rows, note } = block;
  return [
    title,
    ...(note === undefined ? [] : [note]),
    columns.map(({ label, unit }) => [label, unit].filter(Boolean).join(", ")).join("|"),
    ...rows.flatMap(({ cells, owner }, index) => [
      ...(owner !== undefined && owner !== rows[index - 1]?.owner ? [owner] : []),
      cells.map(textOf).join("|"),
    ]),
  ];
}

/** Printed lines of an input. */
function printed(calculator: AnyCalculator, input: object): readonly string[] {
  const state = stillState(calculator, input, calculator.version);
  const { outcome } = state;
  const lists = outcome.ok ? listTables({ ...state, outcome, preferredUnits: {} }).map(({ table }) => table) : [];
  return [...inputBlocks(state), ...lists].flatMap(linesOf);
}

const zones = [
  {
    id: "a",
    name: "North",
    rooms: [
      { id: "r1", area: 10, leadsTo: "b" },
      { id: "r2", area: 12.5 },
    ],
  },
  { id: "b", name: "South", isPlenum: true, rooms: [{ id: "r3", area: 20, airflow: 5, leadsTo: "a" }] },
];

test("nested lists are one table, grouped by their outer rows, and references print the names of their rows", () => {
  const lines = printed(deepCalculator, { unitSystem: "Metric", zones });
  const from = lines.indexOf("Zones");
  expect(lines.slice(from, lines.length)).toEqual([
    "Zones",
    "Zone|Plenum",
    "North|No",
    "South|Yes",
    "Rooms",
    "Room|Area|Airflow|Leads to",
    "North",
    "Room 1|10\u202fm²|–|South",
    "Room 2|12.5\u202fm²|–|–",
    "South",
    "Room 1|20\u202fm²|5\u202fL/s|North",
  ]);
});

test("a series that is empty is not printed, and is once it has a value", () => {
  const input = { unitSystem: "Metric", method: "hourly", rooms: [{ id: "a", name: "Office", floorArea: 20 }] };
  const title = "Design wet bulb by month, °C";
  const heads = (lines: readonly string[]): readonly string[] => lines.map((line) => line.split("|")[0]!);
  expect(heads(printed(heatLoad, input))).toContain("Wet bulb by month, °C");
  expect(heads(printed(heatLoad, input))).not.toContain(title);
  const designWetBulb = { values: Array.from({ length: 12 }, (_, month) => (month === 6 ? 22 : null)), unit: "C" };
  const lines = printed(heatLoad, { ...input, site: { designWetBulb } });
  expect(lines.find((line) => line.startsWith(title))?.split("|")[7]).toBe("22");
});

test("a series is a table along its axis", () => {
  const values = Array.from({ length: 12 }, (_, month) => 100 * month);
  const lines = printed(deepCalculator, { unitSystem: "Metric", site: { load: { values, unit: "W" } } });
  expect(lines).toContain("Month|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec");
  expect(lines).toContain(`Load, W|${values.join("|")}`);
});

test("a list wider than the paper prints the values that all rows share once, then a table of the others", () => {
  const rooms = ["Hall", "Office"].map((name, index) => ({ id: `z${index}`, name, area: 50 + index, height: 3, people: 4 + index }));
  const lines = printed(ventilationCalc, { unitSystem: "Metric", scope: "zones", zones: rooms });
  const common = lines.indexOf("Zones: same for both");
  expect(common).toBeGreaterThan(0);
  expect(lines.indexOf("Height|3\u202fm")).toBeGreaterThan(common);
  expect(lines.filter((line) => line.startsWith("Hall|"))).toEqual([expect.stringContaining("|50\u202fm²|")]);
  expect(lines.some((line) => line.includes("z1"))).toBe(false);
});

test("rows of different kinds are separate blocks, each with its fields", () => {
  const lines = printed(psychrometricChart, psychrometricChart.examples.find(({ id }) => id === "summer-air-handler")!.input.Metric);
  const coil = lines.findIndex((line) => line.endsWith(": Cooling coil"));
  expect(coil).toBeGreaterThan(0);
  expect(
    lines.slice(
      coil + 1,
      lines.findIndex((line) => line.endsWith(": Reheat")),
    ),
  ).toContain("Entering air|Mixing box");
});

test("a type of equipment without rows is not printed, and an empty list leaves the other inputs of its section", () => {
  const lines = printed(schedules, { unitSystem: "Metric", pumps: [{ id: "1", tag: "P-07" }], fansTags: "FAN-{nn}" });
  expect(lines.filter((line) => line.startsWith("Tag pattern"))).toEqual(["Tag pattern|P-{nn}"]);
  for (const title of ["Fans", "Chillers", "Custom equipment"]) expect(lines).not.toContain(title);
  expect(lines).toContain("Pumps");
  expect(printed(pipeSizer, { unitSystem: "Metric", fittings: [] })).toContainEqual(expect.stringMatching(/^Fitting losses by/));
});

test("a matrix of references is a table of row numbers, and a line if it is empty", () => {
  const periods = [
    { id: "a", name: "Off-peak" },
    { id: "b", name: "Peak" },
  ];
  const cells = Array.from({ length: 12 }, (_, month) =>
    Array.from({ length: 24 }, (_hour, hour) => (month === 6 && hour > 20 ? "b" : "a")),
  );
  const lines = printed(energyAnalysis, { unitSystem: "Metric", electricityBy: "full", energyPeriods: periods, energyWeekday: cells });
  const from = lines.indexOf("Energy period on weekdays");
  expect(lines[from + 1]).toBe("1 Off-peak · 2 Peak");
  expect(lines).toContain(["Jul", ...Array(21).fill("1"), ...Array(3).fill("2")].join("|"));
  expect(lines[lines.indexOf("Energy period on weekends") + 1]).toBe("None entered.");
});

test("a matrix over the hours is one table, its months in columns and its name printed once", () => {
  const values = Array.from({ length: 12 }, (_, month) => Array.from({ length: 24 }, (_each, hour) => (month + 1) / 10 + hour / 100));
  const { label } = energyAnalysis.fields.hourlyEmissions;
  const input = { unitSystem: "Metric", emissionBy: "hours", hourlyEmissions: { values, unit: "kg/kWh" } };
  const lines = printed(energyAnalysis, input);
  expect(lines.filter((line) => line.includes(label))).toEqual([`${label}, kg/kWh`]);
  const from = lines.indexOf(`${label}, kg/kWh`);
  expect(lines[from + 1]).toBe("Hour|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec");
  expect(lines[from + 2]).toBe("1|0.1|0.2|0.3|0.4|0.5|0.6|0.7|0.8|0.9|1|1.1|1.2");
  expect(lines[from + 25]).toMatch(/^24\|0\.33\|/);
});

test("an empty number prints as automatic where it is calculated, otherwise as a dash", () => {
  const lines = printed(pipeSizer, { unitSystem: "Metric" });
  expect(lines).toContainEqual(expect.stringMatching(/^Roughness.*\|auto$/));
  expect(lines).toContainEqual(expect.stringMatching(/^Maximum velocity.*\|–$/));
});

test("a direction is printed as a point of the compass, and between two points in degrees", () => {
  const facing = (degrees: number): string => {
    const surface = { id: "s", name: "Facade", area: { value: 10, unit: "m2" }, azimuth: { value: degrees, unit: "deg" } };
    const rooms = [{ id: "r", floorArea: { value: 20, unit: "m2" }, surfaces: [surface] }];
    return printed(heatLoad, { unitSystem: "Metric", method: "hourly", rooms }).join("\n");
  };
  expect(facing(45).replaceAll("NE", "SW")).toBe(facing(225));
  expect(facing(45)).toMatch(/\bNE\b/);
  expect(facing(50)).toMatch(/\b50\b/);
});
