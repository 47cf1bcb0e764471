import { measureText } from "@org/hvac-core/calculators/boq";
import type { BookEntry } from "@org/hvac-core/exchange/bills";
import type { Suggest, Suggestion } from "@org/form/fields";
import { rateText } from "./rateText.ts";
import { texts } from "../texts.ts";

/** Priced descriptions of the user's bills that have been read; suggested during entry. */
let known: readonly Suggestion[] = [];

/** Sets the descriptions to suggest. @returns function that clears them */
export function setKnownDescriptions(entries: readonly BookEntry[], currency: string): () => void {
  const described = new Map<string, Suggestion>();
  for (const { latest } of entries) {
    if (described.has(latest.description)) continue;
    const label = latest.currency === currency ? rateText(latest) : texts.rate.unit(measureText(latest.unit));
    described.set(latest.description, { value: latest.description, label });
  }
  known = [...described.values()];
  return () => {
    known = [];
  };
}

export const descriptionSuggestions: Suggest = () => known;
