// Amounts of money
export {
  amountOf,
  factorOfShares,
  rateOfItem,
  roundAmount,
  sumOfAmounts,
  taxByRate,
  type TaxedPart,
  type TaxOfPart,
  type TaxTerms,
  type UnitRates,
} from "./amounts.ts";

// Currencies and their signs
export { currencies, type Currency, type CurrencyCode } from "./currencies.ts";
export { currencyFields, currencyFormat } from "./currencyFields.ts";

// Units of bills
export { isSameMeasure, dimensionOf, measures, measureText, spellingsOfMeasures, type Measure } from "./measures.ts";

// Sections of work
export { workSections, type WorkSection, type WorkSectionStandard, type WorkSectionStandardId } from "./workSections.ts";
