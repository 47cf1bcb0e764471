import type { QuantityKind, UnitId, UnitSystem } from "@org/hvac-core/quantity";
import type { ReferenceRow, VerifiedTable } from "@org/hvac-core/reference";
import type { TopicEntry } from "../topic.ts";
import type { AddressParams } from "../../page/pageAddress.ts";
import type { UseTarget } from "../targets.ts";

/** A column besides the first one, which names the row. */
export interface ReferenceColumn<Row> {
  readonly key: string;
  readonly label: string;
  /** Quantity kind of its numbers; absent for a column of texts or plain numbers. */
  readonly quantity?: QuantityKind;
  /** Units of the column, instead of the default units of the kind. */
  readonly units?: Partial<Record<UnitSystem, UnitId>>;
  /** Significant digits, instead of those of the quantity kind. */
  readonly digits?: number;
  /** Value in the SI unit of the kind; empty where the row has none. */
  readonly value: (row: Row) => number | string | undefined;
  /** Value that the publication prints in the shown unit: the columns of its unit systems are rounded separately. */
  readonly printed?: Partial<Record<UnitSystem, (row: Row) => number | undefined>>;
}

/** Select that filters the rows. */
export interface ReferenceFilter<Row> {
  /** Its parameter in the address. */
  readonly key: string;
  readonly label: string;
  readonly value: (row: Row) => string | undefined;
}

/** Definition of a table of published values, independent of its presentation. */
export interface TableDefinition<Row extends ReferenceRow> {
  readonly title: string;
  /** Name in the record of how tables were verified. */
  readonly verifiedBy: VerifiedTable | readonly VerifiedTable[];
  /** Label of the first column. */
  readonly rowLabel: string;
  readonly rows: readonly Row[];
  readonly columns: readonly ReferenceColumn<Row>[];
  /** Heading of the group of a row; the rows of a group are consecutive. */
  readonly groupOf?: (row: Row) => string;
  readonly filters?: readonly ReferenceFilter<Row>[];
  /** Other words by which a row is found. */
  readonly keywordsOf?: (row: Row) => string;
  /** Calculators that can begin with the row. */
  readonly targetsOf?: (row: Row) => readonly UseTarget[];
  /** Links to other topics of the reference that use the row. */
  readonly placesOf?: (row: Row) => readonly { readonly label: string; readonly address: AddressParams }[];
  /** Prefix of its parameters in the address, where a topic has several tables. */
  readonly prefix?: string;
  /** Number from which a row is computed, in a computed table. Such a table keeps trailing zeros and has no search. */
  readonly steps?: (row: Row) => number;
}

/** Search entries of a table. */
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
