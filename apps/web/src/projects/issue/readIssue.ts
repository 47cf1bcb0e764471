import type { IssuedRevision } from "@org/data";
import { resultChanges, rowsOfResult, type ResultChange } from "@org/data/store";
import { issuedContent, stillState } from "@org/documents/content";
import { issuedLinks } from "./followedResults.ts";
import { openInput, type AnyCalculator, type CalculatorState } from "@org/form/state";

/** An issued report beside what today's engine makes of its input. */
export interface ReadIssue {
  /** Of the issued input, calculated today. */
  readonly state: CalculatorState;
  /** As issued: rows as rows. */
  readonly results: Readonly<Record<string, unknown>>;
  /** What today's engine gives otherwise. */
  readonly changes: readonly ResultChange[];
  /** Whether it gives the same. */
  readonly isReproduced: boolean;
  /** In words: what of the stored input today's version reads otherwise. */
  readonly notes: readonly string[];
}

/**
 * Reads an issued report.
 *
 * @throws {OutOfRangeError} when a later version of the calculator issued it
 */
export function readIssue(definition: AnyCalculator, { data, calculatorVersion }: IssuedRevision): ReadIssue {
  const state = stillState(definition, data.input, calculatorVersion);
  const { notes } = openInput(definition, data.input, calculatorVersion);
  const results = Object.fromEntries(
    Object.entries(data.results).map(([name, result]) => {
      const rows = rowsOfResult(result);
      return [name, rows ? [...rows].map(([id, row]) => ({ id, ...row })) : result];
    }),
  );
  const changes = resultChanges(data.results, state.outcome.ok ? state.outcome.results : {});
  return { state, results, changes, isReproduced: state.outcome.ok && changes.length === 0, notes };
}

type IssuedSource = Parameters<typeof issuedContent>[0];

/** What its page and its report say of it. @param explanation makes the steps of the report; without it there are none */
export function contentOfIssue(
  { state, results, isReproduced }: ReadIssue,
  { issue, engineVersion, calculatorVersion }: IssuedRevision,
  explanation?: IssuedSource["explanation"],
  link?: string,
): ReturnType<typeof issuedContent> {
  return issuedContent({
    state,
    results,
    isReproduced,
    engineVersion,
    calculatorVersion,
    explanation,
    title: issue.file,
    link,
    links: issuedLinks(issue.followed),
  });
}
