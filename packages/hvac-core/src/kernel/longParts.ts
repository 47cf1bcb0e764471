import { OutOfRangeError } from "../refusals/errors.ts";
import type { CalculateOptions, CalculatorStatement } from "./calculatorStatement.ts";
import type { LongPartsOfInput } from "./calculator.ts";
import type { Fields } from "./fields.ts";
import type { CalculatorInput, SIValues } from "./inputs.ts";
import type { Outcome } from "./outcome.ts";
import type { Reader } from "./read.ts";
import type { Calculated, ResultFields } from "./results.ts";
import { unreadErrors } from "./unreadErrors.ts";

/** Values of an input as they are calculated, without rows that cannot be read; `undefined` where nothing can be calculated. */
function valuesOf<F extends Fields, R extends ResultFields, C extends Calculated<R>>(
  { fields, leavingOut }: CalculatorStatement<F, R, C>,
  read: Reader<F>,
  input: CalculatorInput<F>,
  { strict = true, partial = false, unparsed = [] }: CalculateOptions,
): SIValues<F> | undefined {
  const reading = read(input, strict);
  const errors = [...unparsed, ...unreadErrors(fields, input), ...reading.errors];
  if (errors.length === 0) return reading.values;
  let values: SIValues<F> | undefined;
  if (partial)
    leavingOut?.answer({
      input,
      ...reading,
      errors,
      read: (part) => read(part, strict),
      answer: (_part, readingOfPart): Outcome => {
        values = readingOfPart.values;
        return { ok: true } as Outcome;
      },
    });
  return values;
}

/** A part without its refusal: the calculation comes to the same place, and says it there. */
function withoutRefusal(part: () => void): void {
  try {
    part();
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
  }
}

/** The long parts of a calculator's inputs; `undefined` where it has none. */
export function compileLongParts<F extends Fields, R extends ResultFields, C extends Calculated<R>>(
  statement: CalculatorStatement<F, R, C>,
  read: Reader<F>,
): LongPartsOfInput<F> | undefined {
  const { longParts } = statement;
  return (
    longParts && {
      parts: (input, options = {}) => {
        const values = valuesOf(statement, read, input, options);
        return values ? longParts.parts(values).map((part) => () => withoutRefusal(part)) : [];
      },
      memory: (outcome) => (outcome.ok ? longParts.memory(outcome.values as SIValues<F>) : undefined),
      remember: longParts.remember,
    }
  );
}
