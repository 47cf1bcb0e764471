import { at, OutOfRangeError } from "../../../kernel/index.ts";
import { designDays, type DesignDays, type HeatingLoad, type PeakLoad } from "../../../loads/index.ts";
import { LoadResponses } from "../../../loads/loadResponses.ts";
import { computedRoom, type ComputedRoom } from "../../../loads/projectLoads.ts";
import { roomCoolingLoad, type RoomCoolingLoad } from "../../../loads/coolingLoad.ts";
import type { HeatLoadValues } from "../schema.ts";
import { Library } from "./library.ts";
import { roomHeating, roomModel, type RoomModel, type RoomValues } from "./roomModel.ts";

export type SystemValues = HeatLoadValues["systems"][number];

/** A room with its loads. */
export interface LoadedRoom {
  readonly values: RoomValues;
  readonly model: RoomModel;
  readonly hours: ComputedRoom;
  readonly heating: HeatingLoad;
  /** The system that serves it; `null` for a room with a unit of its own. */
  readonly system: SystemValues | null;
}

/** Design weather of the site. */
export function weatherOf({ site }: HeatLoadValues): DesignDays {
  const { latitude, longitude, timeZone, altitude, tauEdition, groundReflectance } = site;
  const months = site.dryBulb.map((dryBulb, m) => {
    const wetBulbRange = site.wetBulbRange[m] ?? null;
    return {
      dryBulb,
      wetBulb: site.wetBulb[m]!,
      dryBulbRange: site.dryBulbRange[m]!,
      ...(wetBulbRange !== null && { wetBulbRange }),
      tauB: site.tauB[m]!,
      tauD: site.tauD[m]!,
    };
  });
  return at("site", () => designDays({ latitude, longitude, timeZone, altitude, tauEdition, groundReflectance, months }));
}

/** What one calculation leaves for the next: rooms that have not changed, at a site and with constructions that have not, are not computed again. */
interface Kept {
  readonly site: string;
  readonly library: string;
  readonly responses: LoadResponses;
  readonly constructions: Library;
  readonly rooms: ReadonlyMap<string, RoomModel>;
}

/** Responses of surfaces that were edited away pile up; beyond this number of calculations all are made anew. */
const maxReuse = 2000;
let kept: Kept | undefined;
let reused = 0;

function startingFrom(values: HeatLoadValues): Kept {
  const site = JSON.stringify(values.site);
  const library = JSON.stringify([values.constructions, values.windowTypes, values.schedules]);
  if (kept?.site === site && kept.library === library && ++reused < maxReuse) return kept;
  const responses = kept?.site === site && reused < maxReuse ? kept.responses : new LoadResponses(weatherOf(values));
  reused = 0;
  return { site, library, responses, constructions: new Library(values), rooms: new Map() };
}

/** The system of each room, by the zone that it belongs to. */
function systemsOfRooms({ rooms, zones, systems }: HeatLoadValues): (SystemValues | null)[] {
  const systemOf = new Map(systems.map((system) => [system.id, system]));
  const byZone = new Map(zones.map(({ id, system }) => [id, system === null ? null : systemOf.get(system)!]));
  return rooms.map(({ zone }) => (zone === null ? null : byZone.get(zone)!));
}

/** Each number of a room lies within its limits; what follows from several together may not. */
function withinReason<T>(compute: () => T): T {
  try {
    return compute();
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    const { value, min, max, unit } = error;
    const reason = "areas, gains or airflows of a room are larger than those of any building";
    throw new OutOfRangeError({ parameter: "rooms", value, min, max, unit, reason });
  }
}

/** All rooms of an input with their loads, the weather that they stand in, and what they are made of. */
export interface LoadedRooms {
  readonly days: DesignDays;
  readonly rooms: readonly LoadedRoom[];
  readonly library: Library;
  readonly responses: LoadResponses;
}

/** Computes all rooms, but for those that have not changed since the last call. */
export function loadRooms(values: HeatLoadValues): LoadedRooms {
  const start = startingFrom(values);
  const { days } = start.responses;
  const store = LoadResponses.storeOf(start.responses);
  const models = new Map<string, RoomModel>();
  const systems = systemsOfRooms(values);
  const rooms = values.rooms.map((room, index): LoadedRoom => {
    const key = JSON.stringify(room);
    const model = start.rooms.get(key) ?? roomModel(room, start.constructions);
    models.set(key, model);
    const system = systems[index]!;
    const heatingConditions = {
      pressure: days.pressure,
      outdoorDryBulb: values.site.heatingDryBulb,
      recovery: system?.sensibleRecovery ?? 0,
    };
    return withinReason(() => ({
      values: room,
      model,
      hours: computedRoom(model.room, store),
      heating: roomHeating(room, model, heatingConditions),
      system,
    }));
  });
  kept = { ...start, rooms: models };
  return { days, rooms, library: start.constructions, responses: start.responses };
}

/** The hours of one room, computed when asked for. */
export interface RoomHours extends RoomCoolingLoad {
  /** Load at the hour of the room's own peak. */
  readonly peak: PeakLoad;
}

/**
 * The load of one room at every hour of the twelve design days, with its parts: for charts and maps. It is computed when asked for.
 *
 * @param values of an outcome of the hourly method (`outcome.values`)
 * @param roomId id of the room
 * @returns hourly loads by component, W, of one such room; `undefined` where there is no such room
 * @throws {OutOfRangeError} when the input could not be calculated
 * @source ashrae-hof-2021, ch. 18, section 6, radiant time series method
 * @example
 * ```ts
 * import { heatLoad, roomHours } from "@org/hvac-core/calculators/heat-load";
 * const room = { id: "a", floorArea: 20, lighting: 200 };
 * const outcome = heatLoad.calculate({ unitSystem: "Metric", method: "hourly", rooms: [room] });
 * outcome.ok && roomHours(outcome.values, "a")?.sensible.length; // 288
 * ```
 */
export function roomHours(values: HeatLoadValues, roomId: string): RoomHours | undefined {
  const room = values.rooms.find(({ id }) => id === roomId);
  if (!room) return undefined;
  const start = startingFrom(values);
  const known = start.rooms.get(JSON.stringify(room)) ?? roomModel(room, start.constructions);
  kept = start;
  return roomCoolingLoad(known.room, start.responses);
}
