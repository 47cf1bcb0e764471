import type { PlainRecord } from "@org/data";
import { differences } from "@org/data/store";
import { catalogue } from "@org/hvac-core";
import { joinPath, valueAt, type CompleteInput, type Field, type Fields, type ResultFields } from "@org/hvac-core/kernel";
import { isSame, openInput, type AnyCalculator } from "@org/form/state";
import { describe, expect, test } from "vitest";
import { linkedLabel, placeLabel, valueTexts } from "./valueText.ts";

const calculators = (catalogue as unknown as readonly AnyCalculator[]).map((definition) => [definition.id, definition] as const);
type Data = Readonly<Record<string, unknown>>;

/** An input with rows of these ids in each list, also in lists of rows. */
const withRows = (fields: Fields, ...ids: readonly string[]): Data =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      // Names that users enter: new zones have one name.
      const rowOf = (id: string) => ({ id, ...(field.type === "list" && field.row["name"]?.type === "text" && { name: id }) });
      if (field.type === "list") return [[name, ids.map((id) => ({ ...rowOf(id), ...withRows(field.row, ...ids) }))]];
      return field.type === "group" ? [[name, withRows(field.fields, ...ids)]] : [];
    }),
  );

interface Place {
  readonly path: readonly string[];
  readonly field: Field | undefined;
  readonly value: unknown;
}

/** Every place at which two inputs can differ: fields, groups, lists, rows, and the fields in these. */
function placesOf(fields: Fields, values: Data, around: readonly string[] = []): readonly Place[] {
  return Object.entries(fields).flatMap(([name, field]): readonly Place[] => {
    const [path, value] = [[...around, name], values[name]];
    const place = { path, field, value };
    if (field.type === "group") return [place, ...placesOf(field.fields, value as Data, path)];
    if (field.type !== "list") return [place];
    const rows = (value as readonly (Data & { readonly id: string })[]).map((row) => ({ row, rowPath: [...path, row.id] }));
    return [
      place,
      ...rows.flatMap(({ row, rowPath }) => [{ path: rowPath, field: undefined, value: row }, ...placesOf(field.row, row, rowPath)]),
    ];
  });
}

const isRecord = (value: unknown): value is Data => typeof value === "object" && value !== null && !Array.isArray(value);

/** Values that another user may have entered there. */
function otherValues({ field, value }: Place): readonly unknown[] {
  const number = isRecord(value) && typeof value["value"] === "number" ? value["value"] : 1;
  const link = { collection: "calculations", fileId: "office", result: "supplyAirflow" };
  switch (field?.type) {
    case "quantity": {
      const unit = isRecord(value) ? value["unit"] : "m";
      return [
        null,
        { value: number + 1, unit },
        { value: number, unit, link },
        { value: number + 1e-9, unit },
        { value: number, unit: "furlong" },
      ];
    }
    case "choice":
      return Object.keys(field.options).filter((option) => option !== value).slice(0, 2); // prettier-ignore
    case "flag":
      return [value !== true];
    case "date":
      return ["2026-11-28", null];
    case "text":
      return ["other", "a|b", ""].filter((text) => text !== value);
    case "reference":
      return ["other", null].filter((id) => id !== value);
    case "series":
    case "matrix": {
      const { values, ...rest } = value as { readonly values: readonly unknown[] };
      return [
        { ...rest, values: [...values.slice(1), 7] },
        { ...rest, values: [] },
      ];
    }
    case "list":
      return [[]];
    case "group":
      return [{}];
    case undefined:
      return [{ id: "one" }];
  }
}

/** Values that an unknown version may have stored. */
const unknownValues: readonly unknown[] = ["x", 5, true, [], {}, { value: 1, unit: "furlong" }, { value: "1", unit: 5 }, { values: [1, "a"], unit: "m", displayUnit: "K" }]; // prettier-ignore

function expectTexts(
  definition: AnyCalculator,
  path: readonly string[],
  sides: readonly [unknown, unknown],
  complete: CompleteInput,
): void {
  const texts = valueTexts(definition, path, sides, complete);
  const what = `${path.join(".")}: ${JSON.stringify(sides)} reads ${JSON.stringify(texts)}`;
  for (const text of texts) {
    expect(typeof text, what).toBe("string");
    expect(text, what).not.toMatch(/^$|(?<!Provisional sum, )undefined|\[object|NaN/);
  }
  if (!isSame(...sides)) expect(texts[0], what).not.toBe(texts[1]);
}

describe.each(calculators)("two different values in inputs of %s have different texts", (_, definition) => {
  const complete = definition.complete(openInput(definition, { unitSystem: "Metric", ...withRows(definition.fields, "one") }).input);
  const places = placesOf(definition.fields, complete);

  test("if a value was changed, added or removed on either side", () => {
    expect(places.length).toBeGreaterThan(5);
    for (const place of places) {
      const { path, value } = place;
      for (const other of [undefined, ...otherValues(place), ...unknownValues]) {
        expectTexts(definition, path, [value, other], complete);
        expectTexts(definition, path, [other, value], complete);
      }
      expectTexts(definition, path, [undefined, null], complete);
      expectTexts(definition, path, [undefined, undefined], complete);
      expect(placeLabel(definition, path, complete)).not.toMatch(/^$|undefined/);
    }
    for (const path of [["unitSystem"], ["formerField"], ["constructor"], ["formerList", "a", "length"]])
      for (const value of unknownValues) expectTexts(definition, path, [value, undefined], complete);
  });

  test("if the row no longer exists in the input that refers to it", () => {
    const empty = definition.complete(definition.start("Imperial"));
    for (const [was, now] of [
      [complete, empty],
      [empty, complete],
    ] as const)
      for (const difference of differences(was as PlainRecord, now as PlainRecord))
        for (const read of [complete, empty]) {
          expectTexts(definition, difference.path, [difference.was, difference.now], read);
          const has = valueAt(read, joinPath(...difference.path)) !== undefined;
          expect(placeLabel(definition, difference.path, read)).not.toMatch(has ? /^$|undefined/ : /^$/);
        }
  });
});

test("a linked number has the digits of its field; two that differ later have more", () => {
  const definition = catalogue.find(({ id }) => id === "duct-sizer") as unknown as AnyCalculator;
  const link = { collection: "calculations", fileId: "office", result: "supplyAirflow" };
  const linked = (value: number): object => ({ value, unit: "L/s", link });
  const complete = definition.complete({ unitSystem: "Metric" });
  const texts = (was: number, now: number): readonly string[] => valueTexts(definition, ["airflow"], [linked(was), linked(now)], complete);
  expect(texts(127.345678912345, 127.345678912345)).toEqual(["127.346 L/s", "127.346 L/s"]);
  expect(texts(127.345678912345, 130)).toEqual(["127.346 L/s", "130 L/s"]);
  expect(new Set(texts(127.345678912345, 127.345678912999)).size).toBe(2);
});

/** Paths of the results in rows, of two rows of each list and of the lists within them. */
const resultPaths = (fields: ResultFields, around = ""): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]): readonly string[] => {
    const path = joinPath(around, name);
    if (field.type === "rows") return ["one", "two"].flatMap((id) => resultPaths(field.row, joinPath(path, id)));
    return around === "" ? [] : [path];
  });

test.each(calculators)(
  "numbers of different rows of %s have different names where they can be linked, in lists of rows too",
  (_, definition) => {
    const complete = definition.complete(
      openInput(definition, { unitSystem: "Metric", ...withRows(definition.fields, "one", "two") }).input,
    );
    const inputs = placesOf(definition.fields, complete).flatMap(({ path, field }) =>
      field?.type === "quantity" && path.length > 2 ? [`inputs.${joinPath(...path)}`] : [],
    );
    const paths = [...inputs, ...resultPaths(definition.results)];
    // Fields of one row may share a label; those of two rows may not.
    const byField = Map.groupBy(paths, (path) => path.replaceAll(/\.(one|two)(?=\.)/g, ".*"));
    for (const [field, rows] of byField) {
      const labels = rows.map((path) => linkedLabel(definition, path, complete));
      expect(new Set(labels).size, `${field}: ${labels.join("; ")}`).toBe(rows.length);
    }
  },
);
