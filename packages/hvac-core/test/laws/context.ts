import fc from "fast-check";
import { extent, runs } from "@tooling/testing/extent";
import { limit } from "@tooling/testing/slowness";
import { beforeAll, expect, test } from "vitest";
import { type Calculator, type Explanation, type Success } from "../../src/kernel/index.ts";
import { compileReader } from "../../src/internal/index.ts";
import { corners } from "./corners.ts";
import { visible } from "./difference.ts";
import { drawer, SheetError, type Answer, type Drawn } from "./drawn.ts";
import { inputArbitrary, leavesOf, nearArbitrary, refersToRows, withoutValueAt, type Input, type Leaf } from "./inputs.ts";

/** Any calculator, by its metadata. */
export type AnyCalculator = Calculator;

/** Number of drawn inputs that a law checks: all of them, or where a check takes long, the first of them. */
export const all = runs(150);
export const some = runs(50);
export const few = runs(30);

/** Restrictions of the drawn inputs. */
interface Draws {
  readonly inputs?: fc.Arbitrary<Input>;
  readonly count?: number;
  /** Minimum share of inputs that must be calculated. */
  readonly minAnswered?: number;
}

/** Context of a calculator's laws. */
export interface LawContext {
  readonly definition: AnyCalculator;
  /** Known once tests run. */
  readonly explanation: () => Explanation;
  /** The common inputs of all laws of the calculator: corner cases, then drawn ones. */
  readonly inputs: () => readonly Input[];
  /** 500 others by a seed, for cases that the common ones do not reach. */
  readonly moreInputs: (seed: number) => readonly Input[];
  readonly leaves: readonly Leaf[];
  /** A new page and the examples, in both unit systems. */
  readonly typical: readonly Input[];
  /** The same, and inputs for rare cases. */
  readonly typicalAndCorners: readonly Input[];
  readonly succeed: (input: Input) => Success;
  /** An input with its outcome. */
  readonly lookAt: (input: Input) => Drawn;
  /** A law of every input, with or without results: `check` throws the cause if it is broken. */
  readonly holdsForInputs: (title: string, check: (drawn: Drawn) => void, count?: number) => void;
  /** A law of every outcome with results; `atTheEnd` checks all of them together. */
  readonly holdsForAnswers: (title: string, check: (answer: Answer) => void, count?: number, atTheEnd?: () => void) => void;
  /** Whether an input is refused by the reader, or read as the given values, as JSON. */
  readonly isReadAs: (input: Input, values: string) => boolean;
}

interface Law {
  readonly count: number;
  readonly check: (drawn: Drawn) => void;
  broken?: { readonly drawn: Drawn; readonly cause: unknown };
}

const textOf = (cause: unknown): string => visible(cause instanceof Error ? cause.message : String(cause));

/** The command that repeats a test with the same drawn inputs. */
function repeatLine(): string {
  const { testPath = "", currentTestName = "" } = expect.getState();
  const file = testPath.slice(testPath.indexOf("packages/hvac-core/") + "packages/hvac-core/".length);
  const name = currentTestName.replaceAll(" > ", " ").replaceAll(/[^\w ,:-]/g, ".");
  const { seed } = fc.readConfigureGlobal();
  return `FUZZ_SEED=${seed} TEST_EXTENT=${extent} pnpm --filter @org/hvac-core exec vitest run ${file} -t "${name}"`;
}

/**
 * The laws of a calculator share inputs, which are drawn and calculated once, with their sheets. One pass over the inputs checks all laws
 * of each; every test reports its law.
 */
export function lawContext(
  definition: AnyCalculator,
  { inputs: other, count: drawnCount = all, minAnswered = 1 / 20 }: Draws = {},
): LawContext {
  let loaded: Explanation;
  const explanation = (): Explanation => loaded;
  beforeAll(async () => {
    loaded = await definition.explanation();
  });
  const { fields, examples } = definition;
  const typical = (["Imperial", "Metric"] as const).flatMap((system) => [
    definition.start(system),
    ...examples.map(({ input }) => input[system]),
  ]);
  const evenly = inputArbitrary(fields);
  const near = refersToRows(fields)
    ? fc.oneof({ weight: 1, arbitrary: evenly }, { weight: 2, arbitrary: nearArbitrary(fields, typical) })
    : evenly;
  const arbitrary = other ?? near;
  let sample: readonly Input[] | undefined;
  const known = other ? [] : (corners[definition.id] ?? []);
  const inputs = (): readonly Input[] => (sample ??= [...known, ...fc.sample(arbitrary, { numRuns: drawnCount - known.length })]);
  const look = drawer(definition, explanation);

  const laws: Law[] = [];
  const answered = new Map<number, number>();
  let isDone = false;
  const askAll = (): void => {
    if (isDone) return;
    isDone = true;
    let answers = 0;
    for (const [index, input] of inputs().entries()) {
      const drawn = look(input, index);
      if (drawn.answer) answers++;
      answered.set(index + 1, answers);
      for (const law of laws) {
        if (law.broken || index >= law.count) continue;
        try {
          law.check(drawn);
        } catch (cause) {
          law.broken = { drawn, cause };
        }
      }
    }
  };

  /** The smallest input that fast-check finds to break a law, without irrelevant fields. */
  const smallest = ({ check, count }: Law, { index, input }: Drawn): Input => {
    const breaks = (candidate: Input): boolean => {
      try {
        check(look(candidate, index));
        return false;
      } catch {
        return true;
      }
    };
    const result = fc.check(
      fc.property(arbitrary, (candidate) => !breaks(candidate)),
      { numRuns: count },
    );
    const shrunk = result.counterexample?.[0] ?? input;
    return look(shrunk, index)
      .read()
      .unused.map(String)
      .reduce((left, path) => {
        const without = withoutValueAt(left, path) as Input;
        return breaks(without) ? without : left;
      }, shrunk);
  };

  const tell = (law: Law): never => {
    const { drawn, cause } = law.broken!;
    const input = smallest(law, drawn);
    let words = textOf(cause);
    try {
      law.check(look(input, drawn.index));
    } catch (smaller) {
      words = textOf(smaller);
    }
    throw new Error(`${words}\nwith the input ${visible(JSON.stringify(input))}\nagain by ${repeatLine()}`, { cause });
  };

  const holdsForInputs: LawContext["holdsForInputs"] = (title, check, count = all) => {
    const law: Law = { count, check };
    laws.push(law);
    test(
      title,
      ({ skip }) => {
        askAll();
        if (law.broken?.cause instanceof SheetError) skip("not every answer has a sheet: see the law that says so");
        if (law.broken) tell(law);
      },
      limit(runs(90)),
    );
  };

  const holdsForAnswers: LawContext["holdsForAnswers"] = (title, check, count = all, atTheEnd = () => {}) => {
    const law: Law = { count, check: ({ answer }) => answer && check(answer) };
    laws.push(law);
    test(
      title,
      ({ skip }) => {
        askAll();
        if (law.broken?.cause instanceof SheetError) skip("not every answer has a sheet: see the law that says so");
        if (law.broken) tell(law);
        const answers = answered.get(drawnCount)!;
        if (answers <= drawnCount * minAnswered || answered.get(Math.min(count, drawnCount)) === 0)
          throw new Error(`too few inputs are answered: ${answers} of ${drawnCount}\nagain by ${repeatLine()}`);
        atTheEnd();
      },
      limit(runs(90)),
    );
  };

  const succeed = (input: Input): Success => {
    const outcome = definition.calculate(input);
    if (!outcome.ok) throw new Error(`${definition.id} refused: ${JSON.stringify(outcome.errors)}`);
    return outcome;
  };
  const lookAt = (input: Input): Drawn => look(input, 0);
  const read = compileReader(fields);
  // Calculations get only the read values: an unused field does not change them, and so no result.
  const isReadAs = (input: Input, values: string): boolean => {
    const reading = read(input);
    return reading.errors.length > 0 || JSON.stringify(reading.values) === values;
  };
  return {
    definition,
    explanation,
    inputs,
    moreInputs: (seed) => fc.sample(arbitrary, { numRuns: 500, seed }),
    leaves: [...leavesOf(fields)],
    typical,
    typicalAndCorners: [...typical, ...(corners[definition.id] ?? [])],
    succeed,
    lookAt,
    holdsForInputs,
    holdsForAnswers,
    isReadAs,
  };
}
