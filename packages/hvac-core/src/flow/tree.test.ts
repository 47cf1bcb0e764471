import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pathBalance, sumsFromSource, sumsTowardsSource, treeChildren } from "./index.ts";

/* Laws over random trees. Sums of whole numbers are exact, so they are compared without a tolerance. */

const whole = fc.integer({ min: -1000, max: 1000 });
const treeOf = (rows: number) => fc.tuple(...Array.from({ length: rows }, (_, row) => fc.integer({ min: -1, max: row - 1 })));
const trees = fc
  .integer({ min: 1, max: 60 })
  .chain((rows) => fc.record({ parents: treeOf(rows), own: fc.array(whole, { minLength: rows, maxLength: rows }) }));

/** The rows from the source to a row, by walking up. */
function wayTo(parents: readonly number[], row: number): number[] {
  const way: number[] = [];
  for (let at = row; at !== -1; at = parents[at]!) way.unshift(at);
  return way;
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

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
      fc.property(trees, ({ parents, own }) => {
        const flows = sumsTowardsSource(parents, own);
        treeChildren(parents).forEach((children, row) => {
          expect(flows[row]).toBe(own[row]! + sum(children.map((child) => flows[child]!)));
        });
        expect(sum(flows.filter((_, row) => parents[row] === -1))).toBe(sum(own));
      }),
    );
  });

  test("sums along the way from the source", () => {
    fc.assert(
      fc.property(trees, ({ parents, own }) => {
        expect(sumsFromSource(parents, own)).toEqual(own.map((_, row) => sum(wayTo(parents, row).map((at) => own[at]!))));
      }),
    );
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
    expect(() => sumsFromSource([-1, 0], [1])).toThrow(/own.length/);
    expect(() => pathBalance({ parents: [-1, 0], own: [1, 1], ends: [0] })).toThrow(/ends.length/);
    expect(() => pathBalance({ parents: [-1, 0], own: [1, 1], sources: [0] })).toThrow(/sources.length/);
  });
});

describe("paths", () => {
  const withEnds = trees.chain(({ parents, own }) =>
    fc.record({
      parents: fc.constant(parents),
      own: fc.constant(own),
      ends: fc.array(fc.option(whole), { minLength: own.length, maxLength: own.length }),
      sources: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: own.length, maxLength: own.length }),
    }),
  );
  const sourceOf = (parents: readonly number[], sources: readonly number[], row: number) => sources[wayTo(parents, row)[0]!]!;

  test("end where nothing is fed, if not stated otherwise", () => {
    fc.assert(
      fc.property(trees, ({ parents, own }) => {
        const children = treeChildren(parents);
        const sums = sumsFromSource(parents, own);
        expect(pathBalance({ parents, own }).paths).toEqual(sums.map((at, row) => (children[row]!.length === 0 ? at : null)));
      }),
    );
  });

  test("all lose as much as the greatest of their source once balanced, and none less than before", () => {
    fc.assert(
      fc.property(withEnds, (tree) => {
        const { parents, own, ends, sources } = tree;
        const { paths, toBalance, toBalanceAtEnd, critical } = pathBalance(tree);
        const balanced = sumsFromSource(
          parents,
          own.map((each, row) => each + (toBalance[row] ?? 0)),
        );
        for (const [row, path] of paths.entries()) {
          if (path === null) continue;
          const mine = sourceOf(parents, sources, row);
          const rivals = paths.filter((each, other): each is number => each !== null && sourceOf(parents, sources, other) === mine);
          expect(balanced[row]! + ends[row]! + toBalanceAtEnd[row]!).toBe(Math.max(...rivals));
          expect(critical.some((end) => sourceOf(parents, sources, end) === mine && paths[end] === Math.max(...rivals))).toBe(true);
        }
        for (const share of [...toBalance, ...toBalanceAtEnd]) if (share !== null) expect(share).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("lose nothing more on the critical path", () => {
    fc.assert(
      fc.property(withEnds, (tree) => {
        const { slack, toBalance, toBalanceAtEnd, critical } = pathBalance(tree);
        for (const end of critical) {
          expect(toBalanceAtEnd[end]).toBe(0);
          for (const row of wayTo(tree.parents, end)) expect([slack[row], toBalance[row]]).toEqual([0, 0]);
        }
      }),
    );
  });

  test("of twins need nothing", () => {
    // A binary tree of four levels, the same loss in every duct of a level.
    const parents = Array.from({ length: 15 }, (_, row) => (row === 0 ? -1 : (row - 1) >> 1));
    const { toBalance } = pathBalance({ parents, own: parents.map((_, row) => 10 * Math.floor(Math.log2(row + 1))) });
    expect(toBalance).toEqual(parents.map(() => 0));
  });

  test("are none where no path ends", () => {
    const { paths, through, slack, toBalance, critical } = pathBalance({ parents: [-1, 0, 0], own: [1, 2, 3], ends: [null, 5, null] });
    expect({ paths, through, slack, toBalance, critical }).toEqual({
      paths: [null, 8, null],
      through: [8, 8, null],
      slack: [0, 0, null],
      toBalance: [0, 0, null],
      critical: [1],
    });
  });
});
