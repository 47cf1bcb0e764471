import type { ZoneCalculation } from "@org/hvac-core/calculators/ventilation-calc";

/** Maximum number of bars of a figure; the table has all zones. */
const maxBars = 20;

/** The zones with the largest airflows, up to the maximum number of bars, but at least one. */
export function largestZones(zones: readonly ZoneCalculation[], barsOf: (zone: ZoneCalculation) => number): ZoneCalculation[] {
  const shown: ZoneCalculation[] = [];
  let bars = 0;
  for (const zone of zones.toSorted((a, b) => b.supply - a.supply)) {
    bars += barsOf(zone);
    if (shown.length > 0 && bars > maxBars) break;
    shown.push(zone);
  }
  return shown;
}
