import fc from "fast-check";
import { afterAll, beforeAll, expect } from "vitest";
import {
  axes,
  compileReader,
  type Calculator,
  type Explanation,
  type ResultField,
  type ResultFields,
  type Success,
  type Table,
} from "../../src/kernel/index.ts";
import { inputArbitrary, leavesOf, nearArbitrary, refersToRows, type Input, type Leaf } from "./inputs.ts";
import { numbersOf } from "./sheets.ts";

/** Any calculator, seen through its metadata. */
export type AnyCalculator = Calculator;

export const runs = { numRuns: 300 };
export const fewer = { numRuns: 60 };

export function resultFieldAt(fields: ResultFields, path: string): ResultField | undefined {
  const [name, id, ...rest] = path.split(".");
  const field = fields[name!];
  if (field?.type !== "rows" || id === undefined) return field;
  return rest.length === 0 ? field : resultFieldAt(field.row, rest.join("."));
}

/** What the laws of a calculator work with. */
export interface LawContext {
  readonly definition: AnyCalculator;
  /** Known once tests run. */
  readonly explanation: () => Explanation;
  readonly inputs: fc.Arbitrary<Input>;
  readonly leaves: readonly Leaf[];
  readonly axisOf: (path: string) => readonly string[];
  readonly numbers: (outcome: Success) => readonly (readonly [string, number])[];
  readonly tables: (outcome: Success) => readonly Table[];
  readonly succeed: (input: Input) => Success;
  /** Inputs that are answered, and their outcomes. */
  readonly eachAnswer: (check: (outcome: Success, input: Input) => void, options?: { readonly numRuns: number }) => void;
  /** Whether an input is refused when it is read, or read as values that are known, told as JSON. */
  readonly isReadAs: (input: Input, values: string) => boolean;
}

export function lawContext(definition: AnyCalculator): LawContext {
  let explanation: Explanation;
  beforeAll(async () => {
    explanation = await definition.explanation();
  });
  const { fields, examples } = definition;
  const typical = (["Imperial", "Metric"] as const).flatMap((system) => [
    definition.start(system),
    ...examples.map(({ input }) => input[system]),
  ]);
  const drawn = inputArbitrary(fields);
  const inputs = refersToRows(fields)
    ? fc.oneof({ weight: 1, arbitrary: drawn }, { weight: 2, arbitrary: nearArbitrary(fields, typical) })
    : drawn;
  const leaves = [...leavesOf(definition.fields)];
  const axisOf = (path: string): readonly string[] => {
    const field = resultFieldAt(definition.results, path);
    return field?.type === "series" ? axes[field.axis] : [];
  };
  const numbers = (outcome: Success): readonly (readonly [string, number])[] => [...numbersOf(outcome.results, axisOf)];
  const tables = (outcome: Success): readonly Table[] => definition.tables(outcome as Parameters<AnyCalculator["tables"]>[0]);
  const succeed = (input: Input): Success => {
    const outcome = definition.calculate(input);
    if (!outcome.ok) throw new Error(`${definition.id} refused: ${JSON.stringify(outcome.errors)}`);
    return outcome;
  };
  // Every law sees the same inputs, for they are drawn from one seed: drawn and calculated once.
  let drawnInputs: readonly { readonly input: Input; readonly outcome: ReturnType<AnyCalculator["calculate"]> }[] = [];
  afterAll(() => {
    drawnInputs = [];
  });
  const answersTo = (numRuns: number): readonly { readonly input: Input; readonly outcome: Success }[] => {
    if (drawnInputs.length < numRuns)
      drawnInputs = fc.sample(inputs, { numRuns }).map((input) => ({ input, outcome: definition.calculate(input) }));
    return drawnInputs.slice(0, numRuns).flatMap(({ input, outcome }) => (outcome.ok ? [{ input, outcome }] : []));
  };
  /** Inputs that are answered, and their outcomes. */
  const eachAnswer = (check: (outcome: Success, input: Input) => void, options = runs): void => {
    const answers = answersTo(options.numRuns);
    expect(answers.length, "inputs that are answered").toBeGreaterThan(options.numRuns / 20);
    try {
      for (const { input, outcome } of answers) check(outcome, input);
    } catch (error) {
      fc.assert(
        fc.property(inputs, (input) => {
          const outcome = definition.calculate(input);
          if (outcome.ok) check(outcome, input);
        }),
        options,
      );
      throw error;
    }
  };
  const read = compileReader(definition.fields);
  // Calculations see what was read and nothing else: what does not count leaves it as it was, and can move nothing.
  const isReadAs = (input: Input, values: string): boolean => {
    const found = read(input);
    return found.errors.length > 0 || JSON.stringify(found.values) === values;
  };
  return { definition, explanation: () => explanation, inputs, leaves, axisOf, numbers, tables, succeed, eachAnswer, isReadAs };
}
