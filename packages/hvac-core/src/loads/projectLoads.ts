import { requireInRange } from "../refusals/errors.ts";
import { highestHour, type ComponentShare, type DesignDayLoads, type PeakLoad } from "./coolingLoad.ts";
import type { DesignDays } from "./designDay.ts";
import { LoadResponses } from "./loadResponses.ts";
import type { ResponseStore } from "./responses.ts";
import { loadComponents, type Room } from "./room.ts";
import { addPart, partAt, roomParts, type RoomParts } from "./superposition.ts";
import { hourCount } from "./timeSeries.ts";

export interface ProjectLoadsInput {
  /** Design weather of the place, or the store of its responses, which makes later calls cheap. */
  readonly weather: DesignDays | LoadResponses;
  /** At least one room. Room objects must not change: an edited room is a new object, and only new objects are computed again. */
  readonly rooms: readonly Room[];
}

/** Peaks of one room of a project. */
export interface ProjectRoom {
  readonly name: string;
  /** m². */
  readonly floorArea: number;
  /** Hour of the room's highest total load. */
  readonly peak: PeakLoad;
  /** Hour of its highest sensible load, which sizes its supply air. */
  readonly peakSensible: PeakLoad;
}

export interface ProjectLoads extends DesignDayLoads {
  readonly rooms: readonly ProjectRoom[];
  /** Floor area of all rooms, m². */
  readonly floorArea: number;
  /** Block load: highest total of all rooms at the same hour, which a common plant must meet. */
  readonly coincidentPeak: PeakLoad;
  /** Highest sensible load of all rooms at the same hour, which a common fan with variable flow must meet. */
  readonly coincidentSensiblePeak: PeakLoad;
  /** Sum of peaks: sum of the rooms' highest totals, whatever their hours, W. */
  readonly sumOfRoomPeaks: { readonly sensible: number; readonly latent: number; readonly total: number };
  /** Sum of the rooms' highest sensible loads, W, which constant flow to every room must meet. */
  readonly sumOfRoomSensiblePeaks: number;
  /** Block load over sum of peaks, at most 1. */
  readonly diversity: number;
}

/** Computed loads of a room, until it is edited. */
export interface ComputedRoom {
  readonly result: ProjectRoom;
  readonly parts: RoomParts;
  readonly sensible: Float64Array;
  readonly latent: Float64Array;
  readonly returnAir: Float64Array;
}

/** Load of rooms at one hour with its parts; each room multiplied by `counts`, by default once. */
export function peakAt(parts: readonly RoomParts[], k: number, counts?: readonly number[]): PeakLoad {
  const shares = new Map<string, { sensible: number; latent: number }>();
  const share = (component: string): { sensible: number; latent: number } => {
    const earlier = shares.get(component);
    if (earlier) return earlier;
    const empty = { sensible: 0, latent: 0 };
    shares.set(component, empty);
    return empty;
  };
  parts.forEach(({ sensible, latent }, i) => {
    const count = counts?.[i] ?? 1;
    for (const part of sensible) share(part.component).sensible += count * partAt(part, k);
    for (const part of latent) share(part.component).latent += count * partAt(part, k);
  });
  const components: ComponentShare[] = loadComponents.flatMap((component) => {
    const loads = shares.get(component);
    return loads ? [{ component, ...loads }] : [];
  });
  const sensible = components.reduce((sum, part) => sum + part.sensible, 0);
  const latent = components.reduce((sum, part) => sum + part.latent, 0);
  return { month: Math.floor(k / 24) + 1, hour: (k % 24) + 1, sensible, latent, total: sensible + latent, components };
}

function computeRoom(room: Room, responses: ResponseStore, name: string): ComputedRoom {
  const parts = roomParts(room, responses, name);
  const added = (list: RoomParts["sensible"]): Float64Array => {
    const hours = new Float64Array(hourCount);
    for (const part of list) addPart(hours, part);
    return hours;
  };
  const [sensible, latent, returnAir] = [added(parts.sensible), added(parts.latent), added(parts.returnAir)];
  const peak = peakAt(
    [parts],
    highestHour((k) => sensible[k]! + latent[k]!, 0, hourCount),
  );
  const peakSensible = peakAt(
    [parts],
    highestHour((k) => sensible[k]!, 0, hourCount),
  );
  return { result: { name: room.name, floorArea: room.floorArea, peak, peakSensible }, parts, sensible, latent, returnAir };
}

/** Rooms computed with the responses of a store. */
const computedRooms = new WeakMap<ResponseStore, WeakMap<Room, ComputedRoom>>();

/** The hours of a room, computed once with each store. */
export function computedRoom(room: Room, responses: ResponseStore, name = ""): ComputedRoom {
  const rooms = computedRooms.get(responses) ?? new WeakMap<Room, ComputedRoom>();
  computedRooms.set(responses, rooms);
  const computed = rooms.get(room) ?? computeRoom(room, responses, name);
  rooms.set(room, computed);
  return computed;
}

function addHours(rooms: readonly ComputedRoom[], which: "sensible" | "latent" | "returnAir"): number[] {
  const total = new Float64Array(hourCount);
  for (const room of rooms) {
    const hours = room[which];
    for (let k = 0; k < hourCount; k++) total[k] = total[k]! + hours[k]!;
  }
  return Array.from(total);
}

/**
 * Cooling loads of all rooms of a project over the design days of twelve months: each room's peak, the coincident block load and the sum of
 * peaks.
 *
 * The loads are those of `roomCoolingLoad`, added up from periodic responses that rooms share. To follow edits, open a store of responses
 * once (`loadResponses`) and pass it to every call: rooms that are the same objects, and kinds of surfaces computed before, are
 * not computed again.
 *
 * @param input design weather and rooms; ranges at `Room`
 * @returns peaks of the rooms and of the project, W, and its hourly loads
 * @throws {OutOfRangeError} when there is no room or a value of one lies outside its range
 * @throws {UnknownNameError} when a component or glazing is not known
 * @source ashrae-hof-2021, ch. 18, section 6, radiant time series method, block load and diversity
 * @example
 * ```ts
 * import { designDays, loadResponses, projectLoads, representativeRadiantSeries } from "@org/hvac-core/loads";
 * const month = { dryBulb: 33, wetBulb: 23, dryBulbRange: 10, tauB: 0.515, tauD: 2.066 };
 * const place = { latitude: 33.64, longitude: -84.43, timeZone: -5, altitude: 313, tauEdition: "2017" as const };
 * const weather = loadResponses(designDays({ ...place, months: Array.from({ length: 12 }, () => month) }));
 * const radiantSeries = representativeRadiantSeries("medium", true);
 * const common = { floorArea: 100, indoor: { dryBulb: 24, relativeHumidity: 0.5 }, surfaces: [], windows: [], infiltration: 0, radiantSeries };
 * const lights = (from: number, to: number) => {
 *   const schedule = Array.from({ length: 24 }, (_, hour) => (hour >= from && hour < to ? 1 : 0));
 *   return { component: "lighting" as const, sensible: 1000, radiantFraction: 0, schedule };
 * };
 * const rooms = [{ ...common, name: "Morning", gains: [lights(6, 12)] }, { ...common, name: "Evening", gains: [lights(14, 20)] }];
 * const loads = projectLoads({ weather, rooms });
 * loads.coincidentPeak.total; // 1000
 * loads.sumOfRoomPeaks.total; // 2000
 * loads.rooms[1]?.peak.hour; // 15
 * ```
 */
export function projectLoads({ weather, rooms }: ProjectLoadsInput): ProjectLoads {
  requireInRange("rooms.length", rooms.length, 1, 1e6, "");
  const responses = LoadResponses.storeOf(weather);
  const computed = rooms.map((room, i) => computedRoom(room, responses, `rooms[${i}].`));
  const sensible = addHours(computed, "sensible");
  const latent = addHours(computed, "latent");
  const parts = computed.map((room) => room.parts);
  const coincidentPeak = peakAt(
    parts,
    highestHour((k) => sensible[k]! + latent[k]!, 0, hourCount),
  );
  const add = (value: (room: ProjectRoom) => number): number => computed.reduce((total, room) => total + value(room.result), 0);
  const sumOfRoomPeaks = {
    sensible: add(({ peak }) => peak.sensible),
    latent: add(({ peak }) => peak.latent),
    total: add(({ peak }) => peak.total),
  };
  return {
    rooms: computed.map((room) => room.result),
    floorArea: add((room) => room.floorArea),
    sensible,
    latent,
    returnAir: addHours(computed, "returnAir"),
    coincidentPeak,
    coincidentSensiblePeak: peakAt(
      parts,
      highestHour((k) => sensible[k]!, 0, hourCount),
    ),
    sumOfRoomPeaks,
    sumOfRoomSensiblePeaks: add((room) => room.peakSensible.sensible),
    diversity: sumOfRoomPeaks.total > 0 ? Math.min(1, coincidentPeak.total / sumOfRoomPeaks.total) : 1,
  };
}
