import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { trees, wayTo, whole } from "../../test/trees.ts";
import { criticalMargin, pathBalance, pathImbalance } from "./index.ts";
import { sumsFromSource, treeChildren } from "../trees/tree.ts";

describe("paths", () => {
  const withEnds = trees.chain(({ parents, own: losses }) =>
    fc.record({
      parents: fc.constant(parents),
      losses: fc.constant(losses),
      endLosses: fc.array(fc.option(whole), { minLength: losses.length, maxLength: losses.length }),
      sources: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: losses.length, maxLength: losses.length }),
    }),
  );
  const sourceOf = (parents: readonly number[], sources: readonly number[], row: number) => sources[wayTo(parents, row)[0]!]!;

  test("end where nothing is fed, unless ends are given", () => {
    fc.assert(
      fc.property(trees, ({ parents, own: losses }) => {
        const children = treeChildren(parents);
        const sums = sumsFromSource(parents, losses);
        expect(pathBalance({ parents, losses }).paths).toEqual(sums.map((sum, row) => (children[row]!.length === 0 ? sum : null)));
      }),
    );
  });

  test("all lose as much as the critical path of their source once balanced, and none less than before", () => {
    fc.assert(
      fc.property(withEnds, (tree) => {
        const { parents, losses, endLosses, sources } = tree;
        const { paths, toBalance, toBalanceAtEnd, critical } = pathBalance(tree);
        const balanced = sumsFromSource(
          parents,
          losses.map((each, row) => each + (toBalance[row] ?? 0)),
        );
        for (const [row, path] of paths.entries()) {
          if (path === null) continue;
          const mine = sourceOf(parents, sources, row);
          const rivals = paths.filter((each, other): each is number => each !== null && sourceOf(parents, sources, other) === mine);
          expect(balanced[row]! + endLosses[row]! + toBalanceAtEnd[row]!).toBe(Math.max(...rivals));
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

  test("of identical branches need no balancing", () => {
    // A binary tree of four levels, the same loss in every duct of a level.
    const parents = Array.from({ length: 15 }, (_, row) => (row === 0 ? -1 : (row - 1) >> 1));
    const { toBalance } = pathBalance({ parents, losses: parents.map((_, row) => 10 * Math.floor(Math.log2(row + 1))) });
    expect(toBalance).toEqual(parents.map(() => 0));
  });

  test("have a critical one whose margin is its lead over the next longest", () => {
    fc.assert(
      fc.property(fc.array(whole, { minLength: 2, maxLength: 30 }), (paths) => {
        const margin = criticalMargin(paths)!;
        const longest = Math.max(...paths);
        // Shortened by the margin it is no longer than another; by less it is the longest alone.
        expect(paths.filter((path) => path > longest - margin).length).toBe(margin === 0 ? 0 : 1);
        expect(paths.filter((path) => path >= longest - margin).length).toBeGreaterThan(1);
      }),
    );
    expect([criticalMargin([]), criticalMargin([5])]).toEqual([undefined, undefined]);
  });

  test("are out of balance by a share of the critical one, if that loses anything", () => {
    expect([pathImbalance(60, 60), pathImbalance(45, 60), pathImbalance(-15, 60), pathImbalance(0, 0)]).toEqual([0, 0.25, 1.25, 0]);
    expect(() => pathImbalance(Number.NaN, 1)).toThrow(/path/);
  });

  test("are refused with lists of another length", () => {
    expect(() => pathBalance({ parents: [-1, 0], losses: [1, 1], endLosses: [0] })).toThrow(/endLosses.length/);
    expect(() => pathBalance({ parents: [-1, 0], losses: [1, 1], sources: [0] })).toThrow(/sources.length/);
  });

  test("are null where no path ends", () => {
    const { paths, through, slack, toBalance, critical } = pathBalance({
      parents: [-1, 0, 0],
      losses: [1, 2, 3],
      endLosses: [null, 5, null],
    });
    expect({ paths, through, slack, toBalance, critical }).toEqual({
      paths: [null, 8, null],
      through: [8, 8, null],
      slack: [0, 0, null],
      toBalance: [0, 0, null],
      critical: [1],
    });
  });
});

test("paths that differ in the last digits of their sums are equally long, and nothing is left of them", () => {
  // 0.1 + 0.2 is not 0.3 in binary.
  for (const losses of [
    [0.1, 0.2, 0.3],
    [0.3, 0, 0.3],
  ]) {
    const { slack, toBalance, toBalanceAtEnd, critical } = pathBalance({ parents: [-1, 0, -1], losses });
    expect(slack).toEqual([0, 0, 0]);
    expect(toBalance).toEqual([0, 0, 0]);
    expect(toBalanceAtEnd).toEqual([null, 0, 0]);
    expect(critical).toEqual([1]);
  }
  expect(criticalMargin([0.1 + 0.2, 0.3])).toBe(0);
  expect(pathImbalance(0.3, 0.1 + 0.2)).toBe(0);
});
