import type { CompletedRows, Success, Warning } from "@org/hvac-core/kernel";
import { acceptanceOf, acceptancesIn } from "@org/hvac-core/internal";
import { engineVersion } from "@org/hvac-core/loading";
import { isSame } from "../../merging/index.ts";
import { columnsOfRows, type FileData, type PlainRecord, type Remark } from "../../documents/index.ts";

/** The part of a calculator that the store needs; every calculator of the catalogue has it. */
export interface FileCalculator {
  readonly id?: string;
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
  /** Parts of a calculation that take long: those that are not remembered. */
  readonly longParts?: {
    parts(input: unknown, options?: { readonly strict?: boolean; readonly partial?: boolean }): readonly (() => void)[];
  };
  /**
   * The same input with all defaults written out, every number with its unit, every row with its id.
   *
   * @param known rows that were completed before, by the objects that entered them
   */
  complete(input: unknown, known?: CompletedRows): object;
  /** Brings a stored input of this or an older version to today's. */
  open(stored: Readonly<Record<string, unknown>>, version: number): { readonly input: object; readonly notes: readonly string[] };
}

/** The content of a file that a calculator makes of an input, and for lists the most severe warning of its results that is not accepted. */
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
  const { results: ofRows, remark } = resultsAndRemark(calculator, complete);
  const results = columnsOfRows(ofRows);
  calculatedHere.add(results);
  return { calculatorVersion: calculator.version, engineVersion, data: { input: complete, results }, remark };
}

const calculatedHere = new WeakSet<PlainRecord>();

/** Whether this page has calculated the results of a file: then they are those of today's engine. */
export const isCalculatedHere = (results: PlainRecord): boolean => calculatedHere.has(results);

/** Inputs are never changed in place: an edit of one row of thousands completes and compares that row. */
const completedRows: CompletedRows = new WeakMap();

/** An input with all defaults written out: this is stored, merged and compared. */
export function completeInput(calculator: FileCalculator, input: Readonly<Record<string, unknown>>): PlainRecord {
  return calculator.complete(input, completedRows) as PlainRecord;
}

/** A stored input. */
export interface OpenedInput {
  /** Complete, in today's version; fields that this version does not know stay as they were stored. */
  readonly input: PlainRecord;
  /** Messages on parts that could not be read and are left out, or are kept although unknown. */
  readonly notes: readonly string[];
}

interface KnownInput {
  readonly calculator: FileCalculator;
  readonly stored: PlainRecord;
  readonly version: number;
  readonly opened: OpenedInput;
}

/** Stored inputs are never changed in place. A page that compares files opens those of which one is opened next. */
const openedBefore = new WeakMap<PlainRecord, KnownInput>();

/** The input that each calculator opened last: each edit is read three times, when it is written, sent and confirmed, with the same input. */
const lastOpened = new WeakMap<FileCalculator, KnownInput>();

/**
 * Opens the stored input of a file or revision.
 *
 * @returns the same objects for the same input again
 * @throws {OutOfRangeError} when `version` is newer than the calculator's
 */
export function openInput(calculator: FileCalculator, stored: PlainRecord, version: number): OpenedInput {
  const known = openedBefore.get(stored);
  if (known?.calculator === calculator && known.version === version) return known.opened;
  const last = lastOpened.get(calculator);
  if (last?.version === version && isSame(last.stored, stored)) return last.opened;
  const { input, notes } = calculator.open(stored, version);
  const now = { calculator, stored, version, opened: { input: completeInput(calculator, input as PlainRecord), notes } };
  openedBefore.set(stored, now);
  lastOpened.set(calculator, now);
  return now.opened;
}

/** The results of an input, for a comparison with the stored ones. Names that are not fields belong to another version, and are left alone. */
export function resultsOf(calculator: FileCalculator, input: PlainRecord): PlainRecord {
  return resultsAndRemark(calculator, input).results;
}

function resultsAndRemark(calculator: FileCalculator, input: PlainRecord): { readonly results: PlainRecord; readonly remark: Remark } {
  const outcome = calculator.calculate(input, { strict: false });
  if (!outcome.ok) return { results: {}, remark: "" };
  // Only outcomes of the catalogue accept warnings, and these are whole.
  const accepting = acceptancesIn(input).length > 0 ? (outcome as unknown as Success) : undefined;
  const open = outcome.warnings?.filter((warning) => !accepting || acceptanceOf(accepting, warning as Warning) === undefined) ?? [];
  const has = (severity: Remark): boolean => open.some((warning) => warning.severity === severity);
  return { results: outcome.results as PlainRecord, remark: has("limit") ? "limit" : has("caution") ? "caution" : "" };
}
