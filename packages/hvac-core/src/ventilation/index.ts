export {
  breathingZoneAirflow,
  maximumTabulatedFraction,
  simplifiedSystemEfficiency,
  tabulatedSystemEfficiency,
  zoneVentilationEfficiency,
  type BreathingZone,
  type ZoneAirPath,
} from "./rateProcedure.ts";
export {
  concentrationAfter,
  concentrationsOverDay,
  purgeTime,
  timeAbove,
  type DilutedSpace,
  type FlushedSpace,
  type OccupiedSpace,
  type SupplyOverDay,
} from "./dilution.ts";
export { leakageThrough } from "./leakage.ts";
export { dwellingRates, dwellingVentilation, effectiveInfiltration, referenceHeight } from "./dwelling.ts";
export { kitchenHood, kitchenHoods, type KitchenHood } from "./hoods.ts";
