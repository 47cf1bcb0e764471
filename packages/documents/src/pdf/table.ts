import type { StructureElement } from "./pdfmake.ts";
import { leftOf, type Setting, type Spot, type Strip } from "./strips.ts";
import { heightOf, heightOfLines, type Line } from "./typesetter.ts";

/** Room above and below the texts of a row, points. */
const cellSide = 2.4;
/** A row of more lines may go on on the next page. */
const wholeLines = 24;
/** As many rows stay with the head at the foot of a page. */
const keptRows = 2;
/** A table of no more rows stays on one page. */
const wholeRows = 8;

export type Align = "left" | "right";

export interface TableCell {
  readonly lines: readonly Line[];
  readonly align: Align;
  /** A cell that is the head of its row or of its column. */
  readonly scope?: "Row" | "Column";
}

export interface TableRow {
  readonly cells: readonly TableCell[];
  readonly ground?: string;
}

/** A column: where its texts begin, and how wide they may be. Points. */
export interface TableColumn {
  readonly x: number;
  readonly width: number;
}

export interface TableLayout {
  readonly columns: readonly TableColumn[];
  /** Width of the whole table. */
  readonly width: number;
  /** Rules go from column to column, and leave the room between these out. */
  readonly gapBefore?: number;
}

/** A row across all columns: its title, or what the rows below belong to. */
export interface WideRow {
  readonly wide: readonly Line[];
  readonly ground?: string;
}

export interface TableParts extends TableLayout {
  readonly title?: readonly Line[];
  /** Over what goes on on the next page. */
  readonly continuedTitle?: readonly Line[];
  readonly heads: readonly TableCell[];
  readonly rows: readonly (TableRow | WideRow)[];
  readonly before?: number;
  readonly after?: number;
}

const heightOfCells = (cells: readonly TableCell[]): number =>
  cells.reduce((most, { lines }) => Math.max(most, heightOfLines(lines)), 0) + 2 * cellSide;

/** Draws one table: its rows are strips of known heights, its columns have the widths given. */
class TableWriter {
  readonly #parts: TableParts;
  readonly #element: StructureElement;

  constructor(setting: Setting, parent: StructureElement, parts: TableParts) {
    this.#parts = parts;
    this.#element = setting.canvas.element(parent, "Table");
  }

  #rule({ canvas, x }: Spot, y: number, isStrong: boolean): void {
    const { width, gapBefore, columns } = this.#parts;
    const middle = gapBefore === undefined ? undefined : columns[gapBefore];
    if (gapBefore === undefined || !middle) return canvas.rule(x, x + width, y, isStrong);
    const before = columns[gapBefore - 1]!;
    canvas.rule(x, x + before.x + before.width, y, isStrong);
    canvas.rule(x + middle.x, x + width, y, isStrong);
  }

  #drawCells(cells: readonly TableCell[], { canvas, x, y }: Spot, element?: StructureElement): void {
    cells.forEach(({ lines, align, scope }, index) => {
      const column = this.#parts.columns[index]!;
      const draw = (): void => {
        let top = y + cellSide;
        for (const line of lines) {
          canvas.line(line, leftOf(line, x + column.x, column.width, align), top);
          top += heightOf(line);
        }
      };
      if (!element) return draw();
      const type = scope ? "TH" : "TD";
      const cell = canvas.element(element, type, scope && { scope });
      if (lines.some(({ width }) => width > 0)) canvas.content(cell, type, draw);
    });
  }

  /** The head, once as part of the table, and then on each page that it goes on on. */
  #head(isRepeated: boolean): Strip[] {
    const { title = [], continuedTitle = title, heads, before = 0 } = this.#parts;
    const lines = isRepeated ? continuedTitle : title;
    const strips: Strip[] = [];
    if (lines.length > 0)
      strips.push({
        height: heightOfLines(lines) + 2,
        ...(!isRepeated && { before }),
        isKept: true,
        draw: ({ canvas, x, y }) => {
          const draw = (): void => canvas.lines(lines, x, y);
          if (isRepeated) return canvas.artifact("Pagination", draw);
          const caption = canvas.element(this.#element, "Caption");
          return canvas.content(caption, "Caption", draw);
        },
      });
    if (heads.length > 0) {
      const height = heightOfCells(heads);
      strips.push({
        height,
        ...(!isRepeated && lines.length === 0 && { before }),
        isKept: true,
        draw: (spot) => {
          if (isRepeated) spot.canvas.artifact("Pagination", () => this.#drawCells(heads, spot));
          else this.#drawCells(heads, spot, spot.canvas.element(this.#element, "TR"));
          this.#rule(spot, spot.y + height, true);
        },
      });
    }
    return strips;
  }

  /** A row; one of many lines in parts that pages may end between. */
  #row(row: TableRow, isLast: boolean): Strip[] {
    const most = Math.max(...row.cells.map(({ lines }) => lines.length));
    const count = Math.max(1, Math.ceil(most / wholeLines));
    let element: StructureElement | undefined;
    return Array.from({ length: count }, (_, index): Strip => {
      const cells = row.cells.map((cell) => ({ ...cell, lines: cell.lines.slice(index * wholeLines, (index + 1) * wholeLines) }));
      const height = heightOfCells(cells);
      return {
        height,
        draw: (spot) => {
          if (row.ground) spot.canvas.ground(spot.x, spot.y, this.#parts.width, height, row.ground);
          element ??= spot.canvas.element(this.#element, "TR");
          this.#drawCells(cells, spot, element);
          if (index === count - 1) this.#rule(spot, spot.y + height, isLast);
        },
      };
    });
  }

  #wideRow({ wide, ground }: WideRow): Strip {
    const height = heightOfLines(wide) + 2 * cellSide;
    return {
      height,
      isKept: true,
      draw: (spot) => {
        const { canvas, x, y } = spot;
        if (ground) canvas.ground(x, y, this.#parts.width, height, ground);
        const row = canvas.element(this.#element, "TR");
        const cell = canvas.spanningHead(row, this.#parts.columns.length);
        canvas.content(cell, "TH", () => canvas.lines(wide, x + 2, y + cellSide));
        this.#rule(spot, y + height, false);
      },
    };
  }

  strips(): readonly Strip[] {
    const { rows, after = 0 } = this.#parts;
    const table = { head: this.#head(true) };
    const body = rows.flatMap((row, index): Strip[] => {
      const isLast = index === rows.length - 1;
      const strips = "wide" in row ? [this.#wideRow(row)] : this.#row(row, isLast);
      const isWhole = rows.length <= wholeRows;
      for (const strip of strips) strip.isKept ||= !isLast && (isWhole || index < keptRows || index === rows.length - keptRows);
      return strips.map((strip) => ({ ...strip, table }));
    });
    const last = body.pop();
    if (!last) return [];
    const ended: Strip = {
      ...last,
      after,
      draw: (spot) => {
        last.draw(spot);
        this.#element.end();
      },
    };
    return [...this.#head(false), ...body, ended];
  }
}

export function tableStrips(setting: Setting, parent: StructureElement, parts: TableParts): readonly Strip[] {
  return new TableWriter(setting, parent, parts).strips();
}
