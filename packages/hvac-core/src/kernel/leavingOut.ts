import type { Fields } from "./fields.ts";
import { OmittableRows, rowOf, type LeavingOutRows, type UncheckedInput } from "./omittableRows.ts";
import type { FieldError, Outcome, Warning } from "./outcome.ts";
import type { Path } from "./path.ts";

/** Rows left out of a calculation. */
export interface Omission {
  readonly errors: readonly FieldError[];
  readonly warning: Warning;
  /** Fields of these rows that were left to their defaults: the page and the report show them like those of other rows. */
  readonly assumed: readonly Path[];
}

/** An input that cannot be calculated as a whole. */
interface Refused<I, R, O> {
  readonly input: I;
  /** The values that could be read, in SI. */
  readonly values: UncheckedInput;
  readonly assumed: readonly Path[];
  readonly errors: readonly FieldError[];
  /** Reads a part of it. */
  readonly read: (input: I) => R;
  readonly answer: (input: I, reading: R, omission: Omission) => O;
}

/** Leaves rows out of the inputs of a calculator. */
export interface LeavingOut {
  /** The outcome of an input without the rows that cannot be read or calculated; `undefined` where it must be refused. */
  answer<I extends object, R extends { readonly values: UncheckedInput; readonly errors: readonly FieldError[] }, O extends Outcome>(
    refused: Refused<I, R, O>,
  ): O | undefined;
  /** Number of rows that an answer leaves out: "2 rooms left out". */
  count(errors: readonly FieldError[]): string;
}

/** Physics refuses one row at a time: an input in which more are refused is refused as a whole. */
const maxRounds = 30;

/**
 * Lists the rows of an input that may be left out of a calculation with `partial`. A row that cannot be read is left out together with the rows that
 * name it, and the others are calculated.
 *
 * @param fields the fields of the calculator
 * @param lists the lists whose rows do not depend on each other but by references
 * @returns the value of `leavingOut` of its statement
 * @example
 * ```ts
 * import { boq } from "@org/hvac-core";
 * const items = [{ id: "a", quantity: 1, rate: 5, waste: -1 }, { id: "b", quantity: 2, rate: 10 }];
 * const outcome = boq.calculate({ unitSystem: "Metric", items }, { partial: true });
 * outcome.ok && outcome.results.total.value; // 20
 * ```
 */
export function leavingOut<F extends Fields>(fields: F, lists: Readonly<Partial<Record<keyof F & string, LeavingOutRows>>>): LeavingOut {
  const omittable = new OmittableRows(fields, lists as Readonly<Record<string, LeavingOutRows>>);
  return {
    answer({ input, values, assumed, errors, read, answer }) {
      let allErrors = errors;
      for (let round = 0; round < maxRounds; round++) {
        const reasons = omittable.reasonsOf(values, allErrors);
        if (!reasons) return undefined;
        const part = omittable.rest(input, reasons);
        const reading = read(part);
        const outcome =
          reading.errors.length > 0
            ? undefined
            : answer(part, omittable.numbered(reading, values), {
                errors: [...reasons.values()].flat(),
                warning: omittable.warningOf(values, reasons),
                assumed: assumed.filter((path) => reasons.has(rowOf(path))),
              });
        if (outcome?.ok) return outcome;
        const more = outcome ? outcome.errors : reading.errors;
        if (more.every(({ field }) => reasons.has(rowOf(field)))) return undefined;
        allErrors = [...allErrors, ...more];
      }
      return undefined;
    },
    count: (errors) => `${omittable.counted([...new Set(errors.map(({ field }) => rowOf(field)))])} left out`,
  };
}
