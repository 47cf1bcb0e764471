import { parseJson } from "@org/device/json";
import { measures, workSections, type Measure } from "@org/hvac-core/costing";
import * as z from "zod/mini";
import { failureOf, type Suggestion, type SuggestionOutcome } from "./outcomes.ts";
import { hasAddress, plainText } from "./plainText.ts";
import { limits, type BillSubject } from "./request.ts";
import { texts } from "./texts.ts";

/** Maximum quantity or rate of a bill. */
const largest = 1e9;
/** More than forty items of maximum length, and too little to block a page. */
const maxAnswerLength = 200_000;

const line = (max: number) => z.pipe(z.pipe(z.string(), z.transform(plainText)), z.string().check(z.minLength(2), z.maxLength(max)));
const amount = z.nullish(z.number().check(z.nonnegative(), z.maximum(largest)));

/** An item of an answer. Keys beyond these are not read. */
const answeredItem = z.object({
  description: line(limits.text).check(z.refine((text) => !hasAddress(text))),
  workSection: z.optional(z.pipe(z.string(), z.transform(plainText))),
  unit: z.enum(Object.keys(measures) as [Measure, ...Measure[]]),
  quantity: amount,
  rate: z.optional(z.unknown()),
  rateSource: z.optional(z.unknown()),
  reason: line(limits.reason).check(z.refine((text) => !hasAddress(text))),
  source: line(limits.text).check(z.refine((text) => !/\b(?:javascript|data|file):/iu.test(text))),
});
const answer = z.object({ items: z.array(z.unknown()) });
const rateOf = z.object({ rate: z.number().check(z.positive(), z.maximum(largest)), rateSource: line(limits.text) });

const plain = (text: string): string => plainText(text).toLowerCase();

/** The section in the bill's standard; empty where the standard does not have it. */
function sectionIn({ standard }: BillSubject, section = ""): string {
  if (standard === "own") return section.slice(0, 60).trim();
  const code = workSections[standard].sections.find(({ code }) => code === section || section.startsWith(`${code} `));
  return code?.code ?? "";
}

interface Counts {
  unusable: number;
  present: number;
  beyond: number;
  pricesWithoutSource: number;
}

function remarksOn({ unusable, present, beyond, pricesWithoutSource }: Counts): readonly string[] {
  return [
    ...(present > 0 ? [texts.leftOut.present(present)] : []),
    ...(unusable > 0 ? [texts.leftOut.unusable(unusable)] : []),
    ...(pricesWithoutSource > 0 ? [texts.leftOut.withoutSource(pricesWithoutSource)] : []),
    ...(beyond > 0 ? [texts.leftOut.beyond(beyond, limits.suggestions)] : []),
  ];
}

/**
 * Reads the text of an answer without trusting it: every item is checked, texts become plain lines, a rate needs its source, and items that the bill has
 * already are left out.
 *
 * @param text the answer of the service
 * @param subject the bill of the request
 */
export function readAnswer(text: string, subject: BillSubject): SuggestionOutcome {
  const read = answer.safeParse(text.length > maxAnswerLength ? undefined : parseJson(text));
  if (!read.success) return failureOf("malformed");
  const known = new Set(subject.items.map(({ description }) => plain(description)));
  const counts: Counts = { unusable: 0, present: 0, beyond: 0, pricesWithoutSource: 0 };
  const suggestions: Suggestion[] = [];
  for (const each of read.data.items) {
    if (suggestions.length === limits.suggestions) {
      counts.beyond += 1;
      continue;
    }
    const item = answeredItem.safeParse(each);
    if (!item.success) {
      counts.unusable += 1;
      continue;
    }
    const { description, workSection, unit, quantity, rate, rateSource, reason, source } = item.data;
    if (known.has(plain(description))) {
      counts.present += 1;
      continue;
    }
    known.add(plain(description));
    const priced = rateOf.safeParse({ rate, rateSource });
    if (!priced.success && rate !== undefined && rate !== null) counts.pricesWithoutSource += 1;
    suggestions.push({
      id: `answer-${suggestions.length + 1}`,
      description,
      workSection: sectionIn(subject, workSection),
      unit,
      quantity: quantity ?? null,
      ...(priced.success && { rate: { value: priced.data.rate, source: priced.data.rateSource } }),
      reason,
      source,
    });
  }
  if (suggestions.length === 0 && counts.unusable > 0) return failureOf("malformed");
  return { status: "suggestions", suggestions, leftOut: remarksOn(counts) };
}
