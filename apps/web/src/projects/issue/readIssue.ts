import type { IssuedRevision } from "@org/data";
import { resultChanges, rowsOfResult, type ResultChange } from "@org/data/store";
import { issuedContent, stillState } from "@org/documents/content";
import { issuedLinks } from "./linkedResults.ts";
import { openInput, type AnyCalculator, type CalculatorState } from "@org/form/state";

/** An issued report compared with today's results for its input. */
export interface ReadIssue {
  /** The issued input, calculated today. */
  readonly state: CalculatorState;
  /** As issued, with rows as records. */
  readonly results: Readonly<Record<string, unknown>>;
  /** Results that differ today. */
  readonly changes: readonly ResultChange[];
  /** Whether today's engine gives the same results. */
  readonly isReproduced: boolean;
  /** Parts of the stored input that today's version reads differently, in words. */
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

/** Content of an issue's page and report. @param explanation makes the steps of the report; without it there are none */
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
    links: issuedLinks(issue.links),
  });
}
