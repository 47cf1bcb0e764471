import { energyAnalysis } from "../../calculators/energy-analysis/index.ts";
import { heatLoad, type HeatLoadValues } from "../../calculators/heat-load/index.ts";
import type { UnitSystem } from "../../quantity/index.ts";
import type { FileContent, StoredInput } from "../index.ts";
import { RoomWriter, type EnergyRows } from "./roomWriter.ts";

type LoadRoom = HeatLoadValues["rooms"][number];

/** Rooms of a heat load for the hourly method of the energy calculation. */
export interface EnergyRooms {
  /** Names of the rooms, with the number of identical ones: "Office × 3". */
  readonly names: readonly string[];
  /** Floor area of all rooms, m². */
  readonly floorArea: number;
  /** Properties of the rooms that are not imported, in words. */
  readonly omissions: readonly string[];
  /** Writes the rows in the units of a form. */
  readonly rowsIn: (unitSystem: UnitSystem) => EnergyRows;
}

const { rooms: roomList, constructions: constructionList, profiles: profileList } = energyAnalysis.fields;
const { surfaces: surfaceList } = roomList.row;

/** Properties of the rooms that the hourly method of the energy calculation lacks, in words. */
function omissionsOf({ rooms }: HeatLoadValues): string[] {
  const has = (condition: (room: LoadRoom) => boolean): boolean => rooms.some(condition);
  return [
    ...(has(({ surfaces }) => surfaces.some(({ kind }) => kind === "partition"))
      ? ["Other spaces are taken as identical rooms: their partitions store heat and pass none."]
      : []),
    ...(has(({ windows }) =>
      windows.some(({ overhangDepth, finDepth, obstruction }) => overhangDepth > 0 || finDepth > 0 || obstruction !== "none"),
    )
      ? ["Overhangs, fins and obstructions: enter the solar factor of each window."]
      : []),
    ...(has(({ lightingRoomShare }) => lightingRoomShare < 1) ? ["Heat of lights to the return air is included in the room."] : []),
    ...(has(({ equipmentLatent }) => equipmentLatent > 0) ? ["Latent gains: the hours are sensible."] : []),
    "Rooms are always occupied, and weekends are as weekdays, until you enter occupied hours and profiles.",
  ];
}

/** Problem where the rooms exceed the lists of the energy calculation. */
function overflow({ rooms, constructions, profiles }: EnergyRows): string | undefined {
  const surfaces = rooms.map((room) => room.surfaces ?? []);
  const windows = surfaces.flat().map((surface) => surface.windows ?? []);
  const layers = constructions.map((construction) => construction.layers ?? []);
  const longest = (lists: readonly (readonly unknown[])[]): number => Math.max(0, ...lists.map(({ length }) => length));
  const counts = [
    ["rooms", rooms.length, roomList.maxRows],
    ["constructions", constructions.length, constructionList.maxRows],
    ["schedules", profiles.length, profileList.maxRows],
    ["surfaces in a room", longest(surfaces), surfaceList.maxRows],
    ["windows in a surface", longest(windows), surfaceList.row.windows.maxRows],
    ["layers in a construction", longest(layers), constructionList.row.layers.maxRows],
  ] as const;
  const over = counts.find(([, count, limit]) => count > limit);
  return over && `it has ${over[1]} ${over[0]}, and a year is calculated with ${over[2]} at most.`;
}

/**
 * The rooms of a stored heat load of the hourly method, for a year of the energy calculation.
 *
 * Walls include their windows there, solar absorptance replaces the color, outdoor air is measured at the site, and the edge of a slab becomes a
 * U-value over the floor.
 *
 * @param stored input of the heat load
 * @returns rooms, or why the file has none that a year can be calculated with
 * @example
 * ```ts
 * import { energyRooms } from "@org/hvac-core/exchange/energy";
 * const rooms = [{ id: "a", name: "Office", floorArea: 20, multiplier: 3 }];
 * const read = energyRooms({ input: { unitSystem: "Metric", method: "hourly", rooms }, calculatorVersion: 1 });
 * "content" in read && read.content.floorArea; // 60
 * "content" in read && read.content.rowsIn("Metric").rooms[0]?.floorArea; // { value: 20, unit: "m2" }
 * ```
 */
export function energyRooms({ input: stored, calculatorVersion }: StoredInput): FileContent<EnergyRooms> {
  const { input } = heatLoad.open(stored, calculatorVersion);
  const outcome = heatLoad.calculate(input, { strict: false });
  if (!outcome.ok) return { problem: outcome.errors[0]?.message ?? "It cannot be calculated." };
  const { values } = outcome;
  if (values.method !== "hourly") return { problem: "it is one room by the quick method. Rooms with their surfaces are in hourly ones." };
  const rowsIn = (unitSystem: UnitSystem): EnergyRows => new RoomWriter(values, unitSystem).rows();
  const problem = overflow(rowsIn("Metric"));
  if (problem !== undefined) return { problem };
  return {
    content: {
      names: values.rooms.map(({ name, multiplier }, index) => `${name || `Room ${index + 1}`}${multiplier > 1 ? ` × ${multiplier}` : ""}`),
      floorArea: values.rooms.reduce((sum, room) => sum + room.multiplier * room.floorArea, 0),
      omissions: omissionsOf(values),
      rowsIn,
    },
  };
}
