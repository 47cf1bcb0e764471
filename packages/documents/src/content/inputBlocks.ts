import { type ListField } from "@org/hvac-core/kernel";
import { rowKind } from "@org/hvac-core/internal";
import type { CurrencyFormat } from "@org/hvac-core/quantity";
import { axisNames, placeTitles, referencedRows } from "@org/form/fields";
import { linkedLines, linkedTitle } from "./linkedLines.ts";
import { arrangementOf, headOf, isList, listRows, sameForAll, type PaperRow } from "./listRows.ts";
import { cellTables, type CellTable } from "./cellTables.ts";
import { cellLines, hasCells, originAt, placesOf, textAt, type Marks, type Place } from "./printedPlaces.ts";
import { sectionPlaces } from "./sectionPlaces.ts";
import { listsWithResults } from "./printedRows.ts";
import { isSchedule, type SchedulePlace } from "./schedule.ts";
import { currencyOf, withCurrency, isRecord, type LinkTexts, type CalculatorState } from "@org/form/state";
import type { ReportBlock, ReportCell, ReportLine } from "./reportTypes.ts";
import { shortCitation } from "./stepTexts.ts";
import { texts } from "./texts.ts";

type InputReading = Pick<CalculatorState, "definition" | "complete" | "outcome" | "unparsed">;
type ListPlace = Place & { readonly field: ListField; readonly owner: string };

/** Writes the printed inputs. */
class InputWriter {
  readonly #marks: Marks;
  readonly #currency: CurrencyFormat | undefined;

  constructor(marks: Marks, currency: CurrencyFormat | undefined) {
    this.#marks = marks;
    this.#currency = currency;
  }

  #money(text: string): string {
    return withCurrency(text, this.#currency);
  }

  #line(place: Place): ReportLine {
    const { field, path } = place;
    const origin = originAt(place, this.#marks);
    return {
      label: field.label,
      ...(field.symbol !== undefined && { symbol: field.symbol }),
      text: this.#money(textAt(place, this.#marks)),
      ...((origin || this.#marks.assumed.has(path)) && { isAssumed: true as const }),
      ...(origin && { origin: texts.withSource(origin.words, shortCitation(origin.given.source)) }),
    };
  }

  /** Values along an axis: one line below the other. */
  #cells({ title, name, lines, isAssumed }: CellTable): ReportBlock[] {
    const [first] = lines;
    if (!first) return [];
    const rows = lines.map((line) => {
      const head = this.#money(line.head);
      return { cells: [line.isAssumed ? { text: head, isAssumed: true } : head, ...line.texts] satisfies ReportCell[] };
    });
    return [
      {
        kind: "table",
        title: this.#money(title),
        ...(isAssumed && { note: texts.assumed }),
        columns: [{ label: name, isText: true }, ...first.places.map((label) => ({ label }))],
        rows,
      },
    ];
  }

  /** A matrix of references to rows of a list: cells have the numbers of rows, and the note has their names. */
  #schedule({ field, value, scope }: SchedulePlace): ReportBlock {
    const rows = referencedRows(field.cell, scope);
    const values: readonly unknown[] = isRecord(value) && Array.isArray(value["values"]) ? value["values"] : [];
    const columns = placeTitles(field.columns);
    const numberOf = (cell: number): number => rows.findIndex(([id]) => id === values[cell]) + 1;
    const used = rows.flatMap(([id, title], index) => (values.includes(id) ? [`${index + 1} ${title}`] : []));
    return {
      kind: "table",
      title: field.label,
      note: used.length === 0 ? texts.noneEntered : used.join(" · "),
      columns: [{ label: axisNames[field.rows], isText: true }, ...columns.map((label) => ({ label }))],
      rows:
        used.length === 0
          ? []
          : placeTitles(field.rows).map((title, row) => ({
              cells: [title, ...columns.map((_, column) => String(numberOf(row * columns.length + column) || "–"))],
            })),
    };
  }

  /** The values of a section, and its series and matrices. */
  section(title: string, places: readonly Place[]): ReportBlock[] {
    const plain = places.filter((place) => place.field.type !== "list" && !hasCells(place));
    return [
      ...(plain.length > 0 ? [{ kind: "lines" as const, title, lines: plain.map((place) => this.#line(place)) }] : []),
      ...cellTables(title, places, this.#marks).flatMap((table) => this.#cells(table)),
      ...places.filter(isSchedule).map((place) => this.#schedule(place)),
    ];
  }

  #cell({ texts }: PaperRow, label: string): ReportCell {
    const cell = texts.get(label);
    if (!cell) return "";
    const text = this.#money(cell.text);
    return cell.isAssumed ? { text, isAssumed: true, ...(cell.origin && { origin: cell.origin.words }) } : text;
  }

  #entries(title: string, row: PaperRow, labels: readonly string[]): ReportBlock {
    const lines = labels.map((label): ReportLine => {
      const cell = this.#cell(row, label);
      return typeof cell === "string" ? { label, text: cell } : { label, ...cell };
    });
    return { kind: "lines", title, lines };
  }

  #rowCells(rows: readonly PaperRow[]): ReportBlock[] {
    const lines = rows.flatMap((row) =>
      row.places.filter(hasCells).flatMap((place) => cellLines(place, this.#marks).map((line) => ({ ...line, head: headOf(row) }))),
    );
    const groups = Map.groupBy(lines, ({ label, unit }) => [label, unit].filter(Boolean).join(", "));
    return [...groups].flatMap(([title, series]) =>
      this.#cells({ title, name: axisNames[series[0]!.axis], lines: series, isAssumed: false }),
    );
  }

  /** A list as a table, then the lists nested in its rows. */
  list(lists: readonly ListPlace[]): ReportBlock[] {
    const [first] = lists;
    const rows = listRows(lists, this.#marks);
    if (!first || rows.length === 0) return [];
    const { field } = first;
    const kind = rowKind(field);
    const { head, common, byRow, labels } = arrangementOf(kind, rows);
    const nested = rows.flatMap((row) => row.places.filter(isList).map((place) => ({ ...place, owner: headOf(row) })));
    const table: ReportBlock = {
      kind: "table",
      title: field.label,
      ...originsNote(rows),
      columns: [{ label: head, isText: true }, ...labels.map((label) => ({ label, isText: true }))],
      rows: rows.map((row) => ({
        cells: [row.title, ...labels.map((label) => this.#cell(row, label))],
        ...(row.owner !== "" && { owner: row.owner }),
      })),
    };
    const entries = (): ReportBlock[] => rows.map((row) => this.#entries(`${field.label}: ${headOf(row)}`, row, [...row.texts.keys()]));
    const tables = byRow ? entries() : labels.length > 0 || common.length === 0 ? [table] : [];
    return [
      ...(common.length > 0 ? [this.#entries(`${field.label}: ${sameForAll(rows).toLowerCase()}`, rows[0]!, common)] : []),
      ...tables,
      ...this.#rowCells(rows),
      ...[...Map.groupBy(nested, (each) => each.field).values()].flatMap((nestedLists) => this.list(nestedLists)),
    ];
  }
}

/** The publications of the defaults that options give, by the labels of their fields. */
function originsNote(rows: readonly PaperRow[]): { readonly note?: string } {
  const entries = rows.flatMap(({ texts: cells }) =>
    [...cells].flatMap(([label, { origin }]) =>
      origin ? [{ label, words: origin.words, citation: shortCitation(origin.given.source) }] : [],
    ),
  );
  const byWords = Map.groupBy(entries, ({ words, citation }) => JSON.stringify([words, citation]));
  const parts = [...byWords.values()].map((each) =>
    texts.originOf(new Set(each.map(({ label }) => label)), each[0]!.words, each[0]!.citation),
  );
  return parts.length === 0 ? {} : { note: parts.join(" ") };
}

/** Numbers that are linked to results of other files. */
function linkedBlocks(reading: InputReading, links: LinkTexts | undefined): ReportBlock[] {
  const lines = linkedLines(reading, links).map(({ label, text }) => ({ label, text }));
  return lines.length > 0 ? [{ kind: "lines", title: linkedTitle, lines }] : [];
}

/**
 * All inputs, entered and assumed: by section, with series and lists; then the numbers linked to results of other files. Lists that print with their
 * results are left out where there are results.
 */
export function inputBlocks(reading: InputReading, links?: LinkTexts): readonly ReportBlock[] {
  const { definition, complete, outcome, unparsed } = reading;
  const { sections, fields } = definition;
  const writer = new InputWriter({ assumed: new Set(outcome.ok ? outcome.assumed : []), unparsed }, currencyOf({ definition, complete }));
  const bySection = Map.groupBy(
    placesOf({ values: complete, fields }),
    ({ path }) => fields[path.split(".")[0]!]?.section ?? sections[0]?.id ?? "",
  );
  const elsewhere = outcome.ok ? listsWithResults(reading) : new Map<string, unknown>();
  const blocks = sections.flatMap(({ id, title }) => {
    const places = sectionPlaces(bySection.get(id) ?? []).filter(({ path }) => !elsewhere.has(path));
    return [...writer.section(title, places), ...places.filter(isList).flatMap((place) => writer.list([{ ...place, owner: "" }]))];
  });
  return [...blocks, ...linkedBlocks(reading, links)];
}
