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
