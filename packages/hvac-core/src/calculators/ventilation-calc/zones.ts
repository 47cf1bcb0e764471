import { OutOfRangeError } from "../../kernel/index.ts";
import { systemDemandControl, sumOfDemandControl, zoneDemandControl, type DemandControl } from "./demandControl.ts";
import { systemDay, type SystemDay } from "./systemDay.ts";
import { minimumChanges, type AirQualityValues, type ReachingAir, zoneAir, type ZoneAir } from "./zoneAir.ts";
import { demandsOf } from "./zoneDemands.ts";
import { atZone } from "./refusals.ts";
import type { RoomDesignAir } from "./design.ts";
import { type DensityCorrection, selectedCorrection } from "./density.ts";
import type { VentilationValues } from "./schema.ts";
import { recirculatingSystem, type RecirculatingSystem } from "./system.ts";
import { sumOf } from "./sumOf.ts";
import { difference, pressureNames, type SuppliedZone, supplied } from "./suppliedZone.ts";

/** A zone as calculated. */
export interface ZoneCalculation extends SuppliedZone {
  readonly id: string;
  /** E_vz; of Appendix A only. */
  readonly efficiency: number | undefined;
  readonly required: number;
  /** Outdoor air of the zone. */
  readonly outdoor: number;
  /** Outdoor air in its supply, a share; undefined without supply. */
  readonly share: number | undefined;
  readonly returned: number;
  readonly pressure: "Positive" | "Negative" | "Neutral";
  /** Undefined where next to no air is changed. */
  readonly air: ZoneAir | undefined;
  /** Undefined unless the outdoor air of the zone has demand control. */
  readonly demandControl: DemandControl | undefined;
}

/** The zones of a system as calculated. Airflows in m³/s. */
export interface ZonesCalculation {
  readonly scope: "zones";
  readonly design: RoomDesignAir;
  readonly density: DensityCorrection | undefined;
  readonly zones: readonly ZoneCalculation[];
  /** Only where one system serves the zones and recirculates. */
  readonly system: RecirculatingSystem | undefined;
  readonly intake: number;
  readonly outdoorForAirChanges: number;
  readonly outdoorForMakeup: number;
  readonly transferFromOutside: number;
  /** CO₂ in the supply air with the system population, a fraction; undefined without outdoor air. */
  readonly supplyCo2: number | undefined;
  /** Undefined unless the system recirculates and zones have schedules. */
  readonly day: SystemDay | undefined;
  /** Demand control of a system that recirculates, or the sum of all zones; undefined without any. */
  readonly demandControl: DemandControl | undefined;
}

/** Outdoor air of all zones, the largest of the rules, and of each zone. */
interface OutdoorAir extends Pick<
  ZonesCalculation,
  "system" | "intake" | "outdoorForAirChanges" | "outdoorForMakeup" | "transferFromOutside"
> {
  readonly supply: number;
  readonly outdoor: number;
  readonly perZone: readonly number[];
}

/** Outdoor air of a zone with a separate system. */
export function separateOutdoor({ demands, byExhaust, supply, enteredShare }: SuppliedZone): number {
  return Math.max(enteredShare === null ? demands.zoneOutdoor : enteredShare * supply, demands.outdoorByChanges, byExhaust);
}

/** Outdoor air of each zone, and of all of them. */
function outdoorAir(zones: readonly SuppliedZone[], values: VentilationValues): OutdoorAir {
  const supply = sumOf(zones, (zone) => zone.supply);
  const transferFromOutside = sumOf(zones, ({ demands: { zone } }) => (zone.transferFrom === null ? zone.transferAirflow : 0));
  const outdoorForAirChanges = sumOf(zones, ({ demands }) => demands.outdoorByChanges);
  const outdoorForMakeup = Math.max(0, sumOf(zones, ({ demands }) => demands.exhausted + demands.leakage) - transferFromOutside);
  const shared = { supply, transferFromOutside, outdoorForAirChanges, outdoorForMakeup };
  if (values.systemKind === "multiple-zone") {
    const system = recirculatingSystem(zones, values);
    const outdoor = Math.max(system.intake, outdoorForAirChanges, outdoorForMakeup);
    return {
      ...shared,
      system,
      intake: system.intake,
      outdoor,
      perZone: zones.map((zone) => (supply > 0 ? (outdoor * zone.supply) / supply : 0)),
    };
  }
  const all = values.systemKind === "all-outdoor";
  const perZone = zones.map((zone) => (all ? zone.supply : separateOutdoor(zone)));
  const intake = sumOf(zones, ({ demands }) => demands.zoneOutdoor);
  return { ...shared, system: undefined, intake, outdoor: sumOf(perZone, (each) => each), perZone };
}

/** CO₂ in the supply air by recirculated air of the zones, with the system population. */
function supplyCo2(
  zones: readonly SuppliedZone[],
  outdoor: number,
  supply: number,
  values: VentilationValues,
  diversity: number,
): number | undefined {
  if (outdoor <= minimumChanges * sumOf(zones, ({ demands }) => demands.volume)) return undefined;
  const source = sumOf(zones, ({ demands }) => demands.people * demands.zone.co2PerPerson);
  return values.outdoorCo2 + (Math.max(0, 1 - outdoor / supply) * diversity * source) / outdoor;
}

function refuseOwnTransfer({ zones }: VentilationValues): void {
  for (const { id, transferFrom } of zones) {
    if (transferFrom !== id) continue;
    const reason = "a zone takes transfer air from another zone, or from outside the zones";
    throw new OutOfRangeError({ parameter: `zones.${id}.transferFrom`, value: 0, min: 0, max: 0, unit: "", reason });
  }
}

/** Outdoor air share of the supply of a zone: the entered share, to the last bit, unless another rule requires more. */
function shareOf({ supply, enteredShare }: SuppliedZone, outdoor: number): number | undefined {
  if (supply === 0) return undefined;
  return enteredShare !== null && outdoor === enteredShare * supply ? enteredShare : outdoor / supply;
}

/** The zones of a system by the rules, and the system that serves them. */
export function calculateZones(values: VentilationValues): ZonesCalculation {
  if (values.zones.length === 0)
    throw new OutOfRangeError({ parameter: "zones", value: NaN, min: 1, max: 500, unit: "", reason: "add a zone to ventilate" });
  if (values.purge && !(values.purgeFrom > values.purgeTo && values.purgeTo > values.outdoorCo2 + 1e-9))
    throw new OutOfRangeError({
      parameter: "to",
      value: values.purgeTo,
      min: 0,
      max: 1,
      unit: "",
      reason: "it must be below the concentration at the start and above the one outdoors",
    });
  refuseOwnTransfer(values);
  return { scope: "zones", ...ventilate(values) };
}

/** Air that a zone gets from its system. */
interface AirOfSystem extends Pick<ZoneCalculation, "outdoor" | "efficiency"> {
  /** Undefined where the CO₂ in it is not known. */
  readonly reaching: ReachingAir | undefined;
}

/** A zone with the air of its system. */
export function ventilated(
  row: SuppliedZone,
  { outdoor, reaching, efficiency }: AirOfSystem,
  values: AirQualityValues & Pick<VentilationValues, "systemKind">,
): ZoneCalculation {
  const { demands } = row;
  const { zone } = demands;
  return {
    ...row,
    id: zone.id,
    efficiency,
    required: Math.max(demands.zoneOutdoor, demands.outdoorByChanges),
    outdoor,
    share: shareOf(row, outdoor),
    returned: difference(row.supply + zone.transferAirflow, row.transferOut + demands.exhausted + demands.leakage),
    pressure: demands.leakage === 0 ? "Neutral" : pressureNames[zone.pressureTarget],
    air: reaching && atZone(zone.id, () => zoneAir(demands, reaching, values)),
    demandControl: zoneDemandControl(row, outdoor, values.systemKind),
  };
}

/** The zones with their air, and their system. */
function ventilate(values: VentilationValues): Omit<ZonesCalculation, "scope"> {
  const density = selectedCorrection(values);
  const transferOut = new Map<string, number>();
  for (const { transferFrom, transferAirflow } of values.zones)
    if (transferFrom !== null) transferOut.set(transferFrom, (transferOut.get(transferFrom) ?? 0) + transferAirflow);
  const rows = values.zones.map((zone) =>
    supplied(demandsOf(zone, values.rateColumn, density?.factor ?? 1), transferOut.get(zone.id) ?? 0, values),
  );
  const { perZone, supply, outdoor, ...air } = outdoorAir(rows, values);
  const co2 = air.system ? supplyCo2(rows, outdoor, supply, values, air.system.diversity) : values.outdoorCo2;
  const day = air.system && atZone(undefined, () => systemDay(rows, outdoor, supply, values));
  const zones = rows.map((row, index) => {
    const ofZone = perZone[index]!;
    const airflow = air.system ? row.supply : ofZone;
    const reaching = co2 === undefined ? undefined : { airflow, outdoor: ofZone, supplied: co2, suppliedOverDay: day?.supplied ?? co2 };
    return ventilated(row, { outdoor: ofZone, reaching, efficiency: air.system?.zoneEfficiencies[index] }, values);
  });
  const demandControl = air.system
    ? systemDemandControl(rows, air.system, outdoor, Math.max(air.outdoorForAirChanges, air.outdoorForMakeup))
    : sumOfDemandControl(zones.flatMap((zone) => zone.demandControl ?? []));
  const design = {
    supply,
    outdoor,
    share: supply > 0 ? outdoor / supply : undefined,
    volume: sumOf(zones, ({ demands }) => demands.volume),
    governing: outdoorRule({ ...air, outdoor }, values),
  };
  return { density, zones, ...air, design, supplyCo2: air.system && co2, day, demandControl };
}

/** The rule that the outdoor air of the system follows from. */
function outdoorRule(air: Pick<OutdoorAir, "outdoor" | "outdoorForMakeup" | "intake">, { systemKind }: VentilationValues): string {
  if (air.outdoor <= 0) return "No rule";
  if (systemKind === "all-outdoor") return "Supply of outdoor air only";
  if (systemKind === "single-zone") return "Zone by zone";
  if (air.outdoor <= air.intake) return "Rate procedure";
  return air.outdoor <= air.outdoorForMakeup ? "Exhaust and pressure" : "Outdoor air changes";
}
