import {
  axes,
  citationText,
  evidenceOf,
  pathSegments,
  valueAt,
  type Calculator,
  type Expectation,
  type ResultFields,
} from "@org/hvac-core";
import { convert, formatNumber, siUnit, unitSymbol, type QuantityKind } from "@org/hvac-core/quantity";
import type { Citation, Evidence } from "@org/hvac-core/sources";

/** One expected result beside ours. */
export interface ComparedResult {
  readonly label: string;
  readonly expected: string;
  readonly computed: string;
  /** Largest accepted difference, and why. */
  readonly within: string;
  readonly because: string;
  readonly agrees: boolean;
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

interface FoundResult {
  readonly label: string;
  readonly quantity: QuantityKind | "text";
  readonly value: number | string;
}

/** A result at its path: of rows by their ids, of series by the places of their axis. */
function resultAt(fields: ResultFields, results: unknown, path: string): FoundResult {
  const [name = "", ...rest] = pathSegments(path);
  const field = fields[name];
  const value = valueAt(results, name);
  if (!field) throw new Error(`There is no result ${path}.`);
  if (field.type === "rows") {
    const { label, ...inRow } = resultAt(field.row, valueAt(value, rest[0] ?? ""), rest.slice(1).join("."));
    return { ...inRow, label: `${field.label} ${rest[0]}: ${label}` };
  }
  if (field.type === "series") {
    const at = (axes[field.axis] as readonly string[]).indexOf(rest[0] ?? "");
    return { label: `${field.label}, ${rest[0]}`, quantity: field.quantity, value: (value as { readonly values: number[] }).values[at]! };
  }
  return { label: field.label, quantity: field.quantity, value: (value as { readonly value: number | string }).value };
}

/** Digits of which the last one is as small as a hundredth of the tolerance: enough to see whether it is kept. An exact number has all of its own. */
function digitsFor(value: number, within: number): number {
  if (within === 0) return Math.max(3, String(Math.abs(value)).replace(".", "").replace(/^0+/, "").length);
  const wanted = Math.ceil(Math.log10(Math.abs(value) / within)) + 1;
  return Math.min(7, Math.max(3, Number.isFinite(wanted) ? wanted : 3));
}

export function compared(expectation: Expectation, { label, quantity, value }: FoundResult): ComparedResult {
  if (typeof expectation.value === "string" || typeof value === "string" || quantity === "text") {
    const texts = { expected: String(expectation.value), computed: String(value) };
    return { label, ...texts, within: "the same", because: expectation.because ?? "", agrees: texts.expected === texts.computed };
  }
  const unit = expectation.unit ?? siUnit(quantity);
  const [within, ours] = [expectation.within ?? 0, convert(value, siUnit(quantity), unit)];
  const show = (number: number, digits: number): string =>
    `${formatNumber(number, { digits, trimZeros: true })}\u202f${unitSymbol(unit)}`.trim();
  const digits = digitsFor(expectation.value, within);
  return {
    label,
    expected: show(expectation.value, digits),
    computed: show(ours, digits),
    within: within === 0 ? "exact" : show(within, 2),
    because: expectation.because ?? "",
    agrees: Math.abs(ours - expectation.value) <= within,
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
      compared(expectation!, resultAt(calculator.results, outcome.results, path)),
    );
    return { id, title, source, citation: citationText(source), evidence: evidenceOf(each), results };
  });
}
