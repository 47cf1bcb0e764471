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
import { withoutEntry } from "../state/places.ts";
import { namesOfLists, resultRowsField, resultsOfRows } from "./resultRows.ts";
import { rowPath, scopeOf, type ListSource } from "./source.ts";
import { texts } from "./texts.ts";

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
  /** Title of its group; columns of a group follow each other. */
  readonly group?: string;
  /** Its numbers add up over the rows. */
  readonly isSummed: boolean;
}

/** An input column: a field of the row, or of a group within the row. */
export interface InputColumn extends ColumnBase {
  readonly kind: "input";
  readonly names: readonly string[];
  readonly field: Field;
  /** Hidden until the user shows it, even if rows have values in it. */
  readonly isHiddenWithEntries?: boolean;
}

/** A column of results. */
export interface ComputedColumn extends ColumnBase {
  readonly kind: "computed";
  readonly name: string;
  readonly field: ScalarResultField;
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
  "waterMassFlow",
  "area",
  "volume",
  "mass",
  "length",
]);

/** Kinds that pass from row to row of a tree, or are lost on the way, and so have no sum over a tree. */
const carried: ReadonlySet<QuantityKind | "text"> = new Set<QuantityKind | "text">([
  "airFlow",
  "waterFlow",
  "massFlow",
  "pressure",
  "pressureWater",
  "head",
]);

/** Whether a column has totals. */
export const hasTotals = ({ isSummed }: Column): boolean => isSummed;

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

/** Whether an input adds up over the rows: the definition says so, otherwise areas do. */
function isInputSummed({ table }: ListField, [name = ""]: readonly string[], field: Field): boolean {
  return table ? (table.totals ?? []).includes(name) : field.type === "quantity" && field.quantity === "area";
}

function inputColumns(list: ListField, fields: Fields, names: readonly string[], around: string): InputColumn[] {
  return Object.entries(fields).flatMap(([name, field]): InputColumn[] => {
    const fieldNames = [...names, name];
    if (field.type === "group") return inputColumns(list, field.fields, fieldNames, field.label);
    const label = around === "" ? field.label : `${around}: ${field.label}`;
    // A packed text is not typed; the form of the row shows its title.
    if (field.type === "text" && field.packed) return [];
    const isSummed = isInputSummed(list, fieldNames, field);
    return [{ kind: "input", key: joinPath(...fieldNames), names: fieldNames, label, field, width: inputWidth(field), isSummed }];
  });
}

/** Input columns in the groups of the table, whose order is that of the definition. */
function groupedColumns(inputs: readonly InputColumn[], { table, outline }: ListField): readonly InputColumn[] {
  if (!table) return inputs;
  const byName = Map.groupBy(inputs, ({ names: [name = ""] }) => name);
  return table.groups.flatMap(({ title: group, columns, more = [] }) =>
    [...columns, ...more].flatMap((name) =>
      (byName.get(name) ?? []).map((column) => ({
        ...column,
        group,
        ...(!columns.includes(name) && {
          isExtra: true,
          isHiddenWithEntries: name === outline || column.field.type === "list" || column.field.type === "reference",
        }),
      })),
    ),
  );
}

function computedColumns({ results }: CalculatorState["definition"], path: string, list: ListField): ComputedColumn[] {
  const rows = resultRowsField(results, namesOfLists(resultsOfRows(path, list), list));
  if (!rows) return [];
  const named = list.table?.results;
  const isSummed = (name: string, { quantity }: ScalarResultField): boolean => {
    if (named) return named.totals?.includes(name) ?? false;
    const isCarried = list.outline !== undefined && carried.has(quantity);
    return rows.adds === name || (rows.compares === undefined && !rows.noTotals && additive.has(quantity) && !isCarried);
  };
  const columns = Object.entries(rows.row).flatMap(([name, field], index): ComputedColumn[] => {
    // The first text of a result row is its name, which the inputs show already.
    if (field.type !== undefined || (index === 0 && field.quantity === "text" && !named?.columns.includes(name))) return [];
    const isText = field.quantity === "text";
    const isExtra = named ? !named.columns.includes(name) : isText;
    return [
      {
        kind: "computed",
        key: `=${name}`,
        name,
        label: field.label,
        field,
        width: isText ? 200 : 116,
        isSummed: isSummed(name, field),
        ...(named && { group: texts.results }),
        ...(isExtra && { isExtra: true }),
      },
    ];
  });
  // The result that says most about a row, the one that compares alternatives, or the first that adds up.
  const main = columns.find(({ name, field: { quantity } }) =>
    named?.main === undefined
      ? rows.compares === undefined
        ? rows.adds === name || additive.has(quantity)
        : name === rows.compares
      : name === named.main,
  );
  const inView = [...(named?.inView ?? []), ...(main ? [main.name] : [])];
  // Hidden columns follow those that are shown; what stays in view comes last.
  const order = [...(named?.columns ?? []), ...columns.map(({ name }) => name)].filter((name) => !inView.includes(name));
  const place = ({ name }: ComputedColumn): number => [...order, ...inView].indexOf(name);
  return columns
    .map((column) => (inView.includes(column.name) ? { ...column, isPinned: true } : column))
    .toSorted((a, b) => place(a) - place(b));
}

/** Columns of a list: the fields of its rows, including those of groups, then the results of each row. */
export function columnsOf(definition: CalculatorState["definition"], path: string, list: ListField): readonly Column[] {
  const inputs = groupedColumns(inputColumns(list, list.row, [], ""), list);
  const tree = treeColumn(inputs, list);
  const drawn = inputs.map((column, index) => (index === tree ? { ...column, width: treeWidth } : column));
  return [...drawn, ...computedColumns(definition, path, list)];
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
export function isUsed(column: Column, row: Data, source: Pick<ListSource, "list" | "scope" | "flat">): boolean {
  if (column.kind === "computed") return true;
  let within: Scope = { values: row, around: scopeOf(source, row) };
  let fields: Fields = source.list.row;
  for (const name of column.names) {
    const field = fields[name]!;
    if (!isActive(field, within)) return false;
    if (field.type !== "group") return true;
    within = { values: within.values[name] as Data, around: within };
    fields = field.fields;
  }
  return true;
}

const lastUsed = new WeakMap<readonly Column[], readonly Column[]>();

/** Columns that apply to one row or more; the others are not drawn. The same array while they are the same, so that lines are not drawn again. */
export function usedColumns(columns: readonly Column[], source: ListSource): readonly Column[] {
  const { rows } = source;
  const used = columns.filter((column) =>
    rows.length === 0
      ? column.kind === "input" && (column.field.when === undefined || isUsed(column, {}, source))
      : column.kind === "computed" || column.field.when === undefined || rows.some((row) => isUsed(column, row, source)),
  );
  const last = lastUsed.get(columns);
  if (last?.length === used.length && used.every((column, index) => column === last[index])) return last;
  lastUsed.set(columns, used);
  return used;
}

/** Unit in which a column is shown and typed; empty if it has none. */
export function columnUnit(column: Column, source: ListSource): string {
  const { state, rows } = source;
  if (column.kind === "computed") {
    const { quantity } = column.field;
    return quantity === "text" ? "" : (source.preferredUnits[quantity] ?? defaultUnit(quantity, state.complete.unitSystem));
  }
  const { field } = column;
  if (field.type !== "quantity") return "";
  const first = rows.find((row) => typeof valueIn(row, column.names) === "object" && valueIn(row, column.names) !== null);
  return unitAt(state, joinPath(rowPath(source, first), column.key), field);
}

const lastUnits = new WeakMap<readonly Column[], ReadonlyMap<Column, string>>();

/** The units of columns; the same map while they are the same. */
export function columnUnits(columns: readonly Column[], source: ListSource): ReadonlyMap<Column, string> {
  const units = new Map(columns.map((column) => [column, columnUnit(column, source)]));
  const last = lastUnits.get(columns);
  if (last && columns.every((column) => last.get(column) === units.get(column))) return last;
  lastUnits.set(columns, units);
  return units;
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
  return value === undefined ? withoutEntry(row, name) : withEntered(row, { [name]: value });
}

/** A row with the value of another in the column by which rows are grouped, so that both are in the same group. */
export function groupedLike<T extends Data>(row: T, other: Data, column: Column): T {
  const value = column.kind === "input" ? valueIn(other, column.names) : undefined;
  return column.kind === "input" && value !== undefined ? withValueIn(row, column.names, value) : row;
}

/** Whether a column has numbers, which are aligned right. */
export const isNumber = (column: Column): boolean =>
  column.kind === "computed" ? column.field.quantity !== "text" : column.field.type === "quantity";
