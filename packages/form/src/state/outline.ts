import { assumedNames, type ListField } from "@org/hvac-core/kernel";
import { outlineOf } from "@org/hvac-core/internal";
import type { Row } from "./formInput.ts";
import { copiesOf } from "./rowCopies.ts";
import { withNewRow, type Around } from "./rows.ts";
import { childOf, inTreeOrder, reuseIfSame } from "./treeOrder.ts";

/** A row of a list that is a tree, with its children. */
interface Branch {
  readonly row: Row;
  readonly children: Branch[];
  readonly parent: Branch | undefined;
}

/** The tree of a list during a change. */
interface Tree {
  readonly roots: Branch[];
  readonly byId: ReadonlyMap<string, Branch>;
}

function treeOf(list: ListField, rows: readonly Row[]): Tree {
  const outline = outlineOf(list, rows);
  const roots: Branch[] = [];
  const byId = new Map<string, Branch>();
  for (const index of outline?.order ?? rows.keys()) {
    const row = rows[index]!;
    const parent = byId.get(rows[outline?.parents[index] ?? -1]?.id ?? "");
    const branch: Branch = { row, children: [], parent };
    byId.set(row.id, branch);
    (parent?.children ?? roots).push(branch);
  }
  return { roots, byId };
}

/** Rows of a tree, each followed by its children; the same list object if nothing has moved. */
function rowsOf(list: ListField, { roots }: Tree, before: readonly Row[]): readonly Row[] {
  const rows: Row[] = [];
  const waiting = roots.map((branch) => ({ branch, parent: undefined as string | undefined })).toReversed();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { branch, parent } = next;
    rows.push(childOf(list, branch.row, parent));
    waiting.push(...branch.children.toReversed().map((child) => ({ branch: child, parent: branch.row.id })));
  }
  return reuseIfSame(before, rows);
}

const siblingsOf = (tree: Tree, { parent }: Branch): Branch[] => parent?.children ?? tree.roots;

function isWithin(branch: Branch, ids: ReadonlySet<string>): boolean {
  for (let ancestor: Branch | undefined = branch; ancestor; ancestor = ancestor.parent) if (ids.has(ancestor.row.id)) return true;
  return false;
}

/** Topmost chosen rows, in the order of the tree; chosen rows below them move with them. */
function chosenIn(tree: Tree, ids: readonly string[]): readonly Branch[] {
  const chosen = new Set(ids);
  return [...tree.byId.values()].filter((branch) => chosen.has(branch.row.id) && !(branch.parent && isWithin(branch.parent, chosen)));
}

const without = (siblings: Branch[], branch: Branch): void => void siblings.splice(siblings.indexOf(branch), 1);

/** The given rows and all rows under them. */
export function withBranches(list: ListField, rows: readonly Row[], ids: readonly string[]): readonly Row[] {
  const chosen = new Set(ids);
  return [...treeOf(list, rows).byId.values()].filter((branch) => isWithin(branch, chosen)).map(({ row }) => row);
}

/** Rows become the last children of the row before them at their level. */
export function indented(list: ListField, rows: readonly Row[], ids: readonly string[]): readonly Row[] {
  const tree = treeOf(list, rows);
  for (const branch of chosenIn(tree, ids)) {
    const siblings = siblingsOf(tree, branch);
    const before = siblings[siblings.indexOf(branch) - 1];
    if (!before) continue;
    without(siblings, branch);
    before.children.push(branch);
  }
  return rowsOf(list, tree, rows);
}

/** Rows become siblings of their parent, after its branch. */
export function outdented(list: ListField, rows: readonly Row[], ids: readonly string[]): readonly Row[] {
  const tree = treeOf(list, rows);
  // From the last to the first, so that rows that leave the same parent keep their order.
  for (const branch of chosenIn(tree, ids).toReversed()) {
    const { parent } = branch;
    if (!parent) continue;
    without(parent.children, branch);
    const siblings = siblingsOf(tree, parent);
    siblings.splice(siblings.indexOf(parent) + 1, 0, branch);
  }
  return rowsOf(list, tree, rows);
}

/** Rows swap with the previous or next sibling, together with their branches. */
export function movedAmongSiblings(list: ListField, rows: readonly Row[], ids: readonly string[], by: 1 | -1): readonly Row[] {
  const tree = treeOf(list, rows);
  const chosen = chosenIn(tree, ids);
  for (const branch of by === 1 ? chosen.toReversed() : chosen) {
    const siblings = siblingsOf(tree, branch);
    const index = siblings.indexOf(branch);
    const other = siblings[index + by];
    if (!other || chosen.includes(other)) continue;
    siblings[index + by] = branch;
    siblings[index] = other;
  }
  return rowsOf(list, tree, rows);
}

/** Rows move with all that is under them before another row, as its siblings; without one, to the end, as siblings of the last row. */
export function movedBefore(list: ListField, rows: readonly Row[], ids: readonly string[], before: string | undefined): readonly Row[] {
  const tree = treeOf(list, rows);
  const chosen = chosenIn(tree, ids);
  const moved = new Set(chosen.map(({ row }) => row.id));
  const others = [...tree.byId.values()].filter((branch) => !isWithin(branch, moved));
  const target = before === undefined ? others.at(-1) : tree.byId.get(before);
  if (!target || isWithin(target, moved)) return rows;
  for (const branch of chosen) without(siblingsOf(tree, branch), branch);
  const siblings = siblingsOf(tree, target);
  siblings.splice(siblings.indexOf(target) + Number(before === undefined), 0, ...chosen);
  return rowsOf(list, tree, rows);
}

/** A list with a new row that is the last child of another, or the last of those without a parent. */
export function withChild(
  list: ListField,
  rows: readonly Row[],
  complete: readonly Row[],
  parent: string | undefined,
  around: Around,
): { readonly rows: readonly Row[]; readonly id: string } {
  const grown = withNewRow(list, rows, complete, around);
  const fresh = grown.at(-1)!;
  return { rows: inTreeOrder(list, grown.with(grown.length - 1, childOf(list, fresh, parent))), id: fresh.id };
}

/** A list with a new row next to another: before it or behind it; in a tree with the same parent, and behind all that is under the other. */
export function withRowBeside(
  list: ListField,
  rows: readonly Row[],
  complete: readonly Row[],
  id: string,
  around: Around,
  side: "above" | "below",
): { readonly rows: readonly Row[]; readonly id: string } {
  const fresh = withNewRow(list, rows, complete, around).at(-1)!;
  const tree = treeOf(list, rows);
  const branch = tree.byId.get(id);
  if (!branch) return { rows, id };
  const siblings = siblingsOf(tree, branch);
  siblings.splice(siblings.indexOf(branch) + Number(side === "below"), 0, { row: fresh, children: [], parent: branch.parent });
  return { rows: rowsOf(list, tree, rows), id: fresh.id };
}

/**
 * A list with a new row between another and its parent.
 *
 * @param taken names of the fields of a row's connection to its parent, which the new row gets from the other
 */
export function withRowAbove(
  list: ListField,
  rows: readonly Row[],
  complete: readonly Row[],
  id: string,
  around: Around,
  taken: readonly string[],
): { readonly rows: readonly Row[]; readonly id: string } {
  const grown = withNewRow(list, rows, complete, around);
  const fresh = grown.at(-1)!;
  const next = grown.slice(0, -1).flatMap((row): readonly Row[] => {
    if (row.id !== id) return [row];
    const isTaken = ([name]: readonly [string, unknown]): boolean => name === list.outline || taken.includes(name);
    const entries = Object.entries(row);
    // Assumed values of the row are assumed in both rows.
    const assumed = assumedNames(row);
    const { [list.outline!]: _, ...blank } = fresh;
    const above = { ...blank, ...Object.fromEntries(entries.filter((entry) => isTaken(entry) && !assumed.includes(entry[0]))) } as Row;
    const below = Object.fromEntries(entries.filter((entry) => !isTaken(entry))) as Row;
    return [above, childOf(list, below, fresh.id)];
  });
  return { rows: inTreeOrder(list, next), id: fresh.id };
}

/** A list without the given rows and all rows under them. */
export function withoutBranches(list: ListField, rows: readonly Row[], ids: readonly string[]): readonly Row[] {
  const tree = treeOf(list, rows);
  for (const branch of chosenIn(tree, ids)) without(siblingsOf(tree, branch), branch);
  return rowsOf(list, tree, rows);
}

/**
 * Copies of some rows and all that is under them, as a block behind the last of those with the same parent.
 *
 * @param name the list's own name, by which its rows refer to each other
 * @returns the list, and the ids of the copies of the given rows
 */
export function withBranchesCopied(
  list: ListField,
  name: string,
  rows: readonly Row[],
  ids: readonly string[],
): { readonly rows: readonly Row[]; readonly ids: readonly string[] } {
  const ordered = inTreeOrder(list, rows);
  const tree = treeOf(list, ordered);
  const chosen = chosenIn(tree, ids);
  const originals = withBranches(list, ordered, ids);
  // In one go, so that references from one copied branch to another lead to the copies.
  const copies = new Map(copiesOf(list, name, originals, ordered).map((copy, index) => [originals[index]!.id, copy]));
  const copyOf = ({ row, children }: Branch, parent: Branch | undefined): Branch => {
    const copy: Branch = { row: copies.get(row.id)!, children: [], parent };
    copy.children.push(...children.map((child) => copyOf(child, copy)));
    return copy;
  };
  for (const branches of Map.groupBy(chosen, ({ parent }) => parent).values()) {
    const siblings = siblingsOf(tree, branches[0]!);
    const behind = Math.max(...branches.map((branch) => siblings.indexOf(branch))) + 1;
    siblings.splice(behind, 0, ...branches.map((branch) => copyOf(branch, branch.parent)));
  }
  return { rows: rowsOf(list, tree, rows), ids: chosen.map(({ row }) => copies.get(row.id)!.id) };
}
