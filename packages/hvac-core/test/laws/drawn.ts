import {
  allEntries,
  allSteps,
  type Calculator,
  type CompleteInput,
  type Explanation,
  type Outcome,
  type Sheet,
  type SheetEntry,
  type Step,
  type Success,
  type Table,
} from "../../src/kernel/index.ts";
import { compileReader } from "../../src/internal/index.ts";
import type { Input } from "./inputs.ts";
import { numbersIn, tablesOf } from "./sheets.ts";

/** A sheet that cannot be built: the laws of sheets are skipped, and one law reports the reason. */
export class SheetError extends Error {}

/** A sheet whose rows are built once, however often they are opened. */
function openedOnce(sheet: Sheet): Sheet {
  return sheet.map((entry) => {
    if (entry.kind !== "rows") return entry;
    const rows = entry.rows.map((row) => {
      let entries: Sheet | undefined;
      return { ...row, entries: () => (entries ??= openedOnce(row.entries())) };
    });
    return { ...entry, rows };
  });
}

/** Runs once, at the first call. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** An input with results, and everything that laws need of it, each computed once. */
export interface Answer {
  readonly input: Input;
  readonly outcome: Success;
  readonly numbers: () => readonly (readonly [string, number])[];
  readonly tables: () => readonly Table[];
  /** Throws a `SheetError` where it cannot be built. */
  readonly sheet: () => Sheet;
  readonly entries: () => readonly SheetEntry[];
  readonly steps: () => readonly Step[];
}

/** A drawn input with its outcome. */
export interface Drawn {
  readonly input: Input;
  /** Its index among the drawn inputs. */
  readonly index: number;
  readonly outcome: Outcome;
  readonly answer: Answer | undefined;
  readonly complete: () => CompleteInput;
  readonly read: () => ReturnType<ReturnType<typeof compileReader>>;
}

function answerOf(definition: Calculator, explanation: () => Explanation, input: Input, outcome: Success): Answer {
  const sheet = once(() => {
    try {
      const built = openedOnce(explanation().sheet(outcome));
      allEntries(built);
      return { built };
    } catch (error) {
      return { error };
    }
  });
  const built = (): Sheet => {
    const made = sheet();
    if ("error" in made) throw new SheetError(made.error instanceof Error ? made.error.message : String(made.error));
    return made.built;
  };
  return {
    input,
    outcome,
    numbers: once(() => [...numbersIn(definition, outcome)]),
    tables: once(() => tablesOf(definition, outcome)),
    sheet: built,
    entries: once(() => allEntries(built())),
    steps: once(() => allSteps(built())),
  };
}

/** Functions of a calculator for each input. */
export function drawer(definition: Calculator, explanation: () => Explanation): (input: Input, index: number) => Drawn {
  const read = compileReader(definition.fields);
  return (input, index) => {
    const outcome = definition.calculate(input);
    return {
      input,
      index,
      outcome,
      answer: outcome.ok ? answerOf(definition, explanation, input, outcome) : undefined,
      complete: once(() => definition.complete(input)),
      read: once(() => read(input)),
    };
  };
}
