import { z } from "zod";

const range = z.tuple([z.number(), z.number()]);

const result = z.object({
  quantity: z.string(),
  unit: z.string(),
  ours: z.number(),
  programs: z.array(z.number().nullable()),
  band: range.optional(),
  accepted: range.optional(),
  beyond: z.object({ band: z.number().optional(), accepted: z.number().optional() }).optional(),
  reason: z.string().optional(),
});

const provingCase = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  because: z.string().optional(),
  isHeldBack: z.literal(true).optional(),
  programs: z.array(z.string()),
  results: z.array(result),
  inputs: z.unknown(),
  opensAs: z
    .object({
      calculator: z.string(),
      version: z.number().int().positive(),
      input: z.record(z.string(), z.unknown()),
      weather: z.string().optional(),
      differences: z.array(z.string()),
      results: z.array(z.object({ quantity: z.string(), unit: z.string(), value: z.number() })).default([]),
    })
    .optional(),
  notAFile: z.array(z.string()).optional(),
});

/** docs/proving/<set>.json, as the engine's `pnpm validate` writes it. */
export const provingSchema = z.object({
  title: z.string(),
  source: z.string(),
  claim: z.string(),
  counts: z.record(z.string(), z.number()),
  cases: z.array(provingCase),
});

export type ProvingSet = z.infer<typeof provingSchema>;
export type ProvingCase = ProvingSet["cases"][number];
export type ProvingResult = ProvingCase["results"][number];

/** A result outside a range, with the case that has it. */
export interface Miss {
  readonly set: string;
  readonly provingCase: ProvingCase;
  readonly result: ProvingResult;
}

export const setPath = (set: string): string => `/validation/${set}`;
export const casePath = (set: string, id: string): string => `/validation/${set}/${id}`;

/** Results of a set outside their ranges. */
export function missesOf(set: string, { cases }: ProvingSet): readonly Miss[] {
  return cases.flatMap((provingCase) =>
    provingCase.results.filter(({ beyond }) => beyond).map((each) => ({ set, provingCase, result: each })),
  );
}

/** Results of a set with one reason, in the order of the cases. */
export interface MissGroup {
  readonly set: string;
  readonly reason: string;
  readonly misses: readonly Miss[];
}

/** Misses by set and by reason: many results of a set often have the same. */
export function groupsOf(misses: readonly Miss[]): readonly MissGroup[] {
  const groups = Map.groupBy(misses, ({ set, result }) => JSON.stringify([set, result.reason]));
  return [...groups.values()].map((group) => ({ set: group[0]!.set, reason: group[0]!.result.reason ?? "", misses: group }));
}

/** A name within a sentence: "Case CE100" as "case CE100", and "COP" as it is. */
export const inSentence = (name: string): string => (/^.\p{Ll}/u.test(name) ? `${name[0]!.toLowerCase()}${name.slice(1)}` : name);

/** Four significant digits; numbers without a fraction as they are. */
export function numberText(value: number): string {
  if (value === 0) return "0";
  const size = Math.abs(value);
  if (size < 1e-3 || size >= 1e7) {
    const [digits, power] = value.toExponential(3).split("e");
    return `${Number(digits)}·10${superscript(Number(power))}`.replace("-", "−");
  }
  const digits = Number.isInteger(value) ? 0 : Math.min(6, Math.max(0, 3 - Math.floor(Math.log10(size))));
  return value.toFixed(digits).replace("-", "−");
}

/** A number as it was entered, or with six digits. */
export const enteredText = (value: number): string => String(Number(value.toPrecision(6))).replace("-", "−");

function superscript(power: number): string {
  const sign = power < 0 ? "⁻" : "";
  return `${sign}${String(Math.abs(power)).replaceAll(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]!)}`;
}

export const valueText = (value: number, unit: string): string => `${numberText(value)} ${unit}`.trim();

export const rangeText = (values: readonly [number, number] | undefined): string =>
  values ? `${numberText(values[0])} to ${numberText(values[1])}` : "–";

/** "outside by 0.0043 kW (0.3 %)": the largest distance from a range, as a share of our number where that has a meaning. */
export function distanceText({ beyond, ours, unit }: ProvingResult): string {
  const distance = Math.max(beyond?.band ?? 0, beyond?.accepted ?? 0);
  const share = unit === "°C" || ours === 0 ? "" : ` (${((100 * distance) / Math.abs(ours)).toPrecision(2)} %)`;
  return `outside by ${enteredText(Number(distance.toPrecision(2)))} ${unit}`.trim() + share;
}

/** "5 of 6 results within"; of a case that is held back, that it is. */
export function verdictText({ isHeldBack, results }: ProvingCase): string {
  if (isHeldBack) return "results of others held back";
  const within = results.filter(({ beyond }) => !beyond).length;
  return `${within} of ${results.length} within`;
}

/** A text within a number of characters, cut at a word. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1)).replace(/[,;:.]$/, "")}…`;
}

/** Title of a case's page: with its set where there is room, and with its end where there is not, since titles of a set often have the same beginning. */
export function caseTitle(set: string, title: string, length: number): string {
  const whole = `${set}, ${title}`;
  if (whole.length <= length) return whole;
  if (title.length <= length) return title;
  const end = title.slice(title.length - length + 1);
  return `…${end.slice(end.indexOf(" ") + 1)}`;
}
