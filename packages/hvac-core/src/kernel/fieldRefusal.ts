import { formatNumber, type UnitSystem } from "../quantity/index.ts";
import { OutOfRangeError } from "../refusals/errors.ts";
import type { CalculatorStatement } from "./calculatorStatement.ts";
import { holds, type Scope } from "./conditions.ts";
import type { Fields } from "./fields.ts";
import { fieldAt } from "./open.ts";
import { beyondText, possibleText } from "./limitTexts.ts";
import type { FieldError } from "./outcome.ts";
import { joinPath, pathSegments, valueAt, type Path } from "./path.ts";
import { bareUnit, isTypedQuantity } from "./quantities.ts";
import { fieldSteps } from "./fieldSteps.ts";
import { rowName } from "./rowName.ts";
import type { ResultFields } from "./results.ts";

type Blame = CalculatorStatement<Fields, ResultFields, never>["blame"];

/**
 * The places that a refused parameter may be shown at. `blame` names a row's parameter without its id, as in `sources.current`, and what it
 * then names in the same list is in the same row. A parameter within a field is shown at that field.
 */
function suspectsOf(parameter: Path, fields: Fields, blame: Blame): readonly Path[] {
  const [list, id, ...rest] = pathSegments(parameter);
  const isInRow = id !== undefined && rest.length > 0 && fields[list!]?.type === "list";
  const blamed = blame?.[parameter] ?? (isInRow ? blame?.[joinPath(list!, ...rest)] : undefined);
  if (blamed === undefined) return [fieldAround(parameter, fields)];
  return [blamed].flat().map((each) => {
    const [name, ...inner] = pathSegments(each);
    return isInRow && name === list ? joinPath(list!, id, ...inner) : each;
  });
}

/**
 * The path of a refused row that another row names, such as the construction of a room's surface: it continues with the list of the row, and is
 * shown there.
 */
function pathOfNamedRow(parameter: Path, fields: Fields): Path {
  if (fieldAt(fields, parameter)) return parameter;
  const segments = pathSegments(parameter);
  const start = segments.findIndex(
    (name, index) => index > 1 && fields[name]?.type === "list" && fieldAt(fields, joinPath(...segments.slice(index))) !== undefined,
  );
  return joinPath(...segments.slice(Math.max(start, 0)));
}

/** The path of the field within which a path ends; the path itself where it ends at a field, or within none. */
function fieldAround(path: Path, fields: Fields): Path {
  const around = joinPath(...pathSegments(path).slice(0, -1));
  if (around === "" || fieldAt(fields, path)) return path;
  const field = fieldAt(fields, around);
  if (!field) return fieldAround(around, fields);
  return field.type === "list" || field.type === "group" ? path : around;
}

/** Whether all fields that a path leads through are shown. */
function isShown(path: Path, fields: Fields, values: Scope["values"]): boolean {
  let scope: Scope = { values };
  const { steps } = fieldSteps(fields, path, values);
  return (
    steps.length > 0 &&
    steps.every(({ name, field, row }) => {
      const isActiveHere = holds(field.when, scope);
      const within = field.type === "group" ? (scope.values[name] as Scope["values"]) : row;
      if (within) scope = { values: within, around: scope };
      return isActiveHere;
    })
  );
}

/** The field that a refusal of physics concerns, and why, in the user's words. */
export function refusalOf(
  error: OutOfRangeError,
  statement: Pick<CalculatorStatement<Fields, ResultFields, never>, "fields" | "blame">,
  entered: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>> & { readonly unitSystem: UnitSystem },
): FieldError {
  const { fields, blame } = statement;
  const suspects = suspectsOf(pathOfNamedRow(error.parameter, fields), fields, blame);
  const path = suspects.find((each) => isShown(each, fields, values)) ?? suspects[0]!;
  const field = fieldAt(fields, path);
  const { parameter, reason, value, unit } = error;
  const say = (number: number): string => formatNumber(number, { digits: 5, trimZeros: true });
  const { index, row } = fieldSteps(fields, path, values).steps.at(-1) ?? {};
  const label = field?.type === "list" && row ? rowName(field, row, index!) : (field?.label ?? "The input");
  if (Number.isNaN(value) && field?.type === "list" && !row)
    return { field: path, code: "required", message: `Add at least one ${field.rowLabel}.` };
  // A number that is there for some inputs only, and was not given for one of them.
  if (Number.isNaN(value) && reason !== undefined) return { field: path, code: "required", message: `${label} is required: ${reason}.` };
  if (field?.type === "reference" && reason !== undefined) return { field: path, code: "impossible", message: `${label}: ${reason}.` };
  const typed = valueAt(entered, path);
  // Limits that another field sets are given in the unit of the entry; they are those of the field only if its value is the one refused.
  const words =
    reason === undefined && field?.type === "quantity" && valueAt(values, path) === value
      ? possibleText(
          field,
          error,
          values.unitSystem,
          isTypedQuantity(typed) ? (typed.displayUnit ?? typed.unit) : bareUnit(field.quantity, values.unitSystem),
        )
      : `cannot be calculated: ${
          reason ??
          `${pathSegments(parameter)
            .at(-1)!
            .replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)} ${beyondText(value, error, say)}${unit && ` ${unit}`}`
        }`;
  return { field: path, code: "impossible", message: `${label} ${words}.` };
}

/**
 * Runs a part of a calculation that concerns one place of the input: what physics refuses there is blamed on that place.
 *
 * @param path the place, such as a row: `fittings.a7`
 * @param run the part of the calculation
 * @returns what `run` returns
 * @throws {OutOfRangeError} of `run`, with the path before its parameter
 * @example
 * ```ts
 * import { atPath, requireInRange } from "@org/hvac-core";
 * atPath("fittings.a7", () => requireInRange("angle", 90, 0, 180, "°")); // 90
 * atPath("fittings.a7", () => requireInRange("angle", 270, 0, 180, "°")); // throws, with fittings.a7.angle for its parameter
 * ```
 */
export function atPath<T>(path: Path, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    throw asOne(refusalsIn(error).map((each) => refusedAt(joinPath(path, each.parameter), each)));
  }
}

function refusedAt(
  parameter: string,
  { value, min, max, unit, reason }: OutOfRangeError,
  others: readonly OutOfRangeError[] = [],
): OutOfRangeError {
  const more = others.length > 0 && { others };
  return new OutOfRangeError({ parameter, value, min, max, unit, ...(reason !== undefined && { reason }), ...more });
}

/** Each refusal that an error names. */
export function refusalsIn(error: OutOfRangeError): readonly OutOfRangeError[] {
  return [error, ...(error.others ?? [])];
}

function asOne([first, ...others]: readonly OutOfRangeError[]): OutOfRangeError {
  return others.length === 0 ? first! : refusedAt(first!.parameter, first!, others);
}

/**
 * Calculates each row. What physics refuses of several rows is thrown as one error, so that all of them can be named, and left out, at once.
 *
 * @param rows the rows
 * @param calculate the calculation of one of them
 * @returns what `calculate` returns, row by row
 * @throws {OutOfRangeError} of the first row that is refused, with those of the rows after it as its `others`
 * @example
 * ```ts
 * import { mapRows, requireInRange } from "@org/hvac-core";
 * mapRows([30, 60], (angle) => requireInRange("angle", angle, 0, 90, "°")); // [30, 60]
 * ```
 */
export function mapRows<Row, Result>(rows: readonly Row[], calculate: (row: Row, index: number) => Result): Result[] {
  // Rows may be refused for the same row that they name, such as their construction.
  const refused = new Map<Path, OutOfRangeError>();
  const results = rows.flatMap((row, index): [] | [Result] => {
    try {
      return [calculate(row, index)];
    } catch (error) {
      if (!(error instanceof OutOfRangeError)) throw error;
      for (const each of refusalsIn(error)) if (!refused.has(each.parameter)) refused.set(each.parameter, each);
      return [];
    }
  });
  if (refused.size > 0) throw asOne([...refused.values()]);
  return results;
}
