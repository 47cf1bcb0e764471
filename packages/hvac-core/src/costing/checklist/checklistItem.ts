import type { Citation } from "../../sources/index.ts";
import type { Measure } from "../measures.ts";
import { masterFormat } from "../sources.ts";
import type { WorkSectionStandardId } from "../workSections.ts";

/** Kinds of projects that have a checklist, with their names. */
export const projectTypes = {
  office: "Office fit-out",
  dwelling: "Dwelling",
  restaurant: "Restaurant kitchen",
  healthcare: "Healthcare rooms",
  chilledWater: "Chilled water plant",
  heating: "Heating plant",
  refrigerant: "Split and VRF systems",
} as const;

/** A kind of project that has a checklist. */
export type ProjectType = keyof typeof projectTypes;

/** Words of a description that identify an item: beginnings of words, in any order. */
export interface Recognition {
  /** One of these groups is found whole. */
  readonly words: readonly (readonly string[])[];
  /** And none of these. */
  readonly without?: readonly string[];
}

/** Something that a bill for a kind of project usually has. */
export interface ChecklistItem {
  readonly id: string;
  readonly description: string;
  /** In either system of units. */
  readonly unit: Readonly<Record<"Imperial" | "Metric", Measure>>;
  /** The section of each standard that it belongs to. */
  readonly sections: Readonly<Record<WorkSectionStandardId, string>>;
  readonly projects: readonly ProjectType[];
  /** Why it is in the checklist: what is missed without it. */
  readonly reason: string;
  /** Section in which it is listed as a separate work. */
  readonly source: Citation;
  readonly recognition: Recognition;
}

const inBoth = (unit: Measure): ChecklistItem["unit"] => ({ Imperial: unit, Metric: unit });

/** Units of items, by what is measured. */
export const units = {
  each: inBoth("each"),
  item: inBoth("item"),
  set: inBoth("set"),
  length: { Imperial: "ft", Metric: "m" },
  area: { Imperial: "ft2", Metric: "m2" },
  mass: { Imperial: "lb", Metric: "kg" },
  /** Sheet metal is bought and priced by weight in North America, by surface elsewhere. */
  sheetMetal: { Imperial: "lb", Metric: "m2" },
} as const satisfies Record<string, ChecklistItem["unit"]>;

/** Sections in the order MasterFormat, UniFormat, NRM2, SMM7. */
export const inSections = (masterFormatCode: string, uniFormat: string, nrm2: string, smm7: string): ChecklistItem["sections"] => ({
  masterFormat: masterFormatCode,
  uniFormat,
  nrm2,
  smm7,
});

/** A number of MasterFormat, with its title. */
export const listedAs = (locator: string): Citation => ({ source: masterFormat, locator });

/** Every kind of project. */
export const everyProject = Object.keys(projectTypes) as readonly ProjectType[];
