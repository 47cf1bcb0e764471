import { OutOfRangeError } from "../refusals/errors.ts";
import type { Calculator } from "./calculator.ts";
import type { CalculatorStatement } from "./calculatorStatement.ts";
import { refusalOf, refusalsIn } from "./fieldRefusal.ts";
import type { Fields } from "./fields.ts";
import type { CalculatorInput } from "./inputs.ts";
import { groupWarnings } from "./groupWarnings.ts";
import type { Omission } from "./leavingOut.ts";
import type { FieldError, Outcome, Warning } from "./outcome.ts";
import { presentNumbers, textsAsTyped, type Presentation } from "./prose.ts";
import type { Reader, Reading } from "./read.ts";
import { compileResults, type Calculated, type ResultFields, type Results } from "./results.ts";
import { withUnitIds } from "./unitIds.ts";
import { unreadErrors } from "./unreadErrors.ts";

/** Messages as people read them. */
interface Messages {
  /** Texts of the input that stay as they were typed, where decimals are written with commas or words in another spelling. */
  readonly asTyped: readonly string[];
  readonly errors: (errors: readonly FieldError[]) => readonly FieldError[];
  readonly warnings: (warnings: readonly Warning[]) => readonly Warning[];
}

function messagesWith(presentation: Presentation, fields: Fields, input: CalculatorInput<Fields>): Messages {
  const { decimalMark = ".", grouping = "space", pipeSizes = "both", spelling = "british" } = presentation;
  const isRewritten = decimalMark !== "." || spelling === "american";
  if (!isRewritten && grouping === "space" && pipeSizes === "both")
    return { asTyped: [], errors: (errors) => errors, warnings: (warnings) => warnings };
  const asTyped = isRewritten ? textsAsTyped(fields, input) : [];
  const marked = <T extends { readonly message: string }>(all: readonly T[]): readonly T[] =>
    all.map((each) => ({ ...each, message: presentNumbers(each.message, presentation, asTyped) }));
  return {
    asTyped,
    errors: marked,
    warnings: (warnings) => marked(warnings).map((each) => (each.places ? { ...each, places: marked(each.places) } : each)),
  };
}

/** The outcome of an input that could be read; what physics refuses is an error of its field. */
function answerOf<F extends Fields, R extends ResultFields, C extends Calculated<R>>(
  statement: CalculatorStatement<F, R, C>,
  resultsOf: (values: Readonly<Record<string, unknown>>) => Record<string, unknown>,
  given: CalculatorInput<F>,
  { values, remarks, assumed, unused, hasSpellings }: Reading<F>,
  messages: Messages,
  omission?: Omission,
): Outcome<R, C, F> {
  const { fields, results } = statement;
  const { asTyped } = messages;
  const input = hasSpellings ? withUnitIds(fields, given) : given;
  try {
    const calculation = statement.calculate(values);
    const warnings = groupWarnings(fields, results, values, [...statement.warnings(calculation, values), ...remarks]);
    return {
      ok: true,
      input,
      results: resultsOf(calculation.results) as Results<R>,
      warnings: [...(omission ? [omission.warning()] : []), ...messages.warnings(warnings)],
      assumed: omission ? [...assumed, ...omission.assumed] : assumed,
      unused,
      ...(asTyped.length > 0 && { asTyped }),
      ...(omission && { leftOut: omission.errors }),
      values,
      calculation,
    };
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    return { ok: false, errors: messages.errors(refusalsIn(error).map((each) => refusalOf(each, statement, input, values))) };
  }
}

/** The function that calculates the inputs of a calculator. */
export function compileCalculation<F extends Fields, R extends ResultFields, C extends Calculated<R>>(
  statement: CalculatorStatement<F, R, C>,
  read: Reader<F>,
): Calculator<F, R, C>["calculate"] {
  const { fields, leavingOut } = statement;
  const resultsOf = compileResults(statement.results);
  return (input, { strict = true, partial = false, unparsed = [], ...presentation } = {}) => {
    const messages = messagesWith(presentation, fields, input);
    const readPart = (part: CalculatorInput<F>): Reading<F> => {
      const reading = read(part, strict);
      return { ...reading, errors: messages.errors(reading.errors) };
    };
    const reading = readPart(input);
    const unread = unreadErrors(fields, input);
    const texts = unread.length === 0 ? unparsed : [...unparsed, ...unread];
    const isUnparsed = new Set(texts.map(({ field }) => field));
    const errors = [...texts, ...reading.errors.filter(({ field }) => !isUnparsed.has(field))];
    const outcome: Outcome<R, C, F> = errors.length > 0 ? { ok: false, errors } : answerOf(statement, resultsOf, input, reading, messages);
    if (outcome.ok || !partial || !leavingOut) return outcome;
    const answer = (part: CalculatorInput<F>, readingOfPart: Reading<F>, omission: Omission): Outcome<R, C, F> =>
      answerOf(statement, resultsOf, part, readingOfPart, messages, omission);
    return leavingOut.answer({ input, ...reading, errors: outcome.errors, read: readPart, answer }) ?? outcome;
  };
}
