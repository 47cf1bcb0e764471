import * as calculators from "@org/hvac-core/calculators";
import { boq } from "@org/hvac-core/calculators/boq";
import { pumpHeadCalc } from "@org/hvac-core/calculators/pump-head-calc";
import { schedules } from "@org/hvac-core/calculators/schedules";
import { valueAt, type ListField } from "@org/hvac-core/kernel";
import type { QuantityKind } from "@org/hvac-core/quantity";
import { expect, test } from "vitest";
import { openInput, type AnyCalculator, type Row } from "../state/formInput.ts";
import { columnsOf, type Column } from "./columns.ts";
import type { ListSource } from "./source.ts";
import { totalText } from "./totals.ts";

/** Kinds that nearly always add up over rows. */
const additive: ReadonlySet<QuantityKind | "text" | undefined> = new Set<QuantityKind>([
  "airFlow",
  "waterFlow",
  "massFlow",
  "power",
  "electricPower",
  "coolingCapacity",
  "heatingCapacity",
  "area",
  "volume",
  "liquidVolume",
  "mass",
]);

/** Columns of these kinds without a total, and why. */
const withoutTotal: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "acoustic-calculator sources": { airflow: "fans in series", power: "sound, not energy" },
  "acoustic-calculator elements": {
    airflow: "the same air in each element",
    "=airflow": "the same air in each element",
    otherArea: "a cross-section",
    "=area": "a cross-section",
    testedArea: "of a test",
    wallArea: "within a plenum",
  },
  "acoustic-calculator privacy": { partitionArea: "a partition has two directions" },
  "duct-sizer sections": { airflow: "supply and return", "=airflow": "a tree", "=area": "a cross-section" },
  "heat-load systems": {
    "=coilSensible": "at separate times",
    "=coilLatent": "at separate times",
    "=roomLoad": "at separate times",
    "=reheat": "at separate times",
    "=coilLoad": "at separate times",
  },
  "heat-load zones": { "=supplyAirflow": "at separate times", "=load": "at separate times" },
  "pipe-sizer sections": { "=designFlow": "a tree", "=unitFlow": "a tree", "=returnFlow": "a tree" },
  "schedules coolingTowers": { ratedFlow: "at rating conditions" },
  "schedules fans": { requiredAirflow: "supply and exhaust", airflow: "supply and exhaust" },
  "schedules pumps": { requiredFlow: "primary and secondary", flow: "primary and secondary" },
  "schedules airTerminals": { requiredAirflow: "supply and return", airflow: "supply and return" },
  "schedules otherEquipment": Object.fromEntries(
    ["requiredAirflow", "airflow", "requiredCooling", "cooling", "requiredHeating", "heating", "requiredFlow", "flow"].map((name) => [
      name,
      "several kinds",
    ]),
  ),
  "ventilation-calc zones": {
    leakageArea: "an opening",
    pressureOffset: "into a zone or out of it",
    "=byAirChanges": "a rule of several",
    "=byRates": "a rule of several",
    "=byHealthcare": "a rule of several",
    "=byLoad": "a rule of several",
    "=byExhaust": "a rule of several",
    "=demandControlSaving": "a system saves another amount",
  },
};

const quantityOf = (column: Column): string | undefined =>
  column.kind === "computed" ? column.field.quantity : column.field.type === "quantity" ? column.field.quantity : undefined;

test("a column of a table that is the page has a total, or a reason that it has none", () => {
  const without = Object.values(calculators).flatMap((definition) =>
    Object.entries(definition.fields).flatMap(([path, field]) =>
      field.type !== "list" || !("table" in field)
        ? []
        : columnsOf(definition as never, path, field as ListField)
            .filter((column) => additive.has(quantityOf(column) as QuantityKind) && !column.isSummed)
            .map(({ key }) => `${definition.id} ${path} ${key}`),
    ),
  );
  const reasoned = Object.entries(withoutTotal).flatMap(([table, columns]) => Object.keys(columns).map((key) => `${table} ${key}`));
  expect(without.toSorted()).toEqual(reasoned.toSorted());
});

function totalsOf(definition: AnyCalculator, entered: object, path: string): Readonly<Record<string, string>> {
  const { input } = openInput(definition, entered);
  const complete = definition.complete(input);
  const list = definition.fields[path] as ListField;
  const rows = complete[path] as readonly Row[];
  const source: ListSource = {
    state: {
      definition,
      input,
      complete,
      blankUnits: {},
      unparsed: {},
      errors: {},
      outcome: definition.calculate(input, { partial: true }),
    },
    path,
    list,
    scope: { values: complete, fields: definition.fields },
    rows,
    inputRows: (valueAt(input, path) ?? []) as readonly Row[],
    preferredUnits: {},
  };
  const all = rows.map((_, index) => index);
  return Object.fromEntries(
    columnsOf(definition, path, list).flatMap((column) => {
      const text = totalText(column, all, source);
      return text === "" ? [] : [[column.key, text]];
    }),
  );
}

test("totals of a schedule are of all units: two of 4 kW and three of 1.5 kW draw 12.5 kW", () => {
  const unit = { power: { value: 4, unit: "kW" }, weight: { value: 900, unit: "kg" }, airflow: { value: 2000, unit: "L/s" } };
  const small = { power: { value: 1.5, unit: "kW" }, weight: { value: 300, unit: "kg" }, cooling: { value: 10, unit: "kW" } };
  const airHandlingUnits = [
    { id: "a", tag: "AHU-01", quantity: 2, ...unit },
    { id: "b", tag: "AHU-02", quantity: 3, ...small },
    { id: "c", tag: "AHU-03" },
  ];
  const { quantity, power, weight, airflow, cooling, ...others } = totalsOf(
    schedules,
    { unitSystem: "Metric", airHandlingUnits },
    "airHandlingUnits",
  );
  expect({ quantity, power, weight, airflow, cooling }).toEqual({
    quantity: "6",
    power: "12.5",
    weight: "2700",
    airflow: "4000",
    cooling: "30",
  });
  // Results have all units already, and a column without a number has no sum.
  expect(others).toEqual({ "=connectedPower": power, "=totalWeight": weight });
});

test("pumps have no total of heads: what a pump needs at its inlet holds for all", () => {
  const pumps = [1, 2].map((id) => ({
    id: `p${id}`,
    name: `Pump ${id}`,
    points: [0, 10, 20].map((flow, index) => ({
      id: `${index}`,
      flow: { value: flow, unit: "L/s" },
      head: { value: 30 - (flow * flow) / 40, unit: "m" },
    })),
  }));
  expect(totalsOf(pumpHeadCalc, { unitSystem: "Metric", flowRate: { value: 10, unit: "L/s" }, pumps }, "pumps")).toEqual({});
});

test("a total is that of the answer: an item that cannot be calculated is left out of both", () => {
  const items = [10, 20, 30].map((quantity, index) => ({
    id: `i${index}`,
    description: `Duct ${index}`,
    quantity: { value: quantity, unit: "unitless" },
    // Nothing is wasted less than not at all.
    waste: { value: index === 1 ? -50 : 0, unit: "percent" },
    rate: { value: 10, unit: "money" },
  }));
  const input = { unitSystem: "Metric", currency: "€", items };
  const outcome = boq.calculate(openInput(boq, input).input, { partial: true });
  expect(outcome).toMatchObject({ ok: true, leftOut: [{}], results: { total: { value: 400 } } });
  expect(totalsOf(boq, input, "items")["=total"]).toBe("400.00");
});
