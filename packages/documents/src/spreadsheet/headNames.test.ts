import { catalogue } from "@org/hvac-core";
import type { Fields } from "@org/hvac-core/kernel";
import { describe, expect, test } from "vitest";
import { list } from "@org/documents/test/importedFile";
import { fileColumns, wordsOf, readHeads, looseName, tradeNames, tradeNamesOf } from "@org/form/importing";

const lists = catalogue.flatMap(({ id, fields }) =>
  Object.entries(fields).flatMap(([path, { type }]) =>
    type === "list" ? [{ name: `${id}: ${path}`, columns: fileColumns(list(id, path)) }] : [],
  ),
);

describe("names of the trade", () => {
  test("are those of fields that exist", () => {
    const namesIn = (fields: Fields): readonly string[] =>
      Object.entries(fields).flatMap(([name, field]) => (field.type === "list" ? [name, ...namesIn(field.row)] : [name]));
    const keys = new Set([
      ...lists.flatMap(({ columns }) => columns.map(({ key }) => key)),
      ...catalogue.flatMap(({ fields }) => namesIn(fields)),
    ]);
    expect(Object.keys(tradeNames).filter((key) => !keys.has(key))).toEqual([]);
  });

  test("are written as they are compared", () => {
    for (const name of Object.values(tradeNames).flat()) expect(looseName(name)).toBe(name);
  });

  test.each(lists.map((each) => [each.name, each] as const))("of %s each mean the one field that has them", (_, { columns }) => {
    const labels = new Set(
      columns.flatMap(({ key, label, column: { field } }) => [looseName(label), looseName(wordsOf(key)), field.symbol ?? ""]),
    );
    for (const { key } of columns)
      for (const name of tradeNamesOf(key)) {
        if (labels.has(name)) continue;
        const owners = columns.filter((column) => tradeNamesOf(column.key).includes(name)).map((column) => column.key);
        const [head] = readHeads([name], columns);
        // A name that several fields share belongs to the first of them in the form.
        expect(head!.target, name).toEqual({ type: "field", key: owners[0] });
      }
  });
});

test("of columns for a name and a number, the name is read as the name", () => {
  const columns = fileColumns(list("heat-load", "rooms"));
  const keys = readHeads(["Room Number", "Room Name", "Area"], columns).map(({ target }) =>
    target.type === "field" ? target.key : undefined,
  );
  expect(keys).toEqual([undefined, "name", "floorArea"]);
});

test("a column of names may be called by the noun of the rows, which is not a column of another name", () => {
  const keysOf = (calculator: string, path: string, titles: readonly string[]): readonly (string | undefined)[] =>
    readHeads(titles, fileColumns(list(calculator, path))).map(({ target }) => (target.type === "field" ? target.key : undefined));
  expect(keysOf("heat-load", "zones", ["Zone", "System"])).toEqual(["name", "system"]);
  expect(keysOf("heat-load", "windowTypes", ["Window type", "U-value", "SHGC"])).toEqual(["name", "uValue", "shgc"]);
  expect(keysOf("heat-load", "zones", ["Zone", "Zone name", "System"])).toEqual([undefined, "name", "system"]);
  expect(keysOf("heat-load", "rooms", ["Room", "Zone"])).toEqual(["name", "zone"]);
});
