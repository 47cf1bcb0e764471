import type { SentItem, Suggestion } from "@org/data/suggestions";
import { measures, workSections } from "@org/hvac-core/costing";
import { suggestedItems, type ProjectType } from "@org/hvac-core/costing/checklist";
import type { CompleteInput } from "@org/hvac-core/kernel";
import { newRowId } from "@org/form/state";
import { texts } from "./texts.ts";

type Line = Readonly<Record<string, unknown>> & { readonly id: string };
export type Standard = keyof typeof workSections | "own";

const linesOf = (complete: CompleteInput): readonly Line[] =>
  Array.isArray(complete["items"]) ? (complete["items"] as readonly Line[]) : [];
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const numberOf = (value: unknown): number | null => {
  const { value: number } = (value ?? {}) as { readonly value?: unknown };
  return typeof number === "number" ? number : null;
};

/** Standard whose sections divide the bill. */
export const standardOf = (complete: CompleteInput): Standard => textOf(complete["standard"]) as Standard;

/** Lines of the bill that have a description. */
export const itemsOf = (complete: CompleteInput): readonly SentItem[] =>
  linesOf(complete)
    .filter(({ description }) => textOf(description).trim() !== "")
    .map(({ description, workSection, quantity, unit, rate }) => ({
      description: textOf(description),
      workSection: textOf(workSection),
      quantity: numberOf(quantity),
      unit: textOf(unit),
      rate: numberOf(rate),
    }));

/** Items of the built-in checklist that the bill lacks. */
export function checklistSuggestions(complete: CompleteInput, projectType: ProjectType): readonly Suggestion[] {
  const standard = standardOf(complete);
  return suggestedItems({ projectType, present: itemsOf(complete) }).map(({ id, description, unit, sections, reason, source }) => ({
    id,
    description,
    workSection: standard === "own" ? "" : sections[standard],
    unit: unit[complete.unitSystem],
    // The unit “item” implies a quantity of one.
    quantity: unit[complete.unitSystem] === "item" ? 1 : null,
    reason,
    source: `${source.source.title.split(":")[0]} ${source.locator ?? ""}`.trim(),
  }));
}

/** Whether nobody has typed anything into a line. */
const isBlank = ({ description, quantity, rate, notes, workSection }: Line): boolean =>
  [description, notes, workSection].every((text) => textOf(text).trim() === "") && numberOf(quantity) === null && numberOf(rate) === null;

const countOf = (value: number) => ({ value, unit: "unitless" }) as const;

/** Lines of the bill followed by the accepted ones; blank lines are removed. */
export const linesWith = (complete: CompleteInput, accepted: readonly Suggestion[]): readonly Line[] => [
  ...linesOf(complete).filter((line) => !isBlank(line)),
  ...accepted.map(({ description, workSection, quantity, unit, rate }): Line => ({
    id: newRowId(),
    description,
    workSection,
    unit,
    ...(quantity !== null && { quantity: countOf(quantity) }),
    ...(rate && { rate: { value: rate.value, unit: "money" }, notes: texts.item.unverifiedRate(rate.source) }),
  })),
];

/** Section with its title. */
export function sectionText(section: string, standard: Standard): string {
  if (standard === "own" || section === "") return section;
  const title = workSections[standard].sections.find(({ code }) => code === section)?.title;
  return title === undefined ? section : `${section} ${title}`;
}

/** Quantity with its unit, or only the unit. */
export const quantityOf = ({ quantity, unit }: Suggestion): string =>
  quantity === null ? texts.item.notMeasured(measures[unit]) : `${quantity} ${measures[unit]}`;
