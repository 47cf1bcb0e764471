import {
  axes,
  citationText,
  evidenceOf,
  pathSegments,
  valueAt,
  type Calculator,
  type Expectation,
  type Fields,
  type ResultFields,
} from "@org/hvac-core";
import { convert, defaultUnit, formatNumber, siUnit, unitSymbol, type QuantityKind } from "@org/hvac-core/quantity";
import type { Citation, Evidence } from "@org/hvac-core/sources";
import { amountText, currencyOf } from "./currency.ts";

/** One expected result and ours. */
export interface ComparedResult {
  readonly label: string;
  readonly expected: string;
  readonly computed: string;
  /** Largest accepted difference, and why. */
  readonly within: string;
  readonly because: string;
  readonly agrees: boolean;
  /** The numbers as they are before they are written, in the unit shown; texts have none. */
  readonly raw?: { readonly expected: number; readonly computed: number };
}

/** A worked example from outside the engine, computed again. */
export interface ComparedCase {
  readonly id: string;
  readonly title: string;
  readonly source: Citation;
  readonly citation: string;
  readonly evidence: Evidence;
  readonly results: readonly ComparedResult[];
}

interface ResultValue {
  readonly label: string;
  readonly quantity: QuantityKind | "text";
  readonly value: number | string;
}

/** Places of the axes with their units. */
const placeTexts = {
  hours: (place: string) => `in hour ${place}`,
  months: (place: string) => `in month ${place}`,
  octaveBands: (place: string) => `at ${place}\u202fHz`,
} as const;

/** A result at its path: of rows by their ids, of series by the places of their axis. */
function resultAt(fields: ResultFields, inputs: Fields, results: unknown, path: string): ResultValue {
  const [name = "", id = "", ...rest] = pathSegments(path);
  const [field, input] = [fields[name], inputs[name]];
  const value = valueAt(results, name);
  if (!field) throw new Error(`There is no result ${path}.`);
  if (field.type === "rows") {
    const row = input?.type === "list" ? `${input.rowLabel} ` : "";
    const { label, ...inRow } = resultAt(field.row, {}, valueAt(value, id), rest.join("."));
    return { ...inRow, label: `${label}, ${row}${id}` };
  }
  if (field.type === "series") {
    const index = (axes[field.axis] as readonly string[]).indexOf(id);
    const { values } = value as { readonly values: readonly number[] };
    return { label: `${field.label} ${placeTexts[field.axis](id)}`, quantity: field.quantity, value: values[index]! };
  }
  return { label: field.label, quantity: field.quantity, value: (value as { readonly value: number | string }).value };
}

/** Digits of which the last one is as small as a hundredth of the tolerance: enough to see whether it is met. An exact number has all its digits. */
function digitsFor(value: number, within: number): number {
  if (within === 0) return Math.max(3, String(Math.abs(value)).replace(".", "").replace(/^0+/, "").length);
  const wanted = Math.ceil(Math.log10(Math.abs(value) / within)) + 1;
  return Math.min(7, Math.max(3, Number.isFinite(wanted) ? wanted : 3));
}

/** Below this share of a number a difference is that of two machines that round; of nothing, below this number. */
const roundOff = 1e-6;

/** The largest accepted difference in words; as a number only if it is more than machine rounding. */
function withinText(value: number, within: number, show: (number: number, digits: number) => string): string {
  if (within === 0) return "exact";
  return within <= roundOff * (Math.abs(value) || 1) ? "rounding only" : `± ${show(within, 2)}`;
}

/** The unit in which a result is compared: the publication's; where it gives a bare share, percent, as the calculator shows it. */
function unitFor(expectation: Expectation, quantity: QuantityKind): { readonly given: string; readonly shown: string } {
  const given = expectation.unit ?? siUnit(quantity);
  const usual = defaultUnit(quantity, "Metric");
  return { given, shown: unitSymbol(given) === "" && unitSymbol(usual) === "%" ? usual : given };
}

export function compared(expectation: Expectation, { label, quantity, value }: ResultValue, currency?: string): ComparedResult {
  if (typeof expectation.value === "string" || typeof value === "string" || quantity === "text") {
    const texts = { expected: String(expectation.value), computed: String(value) };
    return { label, ...texts, within: "same text", because: expectation.because ?? "", agrees: texts.expected === texts.computed };
  }
  const { given, shown } = unitFor(expectation, quantity);
  const [within, ours] = [expectation.within ?? 0, convert(value, siUnit(quantity), given)];
  // A share in percent has no more digits than the ratio.
  const inShown = (number: number): number => (given === shown ? number : Number(convert(number, given, shown).toPrecision(12)));
  const show = (number: number, digits: number): string =>
    amountText(`${formatNumber(inShown(number), { digits, trimZeros: true })}\u202f${unitSymbol(shown)}`.trim(), currency);
  const digits = digitsFor(expectation.value, within);
  const because = expectation.because ?? "";
  const withinWords = withinText(expectation.value, within, show);
  return {
    label,
    expected: show(expectation.value, digits),
    computed: show(ours, digits),
    within: withinWords,
    // The difference itself shows it.
    because: withinWords === "rounding only" && /^exact$|rounding only|round-off/.test(because) ? "" : because,
    agrees: Math.abs(ours - expectation.value) <= within,
    raw: { expected: inShown(expectation.value), computed: inShown(ours) },
  };
}

/** Every worked example that a calculator is held to, computed by today's engine. */
export async function comparedCases(calculator: Calculator): Promise<readonly ComparedCase[]> {
  const { cases } = await calculator.explanation();
  return cases.map((each) => {
    const { id, title, source, input, expected } = each;
    const outcome = calculator.calculate(input);
    if (!outcome.ok) throw new Error(`${calculator.id}, case ${id}: ${outcome.errors.map(({ message }) => message).join(" ")}`);
    const results = Object.entries(expected).map(([path, expectation]) =>
      compared(expectation!, resultAt(calculator.results, calculator.fields, outcome.results, path), currencyOf(calculator, input)),
    );
    return { id, title, source, citation: citationText(source), evidence: evidenceOf(each), results };
  });
}
