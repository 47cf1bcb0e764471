import { concentrationsOverDay, purgeTime, timeAbove, type SupplyOverDay } from "../../ventilation/index.ts";
import type { VentilationValues } from "./schema.ts";
import type { ZoneDemands } from "./zoneDemands.ts";

/** CO₂ in a zone. Concentrations as fractions by volume. */
export interface ZoneAir {
  /** Air that reaches the zone and dilutes: supply of a system that recirculates, outdoor air otherwise, m³/s. */
  readonly airflow: number;
  /** Air changes by the air that reaches the breathing zone, 1/s. */
  readonly changes: number;
  /** CO₂ in that air with the people of the system population. */
  readonly supplied: number;
  /** Rise of CO₂ by all people at steady state. */
  readonly rise: number;
  readonly steadyState: number;
  /** At the end of each hour of the day; undefined where people stay all day. */
  readonly overDay: readonly number[] | undefined;
  readonly peak: number | undefined;
  /** s, whole hours; undefined without a limit. */
  readonly timeAboveLimit: number | undefined;
  /** s */
  readonly purgeTime: number | undefined;
  /** Air changes that purge, 1/s: of outdoor air alone, since what returns brings the contaminant back. */
  readonly purgeChanges: number;
}

/** Minimum air changes that count as ventilation, 1/s: a millionth of the volume in an hour. */
export const minimumChanges = 1e-6 / 3600;

/** Input of the CO₂ in a zone. */
export type AirQualityValues = Pick<VentilationValues, "outdoorCo2" | "co2Limit" | "purge" | "purgeFrom" | "purgeTo">;

/** Air supplied to a zone, m³/s, and the CO₂ in it, fractions by volume. */
export interface ReachingAir {
  readonly airflow: number;
  /** Outdoor air in it. */
  readonly outdoor: number;
  readonly supplied: number;
  readonly suppliedOverDay: number | SupplyOverDay;
}

/** CO₂ in a zone by the air supplied to it. */
export function zoneAir(demands: ZoneDemands, air: ReachingAir, values: AirQualityValues): ZoneAir | undefined {
  const { airflow, outdoor, supplied, suppliedOverDay } = air;
  const { zone, people, volume, effectiveness } = demands;
  const changes = (airflow * effectiveness) / volume;
  if (changes < minimumChanges) return undefined;
  const purgeChanges = (outdoor * effectiveness) / volume;
  const rise = (people * zone.co2PerPerson) / (airflow * effectiveness);
  const overDay =
    zone.peopleSchedule === "custom"
      ? concentrationsOverDay({ shares: zone.peopleShares, supplied: suppliedOverDay, rise, changes })
      : undefined;
  return {
    airflow,
    changes,
    supplied,
    rise,
    steadyState: supplied + rise,
    overDay,
    peak: overDay && Math.max(...overDay),
    timeAboveLimit: overDay && values.co2Limit !== null ? timeAbove(values.co2Limit, ...overDay) : undefined,
    purgeTime:
      values.purge && purgeChanges >= minimumChanges
        ? purgeTime({ from: values.purgeFrom, to: values.purgeTo, supplied: values.outdoorCo2, changes: purgeChanges })
        : undefined,
    purgeChanges,
  };
}
