import type { QuantityField } from "@org/hvac-core/kernel";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { deepCalculator } from "@org/form/test/deepCalculator";
import type { Entry, AnyCalculator } from "@org/form/state";
import { useCalculator } from "../state/useCalculator.ts";
import { readCell } from "@org/form/fields";
import { CellsInput } from "./CellsInput.tsx";
import { errorId, inputId } from "./fieldIds.ts";

const calculator: AnyCalculator = deepCalculator;
const power: QuantityField = { type: "quantity", label: "Load", quantity: "power", default: 0, min: -1e9, max: 1e9 };

describe("a cell", () => {
  test.each([
    ["2 kW", "W", "W", 2000],
    ["2", "W", "kW", 2000],
    ["2000 W", "kW", "kW", 2],
    ["1,5", "W", "W", 1.5],
    ["1 Btu/h", "W", "kW", 1055.05585262 / 3600],
  ])("%s in a table entered in %s and shown in %s is %d", (text, unit, displayUnit, expected) => {
    expect(readCell(text, power, "Metric", { unit, displayUnit })).toBeCloseTo(expected, 12);
  });

  test("is blank where it may be, and refused where it cannot be read", () => {
    expect(readCell(" ", { ...power, optional: "absent" }, "Metric", { unit: "W", displayUnit: "W" })).toBe(null);
    for (const text of ["", "abc", "2 m"]) expect(readCell(text, power, "Metric", { unit: "W", displayUnit: "W" })).toBeUndefined();
  });
});

const path = "site.load";
function Page(entry: Entry): ReactNode {
  const state = useCalculator(calculator, entry);
  const field = (calculator.fields["site"] as never as { fields: { load: never } }).fields.load;
  const value = (state.complete["site"] as { load: unknown }).load;
  return createElement(CellsInput, {
    state,
    field,
    path,
    value,
    scope: { values: state.complete, fields: calculator.fields },
    remarks: {},
  });
}
const drawn = (entry: Entry): string => renderToStaticMarkup(createElement(Page, entry));
const values = Array.from({ length: 12 }, (_, index) => 1000 * (index + 1));

describe("a table of cells", () => {
  test("shows its values in the unit shown, and names it in every label", () => {
    const markup = drawn({ input: { unitSystem: "Metric", site: { load: { values, unit: "W", displayUnit: "kW" } } }, unparsed: {} });
    expect([...markup.matchAll(/aria-label="Load, (\w+), kW"[^>]*value="(\d+)"/g)].map(([, place, value]) => [place, value])).toEqual(
      ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"].map((month, index) => [
        month,
        String(index + 1),
      ]),
    );
  });

  test("a cell in error points to its message", () => {
    const cellPath = `${path}.3`;
    const markup = drawn({ input: { unitSystem: "Metric", site: { load: { values, unit: "W" } } }, unparsed: { [cellPath]: "abc" } });
    const described = /aria-invalid="true" aria-describedby="([^"]+)"/.exec(markup)![1]!;
    expect(described).toBe(errorId(inputId(cellPath)));
    expect(markup).toMatch(new RegExp(`<p id="${described}"[^>]*>[^<]*abc`));
    expect(described).not.toContain(" ");
  });
});
