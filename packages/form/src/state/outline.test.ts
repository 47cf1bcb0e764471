import type { ListField } from "@org/hvac-core/kernel";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { treeCalculator } from "../../test/treeCalculator.ts";
import type { Row } from "./formInput.ts";
import {
  indented,
  movedAmongSiblings,
  movedBefore,
  outdented,
  withBranches,
  withBranchesCopied,
  withChild,
  withoutBranches,
  withRowAbove,
  withRowBeside,
} from "./outline.ts";
import { inTreeOrder } from "./treeOrder.ts";

const list: ListField = treeCalculator.fields.ducts;
/** "main: east(e1 e2) west" as rows. */
const tree: readonly Row[] = [
  { id: "main" },
  { id: "east", parent: "main" },
  { id: "e1", parent: "east" },
  { id: "e2", parent: "east" },
  { id: "west", parent: "main" },
];

const around = { scope: { values: {}, fields: {} }, unitSystem: "Metric" } as const;

/** A tree in one line: children in brackets. */
function drawn(rows: readonly Row[]): string {
  const under = (parent: string | undefined): string =>
    rows
      .filter((row) => (row["parent"] ?? undefined) === parent)
      .map(({ id }) => `${id}${under(id) && `(${under(id)})`}`)
      .join(" ");
  return under(undefined);
}

describe("a tree", () => {
  test("indented, a row is the last child of the one before it", () => {
    expect(drawn(indented(list, tree, ["west"]))).toBe("main(east(e1 e2 west))");
    expect(drawn(indented(list, tree, ["e2"]))).toBe("main(east(e1(e2)) west)");
    expect(indented(list, tree, ["e1"])).toEqual(tree);
  });

  test("outdented, a row follows its former parent, together with its branch", () => {
    expect(drawn(outdented(list, tree, ["e1", "e2"]))).toBe("main(east e1 e2 west)");
    expect(drawn(outdented(list, tree, ["east"]))).toBe("main(west) east(e1 e2)");
    expect(outdented(list, tree, ["main"])).toEqual(tree);
  });

  test("rows move among their siblings and before others, and never under themselves", () => {
    expect(drawn(movedAmongSiblings(list, tree, ["west"], -1))).toBe("main(west east(e1 e2))");
    expect(drawn(movedAmongSiblings(list, tree, ["e1", "e2"], 1))).toBe("main(east(e1 e2) west)");
    expect(drawn(movedBefore(list, tree, ["west"], "e2"))).toBe("main(east(e1 west e2))");
    expect(drawn(movedBefore(list, tree, ["east"], undefined))).toBe("main(west east(e1 e2))");
    expect(movedBefore(list, tree, ["east"], "e2")).toBe(tree);
    expect(movedBefore(list, tree, ["main"], undefined)).toBe(tree);
  });

  test("rows are removed, copied and added with all that is under them", () => {
    expect(drawn(withoutBranches(list, tree, ["east", "e1"]))).toBe("main(west)");
    expect(withBranches(list, tree, ["east"]).map(({ id }) => id)).toEqual(["east", "e1", "e2"]);
    const copied = withBranchesCopied(list, "ducts", tree, ["east"]);
    const [first, second, third] = copied.rows.slice(4, 7);
    expect(copied.ids).toEqual([first!.id]);
    expect(first).toMatchObject({ parent: "main" });
    expect([second, third]).toEqual([
      { id: second!.id, parent: first!.id },
      { id: third!.id, parent: first!.id },
    ]);
    const { rows, id } = withChild(list, tree, tree, "east", { scope: { values: {}, fields: {} }, unitSystem: "Metric" });
    expect(rows.map((row) => row.id)).toEqual(["main", "east", "e1", "e2", id, "west"]);
  });
});

test("a row is put between another and its parent, with what is said of their connection; another tree begins", () => {
  const named = tree.map((row) => (row.id === "east" ? { ...row, name: "E", length: 5 } : row));
  const above = withRowAbove(list, named, named, "east", around, ["name", "angle"]);
  expect(drawn(above.rows).replace(above.id, "x")).toBe("main(x(east(e1 e2)) west)");
  expect(above.rows.find(({ id }) => id === above.id)).toEqual({ id: above.id, parent: "main", name: "E" });
  expect(above.rows.find(({ id }) => id === "east")).toEqual({ id: "east", parent: above.id, length: 5 });
  const first = withRowAbove(list, tree, tree, "main", around, []);
  expect(drawn(first.rows).replace(first.id, "x")).toBe("x(main(east(e1 e2) west))");
  const second = withChild(list, tree, tree, undefined, around);
  expect(drawn(second.rows).replace(second.id, "x")).toBe("main(east(e1 e2) west) x");
});

const anyTree = fc
  .array(fc.nat(30), { minLength: 1, maxLength: 20 })
  .map((picks) => picks.map((pick, index): Row => ({ id: `r${index}`, ...(pick < index && { parent: `r${pick}` }) })));
const changes = [
  indented,
  outdented,
  (field: ListField, rows: readonly Row[], ids: readonly string[]) => movedAmongSiblings(field, rows, ids, 1),
  (field: ListField, rows: readonly Row[], ids: readonly string[]) => movedAmongSiblings(field, rows, ids, -1),
  (field: ListField, rows: readonly Row[], ids: readonly string[]) => movedBefore(field, rows, ids, rows.at(-1)!.id),
  (field: ListField, rows: readonly Row[], ids: readonly string[]) => movedBefore(field, rows, ids, undefined),
];

test("after any move, all rows stay, every parent precedes its children, and the tree is in order", () => {
  fc.assert(
    fc.property(anyTree, fc.constantFrom(...changes), fc.array(fc.nat(19), { maxLength: 4 }), (rows, change, picks) => {
      const ids = picks.flatMap((pick) => rows[pick]?.id ?? []);
      const next = change(list, inTreeOrder(list, rows), ids);
      expect(next.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
      next.forEach(({ parent }, index) => {
        if (parent !== undefined) expect(next.findIndex(({ id }) => id === parent)).toBeLessThan(index);
        if (parent !== undefined) expect(next.some(({ id }) => id === parent)).toBe(true);
      });
      expect(inTreeOrder(list, next)).toBe(next);
    }),
  );
});

test("indenting and outdenting again gives the tree before, where the row was the last under its parent", () => {
  fc.assert(
    fc.property(anyTree, fc.nat(19), (generated, pick) => {
      const rows = inTreeOrder(list, generated);
      const row = rows[pick];
      const isLast = row && rows.findLast(({ parent }) => parent === row["parent"]) === row;
      const once = isLast ? indented(list, rows, [row.id]) : rows;
      fc.pre(once.some((each, index) => each !== rows[index]));
      expect(outdented(list, once, [row!.id])).toEqual(rows);
    }),
  );
});

test("copies of any rows form the same branches next to the originals, which stay, and references among them lead to copies", () => {
  const near = { type: "reference", label: "Near", to: "ducts", default: null, optional: true } as const;
  const linked: ListField = { ...list, row: { ...list.row, near } };
  fc.assert(
    fc.property(anyTree, fc.uniqueArray(fc.nat(19), { minLength: 1, maxLength: 4 }), (generated, picks) => {
      const rows = inTreeOrder(
        linked,
        generated.map((row, index) => ({ ...row, near: `r${generated.length - 1 - index}`, mark: row.id })),
      );
      const ids = picks.flatMap((pick) => rows[pick]?.id ?? []);
      const originals = withBranches(linked, rows, ids);
      const next = withBranchesCopied(linked, "ducts", rows, ids);
      const before = new Set(rows.map(({ id }) => id));
      expect(next.rows.filter(({ id }) => before.has(id))).toEqual(rows);
      const copies = next.rows.filter(({ id }) => !before.has(id));
      const copyOf = new Map(copies.map(({ id, mark }) => [mark as string, id]));
      const renamed = (id: unknown): unknown => copyOf.get(id as string) ?? id;
      const expected = originals.map(({ id, parent, near: other, ...row }) => ({
        ...row,
        id: renamed(id),
        ...(parent !== undefined && { parent: renamed(parent) }),
        near: renamed(other),
      }));
      expect(new Set(copies)).toEqual(new Set(expected));
      expect(copies).toHaveLength(originals.length);
      expect(inTreeOrder(linked, next.rows)).toBe(next.rows);
    }),
  );
});

test("a row added above or below another is its neighbour under the same parent, and all others stay", () => {
  fc.assert(
    fc.property(anyTree, fc.nat(19), fc.constantFrom("above", "below"), (generated, pick, side) => {
      const rows = inTreeOrder(list, generated);
      const beside = rows[pick % rows.length]!;
      const next = withRowBeside(list, rows, rows, beside.id, around, side);
      expect(next.rows.filter(({ id }) => id !== next.id)).toEqual(rows);
      const siblings = next.rows.filter(({ parent }) => parent === beside["parent"]).map(({ id }) => id);
      expect(siblings.indexOf(next.id) - siblings.indexOf(beside.id)).toBe(side === "above" ? -1 : 1);
      expect(inTreeOrder(list, next.rows)).toBe(next.rows);
    }),
  );
});
