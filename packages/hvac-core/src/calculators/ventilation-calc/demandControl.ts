import { comesAndGoes, hours, shareIn } from "./systemDay.ts";
import type { RecirculatingSystem } from "./system.ts";
import type { VentilationValues } from "./schema.ts";
import { sumOf } from "./sumOf.ts";
import type { SuppliedZone } from "./suppliedZone.ts";

/** Outdoor air that follows the people, m³/s. */
export interface DemandControl {
  /** With all people there. */
  readonly design: number;
  /** In each hour of the day, never more than that. */
  readonly needed: readonly number[];
  /** On the average of the day. */
  readonly saved: number;
}

function savingOf(design: number, neededIn: (hour: number) => number): DemandControl {
  const needed = hours.map((hour) => Math.min(design, neededIn(hour)));
  return { design, needed, saved: sumOf(needed, (each) => design - each) / 24 };
}

/** Outdoor air of several zones together; undefined of none. */
export function together(zones: readonly DemandControl[]): DemandControl | undefined {
  if (zones.length === 0) return undefined;
  return {
    design: sumOf(zones, ({ design }) => design),
    needed: hours.map((hour) => sumOf(zones, ({ needed }) => needed[hour]!)),
    saved: sumOf(zones, ({ saved }) => saved),
  };
}

/** Whether the outdoor air of a zone follows its people. */
export const follows = (zone: SuppliedZone): boolean => comesAndGoes(zone) && zone.demands.zone.demandControl;

/** Outdoor air that a zone needs without people: the other rules ask for it. All of the supply of a system of outdoor air only is outdoor air. */
export function leastOutdoor({ demands, byExhaust }: SuppliedZone, systemKind: VentilationValues["systemKind"]): number {
  if (systemKind !== "all-outdoor") return Math.max(demands.outdoorByChanges, byExhaust);
  return Math.max(demands.byAirChanges, demands.byHealthcare, demands.zone.loadAirflow, byExhaust);
}

/** Outdoor air of one zone whose own outdoor air follows its people. */
export function zoneDemandControl(
  zone: SuppliedZone,
  outdoor: number,
  systemKind: VentilationValues["systemKind"],
): DemandControl | undefined {
  if (systemKind === "multiple-zone" || !follows(zone)) return undefined;
  const { peopleAirflow, areaAirflow, effectiveness } = zone.demands;
  const least = leastOutdoor(zone, systemKind);
  return savingOf(outdoor, (hour) => Math.max((shareIn(hour, zone.demands) * peopleAirflow + areaAirflow) / effectiveness, least));
}

/** Outdoor air for the people of a zone in an hour: all of it where nothing follows them. */
export const peopleAirflowIn = (hour: number, zone: SuppliedZone): number =>
  (follows(zone) ? shareIn(hour, zone.demands) : 1) * zone.demands.peopleAirflow;

/**
 * Outdoor air of a system that recirculates. Those who are there count by the hour, and never more than as many as are in the system at once;
 * the system ventilation efficiency stays that of the design.
 */
export function systemDemandControl(
  zones: readonly SuppliedZone[],
  { uncorrected, efficiency }: RecirculatingSystem,
  outdoor: number,
  least: number,
): DemandControl | undefined {
  if (!zones.some(follows)) return undefined;
  const ofFloors = sumOf(zones, ({ demands }) => demands.areaAirflow);
  return savingOf(outdoor, (hour) => {
    const ofPeople = sumOf(zones, (zone) => peopleAirflowIn(hour, zone));
    return Math.max(Math.min(uncorrected, ofPeople + ofFloors) / efficiency, least);
  });
}
