import { formatQuantity, type QuantityKind, type UnitSystem } from "../quantity/index.ts";
import { apportion, stepsOfSum, type SumFormat, type SumSteps } from "../quantity/sums.ts";
import type { Table, TableRow } from "./outcome.ts";

/** The cells of a table as they are read, by the key of their column; units are in its head. */
export interface TableTexts {
  readonly rows: readonly Readonly<Record<string, string>>[];
  readonly sum?: Readonly<Record<string, string>>;
  /** Whole percent of the sum by row, which make 100 together; absent where the sum is nothing or a part is below nothing. */
  readonly shares?: readonly number[];
}

/** How the numbers of a table are read. */
export interface TableFormat {
  readonly unitSystem: UnitSystem;
  /** Unit and digits by kind, where others are wished for. */
  readonly formatOf?: (kind: QuantityKind) => SumFormat;
}

type Column = Table["columns"][number];
type Cells = readonly Record<string, string>[];

const empty = "–";

function plainText(cell: TableRow[string] | undefined, column: Column, format: TableFormat): string {
  const { quantity } = column;
  if (typeof cell !== "number" || quantity === "text") return String(cell ?? empty);
  return formatQuantity(cell, quantity, format.unitSystem, { ...formatIn(format, { ...column, quantity }), withUnit: false });
}

const formatIn = ({ formatOf }: TableFormat, { quantity, exact }: Column & { readonly quantity: QuantityKind }): SumFormat => ({
  ...formatOf?.(quantity),
  ...(exact && { exact }),
});

const add = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** A column that adds up downwards, and where it is the sum of others across too. */
function fillColumn(
  { rows, sum }: Table & { readonly sum: TableRow },
  column: Column & { readonly quantity: QuantityKind },
  format: TableFormat,
  cells: Cells,
): void {
  const { key, quantity, sumOf = [] } = column;
  const numbersOf = (name: string): readonly (number | null)[] => rows.map((row) => (typeof row[name] === "number" ? row[name] : null));
  const totals = numbersOf(key);
  const steps: SumSteps = stepsOfSum(
    sum[key] as number,
    quantity,
    format.unitSystem,
    formatIn(format, column),
    totals.filter((total) => total !== null),
  );
  // A total without parts in its row is a part itself.
  const undivided = totals.map((total, index) => (sumOf.every((part) => typeof rows[index]![part] !== "number") ? total : null));
  const columns = [...sumOf.map((name) => ({ name, parts: numbersOf(name) })), { name: key, parts: undivided }];
  const inSteps = columns.map(({ parts }) => parts.map((part) => (part === null ? 0 : steps.inSteps(part))));
  const across = apportion(inSteps.map(add), steps.sum);
  const made = inSteps.map((parts, index) => apportion(parts, across[index]!));
  for (const [position, { name, parts }] of columns.slice(0, -1).entries()) {
    for (const [index, part] of parts.entries()) cells[index]![name] = part === null ? empty : steps.text(made[position]![index]!);
    cells.at(-1)![name] = steps.text(across[position]!);
  }
  for (const [index, total] of totals.entries())
    cells[index]![key] = total === null ? empty : steps.text(add(made.map((parts) => parts[index]!)));
  cells.at(-1)![key] = steps.text(steps.sum);
}

/**
 * The cells of a table as they are read. Where it has a bottom line, the rows shown add up to it, digit for digit, and so do the parts of columns
 * that are sums of others; see `sumTexts`.
 *
 * @param table a table of an outcome
 * @param format unit system, and units and digits by kind
 * @returns texts by row and column, without units
 * @example
 * ```ts
 * import { tableTexts } from "@org/hvac-core";
 * const columns = [{ key: "loss", label: "Loss", quantity: "pressure" }] as const;
 * const table = { id: "t", title: "Losses", columns, rows: [{ loss: 10.44 }, { loss: 10.44 }], sum: { loss: 20.88 }, shareOf: "loss" };
 * tableTexts(table, { unitSystem: "Metric" }); // { rows: [{ loss: "10.5" }, { loss: "10.4" }], sum: { loss: "20.9" }, shares: [50, 50] }
 * ```
 */
export function tableTexts(table: Table, format: TableFormat): TableTexts {
  const { columns, rows, sum, shareOf } = table;
  const inTotals = new Set(columns.flatMap(({ sumOf = [] }) => sumOf));
  const cells: Cells = [...rows, ...(sum ? [sum] : [])].map((row) =>
    Object.fromEntries(columns.map((column) => [column.key, plainText(row[column.key], column, format)])),
  );
  if (!sum) return { rows: cells };
  for (const column of columns) {
    const { key, quantity } = column;
    if (quantity !== "text" && typeof sum[key] === "number" && !inTotals.has(key))
      fillColumn({ ...table, sum }, { ...column, quantity }, format, cells);
  }
  return { rows: cells.slice(0, -1), sum: cells.at(-1)!, ...sharesOf(rows, sum, shareOf) };
}

function sharesOf(rows: readonly TableRow[], sum: TableRow, shareOf: string | undefined): Pick<TableTexts, "shares"> {
  if (shareOf === undefined) return {};
  const whole = sum[shareOf];
  const parts = rows.map((row) => row[shareOf] ?? 0);
  if (typeof whole !== "number" || whole <= 0 || !parts.every((part) => typeof part === "number" && part >= 0)) return {};
  return {
    shares: apportion(
      parts.map((part) => (100 * (part as number)) / whole),
      100,
    ),
  };
}
