import fc from "fast-check";
import { expect, test } from "vitest";
import { fittingKeys } from "./fittingItems.ts";

const items = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 14 });

test("what is in a line fits, keeps its order, and leaves out nothing that has room", () => {
  fc.assert(
    fc.property(
      items,
      fc.integer({ min: 0, max: 1500 }),
      fc.integer({ min: 0, max: 13 }),
      fc.infiniteStream(fc.integer({ min: 10, max: 250 })),
      (keys, room, first, stream) => {
        const widths = new Map(keys.map((key) => [key, stream.next().value as number]));
        const widthOf = (key: string): number => widths.get(key)!;
        const fitting = fittingKeys(keys, (key) => key === keys[first], widthOf, room);
        expect(fitting).toEqual(keys.filter((key) => fitting.includes(key)));
        const width = fitting.reduce((sum, key) => sum + widthOf(key), 4 * Math.max(0, fitting.length - 1));
        expect(width).toBeLessThanOrEqual(Math.max(0, room));
        const all = keys.reduce((sum, key) => sum + widthOf(key), 4 * Math.max(0, keys.length - 1));
        if (all <= room) expect(fitting).toEqual(keys);
        // The kept item comes before all others.
        if (fitting.length > 0 && keys[first] !== undefined) expect(fitting).toContain(keys[first]);
      },
    ),
  );
});
