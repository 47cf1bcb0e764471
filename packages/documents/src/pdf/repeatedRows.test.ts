import { expect, test } from "vitest";
import type { SheetBlock } from "@org/documents/content";
import { repeatedRows } from "./repeatedRows.ts";

const step = (symbol: string, value: string, expression?: string): SheetBlock => ({
  kind: "step",
  name: `Step ${symbol}`,
  symbol,
  ...(expression !== undefined && { expression }),
  value,
  remarks: [],
});
test("rows of the same steps are one formula and a table of their values, and others stay apart", () => {
  const wall = (title: string, area: string, loss: string) => ({
    title,
    blocks: [{ kind: "given" as const, lines: [{ label: "Area", symbol: "A", text: area }] }, step("q", loss, "U * A")],
  });
  const groups = repeatedRows({
    kind: "rows",
    title: "Walls",
    rows: [
      wall("North", "20\u202fm²", "400\u202fW"),
      { title: "Door", blocks: [step("q", "90\u202fW", "U * A * 2")] },
      wall("South", "8\u202fm²", "1\u202f200\u202fW"),
    ],
  });
  expect(groups.map(({ rows }) => rows.map(({ title }) => title))).toEqual([["North", "South"], ["Door"]]);
  expect(groups[0]!.steps.map((each) => each.expression)).toEqual(["U * A"]);
  expect(groups[0]!.values).toMatchObject([
    {
      columns: [{ label: "" }, { label: "Area", symbol: "A", unit: "m²" }, { label: "Step q", symbol: "q", unit: "W" }],
      rows: [{ cells: ["North", "20", "400"] }, { cells: ["South", "8", "1\u202f200"] }],
    },
  ]);
});
