import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readBlock, blockOf, harmlessText, writeBlock, writeTable } from "@org/form/numbers";

const table = {
  columns: [{ label: "Room" }, { label: "Supply", unit: "m³/h" }],
  rows: [
    ["Office", 1234.5678912],
    ["Store", undefined],
  ],
};

describe("a table that is copied", () => {
  test("has each unit in the head, and numbers as a spreadsheet reads them", () => {
    expect(blockOf(table, ".")).toEqual([
      ["Room", "Supply (m³/h)"],
      ["Office", "1234.5678912"],
      ["Store", ""],
    ]);
  });

  test("has the decimal mark of the reader", () => {
    expect(blockOf(table, ",")[1]).toEqual(["Office", "1234,5678912"]);
  });

  test.each([
    [-5, "-5"],
    [-0, "0"],
    [0.1 + 0.2, "0.3"],
    [123_456_789.01, "123456789.01"],
    [1_493_616.49, "1493616.49"],
    [Number.NaN, ""],
    [Number.POSITIVE_INFINITY, ""],
  ])("%s is %j", (value, text) => {
    expect(blockOf({ columns: [{ label: "x" }], rows: [[value]] }, ".")[1]).toEqual([text]);
  });

  test("has every digit that spreadsheets keep, for numbers of any size", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e300, max: 1e300 }), fc.constantFrom(".", ","), (value, mark) => {
        const [, [text]] = blockOf({ columns: [{ label: "x" }], rows: [[value]] }, mark) as [unknown, [string]];
        expect(text).toMatch(/^-?[\d.,]+(?:e[+-]\d+)?$/);
        expect(Number(text.replace(",", ".")) + 0).toBe(Number(value.toPrecision(15)) + 0);
      }),
    );
  });

  test("is the same after reading the text back", () => {
    const cells = fc.array(fc.tuple(fc.string(), fc.string()), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(cells, (rows) => {
        const block = blockOf({ columns: [{ label: "a" }, { label: "b" }], rows }, ".");
        expect(readBlock(writeBlock(block), ".")).toEqual(block);
      }),
    );
  });

  test("has a head when copied as a table, and texts are escaped", () => {
    const block = blockOf({ columns: [{ label: "Room" }], rows: [["<b>&"]] }, ".");
    expect(writeTable(block, 1)).toBe("<table><tr><th>Room</th></tr><tr><td>&lt;b&gt;&amp;</td></tr></table>");
  });
});

describe("a text that is copied", () => {
  test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1+1", "＋1", "－1", "＠SUM(A1)"])("%j is no formula", (text) =>
    expect(harmlessText(text)).toBe(`'${text}`),
  );
  test.each(["Office", "1 = 1", "'quoted'", ""])("%j is unchanged", (text) => expect(harmlessText(text)).toBe(text));

  test("never begins like a formula, in heads and rows", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom("=", "+", "-", "@", "\t", "\r", ""), (text, sign) => {
        const block = blockOf({ columns: [{ label: sign + text, unit: "m" }], rows: [[sign + text]] }, ".");
        for (const [cell] of block) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });
});
