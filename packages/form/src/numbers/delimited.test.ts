import * as fc from "fast-check";
import { runs } from "@tooling/testing/extent";
import { describe, expect, test } from "vitest";
import { writeBlock, writeTable } from "./tableText.ts";
import { readBlock } from "./delimited.ts";

describe("a block copied out of a spreadsheet", () => {
  test("has tabs between its cells, and the line break at its end adds no row", () => {
    expect(readBlock("a\tb\r\nc\td\r\n", ".")).toEqual([
      ["a", "b"],
      ["c", "d"],
    ]);
  });

  test("holds tabs, breaks and quotes within quotes", () => {
    expect(readBlock('"two\nlines"\t"a ""quoted"" word"\r\n"tab\there"\tb', ".")).toEqual([
      ["two\nlines", 'a "quoted" word'],
      ["tab\there", "b"],
    ]);
  });

  test("keeps blank cells and blank rows", () => {
    expect(readBlock("a\t\n\t\nb\tc\n", ".")).toEqual([
      ["a", ""],
      ["", ""],
      ["b", "c"],
    ]);
  });

  test("may have inch marks that open no quotes", () => {
    expect(readBlock('" is an inch	x', ".")).toEqual([['" is an inch', "x"]]);
    expect(readBlock('"12" duct\tb', ".")).toEqual([['"12" duct', "b"]]);
  });
});

describe("what separates cells without tabs", () => {
  test.each([
    ["12,5\n13,5", ",", [["12,5"], ["13,5"]]],
    [
      "12,5;1\n13,5;2",
      ",",
      [
        ["12,5", "1"],
        ["13,5", "2"],
      ],
    ],
    [
      "a,b\nc,d",
      ".",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    [
      "1.5,2\n3,4",
      ".",
      [
        ["1.5", "2"],
        ["3", "4"],
      ],
    ],
    ["1,200\n13,500", ".", [["1,200"], ["13,500"]]],
    ["Elbow, round", ".", [["Elbow, round"]]],
    ["Elbow, round\nTee", ".", [["Elbow, round"], ["Tee"]]],
    ["a;b", ".", [["a", "b"]]],
    ['"x;y";b', ".", [["x;y", "b"]]],
  ] as const)("%j with the decimal mark %s", (text, mark, expected) => {
    expect(readBlock(text, mark)).toEqual(expected);
  });
});

const cell = fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom("", '"', '""', "\t", "\n", "\r\n", "a;b", "1,5", '5"', "ü€😀"));
const block = fc
  .integer({ min: 1, max: 4 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }));

describe("what is copied", () => {
  test("is read again as it was, whatever its cells hold", () => {
    fc.assert(
      fc.property(block, fc.constantFrom<"." | ",">(".", ","), (cells, mark) => {
        const text = writeBlock(cells);
        // Without a tab the block is one column wide, and other marks may separate: that is what they do in a file.
        fc.pre(text.includes("\t"));
        expect(readBlock(text, mark)).toEqual(cells);
      }),
      { numRuns: runs(1000) },
    );
  });

  test("is a table without any markup of its cells", () => {
    expect(writeTable([["<b>&", 'a"b']])).toBe("<table><tr><td>&lt;b&gt;&amp;</td><td>a&quot;b</td></tr></table>");
  });

  test("reading takes any text, and loses no letter of it", () => {
    const letters = (text: string): string => text.replaceAll(/[\s",;]/g, "");
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("a", "b", "1", '"', "\t", "\n", "\r", ",", ";", " ") }), (text) => {
        expect(letters(readBlock(text, ".").flat().join(""))).toBe(letters(text));
      }),
      { numRuns: runs(1000) },
    );
  });
});
