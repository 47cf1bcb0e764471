import { isActive, joinPath, rowName, type Field, type ListField, type RowsResultField } from "@org/hvac-core/kernel";
import { rowKind, type PrintedRows } from "@org/hvac-core/internal";
import { rowTables, noValue, showResult, tableContent, type PreferredUnits } from "@org/form/results";
import { currencyOf, type AnySuccess, type CalculatorState } from "@org/form/state";
import { textAt, type Data, type Place } from "./printedPlaces.ts";

/** A calculation whose rows print with their results. */
export interface PrintedReading extends Pick<CalculatorState, "definition" | "complete" | "unparsed"> {
  readonly outcome: AnySuccess;
  readonly preferredUnits: PreferredUnits;
}

/** What is stated of a row, in words. */
interface Said {
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
  /** Texts by the columns of the table. */
  readonly cells: readonly string[];
  /** What its results are made of, where that is more than one number that it shows. */
  readonly parts: readonly Said[];
  /** Where its numbers are from. */
  readonly origins: readonly Said[];
}

/** Rows that belong together, with what they come to. */
export interface PrintedGroup {
  readonly id: string;
  /** Empty where all rows are one group. */
  readonly title: string;
  readonly rows: readonly PrintedRow[];
  /** What stands below its rows, in the last column. */
  readonly sum: string;
}

export interface PrintedColumn {
  readonly label: string;
  readonly unit: string;
  readonly isText: boolean;
  /** Calculated of what is stated. */
  readonly isResult: boolean;
}

/** A list with its results as one table, in groups that are summed up. */
export interface PrintedTable {
  /** Of the list. */
  readonly name: string;
  readonly title: string;
  /** What a row is. */
  readonly kind: string;
  readonly columns: readonly PrintedColumn[];
  readonly groups: readonly PrintedGroup[];
  /** What all groups come to. */
  readonly sum: string;
}

/** What stands beside the sum of a group. */
export const sumOf = (title: string): string => `Total of ${title}`;

/** Lists that print with their results, by name, and how. */
export function listsWithResults({ definition }: Pick<CalculatorState, "definition">): ReadonlyMap<string, PrintedRows> {
  return new Map(Object.entries(definition.printed ?? {}));
}

/** What is assumed is marked where inputs are told. */
const nothingAssumed: ReadonlySet<string> = new Set();

type Row = Data & { readonly id: string };

const isBlank = (value: unknown): boolean => value === null || (typeof value === "object" && "value" in value && value.value === null);
const isNothing = (value: unknown): boolean =>
  value === null || value === "" || (typeof value === "object" && "value" in value && (value.value === null || value.value === 0));

export type PrintedBill = Extract<PrintedRows, { readonly as: "bill" }>;

/** What all rows come to, as the column above it is written. */
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

  /** Fields that the table does not show, and that say how its results come about. */
  #isPart(key: string, field: Field): boolean {
    const { columns, note, marks = [] } = this.#printed;
    return field.type === "quantity" && !field.informational && !(key in columns) && key !== note && !marks.includes(key);
  }

  #parts(row: Row): PrintedRow["parts"] {
    const own = Object.entries(this.#list.row).filter(
      ([key, field]) => this.#isPart(key, field) && isActive(field, this.#place(row, key).scope),
    );
    // A single number is the result.
    if (own.filter(([key]) => !isNothing(row[key])).length < 2) return [];
    return own.map(([key, { label, symbol }]) => ({ label, symbol, text: this.#text(row, key) }));
  }

  #origins(row: Row): PrintedRow["origins"] {
    return Object.entries(this.#list.row)
      .filter(([key, field]) => field.type === "text" && field.packed && !isNothing(row[key]))
      .map(([key, { label, symbol }]) => ({ label, symbol, text: this.#text(row, key) }));
  }

  /** What is not as usual: an option by its label, a number behind its name. */
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
        const at = this.#resultAt.get(key);
        if (at !== undefined) return this.#results.get(row.id)?.[at] ?? noValue;
        return key in this.#list.row ? this.#text(row, key) : noValue;
      }),
      parts: this.#parts(row),
      origins: this.#origins(row),
    };
  }

  /** The text by which a row is put into a group. */
  groupOf(row: Row): string {
    const text = row[this.#by];
    return typeof text === "string" ? text.trim() : "";
  }
}

/**
 * A list with its results as one table: in groups where it has any, each with what it comes to.
 *
 * @returns `undefined` where the list has no rows
 */
export function printedTable(reading: PrintedReading, name: string, printed: PrintedBill): PrintedTable | undefined {
  const { definition, complete, outcome } = reading;
  const list = definition.fields[name];
  const field = definition.results[name];
  const rows = (complete as Data)[name] as readonly Row[];
  if (list?.type !== "list" || field?.type !== "rows" || rows.length === 0) return undefined;
  const [head] = rowTables({ ...reading, name, field, most: 0 });
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
      .toSorted(([one], [other]) => (place.get(one) ?? 0) - (place.get(other) ?? 0))
      .map(([id, own]) => {
        const shown = content?.rows.find((each) => each.id === id);
        return {
          id,
          title: shown?.cells[0] ?? "",
          rows: own.map(({ row, index }) => writer.row(row, index)),
          sum: shown?.cells.at(-1) ?? "",
        };
      }),
    sum: sumText(reading, printed),
  };
}
