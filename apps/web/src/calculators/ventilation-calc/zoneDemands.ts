import type { ZoneCalculation } from "@org/hvac-core/calculators/ventilation-calc";

/** What a rule asks of a zone. */
export interface RuleDemand {
  readonly rule: string;
  /** m³/s */
  readonly supply: number;
  readonly governs: boolean;
}

/** The rules by the names that the engine gives the governing one. */
export const rules = ["Rate procedure", "Air changes", "Health care room", "Load", "Exhaust and pressure", "Entered minimum"] as const;

/** What each rule asks of a zone, in the order of the rules. */
export function ruleDemands({ byRates, byExhaust, demands, governing }: ZoneCalculation): RuleDemand[] {
  const airflows: Readonly<Record<(typeof rules)[number], number>> = {
    "Rate procedure": byRates,
    "Air changes": demands.byAirChanges,
    "Health care room": demands.byHealthcare,
    Load: demands.zone.loadAirflow,
    "Exhaust and pressure": byExhaust,
    "Entered minimum": demands.zone.minimumAirflow ?? 0,
  };
  return rules.map((rule) => ({ rule, supply: airflows[rule], governs: rule === governing }));
}

/** Bars that are read at a glance; the table has all zones. */
const maxBars = 20;

/** The zones with the largest airflows, as many as have room; the first one always. */
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

/** Said where a figure shows fewer zones than there are. */
export function remainderText(shown: number, all: number): string {
  return shown < all ? ` The ${shown === 1 ? "largest zone" : `${shown} largest zones`} of ${all}; the table has all.` : "";
}
