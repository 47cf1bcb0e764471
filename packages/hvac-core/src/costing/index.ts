// Amounts of money
export { amountOf, factorOfShares, rateOfItem, roundAmount, sumOfAmounts, taxByRate } from "./amounts.ts";
export type { TaxedPart, TaxOfPart, TaxTerms, UnitRates } from "./amounts.ts";

// Currencies and their signs
export { currencies } from "./currencies.ts";
export type { Currency, CurrencyCode } from "./currencies.ts";
export { currencyFields, currencyFormat } from "./currencyFields.ts";

// Units of bills
export { isSameMeasure, dimensionOf, measures, measureText, spellingsOfMeasures } from "./measures.ts";
export type { Measure } from "./measures.ts";

// Sections of work
export { workSections } from "./workSections.ts";
export type { WorkSection, WorkSectionStandard, WorkSectionStandardId } from "./workSections.ts";
