import fc from "fast-check";
import { expect, test } from "vitest";
import { outlineOf, type Outline } from "./outline.ts";

const list = { outline: "parent" };
const rows = (...parents: readonly (string | null | undefined)[]) => parents.map((parent, index) => ({ id: String(index), parent }));

test("a list without parents is not a tree", () => {
  expect(outlineOf({}, rows(null, "0"))).toBeUndefined();
});

test("children follow their parent, in the order of the list", () => {
  expect(outlineOf(list, rows(null, "0", "0", "1", undefined, "4", "2"))).toEqual({
    parents: [-1, 0, 0, 1, -1, 4, 2],
    depths: [0, 1, 1, 2, 0, 1, 2],
    order: [0, 1, 3, 2, 6, 4, 5],
  });
});

test("a row that names itself, an unknown row or a cycle has no parent", () => {
  expect(outlineOf(list, rows("0", "9", "3", "2", "3"))).toEqual({
    parents: [-1, -1, -1, 2, 3],
    depths: [0, 0, 0, 1, 2],
    order: [0, 1, 2, 3, 4],
  });
});

const anyParents = fc
  .integer({ min: 0, max: 30 })
  .chain((count) =>
    fc.array(fc.option(fc.integer({ min: 0, max: Math.max(0, count - 1) }).map(String)), { minLength: count, maxLength: count }),
  );

test("whatever is entered, every row appears once, after its parent and one level deeper", () => {
  fc.assert(
    fc.property(anyParents, (parents) => {
      const { parents: parentRows, depths, order } = outlineOf(list, rows(...parents)) as Outline;
      expect(order.toSorted((a, b) => a - b)).toEqual(parents.map((_, index) => index));
      for (const [index, parent] of parentRows.entries()) {
        expect(depths[index]).toBe(parent === -1 ? 0 : depths[parent]! + 1);
        if (parent !== -1) expect(order.indexOf(parent)).toBeLessThan(order.indexOf(index));
        if (parent !== -1) expect(String(parent)).toBe(parents[index]);
      }
      // What follows a row and is deeper is below it.
      for (let position = 1; position < order.length; position++)
        expect(depths[order[position]!]).toBeLessThanOrEqual(depths[order[position - 1]!]! + 1);
    }),
  );
});

test("a chain of ten thousand rows is read without a stack", () => {
  const { depths } = outlineOf(list, rows(null, ...Array.from({ length: 9999 }, (_, index) => String(index)))) as Outline;
  expect(depths.at(-1)).toBe(9999);
});
