import { describe, expect, test } from "vitest";
import { readLevels } from "./levels.ts";

const read = (text: string, column = 0) =>
  readLevels(
    text.split("\n").map((line) => line.split("|")),
    column,
  );

describe("the tree of a pasted block is read", () => {
  test("from spaces, however many make a level", () => {
    expect(read("Main|5\n   East|2\n     E1|1\n West|3")).toEqual({
      block: [
        ["Main", "5"],
        ["East", "2"],
        ["E1", "1"],
        ["West", "3"],
      ],
      parents: [undefined, 0, 1, 0],
    });
  });

  test("from spaces in another column than the first", () => {
    expect(read("a|Main\nb|  East", 1)?.parents).toEqual([undefined, 0]);
  });

  test("from tabs, with what follows the name", () => {
    expect(read("Main|5\n|East|2\n||E1|1\n|West|3")).toEqual({
      block: [
        ["Main", "5"],
        ["East", "2"],
        ["E1", "1"],
        ["West", "3"],
      ],
      parents: [undefined, 0, 1, 0],
    });
  });

  test("from a column for each level, as spreadsheets have it", () => {
    expect(read("Main|||5\n|East||2\n||E1|1")).toEqual({
      block: [
        ["Main", "5"],
        ["East", "2"],
        ["E1", "1"],
      ],
      parents: [undefined, 0, 1],
    });
  });

  test("from the numbers of chapters, which stay in the names", () => {
    const result = read("1 Main\n1.1 East\n1.1.1 E1\n1.2. West\n2 Exhaust");
    expect(result?.parents).toEqual([undefined, 0, 1, 0, undefined]);
    expect(result?.block[1]).toEqual(["1.1 East"]);
  });

  test("from the first row on, whatever its indent", () => {
    expect(read("  East\nMain\n  West")?.parents).toEqual([undefined, undefined, 1]);
  });
});

describe("a block shows no tree", () => {
  test.each([
    ["a single row", "  Main"],
    ["names at one level", "Main\nEast"],
    ["names with equal indents", "  Main\n  East"],
    ["an empty name", "Main|10\n|5"],
    ["numbers that no other leads to", "1.5\n2.5\n3"],
    ["names of which some have numbers", "1 Main\nEast"],
  ])("of %s", (_what, text) => {
    expect(read(text)).toBeUndefined();
  });
});
