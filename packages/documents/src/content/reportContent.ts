import { engineVersion } from "@org/hvac-core";
import type { Explanation } from "@org/hvac-core/kernel";
import { writeWordsFor } from "@org/form/numbers";
import { answerText, severityWords, type PreferredUnits } from "@org/form/results";
import { currencyOf, type LinkTexts, type CalculatorState } from "@org/form/state";
import type { ReportContent, ReportWarning } from "./reportTypes.ts";
import { inputBlocks } from "./inputBlocks.ts";
import { linkedLines } from "./linkedLines.ts";
import { listTables } from "./listTables.ts";
import { headlineLines, resultBlocks, warningsOf } from "./resultBlocks.ts";
import { schedulesOf } from "./schedules.ts";
import { sheetBlocks } from "./sheetBlocks.ts";
import { texts } from "./texts.ts";

/** Source of a report on a calculation. */
export interface ReportSource {
  readonly state: Pick<CalculatorState, "definition" | "complete" | "outcome" | "unparsed">;
  /** Without it the report has no calculation sheet. */
  readonly explanation: Explanation | undefined;
  /** Units of the results on the screen. */
  readonly preferredUnits: PreferredUnits;
  readonly title: string;
  readonly link?: string | undefined;
  /** Names of the results of other files that numbers are linked to. */
  readonly links?: LinkTexts | undefined;
  /** Warnings in addition to those of the results, such as lines that differ from the project. */
  readonly cautions?: readonly string[];
  /** Number of differences from other files of the project, except those of linked inputs. */
  readonly outOfDate?: number;
}

const cautionOf = (message: string): ReportWarning => ({ severity: "caution", word: severityWords.caution, message });

/** Cautions among the warnings of the results: after the limits. */
function withCautions(warnings: readonly ReportWarning[], cautions: readonly ReportWarning[]): readonly ReportWarning[] {
  const isLimit = ({ severity }: ReportWarning): boolean => severity === "limit";
  return [...warnings.filter(isLimit), ...cautions, ...warnings.filter((warning) => !isLimit(warning))];
}

/** Numbers that differ from their linked results: cautions of the levels that do not print the inputs, which say the same. */
export const linkCautions = (
  state: Pick<CalculatorState, "definition" | "complete">,
  links: LinkTexts | undefined,
): readonly ReportWarning[] =>
  linkedLines(state, links).flatMap(({ label, text, hasRemark }) =>
    hasRemark ? [{ ...cautionOf(texts.links.caution(label, text)), isInInputs: true as const }] : [],
  );

/**
 * Content of a report on a calculation, in the texts of the screen: the same formatters write both, so that no number can differ.
 *
 * @param source the calculation of the page
 * @returns plain data
 */
export function reportContent({
  state,
  explanation,
  preferredUnits,
  title,
  link,
  links,
  cautions = [],
  outOfDate = 0,
}: ReportSource): ReportContent {
  const { definition, complete, outcome } = state;
  const { id, version } = definition;
  writeWordsFor(complete.unitSystem);
  const currency = currencyOf(state);
  const outdated = linkCautions(state, links);
  const allCautions = [...cautions.map(cautionOf), ...outdated];
  const frame = {
    title,
    calculator: { id, title: definition.title, version },
    engineVersion,
    unitSystem: complete.unitSystem,
    outOfDate: outOfDate + outdated.length,
    ...(currency && { currency: currency.sign }),
    ...(link !== undefined && { link }),
  };
  if (!outcome.ok) {
    const reasons = [...new Set(outcome.errors.map(({ message }) => message))].join(" ");
    return {
      ...frame,
      answer: texts.noResult(reasons),
      headlines: [],
      warnings: allCautions,
      lists: [],
      results: [],
      inputs: inputBlocks(state, links),
      sheet: [],
      functions: [],
      sources: [],
    };
  }
  const reading = { definition, complete, outcome, preferredUnits };
  return {
    ...frame,
    answer: answerText(state, outcome, preferredUnits),
    headlines: headlineLines(reading),
    warnings: withCautions(warningsOf(reading), allCautions),
    lists: listTables({ ...reading, unparsed: state.unparsed }),
    schedules: schedulesOf(reading, title),
    results: resultBlocks(reading),
    inputs: inputBlocks(state, links),
    ...(explanation ? sheetBlocks(explanation, outcome, currency) : { sheet: [], functions: [], sources: [] }),
  };
}
