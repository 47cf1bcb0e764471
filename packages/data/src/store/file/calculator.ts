import { engineVersion } from "@org/hvac-core/loading";
import { columnsOfRows, type FileData, type PlainRecord, type Remark } from "../../documents/index.ts";

/** The part of a calculator that the store needs; every calculator of the catalogue has it. */
export interface FileCalculator {
  readonly version: number;
  /** Names of the results that lists show. */
  readonly headline?: readonly string[];
  calculate(
    input: unknown,
    options?: { readonly strict?: boolean },
  ):
    | {
        readonly ok: true;
        readonly results: Readonly<Record<string, unknown>>;
        readonly warnings?: readonly { readonly severity: string }[];
      }
    | { readonly ok: false };
  /** The same input with all defaults written out, every number with its unit, every row with its id. */
  complete(input: unknown): object;
  /** Brings a stored input of this or an older version to today's. */
  open(stored: Readonly<Record<string, unknown>>, version: number): { readonly input: object; readonly notes: readonly string[] };
}

/** The content of a file that a calculator makes of an input, and for lists the most severe warning of its results. */
export interface CalculatedContent {
  readonly calculatorVersion: number;
  readonly engineVersion: string;
  readonly data: FileData;
  readonly remark: Remark;
}

/**
 * Versions and content of a file with this input, calculated now. The input is stored complete, so that new defaults of later versions do not change
 * it. An input that cannot be calculated is stored without results.
 */
export function contentFor(calculator: FileCalculator, input: Readonly<Record<string, unknown>>): CalculatedContent {
  const complete = completeInput(calculator, input);
  const { results, remark } = resultsAndRemark(calculator, complete);
  return { calculatorVersion: calculator.version, engineVersion, data: { input: complete, results: columnsOfRows(results) }, remark };
}

/** An input with all defaults written out: this is stored, merged and compared. */
export function completeInput(calculator: FileCalculator, input: Readonly<Record<string, unknown>>): PlainRecord {
  return calculator.complete(input) as PlainRecord;
}

/** A stored input. */
export interface OpenedInput {
  /** Complete, in today's version; fields that this version does not know stay as they were stored. */
  readonly input: PlainRecord;
  /** Messages on parts that could not be read and are left out, or are kept although unknown. */
  readonly notes: readonly string[];
}

/**
 * Opens the stored input of a file or revision.
 *
 * @throws {OutOfRangeError} when `version` is newer than the calculator's
 */
export function openInput(calculator: FileCalculator, stored: PlainRecord, version: number): OpenedInput {
  const { input, notes } = calculator.open(stored, version);
  return { input: completeInput(calculator, input as PlainRecord), notes };
}

/** The results of an input, for a comparison with the stored ones. Names that are not fields belong to another version, and are left alone. */
export function resultsOf(calculator: FileCalculator, input: PlainRecord): PlainRecord {
  return resultsAndRemark(calculator, input).results;
}

function resultsAndRemark(calculator: FileCalculator, input: PlainRecord): { readonly results: PlainRecord; readonly remark: Remark } {
  const outcome = calculator.calculate(input, { strict: false });
  if (!outcome.ok) return { results: {}, remark: "" };
  const has = (severity: Remark): boolean => outcome.warnings?.some((warning) => warning.severity === severity) === true;
  return { results: outcome.results as PlainRecord, remark: has("limit") ? "limit" : has("caution") ? "caution" : "" };
}
