/* Used by other folders of the engine, not published. */
export { latinHypercube, sampleQuantile, triangularQuantile } from "./draws.ts";
export { fixedChargeOf, minimumChargesOf, type StandingCharge } from "./standingCharges.ts";
export { isHoursOfUse, misplacedTier, monthsOfSeparateTiers, tierUnit, usesBillingDemand } from "./tiers.ts";
