import { engineVersion as todaysVersion } from "@org/hvac-core";
import type { AnySuccess } from "../state/formInput.ts";
import type { CalculatorState } from "../state/useCalculator.ts";
import type { ReportContent, ReportWarning } from "./content.ts";
import { issuedBlocks } from "./issuedBlocks.ts";
import { reportContent, type ReportSource } from "./reportContent.ts";
import { headlineLines } from "./resultBlocks.ts";

/** A calculation that was issued, and what it is shown by. */
export interface IssuedSource extends Omit<ReportSource, "preferredUnits" | "state"> {
  /** What today's engine makes of its input. */
  readonly state: Pick<CalculatorState, "definition" | "input" | "complete" | "outcome" | "unread">;
  /** As they were issued: rows as rows, numbers in SI. */
  readonly results: Readonly<Record<string, unknown>>;
  readonly engineVersion: string;
  readonly calculatorVersion: number;
  /** Whether today's engine gives the same results: then today's sheet is that of the issue. */
  readonly isReproduced: boolean;
}

function remark(message: string): ReportWarning {
  return { severity: "info", word: "Note", message };
}

/**
 * What a report says of a calculation that was issued: its inputs and results as they are kept, whatever today's engine makes of them. Sentence,
 * remarks, tables and steps come of a calculation; they are told where today's gives the same results, and left out where it does not.
 *
 * @param source the issued calculation
 */
export function issuedContent(source: IssuedSource): ReportContent {
  const { state, results, engineVersion, calculatorVersion, isReproduced } = source;
  const { outcome } = state;
  const { unitSystem } = state.complete;
  const calculation = outcome.ok ? outcome : { assumed: [], unused: [], values: { unitSystem }, calculation: { results: {} } };
  const issued: AnySuccess = { ...calculation, ok: true, input: state.input, warnings: [], results: results as AnySuccess["results"] };
  const preferredUnits = {};
  const isWhole = isReproduced && outcome.ok;
  const content = reportContent({
    ...source,
    preferredUnits,
    explanation: isWhole ? source.explanation : undefined,
    // A sentence may tell of the calculation beside the results: it is made of today's only where that is the same.
    state: { ...state, outcome: isWhole ? { ...issued, warnings: outcome.warnings } : { ok: false, errors: [] } },
  });
  const frame = { ...content, engineVersion, calculator: { ...content.calculator, version: calculatorVersion } };
  if (isWhole) {
    if (engineVersion === todaysVersion || content.sheet.length === 0) return frame;
    return {
      ...frame,
      warnings: [...frame.warnings, remark(`Steps and remarks were written by engine ${todaysVersion}, which gives the same results.`)],
    };
  }
  const reading = { definition: state.definition, complete: state.complete, outcome: issued, preferredUnits };
  const headlines = headlineLines(reading);
  return {
    ...frame,
    answer: `${headlines.map(({ label, text }) => `${label} ${text}`).join(", ")}.`,
    headlines,
    warnings: [
      remark(
        `Results are those of engine ${engineVersion}. Engine ${todaysVersion}, which prints this, gives others, so that steps, remarks and figures are left out.`,
      ),
    ],
    results: issuedBlocks(reading),
  };
}
