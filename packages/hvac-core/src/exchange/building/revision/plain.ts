import { assumedNames, isTypedQuantity, type Field, type Fields, type SeriesField } from "../../../kernel/index.ts";
import { bareUnit } from "../../../kernel/internal.ts";
import { convert, isUnitOf, siUnit, type UnitSystem } from "../../../quantity/index.ts";

/** A cell as it is compared and recorded: numbers in the SI unit of their quantity, other values as text. `undefined` where nothing is entered. */
export type Plain = string | number | boolean | undefined;
export type PlainCells = Readonly<Record<string, Plain>>;

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values => typeof value === "object" && value !== null && !Array.isArray(value);

/** Digits of recorded numbers. */
const digits = 8;
/** Relative tolerance of numbers: one in the sixth digit, to which imported rows are rounded. A model that is exported again has other last digits. */
const tolerance = 1.1e-5;
/** Absolute tolerance, in SI units: azimuths of 0° and sizes of computed rectangles. */
const smallest = 1e-9;

/** Begins the text of a value within which there are others. */
const nestedMark = "=";

/** The value of a row as somebody entered it; undefined where it is a default. */
export function enteredValue(row: Values, name: string): unknown {
  const value = row[name];
  return value === null || value === "" || assumedNames(row).includes(name) ? undefined : value;
}

/** Values within a value, such as the layers of a construction, without ids and defaults. */
function nested(value: unknown, fields: Fields | undefined, unitSystem: UnitSystem): unknown {
  if (typeof value === "number") return Number(value.toPrecision(digits));
  if (Array.isArray(value)) return (value as readonly unknown[]).map((each) => nested(each, fields, unitSystem));
  if (!isValues(value)) return value;
  const names = Object.keys(value).filter((name) => name !== "id" && (fields === undefined || Object.hasOwn(fields, name)));
  return Object.fromEntries(
    names.toSorted().flatMap((name): (readonly [string, Plain])[] => {
      const plain = plainCell(enteredValue(value, name), fields?.[name], unitSystem);
      return plain === undefined ? [] : [[name, plain]];
    }),
  );
}

/** Numbers of a series in the SI unit: a model has a list of numbers, and an input that was opened has them with their unit. */
function seriesNumbers(value: unknown, { cell }: SeriesField, unitSystem: UnitSystem): readonly unknown[] | undefined {
  if (cell.type !== "quantity") return undefined;
  const { quantity } = cell;
  const { values, unit = bareUnit(quantity, unitSystem) } = isValues(value) ? value : { values: value };
  if (!Array.isArray(values) || typeof unit !== "string" || !isUnitOf(unit, quantity)) return undefined;
  return (values as readonly unknown[]).map((each) =>
    typeof each === "number" ? Number(convert(each, unit, siUnit(quantity)).toPrecision(digits)) : each,
  );
}

/** A cell as it is compared. */
export function plainCell(value: unknown, field: Field | undefined, unitSystem: UnitSystem): Plain {
  if (value === undefined || value === null || value === "") return undefined;
  if (typeof value === "string" || typeof value === "boolean") return value;
  if (field?.type === "quantity") {
    const { quantity } = field;
    const typed = typeof value === "number" ? { value, unit: bareUnit(quantity, unitSystem) } : value;
    if (isTypedQuantity(typed) && isUnitOf(typed.unit, quantity))
      return Number(convert(typed.value, typed.unit, siUnit(quantity)).toPrecision(digits));
    // People per area where a model has people: an entry of the user.
    return isTypedQuantity(typed) ? `${typed.value} ${typed.unit}` : JSON.stringify(typed);
  }
  if (typeof value === "number") return value;
  const numbers = field?.type === "series" ? seriesNumbers(value, field, unitSystem) : undefined;
  if (numbers) return nestedMark + JSON.stringify(numbers);
  if (Array.isArray(value) && value.length === 0) return undefined;
  return nestedMark + JSON.stringify(nested(value, field?.type === "list" ? field.row : undefined, unitSystem));
}

/** The cells of a row that are entered. */
export const plainCells = (row: Values, fields: Fields, unitSystem: UnitSystem, without: ReadonlySet<string>): PlainCells =>
  Object.fromEntries(
    Object.keys(fields).flatMap((name): (readonly [string, Plain])[] => {
      const plain = without.has(name) ? undefined : plainCell(enteredValue(row, name), fields[name], unitSystem);
      return plain === undefined ? [] : [[name, plain]];
    }),
  );

const isSameNumber = (a: number, b: number): boolean =>
  Math.abs(a - b) <= Math.max(smallest, tolerance * Math.max(Math.abs(a), Math.abs(b)));

function isSameNested(a: unknown, b: unknown): boolean {
  if (typeof a === "number" && typeof b === "number") return isSameNumber(a, b);
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((each, index) => isSameNested(each, (b as readonly unknown[])[index]));
  if (!isValues(a) || !isValues(b)) return a === b;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => isSameNested(a[name], b[name]));
}

const nestedOf = (text: string): unknown => JSON.parse(text.slice(nestedMark.length));

/** A circle, in the SI unit of angles of fields. */
const fullCircle = convert(360, "deg", siUnit("angle"));

/** Lengths that follow from small differences of other lengths, and their tolerance, m. */
const derived: ReadonlySet<string> = new Set(["obstructionHeight", "obstructionDistance", "obstructionLeft", "obstructionRight"]);
const derivedTolerance = 0.01;

/** Whether two cells of a name are the same. */
export function isSameCell(a: Plain, b: Plain, field: Field | undefined, name: string): boolean {
  if (a === b) return true;
  if (typeof a === "number" && typeof b === "number") {
    if (derived.has(name) && Math.abs(a - b) <= derivedTolerance) return true;
    const isDirection = field?.type === "quantity" && field.compass === true;
    return isSameNumber(a, b) || (isDirection && isSameNumber(Math.abs(a - b), fullCircle));
  }
  if (typeof a !== "string" || typeof b !== "string" || !a.startsWith(nestedMark) || !b.startsWith(nestedMark)) return false;
  return isSameNested(nestedOf(a), nestedOf(b));
}
