import * as fc from "fast-check";
import { expect, test } from "vitest";
import { headWidth, textWidth, withGroupNames } from "./fittedColumns.ts";

/** Lines that a browser breaks words into, each as full as it can be. */
function brokenInto(words: readonly string[], width: number): number {
  let lines = 1;
  let line = "";
  for (const word of words) {
    const longer = line === "" ? word : `${line} ${word}`;
    const isFull = textWidth(longer) > width;
    if (isFull && line !== "") lines++;
    line = isFull ? word : longer;
  }
  return lines;
}

const word = fc.stringMatching(/^[a-z]{1,12}$/);

test("a head and its unit fit on two lines, and need three in a narrower column", () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), fc.constantFrom("", "kPa", "W/m²"), (words, symbol) => {
      // Letters of heads have 12 of the 13 pixels of those of cells.
      const width = (headWidth(words.join(" "), symbol) * 13) / 12;
      const all = symbol ? [...words, symbol] : words;
      const fits = (room: number): boolean => brokenInto(all, room) <= 2 && all.every((each) => textWidth(each) <= room);
      expect(fits(width + 0.001)).toBe(true);
      expect(fits(width - 0.001)).toBe(false);
    }),
  );
});

test("columns of a group have room for its name, and only too narrow groups are widened", () => {
  const column = fc.record({
    group: fc.constantFrom(undefined, "Air", "Geometry", "Balancing and sizing"),
    width: fc.integer({ min: 24, max: 200 }),
  });
  fc.assert(
    fc.property(fc.array(column, { minLength: 1, maxLength: 12 }), (columns) => {
      const widths = withGroupNames(
        columns,
        columns.map(({ width }) => width),
      );
      let sum = 0;
      for (const [index, { group, width }] of columns.entries()) {
        sum = columns[index - 1]?.group === group ? sum + widths[index]! : widths[index]!;
        expect(widths[index]).toBeGreaterThanOrEqual(width);
        if (group !== undefined && columns[index + 1]?.group !== group) expect(sum).toBeGreaterThanOrEqual(textWidth(group));
        else expect(widths[index]).toBe(width);
      }
    }),
  );
});
