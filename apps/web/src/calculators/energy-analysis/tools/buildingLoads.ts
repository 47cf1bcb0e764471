import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import type { StoredInput } from "@org/hvac-core/exchange";
import type { ImportableFiles } from "../../imports/importableFiles.ts";
import { outdoorAirAtSite } from "./outdoorAirAtSite.ts";

/** A building as a heat load knows it, SI. */
export interface BuildingLoads {
  /** m², of all rooms; the quick method may go without. */
  readonly floorArea: number | undefined;
  /** Transmission and infiltration over the difference of temperatures at design, W/K. */
  readonly lossCoefficient: number;
  /** Outdoor air for ventilation at design, m³/s. */
  readonly ventilationFlow: number;
  /** m. */
  readonly altitude: number;
}

interface HeatedRoom {
  /** Number of identical rooms. */
  readonly count: number;
  /** Losses of one room, W. */
  readonly losses: number;
  /** Indoors over outdoors, K. */
  readonly difference: number;
}

/** Losses of rooms over their own differences of temperature, W/K; nothing where a room is not warmer than outdoors. */
export function lossCoefficientOf(rooms: readonly HeatedRoom[]): number | undefined {
  if (rooms.some(({ difference }) => difference <= 0)) return undefined;
  return rooms.reduce((sum, { count, losses, difference }) => sum + (count * losses) / difference, 0);
}

const notWarmer = "its rooms are not warmer than it is outdoors, so it tells no loss coefficient.";

/** The building of a heat load as it is stored: one room of the quick method in heating mode, or the rooms of a project. */
export function buildingLoadsOf({ input: stored, calculatorVersion }: StoredInput): BuildingLoads | { readonly problem: string } {
  const { input } = heatLoad.open(stored, calculatorVersion);
  const outcome = heatLoad.calculate(input, { strict: false });
  if (!outcome.ok) return { problem: outcome.errors[0]?.message ?? "It cannot be calculated." };
  const { values, results } = outcome;
  if (values.method === "hourly") {
    const { rooms, site } = values;
    const heated = (results.roomResults ?? []).map((room): HeatedRoom => {
      const { multiplier, heatingTemp } = rooms.find(({ id }) => id === room.id)!;
      // Heating-up comes after a setback, and outdoor air that is breathed is no loss of the envelope.
      const losses = room.heatingInRoom.value - room.heatingPickUp.value;
      return { count: multiplier, losses, difference: heatingTemp - site.heatingDryBulb };
    });
    const lossCoefficient = lossCoefficientOf(heated);
    if (lossCoefficient === undefined) return { problem: notWarmer };
    const total = (valueOf: (room: (typeof rooms)[number]) => number): number =>
      rooms.reduce((sum, room) => sum + room.multiplier * valueOf(room), 0);
    return {
      lossCoefficient,
      floorArea: total(({ floorArea }) => floorArea),
      ventilationFlow: outdoorAirAtSite(
        total(({ outdoorAir }) => outdoorAir),
        values.airflowBasis,
        site.altitude,
      ),
      altitude: site.altitude,
    };
  }
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
  const lossCoefficient = lossCoefficientOf([{ count: 1, losses, difference: values.indoorTemp - values.outdoorTemp }]);
  if (lossCoefficient === undefined) return { problem: notWarmer };
  const { airflowBasis, altitude, floorArea, ventilationRate } = values;
  return {
    lossCoefficient,
    floorArea: floorArea ?? undefined,
    ventilationFlow: outdoorAirAtSite(ventilationRate, airflowBasis, altitude),
    altitude,
  };
}

/** Heat loads, whose building the energy of a year is calculated for. */
export const buildingFiles: ImportableFiles<BuildingLoads> = {
  collection: "calculations",
  name: "heat load",
  none: "This project has no heat load yet. Save one to the project, then import its building.",
  read: (stored) => {
    const loads = buildingLoadsOf(stored);
    return "problem" in loads ? loads : { content: loads };
  },
};
