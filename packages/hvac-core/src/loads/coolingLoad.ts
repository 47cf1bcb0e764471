import { requireInRange } from "../kernel/errors.ts";
import { humidityRatioFromRelativeHumidity } from "../psychrometrics/properties.ts";
import type { DesignDays } from "./designDay.ts";
import { outdoorAirGain } from "./outdoorAir.ts";
import { loadComponents, type LoadComponent, type Room } from "./room.ts";
import { surfaceGains, windowGains, type Gains } from "./surfaceGains.ts";
import { addResponse, requireDay, requireSeries, zeroHours } from "./timeSeries.ts";

/** Sensible and latent load of twelve design days, W; 288 values each, index = 24·(month − 1) + hour − 1. */
export interface DesignDayLoads {
  readonly sensible: readonly number[];
  readonly latent: readonly number[];
  /** Heat that goes with the return air and never enters the room; a load of the coil only. */
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
  /** Only the parts that the room has. */
  readonly components: ReadonlyArray<{ readonly component: LoadComponent; readonly sensible: readonly number[]; readonly latent: readonly number[] }>;
  /** Hour of the highest total load. */
  readonly peak: PeakLoad;
  /** Hour of the highest sensible load, which sizes the supply air. */
  readonly peakSensible: PeakLoad;
  /** Highest total load of each month. */
  readonly monthlyPeaks: readonly PeakLoad[];
}

function highest(values: (index: number) => number, from: number, to: number): number {
  let best = from;
  for (let i = from + 1; i < to; i++) if (values(i) > values(best)) best = i;
  return best;
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
    components: load.components.map((part) => ({ component: part.component, sensible: part.sensible[index]!, latent: part.latent[index]! })),
  };
}

/**
 * The load at one hour with its parts, for a chart of a day or a map of the year.
 *
 * @param load of a room (`roomCoolingLoad`) or a block (`blockCoolingLoad`)
 * @param month 1…12
 * @param hour 1…24, local standard time
 * @returns loads in W
 * @throws {OutOfRangeError} when month or hour lies outside its range
 * @see Follows from the order of the hours.
 * @example
 * ```ts
 * import { loadAtHour } from "@org/hvac-core/loads";
 * const steady = (value: number) => Array.from({ length: 288 }, () => value);
 * loadAtHour({ sensible: steady(900), latent: steady(100), components: [] }, 7, 15).total; // 1000
 * ```
 */
export function loadAtHour(load: Pick<RoomCoolingLoad, "sensible" | "latent" | "components">, month: number, hour: number): PeakLoad {
  return loadAtIndex(load, 24 * (Math.floor(requireInRange("month", month, 1, 12, "")) - 1) + Math.floor(requireInRange("hour", hour, 1, 24, "h")) - 1);
}

/** Peaks of total and sensible load and of each month. */
export function peaksOf(load: Pick<RoomCoolingLoad, "sensible" | "latent" | "components">): Pick<RoomCoolingLoad, "peak" | "peakSensible" | "monthlyPeaks"> {
  const total = (i: number): number => load.sensible[i]! + load.latent[i]!;
  return {
    peak: loadAtIndex(load, highest(total, 0, 288)),
    peakSensible: loadAtIndex(
      load,
      highest((i) => load.sensible[i]!, 0, 288),
    ),
    monthlyPeaks: Array.from({ length: 12 }, (_, m) => loadAtIndex(load, highest(total, 24 * m, 24 * m + 24))),
  };
}

/**
 * Hourly cooling load of a room over the design days of all twelve months, by the radiant time series method.
 *
 * Heat gains of walls and roofs come through conduction time series; the radiant part of every gain is spread by the room's
 * radiant time series, beam sunlight through glass without an interior shade by the solar one. Infiltration is not part of the
 * outdoor air of the ventilation system, which is a load of the coil. Over a day the loads add up to the gains.
 *
 * @param room the room; ranges at {@link Room}
 * @param days design weather from `designDays`
 * @returns hourly loads by component, W, and the peaks; a room that loses heat at every hour has a negative peak
 * @throws {OutOfRangeError} when a value lies outside its range or a series does not add up to 1
 * @see ASHRAE Handbook: Fundamentals (2017), ch. 18, Radiant Time Series Method.
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
export function roomCoolingLoad(room: Room, days: DesignDays): RoomCoolingLoad {
  const { radiantSeries } = room;
  requireInRange("floorArea", room.floorArea, 0.01, 1e7, "m²");
  const roomDryBulb = requireInRange("indoor.dryBulb", room.indoor.dryBulb, -40, 60, "°C");
  requireInRange("indoor.relativeHumidity", room.indoor.relativeHumidity, 0, 1, "");
  requireInRange("infiltration", room.infiltration, 0, 1e4, "m³/s");
  requireSeries("radiantSeries.solar", radiantSeries.solar);
  requireSeries("radiantSeries.nonSolar", radiantSeries.nonSolar);
  const humidityRatio = humidityRatioFromRelativeHumidity(roomDryBulb, room.indoor.relativeHumidity, days.pressure);

  const parts = new Map<LoadComponent, Gains & { latent: number[] }>();
  const part = (component: LoadComponent): Gains & { latent: number[] } => {
    const known = parts.get(component);
    if (known) return known;
    const made = { convective: zeroHours(), radiant: zeroHours(), sun: zeroHours(), latent: zeroHours() };
    parts.set(component, made);
    return made;
  };
  const returnAir = zeroHours();

  surfaceGains(room, days, part);
  windowGains(room, days, part);
  room.partitions?.forEach((partition, i) => {
    requireInRange(`partitions[${i}].area`, partition.area, 0, 1e6, "m²");
    requireInRange(`partitions[${i}].transmittance`, partition.transmittance, 0, 1000, "W/(m²·K)");
    requireInRange(`partitions[${i}].adjacentDryBulb`, partition.adjacentDryBulb, -60, 80, "°C");
    const gain = partition.area * partition.transmittance * (partition.adjacentDryBulb - roomDryBulb);
    const { convective } = part("partition");
    // Steady heat: its radiant part is spread over a day into itself.
    for (let k = 0; k < 288; k++) convective[k] = convective[k]! + gain;
  });
  room.gains.forEach((gain, i) => {
    const sensible = requireInRange(`gains[${i}].sensible`, gain.sensible, 0, 1e9, "W");
    const latent = requireInRange(`gains[${i}].latent`, gain.latent ?? 0, 0, 1e9, "W");
    const radiantFraction = requireInRange(`gains[${i}].radiantFraction`, gain.radiantFraction, 0, 1, "");
    const roomFraction = requireInRange(`gains[${i}].roomFraction`, gain.roomFraction ?? 1, 0, 1, "");
    const schedule = gain.schedule && requireDay(`gains[${i}].schedule`, gain.schedule, 0, 10, "");
    const into = part(gain.component);
    for (let k = 0; k < 288; k++) {
      const on = schedule ? schedule[k % 24]! : 1;
      const inRoom = sensible * roomFraction * on;
      into.convective[k] = into.convective[k]! + inRoom * (1 - radiantFraction);
      into.radiant[k] = into.radiant[k]! + inRoom * radiantFraction;
      into.latent[k] = into.latent[k]! + latent * on;
      returnAir[k] = returnAir[k]! + sensible * (1 - roomFraction) * on;
    }
  });
  if (room.infiltration > 0) {
    const { convective, latent } = part("infiltration");
    const inside = { dryBulb: roomDryBulb, humidityRatio };
    for (let k = 0; k < 288; k++) {
      const entering = { dryBulb: days.dryBulb[k]!, humidityRatio: days.humidityRatio[k]! };
      const air = outdoorAirGain({ volumeFlow: room.infiltration, entering, room: inside, pressure: days.pressure });
      convective[k] = air.sensible;
      latent[k] = air.latent;
    }
  }

  const sensible = zeroHours();
  const latent = zeroHours();
  const components = loadComponents.flatMap((component) => {
    const own = parts.get(component);
    if (!own) return [];
    const load = own.convective;
    for (let at = 0; at < 288; at += 24) {
      addResponse(radiantSeries.nonSolar, own.radiant, at, 1, load);
      addResponse(radiantSeries.solar, own.sun, at, 1, load);
    }
    for (let k = 0; k < 288; k++) {
      sensible[k] = sensible[k]! + load[k]!;
      latent[k] = latent[k]! + own.latent[k]!;
    }
    return [{ component, sensible: load, latent: own.latent }];
  });
  const load = { sensible, latent, components };
  return { name: room.name, floorArea: room.floorArea, indoor: { dryBulb: roomDryBulb, humidityRatio }, returnAir, ...load, ...peaksOf(load) };
}
