import type { Source } from "@org/hvac-core/sources";
import { z } from "zod";

const source = z.object({
  key: z.string(),
  title: z.string(),
  publisher: z.string(),
  edition: z.string(),
  url: z.url().optional(),
  readIn: z.string().optional(),
});

/** docs/validation.json, as the engine's `pnpm validate` writes it. */
export const validationSchema = z.object({
  id: z.string().optional(),
  physics: z.array(
    z.object({
      group: z.string(),
      quantity: z.string(),
      source: z.string(),
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

/** The numbers that stand on other pages too. */
export interface ValidationCounts {
  readonly numbers: number;
  readonly comparisons: number;
  readonly results: number;
  readonly cases: number;
  readonly publications: number;
}

export function countsOf({ physics, cases, bibliography }: ValidationReport): ValidationCounts {
  return {
    numbers: physics.reduce((sum, row) => sum + row.cases, 0),
    comparisons: physics.length,
    results: cases.length,
    cases: new Set(cases.map((row) => `${row.calculator} ${row.case}`)).size,
    publications: bibliography.length,
  };
}

/**
 * The number in a deviation as the report writes it: "0.15 %", "3e-9", "< 1e-6 dB".
 *
 * @returns the number, relative ones as shares, and whether it is only known to be below it
 * @throws {Error} for a text that is no deviation
 */
export function deviationOf(text: string): { readonly value: number; readonly isBelow: boolean } {
  const found = /^(< )?(\d+(?:\.\d+)?(?:e[-+]?\d+)?)( %)?/.exec(text);
  if (!found) throw new Error(`"${text}" is no deviation.`);
  return { value: Number(found[2]) * (found[3] ? 0.01 : 1), isBelow: found[1] !== undefined };
}

/** As it is read: 3e-9 with its power written out. */
export function deviationText(text: string): string {
  const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";
  return text.replace(/(\d+(?:\.\d+)?)e([-+]?)(\d+)/, (_whole, digits: string, sign: string, power: string) => {
    const exponent = (sign === "-" ? "⁻" : "") + power.replace(/\d/g, (digit) => superscripts[Number(digit)]!);
    return digits === "1" ? `10${exponent}` : `${digits}·10${exponent}`;
  });
}

/** What is accepted, in the words of the column of deviations. */
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
  const found = bibliography.find((each) => each.key === key);
  if (!found) throw new Error(`docs/validation.json has no publication ${key}.`);
  const { url, readIn, ...stated } = found;
  return { ...stated, ...(url !== undefined && { url }), ...(readIn !== undefined && { readIn }) };
}

/** Rows of one field of physics, in the order of the report. */
export function byGroup(physics: readonly PhysicsRow[]): ReadonlyMap<string, readonly PhysicsRow[]> {
  return Map.groupBy(physics, ({ group }) => group);
}
