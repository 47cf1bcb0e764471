export { amountOf, largestAmount, rateOfItem, roundAmount, sumOfAmounts } from "./amounts.ts";
export type { UnitRates } from "./amounts.ts";
export { currencies } from "./currencies.ts";
export { areAlike, measures } from "./measures.ts";
export type { Measure } from "./measures.ts";
export { workSections } from "./workSections.ts";
export type { WorkSection, WorkSectionStandard, WorkSectionStandardId } from "./workSections.ts";
