import { isBelow } from "../../quantity/tolerance.ts";
import { OutOfRangeError } from "../../kernel/index.ts";
import {
  maximumTabulatedFraction,
  simplifiedSystemEfficiency,
  tabulatedSystemEfficiency,
  zoneVentilationEfficiency,
} from "../../ventilation/index.ts";
import type { VentilationValues } from "./schema.ts";
import { sumOf } from "./sumOf.ts";
import type { SuppliedZone } from "./suppliedZone.ts";

/** Method of the system ventilation efficiency: beyond the end of the table it is Appendix A. */
export type EfficiencyMethod = VentilationValues["efficiencyMethod"];

/** A multiple-zone recirculating system by the ventilation rate procedure. Airflows in m³/s. */
export interface RecirculatingSystem {
  /** D, a ratio. */
  readonly diversity: number;
  /** V_ou */
  readonly uncorrected: number;
  /** V_ps */
  readonly primary: number;
  /** X_s, a ratio. */
  readonly averageFraction: number;
  readonly method: EfficiencyMethod;
  /** E_vz by zone; empty unless by Appendix A. */
  readonly zoneEfficiencies: readonly number[];
  /** E_v */
  readonly efficiency: number;
  /** V_ot */
  readonly intake: number;
  /** Index of the zone that determines the efficiency. */
  readonly critical: number | undefined;
}

function diversityOf(values: VentilationValues, people: number): number {
  if (values.diversityBy === "diversity") return values.diversity;
  return values.diversityBy === "population" && people > 0 ? Math.min(1, values.systemPopulation / people) : 1;
}

const indexOfLargest = (numbers: readonly number[]): number =>
  numbers.reduce((best, each, index) => (each > numbers[best]! ? index : best), 0);

/** The system primary airflow as entered, m³/s; the simplified procedure has none. */
export function enteredPrimaryAirflow({ efficiencyMethod, systemSupplyAirflow }: VentilationValues): number | null {
  return efficiencyMethod === "simplified-2019" ? null : systemSupplyAirflow;
}

/** V_ps: at least the sum of the minimum primary airflows of the zones; with less, the average outdoor air fraction would exceed theirs. */
function primaryAirflow(zones: readonly SuppliedZone[], values: VentilationValues): number {
  const entered = enteredPrimaryAirflow(values);
  if (entered === null) return sumOf(zones, ({ supply }) => supply);
  const minimumPrimary = sumOf(zones, ({ minimum }) => minimum!);
  if (isBelow(entered, minimumPrimary)) {
    const reason = "it must be at least the sum of the minimum primary airflows of the zones";
    throw new OutOfRangeError({ parameter: "primary", value: entered, min: minimumPrimary, max: Infinity, unit: "m³/s", reason });
  }
  return entered;
}

/** Outdoor air intake of a system that recirculates. */
export function recirculatingSystem(zones: readonly SuppliedZone[], values: VentilationValues): RecirculatingSystem {
  const diversity = diversityOf(
    values,
    sumOf(zones, ({ demands }) => demands.people),
  );
  const uncorrected = diversity * sumOf(zones, ({ demands }) => demands.peopleAirflow) + sumOf(zones, ({ demands }) => demands.areaAirflow);
  const primary = primaryAirflow(zones, values);
  const averageFraction = primary > 0 ? uncorrected / primary : 0;
  const fractions = zones.map(({ fraction }) => fraction!);
  const largest = Math.max(...fractions);
  const beyondTable = values.efficiencyMethod === "table-2004" && largest > maximumTabulatedFraction;
  const method = beyondTable ? "appendix-a" : values.efficiencyMethod;
  const shared = { diversity, uncorrected, primary, averageFraction, method };
  if (method === "simplified-2019") {
    const efficiency = simplifiedSystemEfficiency(diversity);
    return { ...shared, zoneEfficiencies: [], efficiency, intake: uncorrected / efficiency, critical: undefined };
  }
  if (method === "table-2004") {
    const efficiency = tabulatedSystemEfficiency(largest);
    return { ...shared, zoneEfficiencies: [], efficiency, intake: uncorrected / efficiency, critical: indexOfLargest(fractions) };
  }
  const zoneEfficiencies = zones.map(({ demands: { zone, effectiveness }, fraction }) =>
    zoneVentilationEfficiency({
      averageFraction,
      zoneFraction: fraction!,
      effectiveness,
      ...(hasSecondaryPath(zone, values) && { primaryFraction: zone.primaryFraction, secondaryRecirculation: zone.secondaryRecirculation }),
    }),
  );
  const efficiency = Math.min(...zoneEfficiencies);
  if (uncorrected > 0 && efficiency <= 0) {
    const reason =
      "with so little primary air no outdoor air intake ventilates every zone; raise the minimum primary airflow or its share of the discharge";
    throw new OutOfRangeError({ parameter: "efficiency", value: efficiency, min: 0, max: Infinity, unit: "", reason });
  }
  const critical = indexOfLargest(zoneEfficiencies.map((each) => -each));
  return { ...shared, zoneEfficiencies, efficiency, intake: uncorrected > 0 ? uncorrected / efficiency : 0, critical };
}

/** Whether a terminal brings secondary air in this method. */
export function hasSecondaryPath(zone: VentilationValues["zones"][number], { efficiencyMethod }: VentilationValues): boolean {
  return efficiencyMethod === "appendix-a" && zone.secondaryPath;
}
