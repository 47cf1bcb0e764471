import type { QuantityKind, UnitId, UnitSystem } from "@org/hvac-core/quantity";
import type { ReferenceRow, VerifiedTable } from "@org/hvac-core/reference";
import type { TopicEntry } from "../topic.ts";
import type { AddressParams } from "../../pageParts/pageAddress.ts";
import type { UseTarget } from "../targets.ts";

/** A column besides the first one, which names the row. */
export interface ReferenceColumn<Row> {
  readonly key: string;
  readonly label: string;
  /** What its numbers measure; a column of texts or of plain numbers has none. */
  readonly quantity?: QuantityKind;
  /** Units to show, in place of those that the kind has by default. */
  readonly units?: Partial<Record<UnitSystem, UnitId>>;
  /** Significant digits; of a quantity in place of those of its kind. */
  readonly digits?: number;
  /** In the SI unit of the kind; blank where the row has none. */
  readonly value: (row: Row) => number | string | undefined;
  /** What a publication prints in a column of its own, in the unit that is shown: its columns are rounded apart from each other. */
  readonly printed?: Partial<Record<UnitSystem, (row: Row) => number | undefined>>;
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
  /** Name in the record of how tables were verified. */
  readonly verifiedBy: VerifiedTable | readonly VerifiedTable[];
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
  /** Where in the reference the row can be gone on with. */
  readonly placesOf?: (row: Row) => readonly { readonly label: string; readonly address: AddressParams }[];
  /** In the address before the names of its parameters, where a topic has several tables. */
  readonly prefix?: string;
  /** Of a table that is computed row by row: the number that a row is computed of. Its cells keep their zeros, and nobody searches it for words. */
  readonly steps?: (row: Row) => number;
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
