import { hasSchedule, hours, shareIn } from "./systemDay.ts";
import type { RecirculatingSystem } from "./system.ts";
import type { VentilationValues } from "./schema.ts";
import { sumOf } from "./sumOf.ts";
import type { SuppliedZone } from "./suppliedZone.ts";

/** Outdoor air with demand control, m³/s. */
export interface DemandControl {
  /** Outdoor air with all people present. */
  readonly design: number;
  /** Outdoor air in each hour of the day, at most that. */
  readonly needed: readonly number[];
  /** Saving as an average of the day. */
  readonly saved: number;
}

function savingOf(design: number, neededIn: (hour: number) => number): DemandControl {
  const needed = hours.map((hour) => Math.min(design, neededIn(hour)));
  return { design, needed, saved: sumOf(needed, (each) => design - each) / 24 };
}

/** Sum of the outdoor air of several zones; undefined without any. */
export function sumOfDemandControl(zones: readonly DemandControl[]): DemandControl | undefined {
  if (zones.length === 0) return undefined;
  return {
    design: sumOf(zones, ({ design }) => design),
    needed: hours.map((hour) => sumOf(zones, ({ needed }) => needed[hour]!)),
    saved: sumOf(zones, ({ saved }) => saved),
  };
}

/** Whether the outdoor air of a zone follows its people. */
export const hasDemandControl = (zone: SuppliedZone): boolean => hasSchedule(zone) && zone.demands.zone.demandControl;

/** Outdoor air of a zone without people, by the other rules. In a system with outdoor air only all of the supply is outdoor air. */
export function minimumOutdoor({ demands, byExhaust }: SuppliedZone, systemKind: VentilationValues["systemKind"]): number {
  if (systemKind !== "all-outdoor") return Math.max(demands.outdoorByChanges, byExhaust);
  return Math.max(demands.byAirChanges, demands.byHealthcare, demands.zone.loadAirflow, byExhaust);
}

/** Outdoor air of one zone with demand control. */
export function zoneDemandControl(
  zone: SuppliedZone,
  outdoor: number,
  systemKind: VentilationValues["systemKind"],
): DemandControl | undefined {
  if (systemKind === "multiple-zone" || !hasDemandControl(zone)) return undefined;
  const { peopleAirflow, areaAirflow, effectiveness } = zone.demands;
  const minimum = minimumOutdoor(zone, systemKind);
  return savingOf(outdoor, (hour) => Math.max((shareIn(hour, zone.demands) * peopleAirflow + areaAirflow) / effectiveness, minimum));
}

/** Outdoor air for the people of a zone in an hour, without demand control that of the design. */
export const peopleAirflowIn = (hour: number, zone: SuppliedZone): number =>
  (hasDemandControl(zone) ? shareIn(hour, zone.demands) : 1) * zone.demands.peopleAirflow;

/**
 * Outdoor air of a system that recirculates, by the people in each hour, with no more than the system population; the system ventilation efficiency
 * remains that of the design.
 */
export function systemDemandControl(
  zones: readonly SuppliedZone[],
  { uncorrected, efficiency }: RecirculatingSystem,
  outdoor: number,
  minimum: number,
): DemandControl | undefined {
  if (!zones.some(hasDemandControl)) return undefined;
  const ofFloors = sumOf(zones, ({ demands }) => demands.areaAirflow);
  return savingOf(outdoor, (hour) => {
    const ofPeople = sumOf(zones, (zone) => peopleAirflowIn(hour, zone));
    return Math.max(Math.min(uncorrected, ofPeople + ofFloors) / efficiency, minimum);
  });
}
