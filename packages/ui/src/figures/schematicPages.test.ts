import * as fc from "fast-check";
import { expect, test } from "vitest";
import { layOutSchematic, type SchematicPart } from "./schematicLayout.ts";
import { pagesOf } from "./schematicPages.ts";

/** A forest: each part continues an earlier one, or begins a tree. */
const forests = fc
  .array(fc.tuple(fc.nat(), fc.boolean()), { minLength: 1, maxLength: 150, size: "max" })
  .map((rows) =>
    rows.map(([place, isRoot], index): SchematicPart => ({
      id: `p${index}`,
      parent: index === 0 || (isRoot && place % 7 === 0) ? undefined : `p${place % index}`,
      weight: place % 11,
    })),
  );

test("a drawing is printed whole, on pages of no more than their height, and no words are cut", () => {
  let pages = 0;
  fc.assert(
    fc.property(forests, (parts) => {
      const layout = layOutSchematic(parts, 690);
      const roots = new Set(parts.flatMap(({ id, parent }) => (parent === undefined ? id : [])));
      const slices = pagesOf(layout, (id) => roots.has(id));
      expect(slices[0]!.top).toBe(0);
      expect(slices.reduce((sum, { height }) => sum + height, 0)).toBeCloseTo(layout.height, 6);
      // 267 mm between the margins of A4, with the title on the first page; a single drawing is reduced to it.
      for (const { height } of slices) expect(height).toBeLessThanOrEqual(slices.length === 1 ? 1150 : 900);
      for (const { top } of slices.slice(1)) {
        pages += 1;
        // Letters of 12 px: the name 10 px above a line, the value 20 px below it.
        for (const { end } of layout.parts) expect(top <= end.y - 10 - 11 || top >= end.y + 20 + 3).toBe(true);
      }
    }),
  );
  expect(pages).toBeGreaterThan(20);
});
