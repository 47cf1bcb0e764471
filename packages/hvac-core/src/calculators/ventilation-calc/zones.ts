import { OutOfRangeError, type ResultValues } from "../../kernel/index.ts";
import { systemDemandControl, together, zoneDemandControl, type DemandControl } from "./demandControl.ts";
import { systemDay, type SystemDay } from "./systemDay.ts";
import { leastChanges, zoneAir, type ZoneAir } from "./zoneAir.ts";
import { demandsOf } from "./zoneDemands.ts";
import type { results } from "./results.ts";
import { densityCorrection, type DensityCorrection } from "./density.ts";
import type { VentilationValues } from "./schema.ts";
import { recirculatingSystem, type RecirculatingSystem } from "./system.ts";
import { sumOf } from "./sumOf.ts";
import { type SuppliedZone, supplied } from "./suppliedZone.ts";

/** A zone as calculated. */
export interface ZoneCalculation extends SuppliedZone {
  readonly id: string;
  /** E_vz; of Appendix A only. */
  readonly efficiency: number | undefined;
  readonly required: number;
  /** Outdoor air that it gets. */
  readonly outdoor: number;
  /** Outdoor air in its supply, a share; undefined without supply. */
  readonly share: number | undefined;
  readonly returned: number;
  readonly pressure: "Positive" | "Negative" | "Neutral";
  /** Undefined where next to no air is changed. */
  readonly air: ZoneAir | undefined;
  /** Where the zone's own outdoor air follows its people. */
  readonly demandControl: DemandControl | undefined;
}

/** The zones of a system as calculated. Airflows in m³/s. */
export interface ZonesCalculation {
  readonly scope: "zones";
  readonly results: ResultValues<typeof results>;
  readonly density: DensityCorrection | undefined;
  readonly zones: readonly ZoneCalculation[];
  /** Only where one system serves the zones and recirculates. */
  readonly system: RecirculatingSystem | undefined;
  readonly supply: number;
  readonly intake: number;
  /** Outdoor air of the system, the largest of what rules ask for. */
  readonly outdoor: number;
  readonly outdoorForAirChanges: number;
  readonly outdoorForMakeup: number;
  readonly transferFromOutside: number;
  /** In the supply air with as many people as are there at once, a fraction; undefined without outdoor air. */
  readonly supplyCo2: number | undefined;
  /** Of a system that recirculates, where people come and go. */
  readonly day: SystemDay | undefined;
  /** Of the system where it recirculates, of all zones together where not; undefined where no outdoor air follows people. */
  readonly demandControl: DemandControl | undefined;
}

/** What is left of an airflow. Two that are equal leave nothing, where their last bits may leave less. */
function difference(whole: number, part: number): number {
  const left = whole - part;
  return Math.abs(left) < 5e-13 * Math.abs(whole) ? 0 : left;
}

const pressures = { positive: "Positive", negative: "Negative", neutral: "Neutral" } as const;

/** Outdoor air of each zone, and of all of them. */
function outdoorAir(
  zones: readonly SuppliedZone[],
  values: VentilationValues,
): Omit<ZonesCalculation, "scope" | "results" | "zones" | "density" | "supplyCo2" | "day" | "demandControl"> & {
  readonly perZone: readonly number[];
} {
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
  const perZone = zones.map(({ demands, byExhaust, supply: own, enteredShare }) =>
    all ? own : Math.max(enteredShare === null ? demands.zoneOutdoor : enteredShare * own, demands.outdoorByChanges, byExhaust),
  );
  const intake = sumOf(zones, ({ demands }) => demands.zoneOutdoor);
  return { ...shared, system: undefined, intake, outdoor: sumOf(perZone, (each) => each), perZone };
}

/** CO₂ that the zones' air brings back into the supply, with as many people as are in the system at once. */
function supplyCo2(
  zones: readonly SuppliedZone[],
  outdoor: number,
  supply: number,
  values: VentilationValues,
  diversity: number,
): number | undefined {
  if (outdoor <= leastChanges * sumOf(zones, ({ demands }) => demands.volume)) return undefined;
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

/** Outdoor air in the supply of a zone; the share that was entered, to the last bit, unless another rule asks for more. */
function shareOf({ supply, enteredShare }: SuppliedZone, outdoor: number): number | undefined {
  if (supply === 0) return undefined;
  return enteredShare !== null && outdoor === enteredShare * supply ? enteredShare : outdoor / supply;
}

/** Zone by zone what each rule asks for, and the system that serves them. */
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
  const found = ventilate(values);
  return { scope: "zones", ...found, results: resultsOf(found, values) };
}

/** The zones with the air that they get, and their system. */
export function ventilate(values: VentilationValues): Omit<ZonesCalculation, "scope" | "results"> {
  const density = values.densityCorrection ? densityCorrection(values.altitude, values.airTemperature) : undefined;
  const transferOut = new Map<string, number>();
  for (const { transferFrom, transferAirflow } of values.zones)
    if (transferFrom !== null) transferOut.set(transferFrom, (transferOut.get(transferFrom) ?? 0) + transferAirflow);
  const rows = values.zones.map((zone) =>
    supplied(demandsOf(zone, values.rateColumn, density?.factor ?? 1), transferOut.get(zone.id) ?? 0, values),
  );
  const { perZone, ...air } = outdoorAir(rows, values);
  const co2 = air.system ? supplyCo2(rows, air.outdoor, air.supply, values, air.system.diversity) : values.outdoorCo2;
  const day = air.system && systemDay(rows, air.outdoor, air.supply, values);
  const zones = rows.map((row, index): ZoneCalculation => {
    const { demands, supply } = row;
    const { zone } = demands;
    const outdoor = perZone[index]!;
    const reaching = { airflow: air.system ? supply : outdoor, outdoor };
    return {
      ...row,
      id: zone.id,
      efficiency: air.system?.zoneEfficiencies[index],
      required: Math.max(demands.zoneOutdoor, demands.outdoorByChanges),
      outdoor,
      share: shareOf(row, outdoor),
      returned: difference(supply + zone.transferAirflow, row.transferOut + demands.exhausted + demands.leakage),
      pressure: demands.leakage === 0 ? "Neutral" : pressures[zone.pressureTarget],
      air: co2 === undefined ? undefined : zoneAir(demands, { ...reaching, supplied: co2, suppliedOverDay: day?.supplied ?? co2 }, values),
      demandControl: zoneDemandControl(row, outdoor, values.systemKind),
    };
  });
  const demandControl = air.system
    ? systemDemandControl(rows, air.system, air.outdoor, Math.max(air.outdoorForAirChanges, air.outdoorForMakeup))
    : together(zones.flatMap((zone) => zone.demandControl ?? []));
  return { density, zones, ...air, supplyCo2: air.system && co2, day, demandControl };
}

function zoneResults({ id, demands, air, supply, outdoor, ...row }: ZoneCalculation) {
  const { volume, healthRoom } = demands;
  return {
    id,
    supplyAirflow: supply,
    governing: row.governing,
    outdoorAirflow: outdoor,
    outdoorAirRequired: row.required,
    byAirChanges: demands.byAirChanges,
    byRates: row.byRates,
    byHealthcare: demands.byHealthcare,
    byLoad: demands.zone.loadAirflow,
    byExhaust: row.byExhaust,
    occupantsCounted: demands.people,
    volume,
    breathingZoneAirflow: demands.breathingZone,
    effectiveness: demands.effectiveness,
    zoneOutdoorAirflow: demands.zoneOutdoor,
    minimumAirflow: row.minimum,
    minimumGoverning: row.minimumGoverning,
    outdoorAirFraction: row.fraction,
    ventilationEfficiency: row.efficiency,
    outdoorShare: row.share,
    airChanges: supply / volume,
    outdoorAirChanges: outdoor / volume,
    hoodAirflow: demands.hood,
    exhaustAirflow: demands.exhausted,
    transferOut: row.transferOut,
    leakageAirflow: demands.leakage,
    returnAirflow: row.returned,
    pressure: row.pressure,
    ...(healthRoom?.pressure && { pressureRequired: pressures[healthRoom.pressure] }),
    ...(air && {
      co2AtSteadyState: air.steadyState,
      co2: air.overDay,
      co2Peak: air.peak,
      timeAboveLimit: air.timeAboveLimit,
      purgeTime: air.purgeTime,
    }),
    demandControlSaving: row.demandControl?.saved,
  };
}

function resultsOf(air: Omit<ZonesCalculation, "scope" | "results">, values: VentilationValues): ZonesCalculation["results"] {
  const { zones, supply, system, outdoor, demandControl } = air;
  const rows = zones.map(zoneResults);
  const [exhausted, leaked] = [sumOf(rows, (row) => row.exhaustAirflow), sumOf(rows, (row) => row.leakageAirflow)];
  const volume = sumOf(rows, (row) => row.volume);
  return {
    designAirflow: supply,
    designOutdoorAirflow: outdoor,
    governing: outdoorRule(air, values),
    ...(supply > 0 && { outdoorShare: outdoor / supply }),
    roomVolume: volume,
    designAirChanges: supply / volume,
    ...(system && {
      uncorrectedOutdoorAirflow: system.uncorrected,
      occupantDiversity: system.diversity,
      systemEfficiency: system.efficiency,
      ...(system.critical !== undefined && { criticalZone: zones[system.critical]!.demands.zone.name }),
      ...(air.supplyCo2 !== undefined && { supplyCo2: air.supplyCo2 }),
    }),
    outdoorIntake: air.intake,
    outdoorForAirChanges: air.outdoorForAirChanges,
    outdoorForMakeup: air.outdoorForMakeup,
    exhaustTotal: exhausted,
    transferFromOutside: air.transferFromOutside,
    leakageTotal: leaked,
    returnTotal: sumOf(zones, ({ returned }) => returned),
    reliefAirflow: difference(outdoor + air.transferFromOutside, exhausted + leaked),
    ...(demandControl && { demandControlSaving: demandControl.saved }),
    zones: rows,
  };
}

/** What the outdoor air of the system follows from. */
function outdoorRule(
  air: Pick<ZonesCalculation, "system" | "outdoor" | "outdoorForMakeup" | "intake">,
  { systemKind }: VentilationValues,
): string {
  if (air.outdoor <= 0) return "No rule";
  if (systemKind === "all-outdoor") return "Supply of outdoor air only";
  if (systemKind === "single-zone") return "Zone by zone";
  if (air.outdoor <= air.intake) return "Rate procedure";
  return air.outdoor <= air.outdoorForMakeup ? "Exhaust and pressure" : "Outdoor air changes";
}
