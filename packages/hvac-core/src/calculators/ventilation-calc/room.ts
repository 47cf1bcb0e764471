import { type DensityCorrection, selectedCorrection } from "./density.ts";
import type { RoomDesignAir } from "./design.ts";
import type { VentilationValues } from "./schema.ts";
import { supplied } from "./suppliedZone.ts";
import { categoryOf, demandsOf, type Zone } from "./zoneDemands.ts";
import { separateOutdoor, ventilated, type ZoneCalculation } from "./zones.ts";

/** One room: the only zone of a separate system. */
export interface RoomCalculation {
  readonly scope: "room";
  readonly design: RoomDesignAir & { readonly share: number; readonly governing: "Ventilation rate procedure" | "Air changes" };
  readonly zone: ZoneCalculation;
  readonly density: DensityCorrection | undefined;
  /** Outdoor air in the airflow of the air changes, m³/s. */
  readonly outdoorByChanges: number;
  /** Whether the share was entered, follows from the rate procedure, or is all of the supply. */
  readonly shareFrom: "entered" | "procedure" | "all";
}

/** The room as a zone, without the fields of zones of systems. */
function zoneOf(values: VentilationValues): Zone {
  const { category, outdoorAirFraction, roomWidth, roomLength, roomHeight } = values;
  return {
    id: "",
    name: "",
    spaceType: values.spaceType,
    area: roomWidth * roomLength,
    height: roomHeight,
    category,
    people: values.people,
    airDistribution: values.airDistribution,
    heatingDistribution: "none",
    airChangesPerHour: values.airChangesPerHour,
    outdoorAirChanges: 0,
    outdoorAirFraction: outdoorAirFraction ?? (mayRecirculate(category) ? null : 1),
    co2PerPerson: values.co2PerPerson,
    loadAirflow: 0,
    minimumAirflow: null,
    secondaryPath: false,
    primaryFraction: 1,
    secondaryRecirculation: 0,
    healthcareSpace: "none",
    exhaustKind: "none",
    exhaustUse: "high",
    exhaustUnits: 0,
    otherExhaust: 0,
    hood: "none",
    hoodLength: 0,
    captureVelocity: 0,
    openPerimeter: 0,
    openHeight: 0,
    transferAirflow: 0,
    transferFrom: null,
    pressureTarget: "neutral",
    pressureBy: "offset",
    pressureOffset: 0,
    pressureDifference: 0,
    leakageArea: 0,
    fuelBurning: false,
    peopleSchedule: "constant",
    peopleShares: [],
    demandControl: false,
  };
}

/**
 * Whether a room without an outdoor share takes only as much outdoor air as the rate procedure requires: where there is one, and the standard
 * permits its air to be recirculated (section 5.18).
 */
export function mayRecirculate(category: string): boolean {
  const { airClass } = categoryOf(category) ?? {};
  return airClass !== undefined && airClass < 3;
}

/** Supply and outdoor air of a room by air changes and, with a category, by the ventilation rate procedure of ASHRAE 62.1. */
export function calculateRoom(values: VentilationValues): RoomCalculation {
  const { rateColumn, efficiencyMethod, outdoorCo2, purgeFrom, purgeTo } = values;
  const alone = { systemKind: "single-zone", efficiencyMethod, outdoorCo2, co2Limit: null, purge: false, purgeFrom, purgeTo } as const;
  const density = selectedCorrection(values);
  const row = supplied(demandsOf(zoneOf(values), rateColumn, density?.factor ?? 1), 0, alone);
  const outdoor = separateOutdoor(row);
  const reaching = { airflow: outdoor, outdoor, supplied: outdoorCo2, suppliedOverDay: outdoorCo2 };
  const zone = ventilated(row, { outdoor, reaching, efficiency: undefined }, alone);
  const { demands, supply, byRates, enteredShare } = zone;
  const byChanges = demands.byAirChanges;
  const share = values.outdoorAirFraction ?? zone.share ?? 1;
  const calculatedFrom = enteredShare === null && supply > 0 ? "procedure" : "all";
  return {
    scope: "room",
    zone,
    density,
    outdoorByChanges: byChanges * share,
    shareFrom: values.outdoorAirFraction === null ? calculatedFrom : "entered",
    design: {
      supply,
      outdoor,
      share,
      volume: demands.volume,
      governing: byRates > byChanges ? "Ventilation rate procedure" : "Air changes",
    },
  };
}

/** Airflows that a rule requires of a room. */
export interface RoomDemand {
  readonly rule: RoomCalculation["design"]["governing"];
  /** Supply airflow, m³/s. */
  readonly supply: number;
  /** Outdoor air in it, m³/s. */
  readonly outdoor: number;
  /** Whether the design follows from it. */
  readonly governs: boolean;
}

/**
 * Airflows of a room by air changes and, with a category, by the ventilation rate procedure.
 *
 * @param calculation room as calculated
 * @returns one demand by rule; the one with the larger supply governs
 * @example
 * ```ts
 * import { roomDemands, ventilationCalc } from "@org/hvac-core/calculators/ventilation-calc";
 * const room = { roomWidth: 9, roomLength: 12, roomHeight: 2.7, category: "office-space" } as const;
 * const outcome = ventilationCalc.calculate({ ...room, unitSystem: "Metric", airChangesPerHour: 6, outdoorAirFraction: 1 });
 * const calculation = outcome.ok ? outcome.calculation : undefined;
 * const demands = calculation?.scope === "room" ? roomDemands(calculation) : [];
 * demands.map(({ governs }) => governs); // [true, false]
 * demands[0]?.supply; // 0.486
 * ```
 */
export function roomDemands({ zone: { demands, byRates }, outdoorByChanges, design }: RoomCalculation): readonly RoomDemand[] {
  const demand = (rule: RoomDemand["rule"], supply: number, outdoor: number): RoomDemand => ({
    rule,
    supply,
    outdoor,
    governs: rule === design.governing,
  });
  const byChanges = demand("Air changes", demands.byAirChanges, outdoorByChanges);
  return demands.category ? [byChanges, demand("Ventilation rate procedure", byRates, demands.zoneOutdoor)] : [byChanges];
}
