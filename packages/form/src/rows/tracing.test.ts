import { catalogue } from "@org/hvac-core";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { fieldAt } from "@org/hvac-core/internal";
import { isStep, parseExpression, symbolsIn, type ReferenceField, type Sheet, type Step } from "@org/hvac-core/kernel";
import { expect, test } from "vitest";
import { treeCalculator } from "../../test/treeCalculator.ts";
import type { AnyCalculator } from "../state/formInput.ts";
import { dependentsIn, precedentsIn, referencedPlace, referencesTo } from "./tracing.ts";

const step = (symbol: string, expression: string, more: Partial<Step> = {}): Step => ({
  kind: "formula",
  symbol,
  name: symbol,
  expression,
  substitution: expression,
  value: 1,
  quantity: "number",
  unit: "unitless",
  ...more,
});
const input = (symbol: string, field: string): Step => step(symbol, symbol, { kind: "input", field });

/** p around two rows; in each a·p makes a step without a place, which makes the result. */
const sheet: Sheet = [
  input("p", "pressure"),
  {
    kind: "rows",
    title: "Rows",
    symbols: ["r"],
    rows: ["x", "y"].map((id) => ({
      id,
      title: id,
      values: { r: 1 },
      entries: () => [
        input("a", `rows.${id}.a`),
        input("b", `rows.${id}.b`),
        step("c", "a * p"),
        step("r", "c + b", { result: `rows.${id}.r` }),
        step("s", "2 * r", { result: `rows.${id}.s` }),
      ],
    })),
  },
];
const placesOf = (places: readonly { readonly field?: string; readonly result?: string }[]): unknown[] =>
  places.map(({ field, result }) => field ?? result);

test("a result comes from the inputs and results in its formula, past steps that have no place, in its row and around it", () => {
  expect(new Set(placesOf(precedentsIn(sheet, "rows.x.r")))).toEqual(new Set(["rows.x.a", "rows.x.b", "pressure"]));
  expect(placesOf(precedentsIn(sheet, "rows.y.s"))).toEqual(["rows.y.r"]);
  expect(precedentsIn(sheet, "rows.y.a")).toEqual([]);
});

test("an input goes into the results that take it, not into those that take these", () => {
  expect(placesOf(dependentsIn(sheet, "rows.x.a"))).toEqual(["rows.x.r"]);
  expect(placesOf(dependentsIn(sheet, "rows.x.r"))).toEqual(["rows.x.s"]);
});

/** Levels of steps with the path of ids of their rows, of the first rows of every list. */
function* levelsOf(within: Sheet): Generator<readonly Step[]> {
  yield within.filter(isStep);
  for (const entry of within) if (entry.kind === "rows") for (const row of entry.rows.slice(0, 2)) yield* levelsOf(row.entries());
}

test("in the examples of every calculator, what a result of a row comes from in the row goes into the result", async () => {
  let count = 0;
  for (const definition of catalogue as readonly AnyCalculator[]) {
    const explanation = await definition.explanation();
    const outcome = explanation.cases.map((example) => definition.calculate(example.input as never)).find(({ ok }) => ok);
    if (!outcome?.ok) continue;
    const real = explanation.sheet(outcome);
    for (const steps of levelsOf(real))
      for (const { result, kind, expression } of steps) {
        if (result === undefined || kind !== "formula" || symbolsIn(parseExpression(expression)).length === 0 || !result.includes("."))
          continue;
        for (const { field, result: before } of precedentsIn(real, result)) {
          const path = field ?? before;
          // What goes into many rows is shown in each of them.
          if (!path?.startsWith(result.slice(0, result.lastIndexOf(".") + 1))) continue;
          expect(placesOf(dependentsIn(real, path)), `${definition.id}: ${result} from ${path}`).toContain(result);
          count += 1;
        }
      }
  }
  expect(count).toBeGreaterThan(50);
});

test("a row is found in the fields that refer to it", () => {
  const complete = {
    ducts: [
      { id: "m", name: "Main" },
      { id: "e", name: "East", parent: "m" },
      { id: "w", parent: "m" },
    ],
  };
  expect(referencesTo({ list: "ducts", id: "m" }, treeCalculator.fields, complete)).toEqual({
    places: [
      { name: "East: Parent", field: "ducts.e.parent" },
      { name: "Duct 3: Parent", field: "ducts.w.parent" },
    ],
    count: 2,
  });
  expect(referencesTo({ list: "ducts", id: "m" }, treeCalculator.fields, complete, 1)).toMatchObject({ places: [{}], count: 2 });
});

test("rows of several lists with the same id are not mixed up", () => {
  const surface = (construction: string) => ({ id: "1", kind: "wall", area: 10, construction });
  const input = {
    unitSystem: "Metric",
    method: "hourly",
    constructions: [
      { id: "1", name: "Brick", uValue: 0.3 },
      { id: "2", name: "Stone", uValue: 0.4 },
    ],
    zones: [{ id: "1" }],
    rooms: [
      { id: "1", name: "Office", floorArea: 20, zone: "1", surfaces: [surface("1")] },
      { id: "2", name: "Hall", floorArea: 30, zone: "1", surfaces: [surface("2")] },
    ],
  } as never;
  const complete = heatLoad.complete(input);
  const { fields } = heatLoad;
  const references = (list: string, id: string): readonly unknown[] => placesOf(referencesTo({ list, id }, fields, complete).places);
  expect(references("constructions", "1")).toEqual(["rooms.1.surfaces.1.construction"]);
  expect(references("zones", "1")).toEqual(["rooms.1.zone", "rooms.2.zone"]);
  expect(references("rooms.1.surfaces", "1")).toEqual([]);
  const referenced = (path: string): unknown => referencedPlace(path, fieldAt(fields, path) as ReferenceField, fields, complete);
  expect(referenced("rooms.2.surfaces.1.construction")).toEqual({ name: "Stone", field: "constructions.2" });
  expect(referenced("rooms.2.zone")).toMatchObject({ field: "zones.1" });

  const rowsOf = (list: string, symbol: string): Sheet[number] => ({
    kind: "rows",
    title: list,
    symbols: [],
    rows: [
      {
        id: "1",
        title: list,
        values: {},
        entries: () => [{ ...step("a", "a"), kind: "input", field: `${list}.1.a` }, step(symbol, "a + 1", { result: `${list}.1.r` })],
      },
    ],
  });
  const both: Sheet = [rowsOf("zones", "z"), rowsOf("rooms", "r")];
  for (const list of ["zones", "rooms"]) expect(placesOf(precedentsIn(both, `${list}.1.r`))).toEqual([`${list}.1.a`]);
});
