import { heatLoad, quickRoom, roomOutdoorAir, type HeatLoadValues } from "../../calculators/heat-load/index.ts";
import type { FileContent, StoredInput } from "../index.ts";
import { outdoorAirAtSite } from "./outdoorAirAtSite.ts";

/** A building of a heat load, SI. */
export interface BuildingLoads {
  /** All rooms, m²; undefined where the quick method goes without. */
  readonly floorArea: number | undefined;
  /** Transmission and infiltration over the design temperature difference, W/K. */
  readonly lossCoefficient: number;
  /** Outdoor air for ventilation at design, m³/s. */
  readonly ventilationFlow: number;
  /** m. */
  readonly altitude: number;
}

/** Losses of identical rooms. */
interface HeatedRooms {
  /** Number of identical rooms. */
  readonly multiplier: number;
  /** Losses of one room, W. */
  readonly losses: number;
  /** Indoor less outdoor temperature, K. */
  readonly difference: number;
}

/**
 * Losses of rooms over their own temperature differences.
 *
 * @param rooms losses and temperature differences at design
 * @returns W/K; undefined where a room is not warmer than outdoors
 * @example
 * ```ts
 * import { lossCoefficientOf } from "@org/hvac-core/exchange/energy";
 * lossCoefficientOf([{ multiplier: 2, losses: 300, difference: 30 }]); // 20
 * ```
 */
export function lossCoefficientOf(rooms: readonly HeatedRooms[]): number | undefined {
  if (rooms.some(({ difference }) => difference <= 0)) return undefined;
  return rooms.reduce((sum, { multiplier, losses, difference }) => sum + (multiplier * losses) / difference, 0);
}

const notWarmer = "its rooms are not warmer than it is outdoors, so it tells no loss coefficient.";

type Outcome = Extract<ReturnType<typeof heatLoad.calculate>, { readonly ok: true }>;

function hourlyBuilding(values: HeatLoadValues, results: Outcome["results"]): FileContent<BuildingLoads> {
  const { rooms, site, airflowBasis } = values;
  const heated = (results.roomResults ?? []).map((room): HeatedRooms => {
    const { multiplier, heatingTemp } = rooms.find(({ id }) => id === room.id)!;
    // Heating-up follows a setback, and outdoor air for ventilation is no loss of the envelope.
    const losses = room.heatingInRoom.value - room.heatingPickUp.value;
    return { multiplier, losses, difference: heatingTemp - site.heatingDryBulb };
  });
  const lossCoefficient = lossCoefficientOf(heated);
  if (lossCoefficient === undefined) return { problem: notWarmer };
  const total = (valueOf: (room: (typeof rooms)[number]) => number): number =>
    rooms.reduce((sum, room) => sum + room.multiplier * valueOf(room), 0);
  const outdoorAir = total((room) => roomOutdoorAir(room, values));
  return {
    content: {
      lossCoefficient,
      floorArea: total(({ floorArea }) => floorArea),
      ventilationFlow: outdoorAirAtSite(outdoorAir, airflowBasis, site.altitude),
      altitude: site.altitude,
    },
  };
}

function quickBuilding(values: HeatLoadValues, results: Outcome["results"]): FileContent<BuildingLoads> {
  if (values.calculationMode !== "Heating")
    return { problem: "it is a cooling load. Set it to heating, or take one of the hourly method, which has both." };
  const losses = [
    results.wallLoad,
    results.windowLoad,
    results.roofLoad,
    results.floorLoad,
    results.doorLoad,
    results.slabLoad,
    results.infiltrationSensibleLoad,
  ].reduce((sum, load) => sum + (load?.value ?? 0), 0);
  const lossCoefficient = lossCoefficientOf([{ multiplier: 1, losses, difference: values.indoorTemp - values.outdoorTemp }]);
  if (lossCoefficient === undefined) return { problem: notWarmer };
  const { airflowBasis, altitude, floorArea } = values;
  return {
    content: {
      lossCoefficient,
      floorArea: floorArea ?? undefined,
      ventilationFlow: outdoorAirAtSite(roomOutdoorAir(quickRoom(values), values), airflowBasis, altitude),
      altitude,
    },
  };
}

/**
 * The building of a stored heat load for the energy calculation: one room of the quick method in heating mode, or the rooms of the hourly method.
 *
 * @param stored input of the heat load
 * @returns building, or why the file has none
 * @example
 * ```ts
 * import { buildingLoads } from "@org/hvac-core/exchange/energy";
 * const room = { calculationMode: "Heating", indoorTemp: 20, outdoorTemp: -10, infiltrationAirChanges: 0, wallArea: 100, wallUValue: 0.4 };
 * const read = buildingLoads({ input: { unitSystem: "Metric", windowArea: 0, roofArea: 0, ...room }, calculatorVersion: 1 });
 * "content" in read && read.content.lossCoefficient; // 40
 * ```
 */
export function buildingLoads({ input: stored, calculatorVersion }: StoredInput): FileContent<BuildingLoads> {
  const { input } = heatLoad.open(stored, calculatorVersion);
  const outcome = heatLoad.calculate(input, { strict: false });
  if (!outcome.ok) return { problem: outcome.errors[0]?.message ?? "It cannot be calculated." };
  const { values, results } = outcome;
  return values.method === "hourly" ? hourlyBuilding(values, results) : quickBuilding(values, results);
}
