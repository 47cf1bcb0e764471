import type { DesignDays } from "./designDay.ts";
import { LoadResponses } from "./loadResponses.ts";
import { loadComponents, type LoadComponent, type Room } from "./room.ts";
import { addPart, roomParts } from "./superposition.ts";
import { hourCount, hourIndex, requireHours, zeroHours } from "./timeSeries.ts";

/** Sensible and latent load of twelve design days, W; 288 values each, index = 24·(month − 1) + hour − 1. */
export interface DesignDayLoads {
  readonly sensible: readonly number[];
  readonly latent: readonly number[];
  /** Heat to the return air, which never enters the room; a load of the coil only. */
  readonly returnAir: readonly number[];
}

export interface ComponentShare {
  readonly component: LoadComponent;
  /** W. */
  readonly sensible: number;
  /** W. */
  readonly latent: number;
}

/** Load at one hour. */
export interface PeakLoad {
  /** 1…12. */
  readonly month: number;
  /** 1…24, local standard time. */
  readonly hour: number;
  /** W. */
  readonly sensible: number;
  /** W. */
  readonly latent: number;
  /** W. */
  readonly total: number;
  /** Parts, in the order of {@link loadComponents}. */
  readonly components: readonly ComponentShare[];
}

export interface RoomCoolingLoad extends DesignDayLoads {
  readonly name: string;
  readonly floorArea: number;
  readonly indoor: { readonly dryBulb: number; readonly humidityRatio: number };
  /** Components that the room has. */
  readonly components: ReadonlyArray<{
    readonly component: LoadComponent;
    readonly sensible: readonly number[];
    readonly latent: readonly number[];
  }>;
  /** Hour of the highest total load. */
  readonly peak: PeakLoad;
  /** Hour of the highest sensible load, which sizes the supply air. */
  readonly peakSensible: PeakLoad;
  /** Highest total load of each month. */
  readonly monthlyPeaks: readonly PeakLoad[];
}

/** Loads that differ by less, relative to the highest, are equal, so that the rounding of sums does not decide between hours. */
const tieTolerance = 1e-9;

/** Index of the highest value from `from` up to, not including, `to`; the first of those that are equal but for rounding. */
export function highestHour(values: (index: number) => number, from: number, to: number): number {
  let highest = values(from);
  for (let i = from + 1; i < to; i++) highest = Math.max(highest, values(i));
  const lowest = highest - tieTolerance * Math.abs(highest);
  for (let i = from; i < to; i++) if (values(i) >= lowest) return i;
  return from;
}

function loadAtIndex(load: Pick<RoomCoolingLoad, "sensible" | "latent" | "components">, index: number): PeakLoad {
  const sensible = load.sensible[index]!;
  const latent = load.latent[index]!;
  return {
    month: Math.floor(index / 24) + 1,
    hour: (index % 24) + 1,
    sensible,
    latent,
    total: sensible + latent,
    components: load.components.map((part) => ({
      component: part.component,
      sensible: part.sensible[index]!,
      latent: part.latent[index]!,
    })),
  };
}

/**
 * Load at one hour with its parts, for a chart of a day or a map of the year.
 *
 * @param load load of a room (`roomCoolingLoad`) or a block (`blockCoolingLoad`)
 * @param month 1…12
 * @param hour 1…24, local standard time
 * @returns loads in W
 * @throws {OutOfRangeError} when month or hour lies outside its range
 * @source mathematics, order of the hours
 * @example
 * ```ts
 * import { loadAtHour } from "@org/hvac-core/loads";
 * const steady = (value: number) => Array.from({ length: 288 }, () => value);
 * loadAtHour({ sensible: steady(900), latent: steady(100), components: [] }, 7, 15).total; // 1000
 * ```
 */
export function loadAtHour(load: Pick<RoomCoolingLoad, "sensible" | "latent" | "components">, month: number, hour: number): PeakLoad {
  requireHours("load.sensible", load.sensible);
  requireHours("load.latent", load.latent);
  load.components.forEach((part, i) => {
    requireHours(`load.components[${i}].sensible`, part.sensible);
    requireHours(`load.components[${i}].latent`, part.latent);
  });
  return loadAtIndex(load, hourIndex(month, hour));
}

/** Peaks of total and sensible load and of each month. */
export function peaksOf(
  load: Pick<RoomCoolingLoad, "sensible" | "latent" | "components">,
): Pick<RoomCoolingLoad, "peak" | "peakSensible" | "monthlyPeaks"> {
  const total = (i: number): number => load.sensible[i]! + load.latent[i]!;
  return {
    peak: loadAtIndex(load, highestHour(total, 0, hourCount)),
    peakSensible: loadAtIndex(
      load,
      highestHour((i) => load.sensible[i]!, 0, hourCount),
    ),
    monthlyPeaks: Array.from({ length: 12 }, (_, m) => loadAtIndex(load, highestHour(total, 24 * m, 24 * m + 24))),
  };
}

/**
 * Hourly cooling load of a room over the design days of all twelve months, by the radiant time series method.
 *
 * Heat gains of walls and roofs come through conduction time series; the radiant part of every gain is spread by the room's
 * radiant time series, beam sunlight through glass without an interior shade by the solar one. Infiltration is not part of the
 * outdoor air of the ventilation system, which is a load of the coil; dry air that leaks in removes no more moisture than the room
 * gains. Over a day the loads add up to the gains.
 *
 * @param room the room; ranges at {@link Room}
 * @param weather design weather from `designDays`, or the store of its responses (`loadResponses`), which rooms share
 * @returns hourly loads by component, W, and the peaks; a room that loses heat at every hour has a negative peak
 * @throws {OutOfRangeError} when a value lies outside its range or a series does not add up to 1
 * @throws {UnknownNameError} when a component or glazing is not known
 * @source ashrae-hof-2021, ch. 18, section 6, radiant time series method
 * @example
 * ```ts
 * import { designDays, representativeRadiantSeries, roomCoolingLoad } from "@org/hvac-core/loads";
 * const month = { dryBulb: 33, wetBulb: 23, dryBulbRange: 10, tauB: 0.515, tauD: 2.066 };
 * const place = { latitude: 33.64, longitude: -84.43, timeZone: -5, altitude: 313, tauEdition: "2017" as const };
 * const days = designDays({ ...place, months: Array.from({ length: 12 }, () => month) });
 * const people = { component: "people" as const, sensible: 750, latent: 550, radiantFraction: 0.6 };
 * const indoor = { dryBulb: 24, relativeHumidity: 0.5 };
 * const radiantSeries = representativeRadiantSeries("medium", true);
 * const load = roomCoolingLoad({ name: "Office", floorArea: 100, indoor, surfaces: [], windows: [], gains: [people], infiltration: 0, radiantSeries }, days);
 * load.peak.total; // 1300
 * ```
 */
export function roomCoolingLoad(room: Room, weather: DesignDays | LoadResponses): RoomCoolingLoad {
  const responses = LoadResponses.storeOf(weather);
  const parts = roomParts(room, responses);
  const byComponent = new Map<LoadComponent, { sensible: number[]; latent: number[] }>();
  const hoursOf = (component: LoadComponent): { sensible: number[]; latent: number[] } => {
    const hours = byComponent.get(component) ?? { sensible: zeroHours(), latent: zeroHours() };
    byComponent.set(component, hours);
    return hours;
  };
  for (const part of parts.sensible) addPart(hoursOf(part.component).sensible, part);
  for (const part of parts.latent) addPart(hoursOf(part.component).latent, part);
  const returnAir = zeroHours();
  for (const part of parts.returnAir) addPart(returnAir, part);

  const sensible = zeroHours();
  const latent = zeroHours();
  const components = loadComponents.flatMap((component) => {
    const hours = byComponent.get(component);
    if (!hours) return [];
    for (let k = 0; k < hourCount; k++) {
      sensible[k] = sensible[k]! + hours.sensible[k]!;
      latent[k] = latent[k]! + hours.latent[k]!;
    }
    return [{ component, ...hours }];
  });
  const load = { sensible, latent, components };
  return { name: room.name, floorArea: room.floorArea, indoor: parts.room, returnAir, ...load, ...peaksOf(load) };
}
