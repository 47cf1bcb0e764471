import { plural } from "@org/form/numbers";

/** Texts of equipment schedules. */
export const texts = {
  add: "Add with next tag",
  /** @param standard of the rating conditions */
  addRated: (standard: string): string => `Add at ${standard}`,
  added: (tag: string): string => `${tag} added.`,
  addedRated: (tag: string, standard: string): string => `${tag} added at the rating conditions of ${standard}.`,
  tag: (count: number): string => `Tag ${count} untagged`,
  /** @param unit name of a unit, in lower case */
  tagged: (count: number, unit: string): string => `${count} ${count === 1 ? unit : plural(unit)} tagged.`,

  margins: {
    title: "Selected against required",
    lead: (oversizingLimit: string): string =>
      `Margin of each selection over its requirement. Below zero it is too small, above ${oversizingLimit} oversized.`,
    drawn: (shown: number, total: number): string => `The ${shown} smallest of ${total} are drawn; the table has all.`,
    bars: "Margins of the selections, the smallest first",
    bar: (tag: string, duty: string): string => `${tag}, ${duty}`,
    columns: ["Tag", "Of", "Margin", "Verdict"],
    parts: { within: "Within the margin", outside: "Too small, or oversized" },
    verdicts: { below: "too small", within: "met", oversized: "oversized" },
  },
} as const;
