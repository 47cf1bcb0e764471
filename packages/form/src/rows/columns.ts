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
  /** Names within the row, joined; computed columns begin with `=`. */
  readonly key: string;
  readonly label: string;
  /** Width in pixels, unless the user chose another. */
  readonly width: number;
  /** Shown only when the user asks for it. */
  readonly isExtra?: boolean;
  /** Stays in view at the right edge. */
  readonly isPinned?: boolean;
}

/** A column that is typed in: a field of the row, or of a group within the row. */
export interface InputColumn extends ColumnBase {
  readonly kind: "input";
  readonly names: readonly string[];
  readonly field: Field;
}

/** A column that the calculator answers with. */
export interface ComputedColumn extends ColumnBase {
  readonly kind: "computed";
  readonly name: string;
  readonly field: ScalarResultField;
  /** Of rows that are alternatives to one another: no sum of it means anything. */
  readonly isAlternative: boolean;
  /** Adds up, whatever its kind. */
  readonly isAdded: boolean;
}

export type Column = InputColumn | ComputedColumn;

/** Kinds of results of which a sum means something; a velocity or a temperature has none. */
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

/** Whether a column has totals: what is computed of such a kind, and areas. */
export function hasTotals(column: Column): boolean {
  if (column.kind === "computed") return column.isAdded || (!column.isAlternative && additive.has(column.field.quantity));
  return column.field.type === "quantity" && column.field.quantity === "area";
}

type Data = Readonly<Record<string, unknown>>;

/** Pixels of a column with names and the lines of the tree before them. */
const treeWidth = 256;

/** Longest text of a name, in characters. */
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
      // Sentences ask for more than names.
      return field.maxLength > nameLength ? 280 : 168;
    default:
      return 140;
  }
}

function inputColumns(fields: Fields, names: readonly string[], around: string): InputColumn[] {
  return Object.entries(fields).flatMap(([name, field]): InputColumn[] => {
    const own = [...names, name];
    if (field.type === "group") return inputColumns(field.fields, own, field.label);
    const label = around === "" ? field.label : `${around}: ${field.label}`;
    // What a program packed nobody types; a row's own form shows its title.
    if (field.type === "text" && field.packed) return [];
    return [{ kind: "input", key: joinPath(...own), names: own, label, field, width: inputWidth(field) }];
  });
}

function computedColumns({ results }: CalculatorState["definition"], path: string): ComputedColumn[] {
  const rows = Object.hasOwn(results, path) ? results[path] : undefined;
  if (rows?.type !== "rows") return [];
  return Object.entries(rows.row).flatMap(([name, field], index): ComputedColumn[] => {
    // The first text of a row of results says what it is called, which its inputs say already.
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

/** The columns of a list: the fields of its rows, those of groups one by one, then what is computed for each row. */
export function columnsOf(definition: CalculatorState["definition"], path: string, list: ListField): readonly Column[] {
  const computed = computedColumns(definition, path);
  // The first of them that adds up is what the list is for, or what alternatives are compared by: it stays in view at the right edge.
  const rows = Object.hasOwn(definition.results, path) ? definition.results[path] : undefined;
  const compared = rows?.type === "rows" ? rows.compares : undefined;
  const main = computed.find((column) => (compared === undefined ? hasTotals(column) : column.name === compared));
  const others = computed.filter((column) => column !== main);
  const inputs = inputColumns(list.row, [], "");
  const tree = treeColumn(inputs, list);
  const drawn = inputs.map((column, index) => (index === tree ? { ...column, width: treeWidth } : column));
  return [...drawn, ...others, ...(main ? [{ ...main, isPinned: true }] : [])];
}

/** The column that a tree is drawn in: the first of words, which says what a row is called. */
export function treeColumn(columns: readonly Column[], { outline }: ListField): number | undefined {
  if (outline === undefined) return undefined;
  return Math.max(
    0,
    columns.findIndex((column) => column.kind === "input" && column.field.type === "text"),
  );
}

/** Whether a column counts in a row: its own conditions hold, and those of the groups around it. */
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

/** Columns that count in no row are not drawn. */
export function usedColumns(columns: readonly Column[], source: ListSource): readonly Column[] {
  const { rows } = source;
  return columns.filter((column) =>
    rows.length === 0
      ? column.kind === "input" && (column.field.when === undefined || isUsed(column, {}, source))
      : column.kind === "computed" || column.field.when === undefined || rows.some((row) => isUsed(column, row, source)),
  );
}

/** The unit that a column is shown and typed in; empty where it has none. */
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

/** A value of a row by its names; `undefined` where nothing stands. */
export function valueIn(row: Data | undefined, names: readonly string[]): unknown {
  let at: unknown = row;
  for (const name of names) at = typeof at === "object" && at !== null ? (at as Data)[name] : undefined;
  return at;
}

/** A row with another value at the names; `undefined` leaves it to its default. */
export function withValueIn<T extends Data>(row: T, [name = "", ...rest]: readonly string[], value: unknown): T {
  if (rest.length > 0) return { ...row, [name]: withValueIn((row[name] ?? {}) as Data, rest, value) };
  if (value !== undefined) return withEntered(row, { [name]: value });
  const { [name]: _, ...others } = row;
  return others as unknown as T;
}

/** Whether a column holds numbers, which stand at its right edge. */
export const isNumber = (column: Column): boolean =>
  column.kind === "computed" ? column.field.quantity !== "text" : column.field.type === "quantity";
