import { isActive, joinPath, rowName, type Field, type ListField, type RowsResultField } from "@org/hvac-core/kernel";
import { rowKind, type PrintedRows } from "@org/hvac-core/internal";
import { rowTables, noValue, showResult, tableContent, type PreferredUnits } from "@org/form/results";
import { currencyOf, type AnySuccess, type CalculatorState } from "@org/form/state";
import { textAt, type Data, type Place } from "./printedPlaces.ts";
import { texts } from "./texts.ts";

/** A calculation whose rows print with their results. */
export interface PrintedReading extends Pick<CalculatorState, "definition" | "complete" | "unparsed"> {
  readonly outcome: AnySuccess;
  readonly preferredUnits: PreferredUnits;
}

/** A value of a row with its label. */
interface RowEntry {
  readonly label: string;
  readonly symbol: string | undefined;
  readonly text: string;
}

/** A row with its results, under its number in the list. */
export interface PrintedRow {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly note: string;
  /** Texts in the order of the table's columns. */
  readonly cells: readonly string[];
  /** Build-up of its results; empty where the only part is a number that the row shows. */
  readonly parts: readonly RowEntry[];
  /** Origins of its numbers. */
  readonly origins: readonly RowEntry[];
}

/** A group of rows with its total. */
export interface PrintedGroup {
  readonly id: string;
  /** Empty where all rows are one group. */
  readonly title: string;
  readonly rows: readonly PrintedRow[];
  /** Total of its rows, below the last column. */
  readonly sum: string;
}

export interface PrintedColumn {
  readonly label: string;
  readonly unit: string;
  readonly isText: boolean;
  /** A calculated column. */
  readonly isResult: boolean;
}

/** A list with its results as one table, in groups with totals. */
export interface PrintedTable {
  /** Name of the list's field. */
  readonly name: string;
  readonly title: string;
  /** Name of one row, such as “Item”. */
  readonly kind: string;
  readonly columns: readonly PrintedColumn[];
  readonly groups: readonly PrintedGroup[];
  /** Total of all groups. */
  readonly sum: string;
}

/** Label of the total of a group. */
export const sumOf = texts.total;

/** Lists that print with their results, by name, and the form of each. */
export function listsWithResults({ definition }: Pick<CalculatorState, "definition">): ReadonlyMap<string, PrintedRows> {
  return new Map(Object.entries(definition.printed ?? {}));
}

/** No marks here: assumed values are marked in the inputs. */
const nothingAssumed: ReadonlySet<string> = new Set();

type Row = Data & { readonly id: string };

const isBlank = (value: unknown): boolean => value === null || (typeof value === "object" && "value" in value && value.value === null);
const isNothing = (value: unknown): boolean =>
  value === null || value === "" || (typeof value === "object" && "value" in value && (value.value === null || value.value === 0));

export type PrintedBill = Extract<PrintedRows, { readonly as: "bill" }>;

/** Total of all rows, in the format of the column above it. */
function sumText({ definition, complete, outcome, preferredUnits }: PrintedReading, { sum }: PrintedBill): string {
  const field = definition.results[sum];
  return field?.type === undefined && field
    ? (showResult(sum, field, outcome, complete.unitSystem, preferredUnits, currencyOf({ definition, complete }))?.value ?? noValue)
    : noValue;
}

/** Writes the rows of one list. */
class RowWriter {
  readonly #reading: PrintedReading;
  readonly #name: string;
  readonly #list: ListField;
  readonly #printed: PrintedBill;
  readonly #by: string;
  readonly #results: ReadonlyMap<string, readonly string[]>;
  readonly #resultAt: ReadonlyMap<string, number>;

  constructor(reading: PrintedReading, name: string, field: RowsResultField, printed: PrintedBill, by: string) {
    const { definition } = reading;
    this.#reading = reading;
    this.#name = name;
    this.#list = definition.fields[name] as ListField;
    this.#printed = printed;
    this.#by = by;
    const [table] = rowTables({ ...reading, name, field });
    this.#results = new Map(table?.rows.map(({ id, cells }) => [id, cells]) ?? []);
    this.#resultAt = new Map(table?.columns.map(({ key }, index) => [key, index]) ?? []);
  }

  #place(row: Row, key: string): Place {
    const { definition, complete } = this.#reading;
    const around = { values: complete as Data, fields: definition.fields };
    return {
      field: this.#list.row[key]!,
      value: row[key],
      path: joinPath(this.#name, row.id, key),
      scope: { values: row, fields: this.#list.row, around },
    };
  }

  #text(row: Row, key: string): string {
    return textAt(this.#place(row, key), { assumed: nothingAssumed, unparsed: this.#reading.unparsed });
  }

  /** Whether a field is part of the build-up: a quantity that is not a column of the table. */
  #isPart(key: string, field: Field): boolean {
    const { columns, note, marks = [] } = this.#printed;
    return field.type === "quantity" && !field.informational && !(key in columns) && key !== note && !marks.includes(key);
  }

  #parts(row: Row): PrintedRow["parts"] {
    const parts = Object.entries(this.#list.row).filter(
      ([key, field]) => this.#isPart(key, field) && isActive(field, this.#place(row, key).scope),
    );
    // A single number is the result.
    if (parts.filter(([key]) => !isNothing(row[key])).length < 2) return [];
    return parts.map(([key, { label, symbol }]) => ({ label, symbol, text: this.#text(row, key) }));
  }

  #origins(row: Row): PrintedRow["origins"] {
    return Object.entries(this.#list.row)
      .filter(([key, field]) => field.type === "text" && field.packed && !isNothing(row[key]))
      .map(([key, { label, symbol }]) => ({ label, symbol, text: this.#text(row, key) }));
  }

  /** Entries that differ from the default: the label of an option, a number after its name. */
  #marks(row: Row): readonly string[] {
    return (this.#printed.marks ?? []).flatMap((key) => {
      const field = this.#list.row[key];
      if (field?.type === "choice") return row[key] === field.default ? [] : [this.#text(row, key)];
      return field === undefined || isBlank(row[key]) ? [] : [`${field.label} ${this.#text(row, key)}`];
    });
  }

  row(row: Row, index: number): PrintedRow {
    const { columns, note } = this.#printed;
    return {
      id: row.id,
      number: index + 1,
      name: rowName(this.#list, row, index),
      note: [...this.#marks(row), ...(note !== undefined && typeof row[note] === "string" && row[note] !== "" ? [row[note]] : [])].join(
        ". ",
      ),
      cells: Object.keys(columns).map((key) => {
        const column = this.#resultAt.get(key);
        if (column !== undefined) return this.#results.get(row.id)?.[column] ?? noValue;
        return key in this.#list.row ? this.#text(row, key) : noValue;
      }),
      parts: this.#parts(row),
      origins: this.#origins(row),
    };
  }

  /** The text that assigns a row to a group. */
  groupOf(row: Row): string {
    const text = row[this.#by];
    return typeof text === "string" ? text.trim() : "";
  }
}

/**
 * A list with its results as one table, in groups with totals where the list has groups.
 *
 * @returns `undefined` where the list has no rows
 */
export function printedTable(reading: PrintedReading, name: string, printed: PrintedBill): PrintedTable | undefined {
  const { definition, complete, outcome } = reading;
  const list = definition.fields[name];
  const field = definition.results[name];
  const rows = (complete as Data)[name] as readonly Row[];
  if (list?.type !== "list" || field?.type !== "rows" || rows.length === 0) return undefined;
  const [head] = rowTables({ ...reading, name, field, maxRows: 0 });
  const grouping = definition.tables(outcome).find(({ id }) => id === printed.groups);
  const currency = currencyOf(reading);
  const content = grouping && tableContent(grouping, { ...reading, unitSystem: complete.unitSystem, currency, asTyped: outcome.asTyped });
  const writer = new RowWriter(reading, name, field, printed, grouping?.groups?.by ?? "");
  const groups = Map.groupBy(
    rows.map((row, index) => ({ row, index })),
    ({ row }) => (grouping ? writer.groupOf(row) : ""),
  );
  const place = new Map(content?.rows.map(({ id }, index) => [id, index]));
  return {
    name,
    title: list.label,
    kind: rowKind(list),
    columns: Object.entries(printed.columns).map(([key, label]) => {
      const result = head?.columns.find((column) => column.key === key);
      return {
        label,
        unit: result?.unit ?? "",
        isText: result === undefined && list.row[key]?.type !== "quantity",
        isResult: !(key in list.row) || result !== undefined,
      };
    }),
    groups: [...groups]
      .toSorted(([first], [second]) => (place.get(first) ?? 0) - (place.get(second) ?? 0))
      .map(([id, members]) => {
        const shown = content?.rows.find((each) => each.id === id);
        return {
          id,
          title: shown?.cells[0] ?? "",
          rows: members.map(({ row, index }) => writer.row(row, index)),
          sum: shown?.cells.at(-1) ?? "",
        };
      }),
    sum: sumText(reading, printed),
  };
}
