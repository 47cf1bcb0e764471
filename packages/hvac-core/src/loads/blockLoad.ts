import { requireInRange, requireKnown } from "../refusals/errors.ts";
import { peaksOf, type DesignDayLoads, type PeakLoad, type RoomCoolingLoad } from "./coolingLoad.ts";
import { loadComponents } from "./room.ts";
import { hourCount, requireHours, zeroHours } from "./timeSeries.ts";

export interface BlockCoolingLoad extends DesignDayLoads {
  /** Floor area of all rooms, m². */
  readonly floorArea: number;
  readonly components: RoomCoolingLoad["components"];
  /** Highest total of all rooms at the same hour, which a common plant must meet. */
  readonly coincidentPeak: PeakLoad;
  /** Highest sensible load of all rooms at the same hour, which a common fan with variable flow must meet. */
  readonly coincidentSensiblePeak: PeakLoad;
  /** Sum of the rooms' highest totals, whatever their hours, W. */
  readonly sumOfRoomPeaks: { readonly sensible: number; readonly latent: number; readonly total: number };
  /** Sum of the rooms' highest sensible loads, W, which constant flow to every room must meet. */
  readonly sumOfRoomSensiblePeaks: number;
  /** Coincident peak over sum of room peaks, at most 1. */
  readonly diversity: number;
}

function requirePeak(name: string, peak: PeakLoad): void {
  for (const value of ["sensible", "latent", "total"] as const) requireInRange(`${name}.${value}`, peak[value], -1e15, 1e15, "W");
  peak.components.forEach((part, i) => requireKnown(`${name}.components[${i}].component`, part.component, loadComponents));
}

/** Checks a computed load: 288 numbers in every list. */
function requireRoomLoad(room: RoomCoolingLoad, i: number): void {
  requireInRange(`rooms[${i}].floorArea`, room.floorArea, 0.01, 1e7, "m²");
  requireHours(`rooms[${i}].sensible`, room.sensible);
  requireHours(`rooms[${i}].latent`, room.latent);
  requireHours(`rooms[${i}].returnAir`, room.returnAir);
  room.components.forEach((part, j) => {
    requireKnown(`rooms[${i}].components[${j}].component`, part.component, loadComponents);
    requireHours(`rooms[${i}].components[${j}].sensible`, part.sensible);
    requireHours(`rooms[${i}].components[${j}].latent`, part.latent);
  });
  requirePeak(`rooms[${i}].peak`, room.peak);
  requirePeak(`rooms[${i}].peakSensible`, room.peakSensible);
  room.monthlyPeaks.forEach((peak, month) => requirePeak(`rooms[${i}].monthlyPeaks[${month}]`, peak));
}

/**
 * Load of several rooms: the coincident (block) peak and the sum of the rooms' peaks, which is never smaller.
 *
 * @param rooms loads of the rooms, computed with the same design days
 * @returns hourly loads and both peaks, W
 * @throws {OutOfRangeError} when there is no room
 * @source ashrae-hof-2021, ch. 18, block load and diversity
 * @example
 * ```ts
 * import { blockCoolingLoad, designDays, representativeRadiantSeries, roomCoolingLoad } from "@org/hvac-core/loads";
 * const month = { dryBulb: 33, wetBulb: 23, dryBulbRange: 10, tauB: 0.515, tauD: 2.066 };
 * const place = { latitude: 33.64, longitude: -84.43, timeZone: -5, altitude: 313, tauEdition: "2017" as const };
 * const days = designDays({ ...place, months: Array.from({ length: 12 }, () => month) });
 * const radiantSeries = representativeRadiantSeries("medium", true);
 * const common = { floorArea: 100, indoor: { dryBulb: 24, relativeHumidity: 0.5 }, surfaces: [], windows: [], infiltration: 0, radiantSeries };
 * const lights = (from: number, to: number) => {
 *   const schedule = Array.from({ length: 24 }, (_, hour) => (hour >= from && hour < to ? 1 : 0));
 *   return { component: "lighting" as const, sensible: 1000, radiantFraction: 0, schedule };
 * };
 * const rooms = [{ ...common, name: "Morning", gains: [lights(6, 12)] }, { ...common, name: "Evening", gains: [lights(14, 20)] }];
 * const block = blockCoolingLoad(rooms.map((room) => roomCoolingLoad(room, days)));
 * block.coincidentPeak.total; // 1000
 * block.sumOfRoomPeaks.total; // 2000
 * ```
 */
export function blockCoolingLoad(rooms: readonly RoomCoolingLoad[]): BlockCoolingLoad {
  requireInRange("rooms.length", rooms.length, 1, 1e6, "");
  rooms.forEach(requireRoomLoad);
  const sum = (lists: ReadonlyArray<readonly number[]>): number[] => {
    const total = zeroHours();
    for (const list of lists) for (let k = 0; k < hourCount; k++) total[k] = total[k]! + list[k]!;
    return total;
  };
  const components = loadComponents.flatMap((component) => {
    const parts = rooms.flatMap((room) => room.components.filter((part) => part.component === component));
    return parts.length === 0
      ? []
      : [{ component, sensible: sum(parts.map((part) => part.sensible)), latent: sum(parts.map((part) => part.latent)) }];
  });
  const hourly = { sensible: sum(rooms.map((room) => room.sensible)), latent: sum(rooms.map((room) => room.latent)), components };
  const { peak, peakSensible } = peaksOf(hourly);
  const add = (value: (room: RoomCoolingLoad) => number): number => rooms.reduce((total, room) => total + value(room), 0);
  const sumOfRoomPeaks = {
    sensible: add(({ peak: roomPeak }) => roomPeak.sensible),
    latent: add(({ peak: roomPeak }) => roomPeak.latent),
    total: add(({ peak: roomPeak }) => roomPeak.total),
  };
  return {
    ...hourly,
    returnAir: sum(rooms.map((room) => room.returnAir)),
    floorArea: add((room) => room.floorArea),
    coincidentPeak: peak,
    coincidentSensiblePeak: peakSensible,
    sumOfRoomPeaks,
    sumOfRoomSensiblePeaks: add((room) => room.peakSensible.sensible),
    diversity: sumOfRoomPeaks.total > 0 ? Math.min(1, peak.total / sumOfRoomPeaks.total) : 1,
  };
}
