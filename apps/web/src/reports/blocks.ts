import { columnWidth, paperParts, type ReportBlock, type ReportCell, type ReportLine, type ReportRow } from "@org/ui/reportTypesetting";
import { colors, type PdfNode } from "./nodes.ts";
import type { TextRuns } from "./textRuns.ts";

type Table = Extract<ReportBlock, { readonly kind: "table" }>;

/** From this length on a value takes lines of its own beside its label instead of half of the page's width, characters. */
const longValue = 30;
/** As many lines of a table stay with its heads at the foot of a page. */
const keptRows = 1;

const cellText = (cell: ReportCell | undefined): string => (typeof cell === "object" ? cell.text : (cell ?? ""));

/** Thin lines between rows, a stronger one under the heads. */
export const ruled: PdfNode = {
  hLineWidth: (line: number, { table }: { table: { headerRows?: number; body: unknown[] } }) =>
    line === (table.headerRows ?? 0) && line > 0 ? 0.8 : line === table.body.length ? 0.8 : line === 0 ? 0 : 0.4,
  vLineWidth: () => 0,
  hLineColor: (line: number, { table }: { table: { headerRows?: number; body: unknown[] } }) =>
    line === (table.headerRows ?? 0) || line === table.body.length ? colors.strong : colors.rule,
  paddingLeft: (column: number) => (column === 0 ? 0 : 5),
  paddingRight: (column: number, { table }: { table: { widths: unknown[] } }) => (column === table.widths.length - 1 ? 0 : 5),
  paddingTop: () => 2.2,
  paddingBottom: () => 2.2,
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
        ...(isAssumed ? [{ text: " assumed", italics: true, color: colors.muted }] : []),
        ...(severity === undefined ? [] : [{ text: ` (${severity.toLowerCase()})`, color: colors.caution }]),
      ],
    };
  }

  #value({ text, isAssumed, severity }: ReportLine): PdfNode {
    return this.#marked(text, isAssumed === true, severity);
  }

  #cell(cell: ReportCell | undefined, look: PdfNode = {}): PdfNode {
    return { ...this.#marked(cellText(cell), typeof cell === "object"), ...look };
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
    const wide = Math.max(70, Math.min(130, columnWidth(lines.map(({ text, isAssumed }) => (isAssumed ? `${text} assumed` : text)))));
    const pair = (line: ReportLine | undefined): PdfNode[] =>
      line ? [this.#label(line), { ...this.#value(line), alignment: isLong ? "left" : "right" }] : [{ text: "" }, { text: "" }];
    const body = Array.from({ length: half }, (_, row) =>
      isLong ? pair(lines[row]) : [...pair(lines[row]), { text: "", border: [false, false, false, false] }, ...pair(lines[half + row])],
    );
    const widths = isLong ? [190, "*"] : ["*", wide, 18, "*", wide];
    return {
      margin: [0, 0, 0, 8],
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
  table(table: Table): readonly PdfNode[] {
    const { columns, rows, sum = [], note, title } = table;
    if (rows.length === 0)
      return [
        {
          margin: [0, 4, 0, 8],
          stack: [{ text: this.runs.of(title), bold: true, color: colors.brand }, { text: this.runs.of(note ?? "None.") }],
        },
      ];
    const [head = 0, ...widths] = columns.map(({ label, unit = "" }, place) =>
      columnWidth([label, unit, ...rows.map(({ cells }) => cellText(cells[place])), cellText(sum[place])]),
    );
    const parts = columns.length === 1 ? [[]] : paperParts(head, widths);
    return parts.map((part, index) => ({
      margin: [0, 0, 0, 8],
      stack: [
        this.#part(table, [0, ...part.map((place) => place + 1)], index > 0, [head, ...part.map((place) => widths[place]!)]),
        ...(note !== undefined && index === parts.length - 1
          ? [{ text: this.runs.of(note), fontSize: 7, color: colors.muted, margin: [0, 2, 0, 0] }]
          : []),
      ],
    }));
  }

  #part({ title, columns, rows, sum }: Table, places: readonly number[], isContinued: boolean, widths: readonly number[]): PdfNode {
    const align = (place: number): PdfNode => ({ alignment: columns[place]?.isText ? "left" : "right" });
    const heads = places.map((place) => {
      const { label, unit } = columns[place]!;
      return {
        ...align(place),
        text: [{ text: this.runs.of(label), bold: true }, ...(unit ? [{ text: this.runs.of(`\n${unit}`), color: colors.muted }] : [])],
      };
    });
    const body: PdfNode[][] = [];
    rows.forEach((row, index) => {
      if (row.owner !== undefined && row.owner !== rows[index - 1]?.owner) body.push(this.#owner(row.owner, places.length));
      body.push(this.#row(row, places, align));
    });
    if (sum) body.push(places.map((place) => this.#cell(sum[place], { ...align(place), bold: true })));
    return {
      layout: ruled,
      fontSize: 8,
      table: {
        headerRows: 2,
        keepWithHeaderRows: keptRows,
        dontBreakRows: true,
        widths: this.#widths(widths),
        body: [this.#title(isContinued ? `${title}, continued` : title, places.length), heads, ...body],
      },
    };
  }

  /** Widths of columns without the room between them: as much as they ask for, and somewhat more where the paper has it. */
  #widths(widths: readonly number[]): readonly number[] {
    const asked = widths.reduce((sum, width) => sum + width, 0);
    const scale = Math.min(1.35, this.#width / asked);
    return widths.map((width, index) => Math.max(8, width * scale - (index === 0 || index === widths.length - 1 ? 5 : 10)));
  }

  #owner(owner: string, columns: number): PdfNode[] {
    return [
      { text: this.runs.of(owner), colSpan: columns, italics: true, fillColor: colors.ground },
      ...Array.from({ length: columns - 1 }, () => ({ text: "" })),
    ];
  }

  #row({ cells, isChosen }: ReportRow, places: readonly number[], align: (place: number) => PdfNode): PdfNode[] {
    return places.map((place, index) => ({
      ...this.#cell(cells[place], align(place)),
      ...(isChosen && { bold: true, fillColor: colors.ground }),
      ...(isChosen && index === 0 && { text: [{ text: this.runs.of(cellText(cells[place])) }, { text: " (used)", italics: true }] }),
    }));
  }

  block(block: ReportBlock): readonly PdfNode[] {
    return block.kind === "lines" ? [this.lines(block.title, block.lines)] : this.table(block);
  }
}
