/** A line of the grid: a row of the list, the head of a group, the blank row that adds one, or the totals. */
export type Line =
  | { readonly type: "row"; readonly index: number }
  | { readonly type: "group"; readonly label: string; readonly rows: readonly number[] }
  | { readonly type: "new" }
  | { readonly type: "total"; readonly rows: readonly number[] };

interface LayoutOptions {
  /** Order in which rows are drawn, if it is not the order of the list. */
  readonly order?: readonly number[] | undefined;
  /** Group label of each row, and the order of the groups. */
  readonly groups?: { readonly labels: readonly string[]; readonly order: readonly string[] } | undefined;
  /** Whether a row is shown; if absent, all rows are. */
  readonly isShown?: ((index: number) => boolean) | undefined;
  readonly canGrow: boolean;
  readonly hasTotal: boolean;
}

/** Lines of a list with `count` rows; totals include only the rows shown. Rows of a group follow its head in the order of the list. */
export function linesOf(count: number, { order, groups, isShown = () => true, canGrow, hasTotal }: LayoutOptions): readonly Line[] {
  const all = (order ?? Array.from({ length: count }, (_, index) => index)).filter((index) => isShown(index));
  const rows = (indices: readonly number[]): Line[] => indices.map((index) => ({ type: "row", index }));
  const lines: Line[] = [];
  if (groups) {
    const byLabel = Map.groupBy(all, (index) => groups.labels[index] ?? "");
    const place = (label: string): number => (groups.order.includes(label) ? groups.order.indexOf(label) : groups.order.length);
    for (const [label, indices] of [...byLabel].toSorted(([a], [b]) => place(a) - place(b)))
      lines.push({ type: "group", label, rows: indices }, ...rows(indices));
  } else lines.push(...rows(all));
  if (canGrow) lines.push({ type: "new" });
  if (hasTotal && all.length > 0) lines.push({ type: "total", rows: all });
  return lines;
}

/** Index of the row on a line; the line that adds rows is one past the last row. */
export function rowAt(lines: readonly Line[], line: number, count: number): number | undefined {
  const target = lines[line];
  return target?.type === "row" ? target.index : target?.type === "new" ? count : undefined;
}

export interface Window {
  readonly first: number;
  /** Line after the last. */
  readonly end: number;
}

/** Lines that are drawn: those in view and some on either side. */
export function windowOf(scrollTop: number, height: number, lineHeight: number, count: number, spare = 6): Window {
  const first = Math.max(0, Math.floor(scrollTop / lineHeight) - spare);
  return { first: Math.min(first, count), end: Math.min(count, Math.ceil((scrollTop + height) / lineHeight) + spare) };
}
