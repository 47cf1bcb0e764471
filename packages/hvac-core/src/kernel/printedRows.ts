/** A list printed as a bill: rows under their numbers, in groups with subtotals. */
interface PrintedBill {
  readonly as: "bill";
  /** Id of the table whose rows are groups of the rows of the list; without that table all rows are one group. */
  readonly groups: string;
  /** Columns after the name of the row, in order: the heading of each by the name of a field of the row, or of a result. */
  readonly columns: Readonly<Record<string, string>>;
  /** Fields of the row that are printed below its name where they differ from the usual: pricing, a separate tax rate. */
  readonly marks?: readonly string[];
  /** Text field of the row that is printed below its name. */
  readonly note?: string;
  /** Result that is the sum of the last column. */
  readonly sum: string;
}

/** A list printed as units side by side, as in a schedule: all inputs of a unit with its results. */
interface PrintedUnits {
  readonly as: "units";
  /** By the name of a result, the field that it is printed after; other results are last. */
  readonly after: Readonly<Record<string, string>>;
}

/** Layout of a list that prints with its results, as one table. */
export type PrintedRows = PrintedBill | PrintedUnits;
