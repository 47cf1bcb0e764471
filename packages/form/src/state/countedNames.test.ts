import type { ListField } from "@org/hvac-core/kernel";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Row } from "./formInput.ts";
import { withBranchesCopied } from "./outline.ts";

const text = (label: string, maxLength: number) => ({ type: "text", label, default: "", maxLength }) as const;
const rooms: ListField = {
  type: "list",
  label: "Rooms",
  rowLabel: "room",
  maxRows: 999,
  row: { name: text("Name", 20), remark: text("Remark", 200) },
};
const rowsOf = (names: readonly string[]): readonly Row[] => names.map((name, index) => ({ id: `r${index}`, name }));
const namesOf = (rows: readonly Row[]): unknown[] => rows.map(({ name }) => name);
const duplicated = (names: readonly string[], from: number, end: number, list = rooms): unknown[] => {
  const rows = rowsOf(names);
  return namesOf(
    withBranchesCopied(
      list,
      "rooms",
      rows,
      rows.slice(from, end).map(({ id }) => id),
    ).rows,
  );
};

test.each([
  { names: ["101", "102", "103"], to: ["104", "105", "106"] },
  { names: ["101 Reception", "102 Office S1", "104 Corridor"], to: ["105 Reception", "106 Office S1", "108 Corridor"] },
  { names: ["B-01", "B-02"], to: ["B-03", "B-04"] },
  { names: ["G.09 Lobby"], to: ["G.10 Lobby"] },
  { names: ["Lobby", "Lobby 2", "Stair"], to: ["Lobby 3", "Lobby 4", "Stair 2"] },
  { names: ["", "12345678901234567890"], to: ["", "12345678901234567891"] },
])("a block of $names is followed by $to", ({ names, to }) => {
  expect(duplicated(names, 0, names.length)).toEqual([...names, ...to]);
});

test("a name is counted on above all of the list, a description is not, and a name that would be too long stays", () => {
  expect(duplicated(["101", "102", "115", "Other"], 0, 2)).toEqual(["101", "102", "116", "117", "115", "Other"]);
  const { name: description, ...others } = rooms.row;
  const bill = { ...rooms, row: { description: description!, ...others } };
  expect(withBranchesCopied(bill, "items", [{ id: "a", description: "Pipe 22" }], ["a"]).rows[1]).toMatchObject({ description: "Pipe 22" });
  expect(duplicated(["Room of many letters"], 0, 1)).toEqual(["Room of many letters", "Room of many letters"]);
});

test("after any block is duplicated, names that were unique still are, and the copies follow their block", () => {
  const name = fc.stringMatching(/^[ab1-3]{1,3}( [ab1-3]{1,2})?$/);
  fc.assert(
    fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 8 }), fc.nat(7), fc.nat(7), (names, first, last) => {
      const [from, end] = [Math.min(first, last), Math.max(first, last) + 1];
      const block = names.slice(from, end);
      const next = duplicated(names, from, end);
      expect(new Set(next).size).toBe(names.length + block.length);
      expect(next.toSpliced(Math.min(end, names.length), block.length)).toEqual(names);
    }),
  );
});
