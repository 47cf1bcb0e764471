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
import type { ResultFields } from "./results.ts";

/** The field that a refusal of physics concerns, and why, in the user's words. */
export function refusalOf(
  error: OutOfRangeError,
  statement: Pick<CalculatorStatement<Fields, ResultFields, never>, "fields" | "blame">,
  entered: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>> & { readonly unitSystem: UnitSystem },
): FieldError {
  const { fields, blame } = statement;
  const suspects: readonly Path[] = [blame?.[error.parameter] ?? error.parameter].flat();
  const scope: Scope = { values };
  const isShown = (path: Path): boolean => {
    const topField = fields[pathSegments(path)[0] ?? ""];
    return topField !== undefined && holds(topField.when, scope);
  };
  const path = suspects.find(isShown) ?? suspects[0]!;
  const field = fieldAt(fields, path);
  const { parameter, reason, value, unit } = error;
  const say = (number: number): string => formatNumber(number, { digits: 5, trimZeros: true });
  const label = field?.label ?? "The input";
  if (Number.isNaN(value) && field?.type === "list")
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
    const { parameter, value, min, max, unit, reason } = error;
    throw new OutOfRangeError({ parameter: joinPath(path, parameter), value, min, max, unit, ...(reason !== undefined && { reason }) });
  }
}
