import type { ReportContent, ReportStep, SheetBlock } from "../content/reportTypes.ts";
import { equationDrawing, stepDrawing, type DrawingSetting, type FormulaDrawing } from "../formulas/index.ts";
import type { StructureElement } from "./pdfmake.ts";
import type { BlockWriter } from "./blocks.ts";
import { citationMark, symbolSpans } from "./columns.ts";
import { drawFormula } from "./formulas.ts";
import type { HeadingWriter } from "./headings.ts";
import { colors } from "./paper.ts";
import { bandTables, isBanded, withBands } from "./octaveBands.ts";
import { repeatedRows } from "./repeatedRows.ts";
import type { Report } from "../content/report.ts";
import { isStrip, paragraph, plain, small, type FlowItem, type Spot, type Strip } from "./strips.ts";
import { heightOfLines, type Line, type Span } from "./typesetter.ts";

/** Width of the names of steps, and the gap behind them, points. */
const [nameWidth, gap] = [150, 14];
/** Size of the letters of formulas, points. */
const formulaSize = 9.5;
/** Room below a step. */
const stepGap = 6;
/** Functions of fewer equations stay on one page. */
const wholeParts = 12;

type Source = ReportStep["source"];

/** What stands right of the name of a step. */
interface StepBody {
  readonly drawing?: FormulaDrawing;
  /** The formula as readers say it. */
  readonly alt: string;
  readonly spans?: readonly Span[];
  readonly remarks?: readonly string[];
}

const equation = (...texts: readonly (string | undefined)[]): string => texts.filter((text) => text !== undefined).join(" = ");

/** Writes calculation sheets. */
export class SheetWriter {
  readonly #blocks: BlockWriter;
  readonly #headings: HeadingWriter;
  readonly #setting: DrawingSetting;
  readonly #isFull: boolean;

  constructor(
    blocks: BlockWriter,
    headings: HeadingWriter,
    { decimalMark, level }: Pick<Report, "decimalMark" | "level">,
    currency: string | undefined,
  ) {
    this.#blocks = blocks;
    this.#headings = headings;
    this.#isFull = level === "full";
    const width = Math.floor(blocks.setting.width - nameWidth - gap);
    this.#setting = { width, size: formulaSize, decimalMark, currency };
  }

  #drawFormula({ canvas, x, y }: Spot, parent: StructureElement, drawing: FormulaDrawing, alt: string): void {
    const formula = canvas.element(parent, "Formula", { alt });
    canvas.content(formula, "Formula", () => drawFormula(canvas, drawing, x, y));
  }

  /** The name of a step with its source, and right of them its formula. */
  #line(parent: StructureElement, name: string, source: Source, { drawing, alt, spans = [], remarks = [] }: StepBody): Strip {
    const { canvas, typesetter } = this.#blocks.setting;
    const names: readonly Line[] = [
      ...typesetter.lines([{ text: name }], plain, nameWidth),
      ...(source ? typesetter.lines([{ text: citationMark(source) }], small, nameWidth) : []),
    ];
    const texts = drawing ? [] : typesetter.lines(spans, plain, this.#setting.width);
    const notes = remarks.flatMap((remark) => typesetter.lines([{ text: remark }], small, this.#setting.width));
    const top = drawing ? drawing.height : heightOfLines(texts);
    const element = canvas.element(parent, "Div");
    return {
      height: Math.max(heightOfLines(names), top + (notes.length > 0 ? 2 : 0) + heightOfLines(notes)),
      after: stepGap,
      draw: (spot) => {
        const x = spot.x + nameWidth + gap;
        const text = (lines: readonly Line[], left: number, y: number): void => {
          if (lines.length === 0) return;
          const paragraphElement = canvas.element(element, "P");
          canvas.content(paragraphElement, "P", () => canvas.lines(lines, left, y));
        };
        text(names, spot.x, spot.y);
        if (drawing) this.#drawFormula({ ...spot, x }, element, drawing, alt);
        text(texts, x, spot.y);
        text(notes, x, spot.y + top + 2);
        element.end();
      },
    };
  }

  #step(parent: StructureElement, step: ReportStep): Strip {
    const { symbol, expression, substitution, value, shown } = step;
    return this.#line(parent, step.name, step.source, {
      drawing: stepDrawing(step, this.#setting),
      alt: equation(symbol, expression, substitution, shown === undefined ? value : `${value} (${shown})`),
      remarks: step.remarks,
    });
  }

  /** A step that stands for those of many rows: without numbers. */
  #formula(parent: StructureElement, { name, symbol, expression, value, source }: ReportStep): Strip {
    return this.#line(parent, name, source, {
      ...(expression !== undefined && { drawing: equationDrawing({ symbol, expression }, this.#setting) }),
      alt: equation(symbol, expression),
      spans: [...symbolSpans(symbol), { text: `  ${value}` }],
    });
  }

  #rows(parent: StructureElement, block: Extract<SheetBlock, { readonly kind: "rows" }>, called: string): FlowItem[] {
    const row = (title: string, blocks: readonly SheetBlock[]): FlowItem[] => [
      ...this.#headings.heading(parent, "row", [{ text: title }]),
      ...this.blocks(parent, blocks),
    ];
    return [
      // A list that is called as its part is needs no second heading.
      ...(block.title === called ? [] : this.#headings.heading(parent, "part", [{ text: block.title }])),
      ...(this.#isFull
        ? block.rows.flatMap(({ title, blocks }) => row(title, blocks))
        : repeatedRows(block).flatMap(({ rows, steps, values, within }) => {
            const [only] = rows;
            if (rows.length === 1 && only) return row(only.title, only.blocks);
            return [
              ...steps.filter(({ expression }) => expression !== undefined).map((step) => this.#formula(parent, step)),
              ...values.flatMap((table) => this.#blocks.block(parent, table)),
              ...within.flatMap((each) => this.#rows(parent, each, "")),
            ];
          })),
    ];
  }

  #block(parent: StructureElement, block: SheetBlock, before: SheetBlock | undefined): readonly FlowItem[] {
    switch (block.kind) {
      case "part":
        return this.#headings.heading(parent, "part", [{ text: block.title }]);
      case "given":
        return this.#blocks.lines(parent, "", block.lines);
      case "step":
        return [this.#step(parent, block)];
      case "table":
        return [
          ...this.#blocks.block(parent, block),
          ...(block.source ? paragraph(this.#blocks.setting, parent, [{ text: citationMark(block.source) }], { ...small, after: 4 }) : []),
        ];
      case "rows":
        return this.#rows(parent, block, before?.kind === "part" ? before.title : "");
    }
  }

  blocks(parent: StructureElement, blocks: readonly SheetBlock[]): FlowItem[] {
    return this.#isFull ? blocks.flatMap((block, index) => this.#block(parent, block, blocks[index - 1])) : this.#byBands(parent, blocks);
  }

  /** Steps of octave bands as one formula each, and behind those that follow each other the table of their numbers. */
  #byBands(parent: StructureElement, blocks: readonly SheetBlock[]): FlowItem[] {
    const all = withBands(blocks);
    return all.flatMap((block, index) => {
      const before = all[index - 1];
      if (!isBanded(block)) return this.#block(parent, block, before && !isBanded(before) ? before : undefined);
      const formula = block.step.expression === undefined ? [] : [this.#formula(parent, block.step)];
      const next = all[index + 1];
      if (next !== undefined && isBanded(next)) return formula;
      const begin = all.findLastIndex((each, place) => place < index && !isBanded(each)) + 1;
      const tables = bandTables([{ steps: all.slice(begin, index + 1).filter(isBanded) }]);
      return [...formula, ...tables.flatMap((table) => this.#blocks.block(parent, table))];
    });
  }

  /** An equation on its own lines. */
  #equation(parent: StructureElement, symbol: string, expression: string): Strip {
    const drawing = equationDrawing({ symbol, expression }, { ...this.#setting, width: this.#setting.width + nameWidth });
    const element = this.#blocks.setting.canvas.element(parent, "P");
    return {
      height: drawing.height,
      before: 2,
      after: 2,
      draw: (spot) => {
        this.#drawFormula({ ...spot, x: spot.x + gap }, element, drawing, equation(symbol, expression));
        element.end();
      },
    };
  }

  /** The formulas of the functions that steps call. */
  functions(parent: StructureElement, functions: ReportContent["functions"]): FlowItem[] {
    const { setting } = this.#blocks;
    return functions.flatMap(({ name, words, parts, source }) => {
      const strips = [
        ...paragraph(setting, parent, [{ text: name, bold: true }, { text: `: ${words}` }], { isKept: true }),
        ...parts.flatMap((part) =>
          typeof part === "string"
            ? paragraph(setting, parent, [{ text: part }], { before: 2, after: 2 })
            : [this.#equation(parent, part.symbol, part.expression)],
        ),
        ...(source ? paragraph(setting, parent, [{ text: citationMark(source) }], { ...small, color: colors.muted }) : []),
      ];
      const last = strips.at(-1)!;
      if (parts.length < wholeParts) for (const strip of strips.slice(0, -1)) if (isStrip(strip)) strip.isKept = true;
      return [...strips.slice(0, -1), { ...last, after: 8 }];
    });
  }
}
