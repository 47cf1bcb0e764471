import type { ListField } from "./fields.ts";
import type { FieldError, Outcome, Warning } from "./outcome.ts";
import { pathSegments } from "./path.ts";
import { plural } from "./plural.ts";
import { isRecord } from "./readPass.ts";
import { rowName } from "./rowName.ts";

/** The row of a list that an error stands in, by its id; `undefined` where it concerns anything else. */
function rowOf({ field }: FieldError, list: string): string | undefined {
  const [name, id] = pathSegments(field);
  return name === list ? id : undefined;
}

const idOf = (row: unknown, index: number): string => {
  const id = isRecord(row) ? row["id"] : undefined;
  return typeof id === "string" ? id : String(index + 1);
};

/**
 * The outcome of an input without those rows of a list that cannot be read or calculated.
 *
 * @param input what is stated
 * @param list name of the list
 * @param errors why the whole input is refused
 * @param answer calculates an input, with the reasons why rows are left out
 * @returns the outcome, or `undefined` where something else than a row cannot be read
 */
export function leftOutRows<Input extends object, Answer extends Outcome>(
  input: Input,
  list: string,
  errors: readonly FieldError[],
  answer: (input: Input, leftOut: readonly FieldError[]) => Answer,
): Answer | undefined {
  const rows: unknown = (input as Readonly<Record<string, unknown>>)[list];
  if (!Array.isArray(rows)) return undefined;
  // Each time without one row more, until what is left can be calculated.
  const without = (reasons: readonly FieldError[]): Answer | undefined => {
    const ids = new Set(reasons.map((reason) => rowOf(reason, list)));
    if (ids.has(undefined)) return undefined;
    const outcome = answer({ ...input, [list]: rows.filter((row, index) => !ids.has(idOf(row, index))) }, reasons);
    if (outcome.ok) return outcome;
    const more = outcome.errors;
    return more.every((error) => ids.has(rowOf(error, list))) ? undefined : without([...reasons, ...more]);
  };
  return without(errors);
}

/**
 * The caution that results are without rows that are left out: each row once, with the first reason why.
 *
 * @param input what is stated
 * @param list name of the list
 * @param field the list
 * @param reasons why rows are left out
 */
export function leftOutWarning(input: object, list: string, field: ListField, reasons: readonly FieldError[]): Warning {
  const rows = (input as Readonly<Record<string, readonly unknown[]>>)[list]!;
  // Of several reasons the first.
  const byRow = new Map(reasons.toReversed().map((reason) => [rowOf(reason, list)!, reason]));
  const places = rows.flatMap((row, index) => {
    const reason = byRow.get(idOf(row, index));
    if (!reason) return [];
    const name = rowName(field, isRecord(row) ? row : {}, index);
    return [{ name, field: reason.field, message: `${name} is left out of all results. ${reason.message}` }];
  });
  const [{ field: at, message }] = places as [(typeof places)[number]];
  const caution = { code: "left-out", severity: "caution", field: at } as const;
  return places.length === 1
    ? { ...caution, message }
    : { ...caution, message: `${places.length} ${plural(field.rowLabel)}. ${message}`, places };
}
