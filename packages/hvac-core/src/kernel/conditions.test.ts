import { describe, expect, test } from "vitest";
import { defineFields, isActive } from "./index.ts";
import { compileReader } from "../internal/index.ts";

describe("a condition on a reference", () => {
  const fields = defineFields({
    ducts: {
      type: "list",
      label: "Ducts",
      rowLabel: "duct",
      maxRows: 9,
      row: {
        // The choices come before the reference that they ask for: it is read first wherever it is.
        path: {
          type: "choice",
          label: "Path",
          options: { supply: "Supply", exhaust: "Exhaust" },
          default: "supply",
          when: [{ field: "parent", is: [false] }],
        },
        angle: {
          type: "quantity",
          label: "Angle",
          quantity: "angle",
          default: null,
          min: 0,
          max: 90,
          when: [{ field: "parent", is: [true] }],
        },
        parent: { type: "reference", label: "Parent", to: "ducts", default: null, optional: true, earlier: true },
      },
    },
  });
  const read = compileReader(fields);

  test("asks whether it names a row, not which", () => {
    const { path, angle } = fields.ducts.row;
    for (const [parent, isNamed] of [
      [null, false],
      ["true", true],
      ["false", true],
    ] as const) {
      expect(isActive(angle, { values: { parent } })).toBe(isNamed);
      expect(isActive(path, { values: { parent } })).toBe(!isNamed);
    }
  });

  test("applies in rows as in forms: a field is required where it holds, and unused where not", () => {
    const ducts = [
      { id: "main", path: "exhaust" },
      { id: "branch", parent: "main", path: "exhaust" },
    ];
    const { errors, unused, assumed } = read({ ducts });
    expect(errors.map(({ field, code }) => [field, code])).toEqual([["ducts.branch.angle", "required"]]);
    expect(unused).toEqual(["ducts.branch.path"]);
    expect(assumed).toEqual([]);
  });
});

test("a condition may ask for a field after its own", () => {
  const read = compileReader(
    defineFields({
      surface: {
        type: "choice",
        label: "Surface",
        options: { steel: "Steel", concrete: "Concrete" },
        default: "steel",
        when: [{ field: "lined", is: [false] }],
      },
      lined: { type: "flag", label: "Lined", default: false },
    }),
  );
  expect(read({}).assumed).toEqual(["surface"]);
  expect(read({ surface: "concrete" }).unused).toEqual([]);
  expect(read({ surface: "concrete", lined: true }).unused).toEqual(["surface"]);
});
