import { describe, expect, test } from "vitest";
import { defineFields } from "./index.ts";
import { compileReader } from "../internal/index.ts";

/** Messages about a wrong input, and about one that does not mean what it seems to. */
const fields = defineFields({
  mode: { type: "choice", label: "Mode", options: { cooling: "Cooling", heating: "Heating" }, default: "cooling" },
  month: { type: "choice", label: "Month", options: { "6": "June", "7": "July" }, default: "7" },
  area: { type: "quantity", label: "Area", quantity: "area", default: 0, min: 0, max: 1000 },
  setback: {
    type: "quantity",
    label: "Setback",
    quantity: "temperatureDifference",
    default: 0,
    min: 0,
    max: 20,
    when: [{ field: "mode", is: ["heating"] }],
  },
  dry: { type: "flag", label: "Dry", default: false },
  rows: {
    type: "list",
    label: "Rows",
    rowLabel: "row",
    maxRows: 5,
    row: {
      kind: { type: "choice", label: "Kind", options: { wall: "Wall", window: "Window" }, default: "wall" },
      shading: {
        type: "quantity",
        label: "Shading",
        quantity: "ratio",
        default: 1,
        min: 0,
        max: 1,
        when: [{ field: "kind", is: ["window"] }],
      },
    },
  },
  many: {
    type: "choice",
    label: "Many",
    options: Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`option${index}`, ""])),
    default: "option1",
  },
});
const read = compileReader(fields);

describe("a refusal lists the valid names", () => {
  test.each([
    [{ mode: "heat" }, "Mode must be cooling or heating. Did you mean “heating”?"],
    [{ month: 7 }, "Month must be 6 or 7. Did you mean “7”, a text?"],
    [{ many: "x" }, "Many must be one of its options."],
    [{ area: { value: 5, unit: "kW" } }, "Area cannot be given in “kW”. Use ft2, in2, m2, cm2 or mm2."],
    [{ area: { value: 5, unit: "m2", displayUnit: "kW" } }, "Area cannot be shown in “kW”. Use ft2, in2, m2, cm2 or mm2."],
    [{ area: { value: 5 } }, "Area needs a unit after its number. Use ft2, in2, m2, cm2 or mm2."],
    [{ area: { unit: "m2" } }, "Area needs a number."],
    [{ area: "5" }, "Area needs a number."],
    [{ dry: "yes" }, "Dry must be true or false."],
  ])("%j", (entered, message) => {
    expect(read(entered).errors.map((error) => error.message)).toEqual([message]);
  });
});

test("a warning about an unusual value gives the usual range in everyday units", () => {
  const read = compileReader(
    defineFields({ side: { type: "quantity", label: "Side", quantity: "smallLength", default: null, min: 0, max: 10, usual: [0.1, 3] } }),
  );
  expect(read({ unitSystem: "Metric", side: 50 }).remarks.map(({ message }) => message)).toEqual([
    "Side: outside the usual range of 100\u202fmm to 3000\u202fmm. Check the value and its unit.",
  ]);
});

describe("an entered value that is not used", () => {
  test("is named, in rows too", () => {
    expect(
      read({
        setback: 5,
        rows: [
          { id: "a", shading: 0.5 },
          { id: "b", kind: "window", shading: 0.5 },
        ],
      }).unused,
    ).toEqual(["setback", "rows.a.shading"]);
  });

  test("is not named where the choices use it, where it is blank, or where a file with all its fields is read", () => {
    expect(read({ mode: "heating", setback: 5 }).unused).toEqual([]);
    expect(read({ setback: undefined }).unused).toEqual([]);
    expect(read({ setback: 5 }, false).unused).toEqual([]);
  });
});
