import { expect, test } from "vitest";
import { BlockWriter } from "./blocks.ts";
import { TextRuns } from "./textRuns.ts";

test("a column has room for the mark of an assumed value as for a word of it", () => {
  const runs = new TextRuns(
    () => true,
    () => false,
  );
  const others = Array.from({ length: 7 }, (_, index) => ({ label: `Longer head ${index}`, isText: true }));
  const widthOf = (cell: string | { readonly text: string; readonly isAssumed: true }): number => {
    const rows = [{ cells: ["Surface 1", cell, ...others.map(() => "Sun and outdoor air on it")] }];
    const columns = [{ label: "Surface" }, { label: "Kind", isText: true }, ...others];
    const [first] = new BlockWriter(runs, 540).table({ kind: "table", title: "Surfaces", columns, rows });
    const { stack } = first as { readonly stack: readonly { readonly table: { readonly widths: readonly number[] } }[] };
    return stack[0]!.table.widths[1]!;
  };
  expect(widthOf({ text: "Wall", isAssumed: true })).toBeCloseTo(widthOf("Wall assumed"), 9);
  expect(widthOf({ text: "Wall", isAssumed: true })).toBeGreaterThan(widthOf("Wall") + 5);
});

test("names of months are not broken, however long the head of the row is", () => {
  const runs = new TextRuns(
    () => true,
    () => false,
  );
  const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"].map((label) => ({ label }));
  const rows = [{ cells: ["Standard deviation of daily means by month, °F assumed", ...months.map(() => "7")] }];
  const columns = [{ label: "Month", isText: true }, ...months];
  const [first] = new BlockWriter(runs, 532).table({ kind: "table", title: "Climate by month", columns, rows });
  const { stack } = first as { readonly stack: readonly { readonly table: { readonly widths: readonly number[] } }[] };
  // "Aug" and "Nov" are 14.4 points wide in the bold letters of heads.
  for (const width of stack[0]!.table.widths.slice(1)) expect(width).toBeGreaterThan(14.5);
});
