export { amountOf, factorOfShares, largestAmount, rateOfItem, roundAmount, sumOfAmounts, taxByRate } from "./amounts.ts";
export type { TaxedPart, TaxOfPart, UnitRates } from "./amounts.ts";
export { currencies, currencyOfSign } from "./currencies.ts";
export type { Currency, CurrencyCode } from "./currencies.ts";
export { currencyFields, currencyFormat } from "./currencyFields.ts";
export { areAlike, dimensionOf, measures, measureText, spellingsOfMeasures } from "./measures.ts";
export type { Measure } from "./measures.ts";
export { workSections } from "./workSections.ts";
export type { WorkSection, WorkSectionStandard, WorkSectionStandardId } from "./workSections.ts";
