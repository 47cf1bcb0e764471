import { checklist } from "./checklist.ts";
import type { ChecklistItem, ProjectType, Recognition } from "./checklistItem.ts";

/** A line of a bill, as far as a checklist looks at it. */
export interface BillLine {
  readonly description: string;
}

/** Query of a checklist. */
export interface ChecklistRequest {
  readonly projectType: ProjectType;
  /** The lines that the bill has already. */
  readonly present: readonly BillLine[];
}

/** The words of a text: lower case, without accents, hyphens and other marks between them. */
function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Whether the words have these, each as the beginning of one: several parted by a blank follow each other. */
function has(words: readonly string[], beginnings: string): boolean {
  const wanted = beginnings.split(" ");
  return words.some((_, start) => wanted.every((beginning, index) => words[start + index]?.startsWith(beginning)));
}

function isRecognized({ words: groups, without = [] }: Recognition, words: readonly string[]): boolean {
  return groups.some((group) => group.every((each) => has(words, each))) && !without.some((each) => has(words, each));
}

/**
 * What a bill for a kind of project usually has and this one has not, in the order of the checklist.
 *
 * A line is an item of the checklist when its description has the words by which that item is known; the section says too little, since
 * many different works are in one. Quantities and rates are not suggested.
 *
 * @param request the kind of project and the lines of the bill
 * @returns items of the checklist that no line has been recognized as
 *
 * @example
 * ```ts
 * import { suggestedItems } from "@org/hvac-core/costing/checklist";
 *
 * const missing = suggestedItems({ projectType: "chilledWater", present: [{ description: "Air-cooled chiller, 350 kW" }] });
 * missing.some(({ id }) => id === "chiller"); // false
 * missing.some(({ id }) => id === "expansion-vessel"); // true
 * ```
 */
export function suggestedItems({ projectType, present }: ChecklistRequest): readonly ChecklistItem[] {
  const lines = present.map(({ description }) => wordsOf(description));
  return checklist.filter(
    ({ projects, recognition }) => projects.includes(projectType) && !lines.some((words) => isRecognized(recognition, words)),
  );
}
