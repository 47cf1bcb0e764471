import { catalogue } from "@org/hvac-core";
import { describe, expect, test } from "vitest";
import { applyEdit, withoutSampleRows } from "./editing.ts";
import { isSame, openInput, startInput, type AnyCalculator, type FormInput } from "./formInput.ts";

const hasRows = (rows: unknown): boolean => Array.isArray(rows) && rows.length > 0;

const choices = catalogue.flatMap((each) => {
  const definition = each as unknown as AnyCalculator;
  return Object.entries(definition.fields).flatMap(([path, field]) =>
    field.type === "choice" ? Object.keys(field.options).map((value) => [definition.id, path, value, definition] as const) : [],
  );
});

/** Lists that get the room, duct or pipe of a page as their first row once an option is selected. */
function filledLists(definition: AnyCalculator, input: FormInput, path: string, value: string): readonly string[] {
  const selected = definition.select(input, path, value) as FormInput;
  return Object.keys(definition.fields).filter(
    (name) => definition.fields[name]!.type === "list" && hasRows(selected[name]) && !hasRows(input[name]),
  );
}

describe.for(["Metric", "Imperial"] as const)("the sample of a new page, %s", (unitSystem) => {
  const filling = choices.filter(
    ([, path, value, definition]) => filledLists(definition, startInput(definition, unitSystem), path, value).length > 0,
  );

  test("would become a row of four calculators", () => {
    expect(new Set(filling.map(([id]) => id))).toEqual(new Set(["heat-load", "ventilation-calc", "duct-sizer", "pipe-sizer"]));
  });

  test.for(filling)("is no row of a project: %s, %s %s", ([, path, value, definition]) => {
    const input = startInput(definition, unitSystem);
    const lists = filledLists(definition, input, path, value);
    const selected = applyEdit(definition, { input, unparsed: {} }, { type: "value", path, value }).input;
    expect(selected[path]).toBe(value);
    for (const list of lists) expect(hasRows(selected[list]), list).toBe(false);
  });

  test.for(filling)("is a row once one of its values is changed: %s, %s %s", ([, path, value, definition]) => {
    const input = startInput(definition, unitSystem);
    for (const name of Object.keys(input).filter(
      (each) => definition.fields[each]?.type === "quantity" && definition.fields[each].site === undefined,
    )) {
      const entered = input[name] as { readonly value: number };
      const changed = { ...input, [name]: { ...entered, value: entered.value * 2 } } as FormInput;
      const selected = applyEdit(definition, { input: changed, unparsed: {} }, { type: "value", path, value }).input;
      expect(isSame(selected, definition.select(changed, path, value)), name).toBe(true);
    }
  });

  test.for(filling)("is left out with the values of a site kept: %s, %s %s", ([, path, value, definition]) => {
    const [site] = Object.entries(definition.fields).find(([, field]) => field.type === "quantity" && field.site !== undefined) ?? [];
    if (site === undefined) return;
    const start = startInput(definition, unitSystem);
    const entered = { value: 12, unit: unitSystem === "Metric" ? "m" : "ft" };
    const input = openInput(definition, { ...start, [site]: definition.fields[site]!.type === "quantity" ? entered : start[site] }).input;
    const selected = applyEdit(definition, { input, unparsed: {} }, { type: "value", path, value }).input;
    expect(selected[site]).toEqual(input[site]);
  });
});

describe.for(catalogue.map((each) => [each.id, each as unknown as AnyCalculator] as const))(
  "the rows of a new page of %s",
  ([, definition]) => {
    test("give way to imported ones as they are, and stay once one of them was changed", () => {
      for (const unitSystem of ["Metric", "Imperial"] as const) {
        const input = startInput(definition, unitSystem);
        const lists = Object.keys(input).filter((name) => definition.fields[name]?.type === "list" && hasRows(input[name]));
        expect(withoutSampleRows(definition, input)).toEqual(Object.fromEntries(lists.map((name) => [name, []])));
        for (const name of lists) {
          const rows = input[name] as readonly object[];
          for (const changed of [[], [...rows, { id: "new" }], rows.with(0, { ...rows[0], id: "other" })])
            expect(withoutSampleRows(definition, { ...input, [name]: changed })).toEqual({});
        }
      }
    });
  },
);
