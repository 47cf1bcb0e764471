import { defaultUnit, fromSI, type QuantityKind, type UnitSystem } from "../quantity/index.ts";
import { holds, type Scope } from "./conditions.ts";
import { axes, type Field, type Fields, type MatrixField, type SeriesField } from "./fields.ts";
import type { TypedSeries } from "./inputs.ts";
import { packedTitle } from "./packedTitle.ts";
import { joinPath, pathSegments, type Path } from "./path.ts";
import { bareUnit, toTwelveDigits, typedText } from "./quantities.ts";
import { isRecord } from "./readPass.ts";
import { rowName } from "./rowName.ts";
import { seriesText, matrixText } from "./seriesText.ts";

/** An input of the sheet's own level: the whole input, a row, or a group of one of them. */
export interface Level {
  readonly fields: Fields;
  readonly entered: Readonly<Record<string, unknown>>;
  readonly scope: Scope;
  readonly prefix: Path;
  /** The rows of results that stand for it. */
  readonly results: Path;
}

/** A field where it stands. */
export interface Place {
  readonly level: Level;
  readonly name: string;
}

type Data = Readonly<Record<string, unknown>>;

/** The level of a group. */
function levelOfGroup(level: Level, name: string, fields: Fields): Level {
  const around = level.scope;
  const scope: Scope = { values: (around.values[name] ?? {}) as Data, around };
  return { ...level, fields, entered: (level.entered[name] ?? {}) as Data, scope, prefix: joinPath(level.prefix, name) };
}

/** The level of a row of a list. */
export function levelOfRow(level: Level, list: string, row: Fields, id: string): Level {
  const inSI = level.scope.values[list] as readonly Data[];
  const index = inSI.findIndex((each) => each["id"] === id);
  const entered = (level.entered[list] as readonly Data[] | undefined)?.[index] ?? {};
  return {
    ...level,
    fields: row,
    entered,
    scope: { values: inSI[index] ?? {}, around: level.scope },
    prefix: joinPath(level.prefix, list, id),
  };
}

/** The number of a level, or of its groups, that has a symbol and counts. */
export function numberWithSymbol(level: Level, symbol: string): Place | undefined {
  for (const [name, field] of Object.entries(level.fields)) {
    if (!holds(field.when, level.scope)) continue;
    if (field.type === "quantity" && field.symbol === symbol && typeof level.scope.values[name] === "number") return { level, name };
    const inside = field.type === "group" ? numberWithSymbol(levelOfGroup(level, name, field.fields), symbol) : undefined;
    if (inside) return inside;
  }
  return undefined;
}

/**
 * The place of a field: its name is looked for from the innermost level outwards, then in groups by name and in rows by id.
 *
 * @param levels the input itself, then the rows that contain a sheet, the innermost last
 */
export function placeOf(levels: readonly Level[], path: Path): Place | undefined {
  const [first = "", ...rest] = pathSegments(path);
  let level = levels.findLast(({ fields }) => Object.hasOwn(fields, first));
  let name = first;
  while (level && rest.length > 0) {
    const field: Field | undefined = level.fields[name];
    if (field?.type === "group") level = levelOfGroup(level, name, field.fields);
    else level = field?.type === "list" ? levelOfRow(level, name, field.row, rest.shift()!) : undefined;
    name = rest.shift() ?? "";
  }
  return level && Object.hasOwn(level.fields, name) ? { level, name } : undefined;
}

/** The whole path of one that is seen from the innermost level or from further out. */
export function wholePath(levels: readonly Level[], path: Path): Path {
  const level = levels.findLast(({ fields }) => Object.hasOwn(fields, pathSegments(path)[0]!));
  return joinPath(level?.prefix ?? "", path);
}

/** A row of one of these lists as people know it. */
function referencedName(levels: readonly Level[], lists: readonly string[], id: string): string {
  for (const list of lists) {
    const level = levels.findLast(({ fields }) => fields[list]?.type === "list");
    const field = level?.fields[list];
    const rows = level?.scope.values[list] as readonly Data[] | undefined;
    const index = rows?.findIndex((each) => each["id"] === id) ?? -1;
    if (field?.type === "list" && index !== -1) return rowName(field, rows![index]!, index);
  }
  return id;
}

/** A number of a series as it was typed, in the unit that it is shown in; a default in that of the unit system. */
function cellText(kind: QuantityKind, value: number, entered: unknown, index: number, unitSystem: UnitSystem): string {
  const {
    values = entered,
    unit = bareUnit(kind, unitSystem),
    displayUnit,
  } = isRecord(entered) ? (entered as Partial<TypedSeries<unknown>>) : {};
  const typed = Array.isArray(values) ? (values.flat() as readonly unknown[])[index] : undefined;
  if (typeof typed !== "number")
    return typedText({ value: toTwelveDigits(fromSI(value, defaultUnit(kind, unitSystem))), unit: defaultUnit(kind, unitSystem) as never });
  const shown = displayUnit ?? (unit === bareUnit(kind, unitSystem) ? defaultUnit(kind, unitSystem) : undefined);
  return typedText({ value: typed, unit: unit as never, ...(shown !== undefined && { displayUnit: shown as never }) });
}

/** All values of a series or matrix with their places. */
function cellsText(
  levels: readonly Level[],
  field: SeriesField | MatrixField,
  value: unknown,
  entered: unknown,
  unitSystem: UnitSystem,
): string {
  const { cell } = field;
  const texts = (value as readonly unknown[])
    .flat()
    .map((each, index) =>
      cell.type === "quantity" && typeof each === "number"
        ? cellText(cell.quantity, each, entered, index, unitSystem)
        : choiceText(levels, cell, each, undefined, unitSystem),
    );
  if (field.type === "series") return seriesText(field.axis, texts);
  const columns = axes[field.columns].length;
  const rows = axes[field.rows].map((_, row) => texts.slice(row * columns, (row + 1) * columns));
  return matrixText(field.rows, field.columns, rows);
}

/**
 * What is no number, for reading: options by their labels, rows by their names, of a series each value with its place.
 *
 * @param value the value in SI
 * @param entered what was entered for it, if anything
 */
export function choiceText(levels: readonly Level[], field: Field, value: unknown, entered: unknown, unitSystem: UnitSystem): string {
  if (value === null || value === undefined) return "–";
  if (field.type === "choice") return field.options[value as string] ?? (value as string);
  if (field.type === "flag") return value === true ? "yes" : "no";
  if (field.type === "text" && field.packed) return packedTitle(value as string);
  if (field.type === "text" || field.type === "date") return value as string;
  if (field.type === "series" || field.type === "matrix") return cellsText(levels, field, value, entered, unitSystem);
  if (field.type === "reference") return referencedName(levels, [field.to].flat(), value as string);
  throw new Error(`${field.label} holds fields; one of them decides.`);
}
