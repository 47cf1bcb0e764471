import { equationDrawing, stepDrawing, type DrawingSetting } from "@org/documents/formulas";
import type { ReportContent, ReportStep, SheetBlock } from "@org/documents/content";
import { type BlockWriter } from "./blocks.ts";
import { drawnFormula } from "./formulas.ts";
import { withHeadings } from "./headings.ts";
import { colors, printWidth, type PdfNode } from "./nodes.ts";
import { bandTables, isBanded, withBands } from "./octaveBands.ts";
import { repeatedRows } from "./repeatedRows.ts";
import type { Report } from "./report.ts";

/** Width of the names of steps, and the room beside them, points. */
const [nameWidth, gap] = [150, 14];
/** Size of the letters of formulas, points. */
const formulaSize = 9.5;

type Source = ReportStep["source"];

/** Writes calculation sheets. */
export class SheetWriter {
  readonly #blocks: BlockWriter;
  readonly #setting: DrawingSetting;
  readonly #isFull: boolean;

  constructor(
    blocks: BlockWriter,
    { paper, decimalMark, sheets }: Pick<Report, "paper" | "decimalMark" | "sheets">,
    currency: string | undefined,
  ) {
    this.#blocks = blocks;
    this.#isFull = sheets === "full";
    const width = Math.floor(printWidth[paper] - nameWidth - gap);
    this.#setting = { width, size: formulaSize, decimalMark, currency };
  }

  #source(source: Source): PdfNode[] {
    if (!source) return [];
    const { number, locator } = source;
    return [{ text: this.#blocks.runs.of(`[${number}]${locator === "" ? "" : ` ${locator}`}`), fontSize: 7, color: colors.muted }];
  }

  #step(step: ReportStep): PdfNode {
    const { runs } = this.#blocks;
    return {
      unbreakable: true,
      columnGap: gap,
      margin: [0, 0, 0, 7],
      columns: [
        { width: nameWidth, stack: [{ text: runs.of(step.name) }, ...this.#source(step.source)] },
        {
          width: "*",
          stack: [
            drawnFormula(stepDrawing(step, this.#setting)),
            ...step.remarks.map((remark) => ({ text: runs.of(remark), fontSize: 7, color: colors.muted, margin: [0, 2, 0, 0] })),
          ],
        },
      ],
    };
  }

  /** A step that stands for those of many rows: without numbers. */
  #formula({ name, symbol, expression, value, source }: ReportStep): PdfNode {
    const { runs } = this.#blocks;
    const drawn = expression === undefined ? undefined : equationDrawing({ symbol, expression }, this.#setting);
    return {
      unbreakable: true,
      columnGap: gap,
      margin: [0, 0, 0, 6],
      columns: [
        { width: nameWidth, stack: [{ text: runs.of(name) }, ...this.#source(source)] },
        { width: "*", stack: [drawn ? drawnFormula(drawn) : { text: [...this.#blocks.symbol(symbol), { text: runs.of(`  ${value}`) }] }] },
      ],
    };
  }

  #rows(block: Extract<SheetBlock, { readonly kind: "rows" }>): PdfNode[] {
    const { runs } = this.#blocks;
    const heading = { text: runs.of(block.title), style: "part" };
    if (this.#isFull)
      return [heading, ...block.rows.flatMap(({ title, blocks }) => [{ text: runs.of(title), style: "row" }, ...this.blocks(blocks)])];
    return [
      heading,
      ...repeatedRows(block).flatMap(({ rows, steps, values, within }) => {
        const [only] = rows;
        if (rows.length === 1 && only) return [{ text: runs.of(only.title), style: "row" }, ...this.blocks(only.blocks)];
        return [
          ...steps.filter(({ expression }) => expression !== undefined).map((step) => this.#formula(step)),
          ...values.flatMap((table) => this.#blocks.block(table)),
          ...within.flatMap((each) => this.#rows(each)),
        ];
      }),
    ];
  }

  #block(block: SheetBlock): readonly PdfNode[] {
    switch (block.kind) {
      case "part":
        return [{ text: this.#blocks.runs.of(block.title), style: "part" }];
      case "given":
        return [this.#blocks.lines("", block.lines)];
      case "step":
        return [this.#step(block)];
      case "table":
        return [...this.#blocks.block(block), ...this.#source(block.source)];
      case "rows":
        return this.#rows(block);
    }
  }

  blocks(blocks: readonly SheetBlock[]): PdfNode[] {
    return keptTogether(this.#isFull ? blocks.flatMap((block) => this.#block(block)) : this.#byBands(blocks));
  }

  /** Steps of octave bands as one formula each, and behind those that follow each other the table of their numbers. */
  #byBands(blocks: readonly SheetBlock[]): readonly PdfNode[] {
    const all = withBands(blocks);
    return all.flatMap((block, index) => {
      if (!isBanded(block)) return this.#block(block);
      const formula = block.step.expression === undefined ? [] : [this.#formula(block.step)];
      const next = all[index + 1];
      if (next !== undefined && isBanded(next)) return formula;
      const begin = all.findLastIndex((each, at) => at < index && !isBanded(each)) + 1;
      const tables = bandTables([{ steps: all.slice(begin, index + 1).filter(isBanded) }]);
      return [...formula, ...tables.flatMap((table) => this.#blocks.block(table))];
    });
  }

  /** The formulas of the functions that steps call. */
  functions(functions: ReportContent["functions"]): PdfNode[] {
    const { runs } = this.#blocks;
    const setting = { ...this.#setting, width: this.#setting.width + nameWidth };
    return functions.map(({ name, words, parts, source }) => ({
      margin: [0, 0, 0, 8],
      unbreakable: parts.length < 12,
      stack: [
        { text: [{ text: runs.of(name), bold: true }, { text: runs.of(`: ${words}`) }] },
        ...parts.map((part) =>
          typeof part === "string"
            ? { text: runs.of(part), margin: [0, 2, 0, 2] }
            : { ...drawnFormula(equationDrawing(part, setting)), margin: [gap, 2, 0, 2] },
        ),
        ...this.#source(source),
      ],
    }));
  }
}

const isHeading = (node: PdfNode | undefined): node is PdfNode => node?.["style"] === "part" || node?.["style"] === "row";

/** Headings stay with what they are of. */
function keptTogether(nodes: readonly PdfNode[]): PdfNode[] {
  const kept: PdfNode[] = [];
  let headings: PdfNode[] = [];
  for (const node of nodes) {
    // A list that is called as its part is needs no second heading.
    if (isHeading(node) && JSON.stringify(headings.at(-1)?.["text"]) === JSON.stringify(node["text"])) continue;
    if (isHeading(node)) headings.push(node);
    else {
      kept.push(...withHeadings(headings, node));
      headings = [];
    }
  }
  return [...kept, ...headings];
}
