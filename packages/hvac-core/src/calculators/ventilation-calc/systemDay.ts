import { concentrationsOverDay, type SupplyOverDay } from "../../ventilation/index.ts";
import { minimumChanges } from "./zoneAir.ts";
import type { VentilationValues } from "./schema.ts";
import { sumOf } from "./sumOf.ts";
import type { SuppliedZone } from "./suppliedZone.ts";

/** Hours of the day, 0…23. */
export const hours = Array.from({ length: 24 }, (_, hour) => hour);

/**
 * CO₂ over a day of a system that recirculates, its zones taken as one mixed space that outdoor air dilutes. Each zone then has the supply
 * air that follows. Where zones differ in how fast their air is changed, the return air is a little apart from that mixture.
 */
export interface SystemDay {
  /** CO₂ generation of the people in each hour, m³/s. */
  readonly sources: readonly number[];
  /** Outdoor air by the volume of all zones, 1/s. */
  readonly changes: number;
  /** In the mixed air at the end of each hour, fractions by volume. */
  readonly mixed: readonly number[];
  /** In the supply air, fractions by volume. */
  readonly supplied: SupplyOverDay;
}

/** Whether the people of a zone have a schedule by the hour. */
export const hasSchedule = ({ demands: { zone } }: SuppliedZone): boolean => zone.peopleSchedule === "custom";

/** Share of a zone's people in an hour, 0…23. */
export const shareIn = (hour: number, { zone }: SuppliedZone["demands"]): number =>
  zone.peopleSchedule === "custom" ? zone.peopleShares[hour]! : 1;

/** The day of a system; undefined without schedules, or with next to no outdoor air. */
export function systemDay(
  zones: readonly SuppliedZone[],
  outdoor: number,
  supply: number,
  { outdoorCo2 }: VentilationValues,
): SystemDay | undefined {
  const changes = outdoor / sumOf(zones, ({ demands }) => demands.volume);
  if (changes < minimumChanges || !zones.some(hasSchedule)) return undefined;
  const sources = hours.map((hour) => sumOf(zones, ({ demands }) => shareIn(hour, demands) * demands.people * demands.zone.co2PerPerson));
  const highest = Math.max(...sources);
  const shares = sources.map((source) => (highest > 0 ? source / highest : 0));
  const mixed = concentrationsOverDay({ shares, supplied: outdoorCo2, rise: highest / outdoor, changes });
  const recirculated = Math.max(0, 1 - outdoor / supply);
  const inSupply = (rise: number): number => outdoorCo2 + recirculated * rise;
  const supplied = {
    starts: hours.map((hour) => inSupply(mixed[(hour + 23) % 24]! - outdoorCo2)),
    towards: sources.map((source) => inSupply(source / outdoor)),
    changes,
  };
  return { sources, changes, mixed, supplied };
}
