// Two states of a bill
export { compareBills, pricedBill } from "./compareBills.ts";
export type { AmountDifference, BillComparison, ItemChange, ItemDifference, ItemState, PricedBill } from "./compareBills.ts";

// Parts of a bill by their amount
export { countForShare, itemParts, rankedParts, sectionParts } from "./costShares.ts";
export type { CostPart, RankedPart, Ranking } from "./costShares.ts";

// Rates of earlier bills
export { amountOf, isOldRate, oldRateMonths, rateBook, rateKey, ratesOfBill, searchRates } from "./rateBook.ts";
export type { BookEntry, RateSource, RateValues, UsedRate } from "./rateBook.ts";
export { descriptionOf, importRate, isUnpriced, rateProblem } from "./importRate.ts";
export type { ItemRow, RateTarget } from "./importRate.ts";
