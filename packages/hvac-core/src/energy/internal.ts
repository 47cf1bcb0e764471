/* What other rooms of the engine use beside the published door. */
export { latinHypercube, sampleQuantile, triangularQuantile } from "./draws.ts";
export { fixedChargeOf, minimumChargesOf, type StandingCharge } from "./standingCharges.ts";
export { isHoursOfUse, misplacedTier, monthsOfSeparateTiers, tierUnit, usesBillingDemand } from "./tiers.ts";
