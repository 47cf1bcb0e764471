import type { ListField } from "./fields.ts";

/** The rows of a list as a tree. */
export interface Outline {
  /** Index of the parent of each row; −1 where it has none. */
  readonly parents: readonly number[];
  /** Number of rows above each: 0 where it has no parent. */
  readonly depths: readonly number[];
  /** The indices of all rows, each followed by its children; children of one parent in the order of the list. */
  readonly order: readonly number[];
}

/**
 * Reads the tree of a list whose rows name their parents (`outline`). What is entered need not be sound: a row that names itself, no row or
 * one below it has no parent.
 *
 * @param list the list
 * @param rows its rows, as entered or completed
 * @returns parents, depths and order, all by index; `undefined` for a list that is no tree
 * @example
 * ```ts
 * import { outlineOf } from "@org/hvac-core/internal";
 * const list = { outline: "parent" };
 * outlineOf(list, [{ id: "main" }, { id: "east", parent: "main" }, { id: "west", parent: "main" }])?.depths; // [0, 1, 1]
 * ```
 */
export function outlineOf(
  { outline }: Pick<ListField, "outline">,
  rows: readonly (Readonly<Record<string, unknown>> & { readonly id: string })[],
): Outline | undefined {
  if (outline === undefined) return undefined;
  const places = new Map(rows.map(({ id }, index) => [id, index]));
  const parents = rows.map((row, index) => {
    const parent = places.get(row[outline] as string) ?? -1;
    return parent === index ? -1 : parent;
  });
  const roots: number[] = [];
  const children = rows.map((): number[] => []);
  for (const [index, parent] of parents.entries()) (children[parent] ?? roots).push(index);
  const depths = rows.map(() => -1);
  const order: number[] = [];
  const visit = (root: number): void => {
    // Of the rows that wait, the last is the next: those of one parent wait in reverse.
    const waiting = [root];
    for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
      if (depths[index] !== -1) continue;
      const parent = parents[index]!;
      depths[index] = parent === -1 ? 0 : depths[parent]! + 1;
      order.push(index);
      waiting.push(...children[index]!.toReversed());
    }
  };
  for (const root of roots) visit(root);
  for (const index of rows.keys()) {
    // Only rows that name each other in a ring are left.
    if (depths[index] !== -1) continue;
    parents[index] = -1;
    visit(index);
  }
  return { parents, depths, order };
}
