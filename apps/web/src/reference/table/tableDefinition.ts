import type { QuantityKind, UnitId, UnitSystem } from "@org/hvac-core/quantity";
import type { ReferenceRow } from "@org/hvac-core/reference";
import { convert, defaultUnit, siUnit, unitSymbol } from "@org/hvac-core/quantity";
import { formatNumber, prose, quantityText, type CopiedTable } from "@org/ui/elements";
import type { TopicEntry } from "../topic.ts";
import type { UseTarget } from "../targets.ts";

/** A column besides the first one, which names the row. */
export interface ReferenceColumn<Row> {
  readonly key: string;
  readonly label: string;
  /** What its numbers measure; a column of texts or of plain numbers has none. */
  readonly quantity?: QuantityKind;
  /** Units to show, in place of those that the kind has by default. */
  readonly units?: Partial<Record<UnitSystem, UnitId>>;
  /** Significant digits of plain numbers. */
  readonly digits?: number;
  /** In the SI unit of the kind; blank where the row has none. */
  readonly value: (row: Row) => number | string | undefined;
}

/** A choice that keeps the rows of one kind. */
export interface ReferenceFilter<Row> {
  /** Its parameter in the address. */
  readonly key: string;
  readonly label: string;
  readonly value: (row: Row) => string | undefined;
}

/** A table of published values: what it says of each row, whatever draws it. */
export interface TableDefinition<Row extends ReferenceRow> {
  readonly title: string;
  /** Of the first column. */
  readonly rowLabel: string;
  readonly rows: readonly Row[];
  readonly columns: readonly ReferenceColumn<Row>[];
  /** The heading that a row stands under; rows of one group follow each other. */
  readonly groupOf?: (row: Row) => string;
  readonly filters?: readonly ReferenceFilter<Row>[];
  /** Other words by which a row is found. */
  readonly keywordsOf?: (row: Row) => string;
  /** Calculators that can begin with the row. */
  readonly targetsOf?: (row: Row) => readonly UseTarget[];
  /** In the address before the names of its parameters, where a topic has several tables. */
  readonly prefix?: string;
}

/** The unit that a column is read in; none for texts and plain numbers. */
export function unitOf<Row>({ quantity, units }: ReferenceColumn<Row>, unitSystem: UnitSystem): UnitId | undefined {
  return quantity === undefined ? undefined : (units?.[unitSystem] ?? defaultUnit(quantity, unitSystem));
}

export function unitText<Row>(column: ReferenceColumn<Row>, unitSystem: UnitSystem): string {
  const unit = unitOf(column, unitSystem);
  return unit === undefined ? "" : unitSymbol(unit);
}

/** What a cell says; empty where the row has no value. */
export function cellText<Row>(column: ReferenceColumn<Row>, row: Row, unitSystem: UnitSystem): string {
  const value = column.value(row);
  if (value === undefined) return "";
  if (typeof value === "string") return prose(value);
  const unit = unitOf(column, unitSystem);
  if (column.quantity === undefined || unit === undefined) return formatNumber(value, { digits: column.digits ?? 4, trimZeros: true });
  return quantityText(value, column.quantity, unitSystem, { unit, trimZeros: true }).value;
}

/** Rows as they are copied: numbers in the units they are read in, the source behind them. */
export function copiedRows<Row extends ReferenceRow>(
  { rowLabel, columns }: Pick<TableDefinition<Row>, "rowLabel" | "columns">,
  rows: readonly Row[],
  unitSystem: UnitSystem,
  sourceText: (row: Row) => string,
): CopiedTable {
  const valueOf = (column: ReferenceColumn<Row>, row: Row): number | string | undefined => {
    const value = column.value(row);
    const unit = unitOf(column, unitSystem);
    if (typeof value !== "number" || column.quantity === undefined || unit === undefined) return value;
    return convert(value, siUnit(column.quantity), unit);
  };
  return {
    columns: [
      { label: rowLabel },
      ...columns.map((column) => ({ label: column.label, unit: unitText(column, unitSystem) })),
      { label: "Source" },
      { label: "Remark" },
    ],
    rows: rows.map((row) => [
      prose(row.label),
      ...columns.map((column) => valueOf(column, row)),
      sourceText(row),
      [row.verify === true ? "Typical value, verify." : "", row.note === undefined ? "" : prose(row.note)].filter(Boolean).join(" "),
    ]),
  };
}

/** What the search finds in a table. */
export function entriesOf<Row extends ReferenceRow>({
  title,
  rows,
  groupOf,
  keywordsOf,
  prefix = "",
}: TableDefinition<Row>): readonly TopicEntry[] {
  return rows.map((row) => ({
    id: `${prefix}${row.id}`,
    label: row.label,
    description: groupOf ? `${title} · ${groupOf(row)}` : title,
    ...(keywordsOf && { keywords: keywordsOf(row) }),
    address: { [`${prefix}row`]: row.id },
  }));
}
