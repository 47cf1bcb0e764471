import type { Evidence, Source } from "@org/hvac-core/sources";
import { z } from "zod";

/** Basis of expected numbers, in the order of the columns. */
export const evidences = ["printed", "program", "own", "definition"] as const satisfies readonly Evidence[];

/** The kinds of evidence as headings, and within a sentence. */
export const evidenceTexts: Readonly<Record<Evidence, { readonly heading: string; readonly text: string }>> = {
  printed: { heading: "Printed results", text: "are printed" },
  program: { heading: "Independent programs", text: "come from independent programs" },
  own: { heading: "Independent computation of ours", text: "come from our own computation outside the engine" },
  definition: { heading: "Definitions", text: "follow from definitions" },
};

const evidence = z.enum(evidences);

const source = z.object({
  key: z.string(),
  title: z.string(),
  publisher: z.string(),
  edition: z.string(),
  url: z.url().optional(),
  readIn: z.string().optional(),
  evidence: evidence.exclude(["printed"]).optional(),
});

/** docs/validation.json, as the engine's `pnpm validate` writes it. */
export const validationSchema = z.object({
  id: z.string().optional(),
  physics: z.array(
    z.object({
      group: z.string(),
      quantity: z.string(),
      source: z.string(),
      evidence,
      measure: z.enum(["relative", "absolute"]),
      unit: z.string().optional(),
      cases: z.number().int().positive(),
      largest: z.string(),
      typical: z.string(),
      accepted: z.number().nonnegative(),
      because: z.string(),
    }),
  ),
  cases: z.array(
    z.object({
      calculator: z.string(),
      case: z.string(),
      evidence,
      source: z.string(),
      result: z.string(),
      expected: z.string(),
      computed: z.string(),
      within: z.string(),
      because: z.string(),
    }),
  ),
  disagreements: z.array(z.object({ topic: z.string(), text: z.string() })),
  bibliography: z.array(source),
});

export type ValidationReport = z.infer<typeof validationSchema>;
export type PhysicsRow = ValidationReport["physics"][number];

/** The numbers that other pages have too. */
export interface ValidationCounts {
  readonly numbers: number;
  readonly comparisons: number;
  readonly results: number;
  readonly cases: number;
  readonly publications: number;
  /** The numbers and the results by their basis. */
  readonly numbersBy: EvidenceCounts;
  readonly resultsBy: EvidenceCounts;
}

/** Counts of expected numbers by their basis. */
export type EvidenceCounts = Readonly<Record<Evidence, number>>;

/** Counts of rows by their basis. */
export function evidenceCounts<Row extends { readonly evidence: Evidence }>(
  rows: readonly Row[],
  countOf: (row: Row) => number = () => 1,
): EvidenceCounts {
  const counts = { printed: 0, program: 0, own: 0, definition: 0 };
  for (const row of rows) counts[row.evidence] += countOf(row);
  return counts;
}

/** "143 are printed, 49 come from independent programs and 28 follow from definitions". */
export function evidenceSentence(counts: EvidenceCounts, show: (count: number) => string = String): string {
  const parts = evidences.filter((each) => counts[each] > 0).map((each) => `${show(counts[each])} ${evidenceTexts[each].text}`);
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

export function countsOf({ physics, cases, bibliography }: ValidationReport): ValidationCounts {
  return {
    numbers: physics.reduce((sum, row) => sum + row.cases, 0),
    comparisons: physics.length,
    results: cases.length,
    cases: new Set(cases.map((row) => `${row.calculator} ${row.case}`)).size,
    publications: bibliography.length,
    numbersBy: evidenceCounts(physics, (row) => row.cases),
    resultsBy: evidenceCounts(cases),
  };
}

/**
 * The number in a deviation as the report writes it: "0.15 %", "3e-9", "< 1e-6 dB".
 *
 * @returns the number, relative ones as shares, and whether it is only known to be below it
 * @throws {Error} for a text that is no deviation
 */
export function deviationOf(text: string): { readonly value: number; readonly isBelow: boolean } {
  const match = /^(< )?(\d+(?:\.\d+)?(?:e[-+]?\d+)?)( %)?/.exec(text);
  if (!match) throw new Error(`"${text}" is no deviation.`);
  return { value: Number(match[2]) * (match[3] ? 0.01 : 1), isBelow: match[1] !== undefined };
}

/** As it is read: 3e-9 with its power written out. */
export function deviationText(text: string): string {
  const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";
  return text.replace(/(\d+(?:\.\d+)?)e([-+]?)(\d+)/, (_whole, digits: string, sign: string, power: string) => {
    const exponent = (sign === "-" ? "⁻" : "") + power.replace(/\d/g, (digit) => superscripts[Number(digit)]!);
    return digits === "1" ? `10${exponent}` : `${digits}·10${exponent}`;
  });
}

/** Accepted deviation, in words for the table. */
export function acceptedText({ measure, unit, accepted }: PhysicsRow): string {
  if (measure === "relative" && accepted >= 1e-3) return `${Number((accepted * 100).toPrecision(6))} %`;
  return deviationText(`${accepted < 1e-3 ? accepted.toExponential() : accepted} ${unit ?? ""}`.trim());
}

/**
 * A publication of the bibliography.
 *
 * @throws {Error} when it has none of that key
 */
export function publicationOf({ bibliography }: Pick<ValidationReport, "bibliography">, key: string): Source {
  const publication = bibliography.find((each) => each.key === key);
  if (!publication) throw new Error(`docs/validation.json has no publication ${key}.`);
  const { url, readIn, evidence: kind, ...facts } = publication;
  return {
    ...facts,
    ...(url !== undefined && { url }),
    ...(readIn !== undefined && { readIn }),
    ...(kind !== undefined && { evidence: kind }),
  };
}

/** Rows of one field of physics, in the order of the report. */
export function byGroup(physics: readonly PhysicsRow[]): ReadonlyMap<string, readonly PhysicsRow[]> {
  return Map.groupBy(physics, ({ group }) => group);
}
