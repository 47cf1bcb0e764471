import { catalogue } from "../../src/catalogue.ts";
import {
  axes,
  citationText,
  evidenceOf,
  pathSegments,
  sourceText,
  valueAt,
  type Calculator,
  type Expectation,
  type Explanation,
  type ResultFields,
} from "../../src/kernel/index.ts";
import { convert, siUnit, unitSymbol, type QuantityKind } from "../../src/quantity/index.ts";
import { singleTranscriptions, verifications } from "../../src/reference/index.ts";
import type { Evidence } from "../../src/sources/index.ts";
import { allSources } from "./allSources.ts";
import { deviationOf, type Comparison } from "./comparison.ts";
import { disagreements } from "./disagreements.ts";
import { ductSoundComparisons } from "./ductSound.ts";
import { flowComparisons } from "./flow.ts";
import { liquidComparisons } from "./liquids.ts";
import { loadRoomComparisons } from "./loadRooms.ts";
import { loadAndEnergyComparisons } from "./loadsAndEnergy.ts";
import { loadAndSoundComparisons } from "./loadsAndSound.ts";
import { moistAirComparisons } from "./moistAir.ts";
import { refrigerantComparisons } from "./refrigerants.ts";
import { sunComparisons } from "./sun.ts";

export const comparisons: readonly Comparison[] = [
  ...moistAirComparisons,
  ...flowComparisons,
  ...liquidComparisons,
  ...refrigerantComparisons,
  ...sunComparisons,
  ...loadAndSoundComparisons,
  ...loadRoomComparisons,
  ...ductSoundComparisons,
  ...loadAndEnergyComparisons,
];

const definitions: readonly Calculator[] = catalogue;

interface CaseRow {
  readonly calculator: string;
  readonly case: string;
  readonly evidence: Evidence;
  readonly source: string;
  readonly result: string;
  readonly expected: string;
  readonly computed: string;
  readonly within: string;
  readonly because: string;
}

/**
 * Deviations below this are round-off, which other processors and versions of Node may do otherwise; the report does not count it,
 * and prints no more digits than stay the same.
 */
const roundOff = 1e-9;

function measured(deviation: number, { measure, unit }: Comparison): string {
  if (measure === "relative" && deviation < roundOff) return "< 1e-9";
  if (measure === "absolute" && deviation < 1e-6) return `< 1e-6 ${unit}`.trim();
  if (measure === "absolute" && deviation >= 0.01) return `${deviation.toPrecision(2)} ${unit}`.trim();
  return measure === "relative" && deviation >= 1e-4
    ? `${(deviation * 100).toPrecision(2)} %`
    : `${Number(deviation.toPrecision(1)).toExponential(0)} ${unit ?? ""}`.trim();
}

function accepted({ measure, unit, accepted: limit }: Comparison): string {
  if (measure === "relative" && limit >= 1e-3) return `${Number((limit * 100).toPrecision(6))} %`;
  return `${limit < 1e-3 ? limit.toExponential() : limit} ${unit ?? ""}`.trim();
}

function caseRow(definition: Calculator, published: Explanation["cases"][number], name: string, expectation: Expectation): CaseRow {
  const outcome = definition.calculate(published.input);
  if (!outcome.ok) throw new Error(`${definition.id}, ${published.id} was refused: ${JSON.stringify(outcome.errors)}`);
  const { label, quantity: kind, value } = resultAt(definition.results, outcome.results, name);
  const base = {
    calculator: definition.title,
    case: published.title,
    evidence: evidenceOf(published),
    source: citationText(published.source),
    result: label,
  };
  if (typeof expectation.value === "string" || kind === "text")
    return { ...base, expected: String(expectation.value), computed: String(value), within: "the same", because: "a choice" };
  const unit = expectation.unit ?? siUnit(kind);
  const computed = convert(value as number, siUnit(kind), unit);
  const show = (value: number): string => `${Number(value.toPrecision(6))} ${unitSymbol(unit)}`.trim();
  return {
    ...base,
    expected: show(expectation.value),
    computed: show(computed),
    within: show(expectation.within!),
    because: expectation.because ?? "",
  };
}

/** A result at its path: of rows by their ids, of series by the places of their axis. */
function resultAt(
  fields: ResultFields,
  results: unknown,
  path: string,
): { readonly label: string; readonly quantity: QuantityKind | "text"; readonly value: number | string } {
  const [name, ...rest] = pathSegments(path);
  const field = fields[name!]!;
  const value = valueAt(results, name!);
  if (field.type === "rows") {
    const { label, ...inRow } = resultAt(field.row, valueAt(value, rest[0]!), rest.slice(1).join("."));
    return { ...inRow, label: `${label} (${field.label}: ${rest[0]})` };
  }
  if (field.type === "series")
    return {
      label: `${field.label}, ${rest[0]}${field.axis === "octaveBands" ? " Hz" : ""}`,
      quantity: field.quantity,
      value: (value as { readonly values: readonly number[] }).values[axes[field.axis].indexOf(rest[0] as never)]!,
    };
  return { label: field.label, quantity: field.quantity, value: (value as { readonly value: number | string }).value };
}

async function caseRows(): Promise<CaseRow[]> {
  const explanations = await Promise.all(definitions.map((definition) => definition.explanation()));
  return definitions.flatMap((definition, index) =>
    explanations[index]!.cases.flatMap((published) =>
      Object.entries(published.expected).map(([name, expectation]) => caseRow(definition, published, name, expectation!)),
    ),
  );
}

/** Columns of the counts, from what others printed to what holds by itself. */
const evidences = ["printed", "program", "own", "definition"] as const satisfies readonly Evidence[];

const headings: Readonly<Record<Evidence, string>> = {
  printed: "printed results",
  program: "independent programs",
  own: "own independent computation",
  definition: "definitions",
};

type Counts = Readonly<Record<Evidence, number>>;

/** Count of numbers by kind of evidence. */
function countsOf(rows: readonly { readonly evidence: Evidence; readonly count: number }[]): Counts {
  const counts = { printed: 0, program: 0, own: 0, definition: 0 };
  for (const { evidence, count } of rows) counts[evidence] += count;
  return counts;
}

const inWords = (counts: Counts): string =>
  evidences
    .filter((evidence) => counts[evidence] > 0)
    .map((evidence) => `${counts[evidence]} ${headings[evidence]}`)
    .join(", ");

/** A table with one column for each kind of evidence. */
function countsTable(title: string, rows: readonly (readonly [string, Counts])[]): string[] {
  return [
    `| ${title} | ${evidences.map((evidence) => headings[evidence]).join(" | ")} |`,
    `|---|${evidences.map(() => "---:").join("|")}|`,
    ...rows.map(([name, counts]) => `| ${name} | ${evidences.map((evidence) => counts[evidence] || "").join(" | ")} |`),
  ];
}

/** Counts by a name of each row, in the order of the rows, and all of them. */
function countsBy<Row extends { readonly evidence: Evidence; readonly count: number }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): (readonly [string, Counts])[] {
  const names = [...new Set(rows.map(nameOf))];
  return [...names.map((name) => [name, countsOf(rows.filter((row) => nameOf(row) === name))] as const), ["All", countsOf(rows)]];
}

/** A name of the code as words: duct gauges. */
const words = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Tables that rest on one transcription, one line each: what a second source would take off the list. */
export function singleTable(): string[] {
  return singleTranscriptions().map((name) => `${words(name)}: ${verifications[name].how}`);
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|");
}

/** The report as Markdown and as data: the same for the same sources, on any machine. */
export async function report(): Promise<{ markdown: string; json: string }> {
  const rows = comparisons.map((comparison) => ({ comparison, deviation: deviationOf(comparison) }));
  const [cases, sources] = await Promise.all([caseRows(), allSources()]);
  const numbers = rows.map(({ comparison, deviation }) => ({
    group: comparison.group,
    evidence: comparison.evidence,
    count: deviation.cases,
  }));
  const results = cases.map(({ calculator, evidence }) => ({ calculator, evidence, count: 1 }));
  const total = numbers.reduce((sum, { count }) => sum + count, 0);
  const lines = [
    "# Validation",
    "",
    `Generated by \`pnpm validate\`; the tests fail when it is out of date. No expected value comes from this library. ${total} numbers of physics are compared (${inWords(countsOf(numbers))}), and ${cases.length} results of ${definitions.length} calculators in worked examples (${inWords(countsOf(results))}).`,
    "",
    "There are four kinds of evidence. *Printed results*: the number itself is in a publication. *Independent programs*: a program that others wrote was run. *Independent computation of ours*: we computed the number outside this library, by other means or with factors that a publication prints. *Definitions*: the number follows from what the words mean.",
    "",
    ...countsTable(
      "physics",
      countsBy(numbers, ({ group }) => group),
    ),
    "",
    ...countsTable(
      "calculator",
      countsBy(results, ({ calculator }) => calculator),
    ),
    "",
    "## Physics",
    "",
    "| quantity | cases | largest deviation | typical (median) | accepted | evidence | source | why that much is accepted |",
    "|---|---:|---:|---:|---:|---|---|---|",
    ...rows.map(({ comparison, deviation }) =>
      [
        "",
        ` ${comparison.group}: ${comparison.quantity} `,
        ` ${deviation.cases} `,
        ` ${measured(deviation.largest, comparison)} `,
        ` ${measured(deviation.typical, comparison)} `,
        ` ${accepted(comparison)} `,
        ` ${comparison.evidence} `,
        ` ${cell(comparison.source)} `,
        ` ${cell(comparison.because)} `,
        "",
      ].join("|"),
    ),
    "",
    "## Worked examples of the calculators",
    "",
    "| calculator | case | result | expected | computed | within | because | evidence | source |",
    "|---|---|---|---:|---:|---:|---|---|---|",
    ...cases.map(
      (row) =>
        `| ${[row.calculator, row.case, row.result, row.expected, row.computed, row.within, row.because, row.evidence, row.source].map(cell).join(" | ")} |`,
    ),
    "",
    "## Tables transcribed once",
    "",
    `Of ${Object.keys(verifications).length} tables, ${singleTranscriptions().length} were transcribed once and await a second source; the others agree with one, or with a program.`,
    "",
    ...singleTable().map((line) => `- ${line}`),
    "",
    "## Where published sources disagree",
    "",
    ...disagreements.map(({ topic, text }) => `- **${topic}.** ${text}`),
    "",
    "## Bibliography",
    "",
    ...sources.filter(({ publisher }) => publisher).map((source) => `- ${sourceText(source)}`),
    "",
  ];
  const json = {
    physics: rows.map(({ comparison, deviation }) => ({
      group: comparison.group,
      quantity: comparison.quantity,
      source: comparison.source,
      evidence: comparison.evidence,
      measure: comparison.measure,
      ...(comparison.unit && { unit: comparison.unit }),
      cases: deviation.cases,
      largest: measured(deviation.largest, comparison),
      typical: measured(deviation.typical, comparison),
      accepted: comparison.accepted,
      because: comparison.because,
    })),
    cases,
    disagreements,
    bibliography: sources.filter(({ publisher }) => publisher),
  };
  return { markdown: lines.join("\n"), json: `${JSON.stringify(json, null, 2)}\n` };
}
