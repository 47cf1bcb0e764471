import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sum, trees, wayTo } from "../../test/trees.ts";
import { valuesFromSource, sumsFromSource, sumsTowardsSource, treeChildren, treeParents, pathFromSource } from "./tree.ts";

describe("a tree", () => {
  test("has each row once, at its parent or at the source", () => {
    fc.assert(
      fc.property(trees, ({ parents }) => {
        const roots = parents.flatMap((parent, row) => (parent === -1 ? [row] : []));
        expect([...roots, ...treeChildren(parents).flat()].toSorted((a, b) => a - b)).toEqual(parents.map((_, row) => row));
      }),
    );
  });

  test("carries at every node what comes out of it", () => {
    fc.assert(
      fc.property(trees, ({ parents, own: values }) => {
        const flows = sumsTowardsSource(parents, values);
        treeChildren(parents).forEach((children, row) => {
          expect(flows[row]).toBe(values[row]! + sum(children.map((child) => flows[child]!)));
        });
        expect(sum(flows.filter((_, row) => parents[row] === -1))).toBe(sum(values));
      }),
    );
  });

  test("sums along the way from the source", () => {
    fc.assert(
      fc.property(trees, ({ parents, own: values }) => {
        expect(sumsFromSource(parents, values)).toEqual(values.map((_, row) => sum(wayTo(parents, row).map((node) => values[node]!))));
      }),
    );
  });

  test("is read from rows that name each other, whatever they are called", () => {
    fc.assert(
      fc.property(trees, ({ parents }) => {
        const named = parents.map((parent, row) => ({ id: `r${row * 7}`, parent: parent === -1 ? null : `r${parent * 7}` }));
        expect(treeParents(named)).toEqual(parents);
      }),
    );
    expect(() => treeParents([{ id: "a", parent: "b" }])).toThrow(/earlier row/);
    expect(() =>
      treeParents([
        { id: "a", parent: "b" },
        { id: "b", parent: null },
      ]),
    ).toThrow(/earlier row/);
  });

  test("has one path to each row, and the value at its start applies all along it", () => {
    fc.assert(
      fc.property(trees, ({ parents, own: values }) => {
        const cumulative = valuesFromSource(parents, values);
        for (const row of parents.keys()) {
          const way = pathFromSource(parents, row);
          expect(way).toEqual(wayTo(parents, row));
          expect(cumulative[row]).toBe(values[way[0]!]);
        }
      }),
    );
    expect(() => pathFromSource([-1], 1)).toThrow(/row/);
  });

  test.each([
    [[0], "its own parent"],
    [[-1, 2, 0], "a later row"],
    [[-2], "no row"],
    [[-1, 0.5], "half a row"],
  ])("refuses %j, a parent that is %s", (parents) => {
    expect(() => treeChildren(parents)).toThrow(/earlier row/);
  });

  test("refuses lists of another length", () => {
    expect(() => sumsFromSource([-1, 0], [1])).toThrow(/values.length/);
    expect(() => valuesFromSource([-1, 0], ["a"])).toThrow(/values.length/);
  });
});
