import type { Fields } from "./fields.ts";
import { OmittableRows, type LeavingOutRows, type UncheckedInput } from "./omittableRows.ts";
import type { FieldError, LeftOut, Outcome, Warning } from "./outcome.ts";
import type { Path } from "./path.ts";

/** Rows left out of a calculation. */
export interface Omission {
  readonly errors: readonly LeftOut[];
  /** Names the rows; only made for an answer. */
  readonly warning: () => Warning;
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
  count(leftOut: readonly LeftOut[]): string;
}

/** Physics mostly refuses one row at a time: an input in which it refuses more, one after the other, is refused as a whole. */
const maxRounds = 30;

/**
 * Leaves rows out of a calculation with `partial`: a row of any list that cannot be read or calculated is left out together with the rows that
 * name it, and the others are calculated. A row within a row takes the outermost one with it, unless it was only begun.
 *
 * @param fields the fields of the calculator
 * @param lists the lists of the input whose rows are named or missed in another way than by their references
 * @returns the value of `leavingOut` of its statement
 * @example
 * ```ts
 * import { boq } from "@org/hvac-core";
 * const items = [{ id: "a", quantity: 1, rate: 5, waste: -1 }, { id: "b", quantity: 2, rate: 10 }];
 * const outcome = boq.calculate({ unitSystem: "Metric", items }, { partial: true });
 * outcome.ok && outcome.results.total.value; // 20
 * ```
 */
export function leavingOut<F extends Fields>(fields: F, lists?: Readonly<Partial<Record<keyof F & string, LeavingOutRows>>>): LeavingOut {
  const omittable = new OmittableRows(fields, (lists ?? {}) as Readonly<Record<string, LeavingOutRows>>);
  return {
    answer({ input, values, assumed, errors, read, answer }) {
      let allErrors = errors;
      for (let round = 0; round < maxRounds; round++) {
        const reasons = omittable.reasonsOf(input as UncheckedInput, values, allErrors);
        if (!reasons) return undefined;
        const isOut = (path: Path): boolean => omittable.isOut(path, reasons);
        const part = omittable.rest(input, reasons);
        const reading = read(part);
        const outcome =
          reading.errors.length > 0
            ? undefined
            : answer(part, omittable.numbered(reading, values), {
                errors: [...reasons].flatMap(([row, errors]) => errors.map((error) => ({ ...error, row }))),
                warning: () => omittable.warningOf(values, reasons),
                assumed: assumed.filter(isOut),
              });
        if (outcome?.ok) return outcome;
        const more = outcome ? outcome.errors : reading.errors;
        if (more.every(({ field }) => isOut(field))) return undefined;
        allErrors = [...allErrors, ...more];
      }
      return undefined;
    },
    count: (leftOut) => `${omittable.counted([...new Set(leftOut.map(({ row }) => row))])} left out`,
  };
}
