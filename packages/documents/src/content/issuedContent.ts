import { engineVersion as todaysVersion } from "@org/hvac-core";
import type { ResultField, ResultFields } from "@org/hvac-core/kernel";
import { severityWords } from "@org/form/results";
import { isRecord, type AnySuccess, type CalculatorState } from "@org/form/state";
import type { ReportContent, ReportWarning } from "./reportTypes.ts";
import { issuedBlocks } from "./issuedBlocks.ts";
import { reportContent, type ReportSource } from "./reportContent.ts";
import { headlineLines } from "./resultBlocks.ts";
import { texts } from "./texts.ts";

/** An issued calculation, and the means to show it. */
export interface IssuedSource extends Omit<ReportSource, "preferredUnits" | "state"> {
  /** The result of today's engine for its input. */
  readonly state: Pick<CalculatorState, "definition" | "input" | "complete" | "outcome" | "unparsed">;
  /** The issued results, numbers in SI. */
  readonly results: Readonly<Record<string, unknown>>;
  readonly engineVersion: string;
  readonly calculatorVersion: number;
  /** Whether today's engine gives the same results; if so, today's sheet is valid for the issue. */
  readonly isReproduced: boolean;
}

function remark(message: string): ReportWarning {
  return { severity: "info", word: severityWords.info, message };
}

type Stored = Readonly<Record<string, unknown>>;

/** Whether a stored result has the form that today's version gives it: a number or a text of its quantity, or a series of such numbers. */
function hasForm({ quantity, type }: Exclude<ResultField, { readonly type: "rows" }>, result: unknown): boolean {
  if (!isRecord(result) || result["quantity"] !== quantity) return false;
  const { value, values } = result;
  if (type === "series") return Array.isArray(values) && values.every((each) => typeof each === "number");
  return typeof value === "number" || typeof value === "string";
}

/** Results in a form that this version reads; results of unknown names stay. @param lost gets the labels of the others */
function readableResults(fields: ResultFields, stored: Stored, lost: Set<string>): Stored {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([name, result]): [string, unknown][] => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (!field || (field.type !== "rows" && hasForm(field, result))) return [[name, result]];
      if (field.type === "rows" && Array.isArray(result)) {
        const rows = (result as readonly unknown[]).filter((row): row is Stored => isRecord(row) && typeof row["id"] === "string");
        if (rows.length < result.length) lost.add(field.label);
        return [[name, rows.map((row) => ({ ...readableResults(field.row, row, lost), id: row["id"] }))]];
      }
      lost.add(field.label);
      return [];
    }),
  );
}

/**
 * Content of a report on an issued calculation. Inputs and results are the stored ones, whatever today's engine calculates. The sentence, warnings,
 * tables and steps need a calculation: they are printed where today's gives the same results, otherwise left out. A result that is stored in a form
 * that this version cannot read is left out and named.
 *
 * @param source the issued calculation
 */
export function issuedContent(source: IssuedSource): ReportContent {
  const { state, engineVersion, calculatorVersion, isReproduced } = source;
  const lost = new Set<string>();
  const results = readableResults(state.definition.results, source.results, lost);
  const remarks = lost.size === 0 ? [] : [remark(texts.issued.unreadable([...lost].join(", ")))];
  const { outcome } = state;
  const { unitSystem } = state.complete;
  const calculation = outcome.ok ? outcome : { assumed: [], unused: [], values: { unitSystem }, calculation: { results: {} } };
  const issued: AnySuccess = { ...calculation, ok: true, input: state.input, warnings: [], results: results as AnySuccess["results"] };
  const preferredUnits = {};
  const isWhole = isReproduced && outcome.ok && lost.size === 0;
  const content = reportContent({
    ...source,
    preferredUnits,
    explanation: isWhole ? source.explanation : undefined,
    // The sentence may use the calculation as well as the results: today's is used only where its results are the same.
    state: { ...state, outcome: isWhole ? { ...issued, warnings: outcome.warnings } : { ok: false, errors: [] } },
  });
  const frame = { ...content, engineVersion, calculator: { ...content.calculator, version: calculatorVersion } };
  if (isWhole) {
    const warnings = [...frame.warnings, ...remarks];
    if (engineVersion === todaysVersion || content.sheet.length === 0) return { ...frame, warnings };
    return { ...frame, warnings: [...warnings, remark(texts.issued.stepsOfToday(todaysVersion))] };
  }
  const reading = { definition: state.definition, complete: state.complete, outcome: issued, preferredUnits };
  const headlines = headlineLines(reading);
  return {
    ...frame,
    answer: headlines.length === 0 ? "" : `${headlines.map(({ label, text }) => `${label} ${text}`).join(", ")}.`,
    headlines,
    warnings: [remark(texts.issued.otherEngine(engineVersion, todaysVersion)), ...remarks],
    results: issuedBlocks(reading),
  };
}
