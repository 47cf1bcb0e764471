/** A line of the grid: a row of the list, the head of a group, the blank row that adds one, or the totals. */
export type Line =
  | { readonly type: "row"; readonly index: number }
  | { readonly type: "group"; readonly label: string; readonly rows: readonly number[] }
  | { readonly type: "new" }
  | { readonly type: "total"; readonly rows: readonly number[] };

interface LayoutOptions {
  /** Rows in the order in which they are drawn, where that is not the order of the list. */
  readonly order?: readonly number[] | undefined;
  /** The words of the column that rows are grouped by, row by row, and the order in which they come. */
  readonly groups?: { readonly labels: readonly string[]; readonly order: readonly string[] } | undefined;
  /** Whether a row is looked at; without it, each is. */
  readonly isShown?: ((index: number) => boolean) | undefined;
  readonly canGrow: boolean;
  readonly hasTotal: boolean;
}

/** The lines of a list of so many rows; totals are those of the rows that are shown. Rows of a group stand below its head in the order of the list. */
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

/** Rows of the list among lines, in the order in which they stand; the line that adds rows is a row behind the last. */
export function rowAt(lines: readonly Line[], line: number, count: number): number | undefined {
  const at = lines[line];
  return at?.type === "row" ? at.index : at?.type === "new" ? count : undefined;
}

export interface Window {
  readonly first: number;
  /** Behind the last. */
  readonly end: number;
}

/** Lines that are drawn: those in view and some on either side. */
export function windowOf(scrollTop: number, height: number, lineHeight: number, count: number, spare = 6): Window {
  const first = Math.max(0, Math.floor(scrollTop / lineHeight) - spare);
  return { first: Math.min(first, count), end: Math.min(count, Math.ceil((scrollTop + height) / lineHeight) + spare) };
}
