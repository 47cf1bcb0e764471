import type { Column } from "@org/form/rows";
import fc from "fast-check";
import { expect, test } from "vitest";
import { pinsOf } from "./pins.ts";

test("columns that stay in view are the last ones, side by side, and leave half of the table to the others", () => {
  const column = fc.record({ isPinned: fc.boolean(), width: fc.integer({ min: 48, max: 640 }) });
  fc.assert(
    fc.property(fc.array(column, { minLength: 1, maxLength: 12 }), fc.integer({ min: 200, max: 2000 }), (drawn, width) => {
      const widths = drawn.map((each) => each.width);
      const pins = pinsOf(drawn as unknown as readonly Column[], widths, width);
      expect(pins[0]).toBeUndefined();
      const first = pins.findIndex((pin) => pin !== undefined);
      const last = drawn.length - 1;
      expect(pins[last] !== undefined).toBe(last > 0 && drawn[last]!.isPinned);
      if (first === -1) return;
      for (let position = first; position <= last; position++) {
        expect(drawn[position]!.isPinned).toBe(true);
        expect(pins[position]).toBe(widths.slice(position + 1).reduce((sum, each) => sum + each, 0));
      }
      if (first < last) expect(pins[first]! + widths[first]!).toBeLessThanOrEqual(width / 2);
    }),
  );
});
