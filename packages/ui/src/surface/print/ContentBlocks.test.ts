import { catalogue } from "@org/hvac-core";
import { reportContent, stillState, tableParts, type ReportBlock, type ReportCell } from "@org/documents/content";
import type { AnyCalculator } from "@org/form/state";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { ContentBlocks } from "./ContentBlocks.tsx";

const calculators = catalogue as readonly unknown[] as readonly AnyCalculator[];

const textOf = (cell: ReportCell): string => (typeof cell === "string" ? cell : `${cell.text} assumed`);

/** The texts of blocks in order, as one text. */
function textOfBlocks(blocks: readonly ReportBlock[], isPaper: boolean): string {
  const symbolOf = ({ symbol = "" }: { readonly symbol?: string }): string => symbol.replace("_", "").replaceAll("_", ",");
  const textOfBlock = (block: ReportBlock): string[] => {
    if (block.kind === "lines")
      return [
        block.title,
        ...block.lines.flatMap((line) => [
          `${line.label}${symbolOf(line)}`,
          `${line.text}${line.isAssumed ? " assumed" : ""}${line.severity === undefined ? "" : ` (${line.severity.toLowerCase()})`}`,
        ]),
      ];
    const parts = block.rows.length === 0 ? [] : isPaper ? tableParts(block) : [block];
    const tables = parts.flatMap(({ columns, rows, sum = [] }) => {
      const named = columns.findIndex(({ isText }) => isText);
      return [
        ...columns.map((column) => `${column.label}${symbolOf(column)}${column.unit === undefined ? "" : ` ${column.unit}`}`),
        ...rows.flatMap(({ cells, owner, note = "" }, index) => [
          ...(owner !== undefined && owner !== rows[index - 1]?.owner ? [owner] : []),
          ...cells.map((cell, place) => (place === named ? textOf(cell) + note : textOf(cell))),
        ]),
        ...sum.map(textOf),
      ];
    });
    return [block.title, ...tables, block.note ?? ""];
  };
  return blocks.flatMap(textOfBlock).join("");
}

const entities: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

describe.each(
  calculators.flatMap((calculator) =>
    calculator.examples.map((example) => [`${calculator.id}: ${example.id}`, calculator, example] as const),
  ),
)("%s", (_, calculator, example) => {
  test.each([true, false])("shows every text of its inputs and results once and in order, on paper: %s", (isPaper) => {
    const state = stillState(calculator, example.input.Metric, calculator.version);
    const { inputs, lists, results } = reportContent({ state, explanation: undefined, preferredUnits: {}, title: "Page" });
    const blocks = [...inputs, ...lists.map(({ table }) => table), ...results];
    const markup = renderToStaticMarkup(createElement(ContentBlocks, { blocks, isPaper }));
    const shown = markup.replaceAll(/<[^>]+>/g, "").replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity]!);
    expect(shown).toBe(textOfBlocks(blocks, isPaper));
  });
});

test("a table wider than the paper keeps every cell with the head of its row", () => {
  const columns = [{ label: "Section", isText: true }, ...Array.from({ length: 30 }, (_each, index) => ({ label: `Result ${index}` }))];
  const rows = [1, 2, 3].map((row) => ({ cells: [`Section ${row}`, ...Array.from({ length: 30 }, (_each, index) => `${row}.${index}`)] }));
  const parts = tableParts({ kind: "table", title: "Sections", columns, rows });
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.every((part) => part.columns[0]!.label === "Section")).toBe(true);
  for (const [index, row] of rows.entries())
    expect([row.cells[0], ...parts.flatMap((part) => part.rows[index]!.cells.slice(1))]).toEqual(row.cells);
});
