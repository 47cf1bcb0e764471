import {
  columnWidth,
  lineWidth,
  paperParts,
  type ReportBlock,
  type ReportCell,
  type ReportLine,
  type ReportRow,
  type ReportTable,
} from "@org/documents/content";
import { colors, type PdfNode } from "./nodes.ts";
import type { TextRuns } from "./textRuns.ts";

/** From this length on a value takes lines of its own beside its label instead of half of the page's width, characters. */
const longValue = 30;
/** As many lines of a table stay with its heads at the foot of a page. */
const keptRows = 2;
/** A table of no more lines stands on one page. */
const wholeRows = 8;
/** From so many columns on, such as the hours of a day, they stand close. */
const manyColumns = 14;

/** A wide letter takes so much more than letters on average, points. */
const wideLetter = 2.2;
/** The bold letters of heads, most of which begin with a capital, take so much more, points. */
const boldHead = 2;

/** The width that a text asks of its column, points. */
const roomOf = (text: string): number =>
  columnWidth([text]) + wideLetter * Math.max(...text.split(/[ \n-]/).map((word) => word.match(/[mMW%]/g)?.length ?? 0));

/** A text with the mark of an assumed one, which needs room too. */
const shownText = (cell: ReportCell | Pick<ReportLine, "text" | "isAssumed"> = ""): string =>
  typeof cell === "string" ? cell : `${cell.text}${cell.isAssumed ? assumedMark : ""}`;

/** Behind what is assumed. */
const assumedMark = " assumed";

/** Behind the title of a table that goes on below. */
const continued = ", continued";

/** Widths that a column asks for, points. */
interface ColumnRoom {
  /** With texts on a few lines. */
  readonly least: number;
  /** With each text on one line. */
  readonly whole: number;
}

const cellText = (cell: ReportCell | undefined): string => (typeof cell === "object" ? cell.text : (cell ?? ""));

/** Room at each side of a cell, points. */
const [padding, tightPadding] = [5, 1.5];

/** Thin lines between rows, a stronger one under the heads. */
export const ruled: PdfNode = {
  hLineWidth: (line: number, { table }: { table: { headerRows?: number; body: unknown[] } }) =>
    line === (table.headerRows ?? 0) && line > 0 ? 0.8 : line === table.body.length ? 0.8 : line === 0 ? 0 : 0.4,
  vLineWidth: () => 0,
  hLineColor: (line: number, { table }: { table: { headerRows?: number; body: unknown[] } }) =>
    line === (table.headerRows ?? 0) || line === table.body.length ? colors.strong : colors.rule,
  paddingLeft: (column: number) => (column === 0 ? 0 : padding),
  paddingRight: (column: number, { table }: { table: { widths: unknown[] } }) => (column === table.widths.length - 1 ? 0 : padding),
  paddingTop: () => 2.2,
  paddingBottom: () => 2.2,
};

const close: PdfNode = {
  ...ruled,
  paddingLeft: (column: number) => (column === 0 ? 0 : tightPadding),
  paddingRight: (column: number, { table }: { table: { widths: unknown[] } }) => (column === table.widths.length - 1 ? 0 : tightPadding),
};

/** Writes parts of the inputs and results. */
export class BlockWriter {
  readonly runs: TextRuns;
  /** Between the margins, points. */
  readonly #width: number;

  constructor(runs: TextRuns, width: number) {
    this.runs = runs;
    this.#width = width;
  }

  /** A symbol with its subscript, in running text. */
  symbol(name: string): readonly PdfNode[] {
    const [base = "", ...below] = name.split("_");
    return [
      { text: this.runs.of(base), italics: true },
      ...(below.length > 0 ? [{ text: this.runs.of(below.join(",")), sub: true, italics: true }] : []),
    ];
  }

  #label({ label, symbol }: ReportLine): PdfNode {
    return { text: [{ text: this.runs.of(label) }, ...(symbol === undefined ? [] : ["  ", ...this.symbol(symbol)])], color: colors.muted };
  }

  #marked(text: string, isAssumed: boolean, severity?: string): PdfNode {
    return {
      text: [
        { text: this.runs.of(text) },
        ...(isAssumed ? [{ text: assumedMark, italics: true, color: colors.muted }] : []),
        ...(severity === undefined ? [] : [{ text: ` (${severity.toLowerCase()})`, color: colors.caution }]),
      ],
    };
  }

  #value({ text, isAssumed, severity }: ReportLine): PdfNode {
    return this.#marked(text, isAssumed === true, severity);
  }

  #cell(cell: ReportCell | undefined, look: PdfNode = {}, note?: string): PdfNode {
    const marked = this.#marked(cellText(cell), typeof cell === "object");
    if (note === undefined) return { ...marked, ...look };
    return { stack: [marked, { text: this.runs.of(note), fontSize: 7, color: colors.muted }], ...look };
  }

  #title(title: string, columns: number): PdfNode[] {
    return [
      { text: this.runs.of(title), colSpan: columns, bold: true, color: colors.brand, margin: [0, 4, 0, 1] },
      ...Array.from({ length: columns - 1 }, () => ({ text: "" })),
    ];
  }

  /** Values with their labels: in two columns where they are short. */
  lines(title: string, lines: readonly ReportLine[]): PdfNode {
    const isLong = lines.some(({ text }) => text.length > longValue) || lines.length < 4;
    const half = isLong ? lines.length : Math.ceil(lines.length / 2);
    const wide = Math.max(70, Math.min(130, columnWidth(lines.map(shownText))));
    const pair = (line: ReportLine | undefined): PdfNode[] =>
      line ? [this.#label(line), { ...this.#value(line), alignment: isLong ? "left" : "right" }] : [{ text: "" }, { text: "" }];
    const body = Array.from({ length: half }, (_, row) =>
      isLong ? pair(lines[row]) : [...pair(lines[row]), { text: "", border: [false, false, false, false] }, ...pair(lines[half + row])],
    );
    const widths = isLong ? [190, "*"] : ["*", wide, 18, "*", wide];
    return {
      margin: [0, 0, 0, 8],
      unbreakable: body.length <= wholeRows,
      layout: ruled,
      table: {
        headerRows: title === "" ? 0 : 1,
        keepWithHeaderRows: keptRows,
        dontBreakRows: true,
        widths,
        body: title === "" ? body : [this.#title(title, widths.length), ...body],
      },
    };
  }

  /** A table, split where it is wider than the paper; heads are repeated on every page. */
  table(table: ReportTable): readonly PdfNode[] {
    const { columns, rows, sum = [], note, title } = table;
    if (rows.length === 0)
      return [
        {
          margin: [0, 4, 0, 8],
          stack: [{ text: this.runs.of(title), bold: true, color: colors.brand }, { text: this.runs.of(note ?? "None.") }],
        },
      ];
    const asked = columns.map(({ label, symbol = "", unit = "" }, place): ColumnRoom => {
      const texts = [...rows.map(({ cells }) => cells[place]), sum[place]].map(shownText);
      const heads = [label, symbol].filter(Boolean).join("\u00a0");
      const least = Math.max(roomOf(heads) + boldHead, ...[unit, ...texts].map(roomOf));
      return { least, whole: Math.max(least, ...texts.map(lineWidth)) };
    });
    // Its title stands over a table of one column, too.
    if (columns.length === 1) asked.splice(0, 1, { least: lineWidth(title), whole: asked[0]!.whole });
    const [head = 0, ...widths] = asked.map(({ least }) => least);
    const parts = columns.length === 1 ? [[]] : paperParts(head, widths);
    return parts.map((part, index) => ({
      margin: [0, 0, 0, 8],
      unbreakable: rows.length <= wholeRows,
      stack: [
        this.#part(table, [0, ...part.map((place) => place + 1)], index > 0, [asked[0]!, ...part.map((place) => asked[place + 1]!)]),
        ...(note !== undefined && index === parts.length - 1
          ? [{ text: this.runs.of(note), fontSize: 7, color: colors.muted, margin: [0, 2, 0, 0] }]
          : []),
      ],
    }));
  }

  #part(
    { title, columns, rows, sum }: ReportTable,
    places: readonly number[],
    isContinued: boolean,
    asked: readonly ColumnRoom[],
  ): PdfNode {
    const align = (place: number): PdfNode => ({ alignment: columns[place]?.isText ? "left" : "right" });
    const heads = places.map((place) => {
      const { label, symbol, unit } = columns[place]!;
      return {
        ...align(place),
        text: [
          { text: this.runs.of(label), bold: true },
          ...(symbol === undefined ? [] : ["  ", ...this.symbol(symbol)]),
          ...(unit ? [{ text: this.runs.of(`\n${unit}`), color: colors.muted }] : []),
        ],
      };
    });
    const body: PdfNode[][] = [];
    rows.forEach((row, index) => {
      if (row.owner !== undefined && row.owner !== rows[index - 1]?.owner) body.push(this.#owner(row.owner, places.length));
      body.push(this.#row(row, places, align));
    });
    if (sum) body.push(places.map((place) => this.#cell(sum[place], { ...align(place), bold: true })));
    const isClose = places.length >= manyColumns;
    return {
      layout: isClose ? close : ruled,
      fontSize: isClose ? 7 : 8,
      table: {
        headerRows: 2,
        // What rows belong to is a line of its own.
        keepWithHeaderRows: rows[0]?.owner === undefined ? keptRows : keptRows + 1,
        dontBreakRows: true,
        widths: this.#widths(asked, isClose ? tightPadding : padding),
        body: [this.#title(isContinued && !title.endsWith(continued) ? `${title}${continued}` : title, places.length), heads, ...body],
      },
    };
  }

  /**
   * Widths of columns without the room between them: as much as they ask for, more where the paper has it and their texts would take lines, and
   * somewhat more still.
   */
  #widths(asked: readonly ColumnRoom[], side: number): readonly number[] {
    const least = asked.reduce((sum, each) => sum + each.least, 0);
    const more = asked.reduce((sum, each) => sum + each.whole - each.least, 0);
    const share = more > 0 ? Math.min(1, Math.max(0, (this.#width - least) / more)) : 0;
    const scale = Math.min(1.35, this.#width / (least + share * more));
    return asked.map((each, index) => {
      const width = scale * (each.least + share * (each.whole - each.least));
      return Math.max(8, width - (index === 0 || index === asked.length - 1 ? side : 2 * side));
    });
  }

  #owner(owner: string, columns: number): PdfNode[] {
    return [
      { text: this.runs.of(owner), colSpan: columns, italics: true, fillColor: colors.ground },
      ...Array.from({ length: columns - 1 }, () => ({ text: "" })),
    ];
  }

  #row({ cells, isChosen, isSum, note }: ReportRow, places: readonly number[], align: (place: number) => PdfNode): PdfNode[] {
    const named = places.find((place) => align(place)["alignment"] === "left");
    return places.map((place, index) => ({
      ...this.#cell(cells[place], align(place), place === named ? note : undefined),
      ...(isSum && { bold: true }),
      ...(isChosen && { bold: true, fillColor: colors.ground }),
      ...(isChosen && index === 0 && { text: [{ text: this.runs.of(cellText(cells[place])) }, { text: " (used)", italics: true }] }),
    }));
  }

  block(block: ReportBlock): readonly PdfNode[] {
    return block.kind === "lines" ? [this.lines(block.title, block.lines)] : this.table(block);
  }
}
