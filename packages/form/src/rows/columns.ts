import {
  isActive,
  joinPath,
  withEntered,
  type Field,
  type Fields,
  type ListField,
  type ScalarResultField,
  type Scope,
} from "@org/hvac-core/kernel";
import { defaultUnit, type QuantityKind } from "@org/hvac-core/quantity";
import { unitAt, type CalculatorState } from "../state/calculatorState.ts";
import type { ListSource } from "./source.ts";

interface ColumnBase {
  /** Joined names within the row; the key of a computed column begins with `=`. */
  readonly key: string;
  readonly label: string;
  /** Default width, pixels. */
  readonly width: number;
  /** Hidden until the user shows it. */
  readonly isExtra?: boolean;
  /** Stays in view at the right edge. */
  readonly isPinned?: boolean;
}

/** An input column: a field of the row, or of a group within the row. */
export interface InputColumn extends ColumnBase {
  readonly kind: "input";
  readonly names: readonly string[];
  readonly field: Field;
}

/** A column of results. */
export interface ComputedColumn extends ColumnBase {
  readonly kind: "computed";
  readonly name: string;
  readonly field: ScalarResultField;
  /** Its rows are alternatives, so a sum has no meaning. */
  readonly isAlternative: boolean;
  /** Has a total, regardless of its quantity kind. */
  readonly isAdded: boolean;
}

export type Column = InputColumn | ComputedColumn;

/** Quantity kinds with a meaningful sum; velocities and temperatures have none. */
const additive: ReadonlySet<QuantityKind | "text"> = new Set<QuantityKind | "text">([
  "power",
  "electricPower",
  "electricLoad",
  "shaftPower",
  "pressure",
  "pressureWater",
  "head",
  "airFlow",
  "waterFlow",
  "massFlow",
  "area",
  "volume",
  "mass",
  "length",
]);

/** Whether a column has totals: results of an additive kind, and areas. */
export function hasTotals(column: Column): boolean {
  if (column.kind === "computed") return column.isAdded || (!column.isAlternative && additive.has(column.field.quantity));
  return column.field.type === "quantity" && column.field.quantity === "area";
}

type Data = Readonly<Record<string, unknown>>;

/** Width of a column with tree lines and names, pixels. */
const treeWidth = 256;

/** Maximum length of a name, characters. */
const nameLength = 120;

function inputWidth(field: Field): number {
  switch (field.type) {
    case "quantity":
      return 116;
    case "flag":
      return 80;
    case "choice": {
      const longest = Math.max(...Object.values(field.options).map(({ length }) => length));
      return Math.min(280, Math.max(112, 44 + longest * 7));
    }
    case "text":
      // Sentences need more width than names.
      return field.maxLength > nameLength ? 280 : 168;
    default:
      return 140;
  }
}

function inputColumns(fields: Fields, names: readonly string[], around: string): InputColumn[] {
  return Object.entries(fields).flatMap(([name, field]): InputColumn[] => {
    const fieldNames = [...names, name];
    if (field.type === "group") return inputColumns(field.fields, fieldNames, field.label);
    const label = around === "" ? field.label : `${around}: ${field.label}`;
    // A packed text is not typed; the form of the row shows its title.
    if (field.type === "text" && field.packed) return [];
    return [{ kind: "input", key: joinPath(...fieldNames), names: fieldNames, label, field, width: inputWidth(field) }];
  });
}

function computedColumns({ results }: CalculatorState["definition"], path: string): ComputedColumn[] {
  const rows = Object.hasOwn(results, path) ? results[path] : undefined;
  if (rows?.type !== "rows") return [];
  return Object.entries(rows.row).flatMap(([name, field], index): ComputedColumn[] => {
    // The first text of a result row is its name, which the inputs show already.
    if (field.type !== undefined || (index === 0 && field.quantity === "text")) return [];
    const isText = field.quantity === "text";
    const isAlternative = rows.compares !== undefined;
    const isAdded = rows.adds === name;
    const width = isText ? 200 : 116;
    return [
      {
        kind: "computed",
        key: `=${name}`,
        name,
        label: field.label,
        field,
        width,
        isAlternative,
        isAdded,
        ...(isText && { isExtra: true }),
      },
    ];
  });
}

/** Columns of a list: the fields of its rows, including those of groups, then the results of each row. */
export function columnsOf(definition: CalculatorState["definition"], path: string, list: ListField): readonly Column[] {
  const computed = computedColumns(definition, path);
  // The first column with totals, or the one that compares alternatives, is the main result: it stays in view at the right edge.
  const rows = Object.hasOwn(definition.results, path) ? definition.results[path] : undefined;
  const compared = rows?.type === "rows" ? rows.compares : undefined;
  const main = computed.find((column) => (compared === undefined ? hasTotals(column) : column.name === compared));
  const others = computed.filter((column) => column !== main);
  const inputs = inputColumns(list.row, [], "");
  const tree = treeColumn(inputs, list);
  const drawn = inputs.map((column, index) => (index === tree ? { ...column, width: treeWidth } : column));
  return [...drawn, ...others, ...(main ? [{ ...main, isPinned: true }] : [])];
}

/** Column in which a tree is drawn: the first text column, which has the names of the rows. */
export function treeColumn(columns: readonly Column[], { outline }: ListField): number | undefined {
  if (outline === undefined) return undefined;
  return Math.max(
    0,
    columns.findIndex((column) => column.kind === "input" && column.field.type === "text"),
  );
}

/** Whether a column applies to a row: its conditions and those of its groups are met. */
export function isUsed(column: Column, row: Data, { list, scope }: Pick<ListSource, "list" | "scope">): boolean {
  if (column.kind === "computed") return true;
  let within: Scope = { values: row, around: scope };
  let fields: Fields = list.row;
  for (const name of column.names) {
    const field = fields[name]!;
    if (!isActive(field, within)) return false;
    if (field.type !== "group") return true;
    within = { values: within.values[name] as Data, around: within };
    fields = field.fields;
  }
  return true;
}

/** Columns that apply to one row or more; the others are not drawn. */
export function usedColumns(columns: readonly Column[], source: ListSource): readonly Column[] {
  const { rows } = source;
  return columns.filter((column) =>
    rows.length === 0
      ? column.kind === "input" && (column.field.when === undefined || isUsed(column, {}, source))
      : column.kind === "computed" || column.field.when === undefined || rows.some((row) => isUsed(column, row, source)),
  );
}

/** Unit in which a column is shown and typed; empty if it has none. */
export function columnUnit(column: Column, source: ListSource): string {
  const { state, path, rows } = source;
  if (column.kind === "computed") {
    const { quantity } = column.field;
    return quantity === "text" ? "" : (source.preferredUnits[quantity] ?? defaultUnit(quantity, state.complete.unitSystem));
  }
  const { field } = column;
  if (field.type !== "quantity") return "";
  const first = rows.find((row) => typeof valueIn(row, column.names) === "object" && valueIn(row, column.names) !== null);
  return unitAt(state, joinPath(path, first?.id ?? "none", column.key), field);
}

/** A value of a row by its names; `undefined` if not entered. */
export function valueIn(row: Data | undefined, names: readonly string[]): unknown {
  let inner: unknown = row;
  for (const name of names) inner = typeof inner === "object" && inner !== null ? (inner as Data)[name] : undefined;
  return inner;
}

/** A row with a new value at the names; `undefined` restores the default. */
export function withValueIn<T extends Data>(row: T, [name = "", ...rest]: readonly string[], value: unknown): T {
  if (rest.length > 0) return { ...row, [name]: withValueIn((row[name] ?? {}) as Data, rest, value) };
  if (value !== undefined) return withEntered(row, { [name]: value });
  const { [name]: _, ...others } = row;
  return others as unknown as T;
}

/** Whether a column has numbers, which are aligned right. */
export const isNumber = (column: Column): boolean =>
  column.kind === "computed" ? column.field.quantity !== "text" : column.field.type === "quantity";
