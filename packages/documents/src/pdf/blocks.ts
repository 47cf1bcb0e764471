import type { ReportBlock, ReportLine, ReportRow, ReportTable } from "../content/reportTypes.ts";
import type { StructureElement } from "./pdfmake.ts";
import {
  cellText,
  citationMark,
  columnParts,
  columnWidths,
  headSpans,
  markedSpans,
  roomsOf,
  symbolSpans,
  type ColumnRoom,
} from "./columns.ts";
import { colors, type Sheet } from "./paper.ts";
import { paragraph, plain, small, keepOnOnePage, type FlowItem, type Setting, type Strip } from "./strips.ts";
import { tableStrips, type TableCell, type TableColumn, type TableRow, type WideRow } from "./table.ts";
import { heightOf, type Look, type Span } from "./typesetter.ts";
import { texts } from "./texts.ts";

/** From this length on a value is on separate lines next to its label instead of on half of the page's width, characters. */
const longValue = 30;
/** Space between columns, points. Tables with many columns, such as the hours of a day, have narrow gaps and small letters. */
const [gap, closeGap, manyColumns] = [10, 4, 14];
/** Fewer lines are in one column, as wide as one of two. */
const fewLines = 4;
/** A table of fewer rows that is wider than the paper goes on below instead of on a separate page. */
const turnedRows = 7;
/** Width of labels next to long values, and room between two pairs of label and value, points. */
const [labelWidth, pairGap] = [190, 24];

/** Behind the title of a table that goes on below. */
const { continued } = texts;

const brand: Look = { size: 8.5, color: colors.brand, bold: true };

/** Columns next to each other from the left margin on. */
function placedColumns(widths: readonly number[], between: number): readonly TableColumn[] {
  let x = 0;
  return widths.map((width) => {
    const column = { x, width };
    x += width + between;
    return column;
  });
}

const withSeverity = ({ severity }: ReportLine): readonly Span[] =>
  severity === undefined ? [] : [{ text: texts.severity(severity), color: colors.caution }];

/** How a table is laid out: the size of its letters, and its columns in parts. */
interface Arrangement {
  readonly look: Look;
  readonly between: number;
  readonly rooms: readonly ColumnRoom[];
  readonly parts: readonly (readonly number[])[];
}

/** Writes inputs, results and other tables. */
export class BlockWriter {
  readonly setting: Setting;
  readonly #turned: Sheet;

  /** @param turned pages for what is wider than the paper */
  constructor(setting: Setting, turned: Sheet) {
    this.setting = setting;
    this.#turned = turned;
  }

  #cell(spans: readonly Span[], width: number, align: TableCell["align"], look: Look): TableCell {
    return { lines: this.setting.typesetter.lines(spans, look, width), align };
  }

  /** Values with their labels: right-aligned where they are short, and then in two columns from a few lines on. */
  lines(parent: StructureElement, title: string, lines: readonly ReportLine[]): readonly Strip[] {
    const { width, typesetter } = this.setting;
    const isLong = lines.some(({ text }) => text.length > longValue);
    const isSingle = isLong || lines.length < fewLines;
    const half = isSingle ? lines.length : Math.ceil(lines.length / 2);
    const valuesOf = (line: ReportLine): readonly Span[] => [
      ...markedSpans(
        line.isAssumed ? { text: line.text, isAssumed: true, ...(line.origin !== undefined && { origin: line.origin }) } : line.text,
        colors.muted,
      ),
      ...(line.source ? [{ text: ` ${citationMark(line.source)}`, color: colors.muted }] : []),
      ...withSeverity(line),
    ];
    const pair = (width - pairGap) / 2;
    const value = isLong
      ? width - labelWidth - gap
      : Math.min(0.6 * pair, Math.max(50, ...lines.map((line) => typesetter.width(valuesOf(line), plain))));
    const label = isLong ? labelWidth : pair - value - gap;
    const cells = (line: ReportLine | undefined): readonly TableCell[] => {
      if (!line) return [this.#cell([], label, "left", plain), this.#cell([], value, "left", plain)];
      const { symbol } = line;
      const name = [{ text: line.label }, ...(symbol === undefined ? [] : [{ text: "  " }, ...symbolSpans(symbol)])];
      return [
        { ...this.#cell(name, label, "left", { ...plain, color: colors.muted }), scope: "Row" },
        this.#cell(valuesOf(line), value, isLong ? "left" : "right", plain),
      ];
    };
    const columns = [
      { x: 0, width: label },
      { x: label + gap, width: value },
      ...(isSingle
        ? []
        : [
            { x: pair + pairGap, width: label },
            { x: pair + pairGap + label + gap, width: value },
          ]),
    ];
    return tableStrips(this.setting, parent, {
      columns,
      width: isSingle && !isLong ? pair : width,
      ...(!isSingle && { gapBefore: 2 }),
      ...this.#titles(title, title),
      heads: [],
      rows: Array.from({ length: half }, (_, row) => ({
        cells: isSingle ? cells(lines[row]) : [...cells(lines[row]), ...cells(lines[half + row])],
      })),
      before: 6,
      after: 6,
    });
  }

  #titles(title: string, plainTitle: string) {
    const { typesetter, width } = this.setting;
    if (title === "") return {};
    const again = plainTitle.endsWith(continued) ? plainTitle : `${plainTitle}${continued}`;
    return { title: typesetter.lines([{ text: title }], brand, width), continuedTitle: typesetter.lines([{ text: again }], brand, width) };
  }

  #arrangement(table: ReportTable, width: number): Arrangement {
    const isClose = table.columns.length >= manyColumns;
    const look = { ...plain, size: isClose ? 7 : 8 };
    const between = isClose ? closeGap : gap;
    const rooms = roomsOf(table, this.setting.typesetter, look);
    const parts = columnParts(
      rooms.map(({ minimum }) => minimum + between),
      width + between,
    );
    return { look, between, rooms, parts };
  }

  /** A table; one that is wider than the paper goes on pages of the other orientation, or on below. Heads are repeated on every page. */
  table(parent: StructureElement, table: ReportTable): readonly FlowItem[] {
    const { rows, note, title } = table;
    if (rows.length === 0)
      return [
        ...paragraph(this.setting, parent, [{ text: title }], { ...brand, before: 6, isKept: true }),
        ...paragraph(this.setting, parent, [{ text: note ?? texts.none }], { after: 6 }),
      ];
    const upright = this.#arrangement(table, this.setting.width);
    if (upright.parts.length === 1 || rows.length < turnedRows) return this.#parts(this.setting, parent, table, upright);
    const setting = { ...this.setting, width: this.#turned.width };
    const turned = this.#arrangement(table, setting.width);
    if (turned.parts.length >= upright.parts.length) return this.#parts(this.setting, parent, table, upright);
    const reference = this.#reference(parent, title, () => strips[0]?.page);
    const strips = this.#parts(setting, parent, table, turned);
    return [reference, { kind: "turned", strips }];
  }

  /** A table on separate pages, in portrait if it fits, with its heading. */
  wholePage(parent: StructureElement, heading: readonly Strip[], tables: readonly ReportTable[]): readonly FlowItem[] {
    const isWide = tables.some((table) => this.#arrangement(table, this.setting.width).parts.length > 1);
    const setting = isWide ? { ...this.setting, width: this.#turned.width } : this.setting;
    const strips = [...heading, ...tables.flatMap((table) => this.#parts(setting, parent, table, this.#arrangement(table, setting.width)))];
    return isWide ? [{ kind: "turned", strips }] : strips;
  }

  /** Reference to a table on a separate page, in its place. */
  #reference(parent: StructureElement, title: string, pageOf: () => number | undefined): Strip {
    const { canvas, typesetter, width } = this.setting;
    const element = canvas.element(parent, "P");
    return {
      height: heightOf(brand),
      before: 6,
      after: 6,
      draw: (spot) => {
        const spans = [
          { text: title, bold: true, color: colors.brand },
          { text: texts.onPage(pageOf() ?? spot.page + 1), color: colors.muted },
        ];
        canvas.content(element, "P", () => canvas.lines(typesetter.lines(spans, plain, width).slice(0, 1), spot.x, spot.y));
        element.end();
      },
    };
  }

  #parts(setting: Setting, parent: StructureElement, table: ReportTable, arrangement: Arrangement): readonly Strip[] {
    const { note } = table;
    const { parts } = arrangement;
    return parts.flatMap((places, index) => {
      const strips = this.#part(setting, parent, table, places, index > 0, arrangement);
      if (note === undefined || index < parts.length - 1) return strips;
      return [
        ...strips.slice(0, -1),
        ...keepOnOnePage([strips.at(-1)!, ...paragraph(setting, parent, [{ text: note }], { ...small, after: 6 })]),
      ];
    });
  }

  #part(
    setting: Setting,
    parent: StructureElement,
    { title, columns, rows, sum }: ReportTable,
    places: readonly number[],
    isContinued: boolean,
    { look, between, rooms }: Arrangement,
  ): readonly Strip[] {
    const widths = columnWidths(
      places.map((place) => rooms[place]!),
      setting.width - between * (places.length - 1),
    );
    const placed = placedColumns(widths, between);
    const alignOf = (place: number): TableCell["align"] => (columns[place]?.isText ? "left" : "right");
    const body: (TableRow | WideRow)[] = [];
    const cellsOf = ({ cells, isChosen, isSum, note }: ReportRow): TableRow => {
      const named = places.find((place) => alignOf(place) === "left");
      const bold = isChosen || isSum ? { bold: true } : {};
      return {
        ...(isChosen && { ground: colors.ground }),
        cells: places.map((place, index) => {
          const spans =
            isChosen && index === 0
              ? [
                  { text: cellText(cells[place]), bold: true },
                  { text: texts.used, italic: true },
                ]
              : markedSpans(cells[place], colors.muted, bold);
          const cell = this.#cell(spans, widths[index]!, alignOf(place), look);
          const noteLines = note !== undefined && place === named ? setting.typesetter.lines([{ text: note }], small, widths[index]) : [];
          return { ...cell, lines: [...cell.lines, ...noteLines], ...(index === 0 && { scope: "Row" as const }) };
        }),
      };
    };
    rows.forEach((row, index) => {
      if (row.owner !== undefined && row.owner !== rows[index - 1]?.owner)
        body.push({ wide: setting.typesetter.lines([{ text: row.owner, italic: true }], look, setting.width - 4), ground: colors.ground });
      body.push(cellsOf(row));
    });
    if (sum) body.push(cellsOf({ cells: sum, isSum: true }));
    const last = placed.at(-1)!;
    return tableStrips(setting, parent, {
      columns: placed,
      width: last.x + last.width,
      ...this.#titles(isContinued && !title.endsWith(continued) ? `${title}${continued}` : title, title),
      heads: places.map((place, index) => ({
        ...this.#cell(headSpans(columns[place]!, colors.muted), widths[index]!, alignOf(place), look),
        scope: "Column" as const,
      })),
      rows: body,
      before: 6,
      after: 8,
    });
  }

  block(parent: StructureElement, block: ReportBlock): readonly FlowItem[] {
    return block.kind === "lines" ? this.lines(parent, block.title, block.lines) : this.table(parent, block);
  }
}
