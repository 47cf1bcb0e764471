export {
  breathingZoneAirflow,
  maximumTabulatedFraction,
  simplifiedSystemEfficiency,
  tabulatedSystemEfficiency,
  zoneVentilationEfficiency,
} from "./rateProcedure.ts";
export type { BreathingZone, ZoneAirPath } from "./rateProcedure.ts";
export { concentrationAfter, concentrationsOverDay, purgeTime, timeAbove } from "./dilution.ts";
export type { DilutedSpace, FlushedSpace, OccupiedSpace, SupplyOverDay } from "./dilution.ts";
export { leakageThrough } from "./leakage.ts";
export { dwellingRates, dwellingVentilation, effectiveInfiltration, referenceHeight } from "./dwelling.ts";
export { kitchenHood, kitchenHoods } from "./hoods.ts";
export type { KitchenHood } from "./hoods.ts";
