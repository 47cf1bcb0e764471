import { LoadResponses } from "../../../loads/internal.ts";
import type { OffHours } from "../../../zones/internal.ts";
import type { HeatLoadValues } from "../schema.ts";
import { roomFaces } from "./balanceSurfaces.ts";
import { BalanceRoom } from "./balanceZone.ts";
import { spectraOf, type DaySpectra } from "./daySpectra.ts";
import type { RoomDay } from "./roomDay.ts";
import type { Library } from "../hourly/library.ts";
import { hourCount } from "../hourly/hours.ts";
import { loadRooms, type LoadedDays, type LoadedRoom } from "../hourly/rooms.ts";

/** Highest sensible load of a room by the heat balance next to that by the radiant time series, for one of its identical rooms. */
export interface RoomBalance {
  readonly id: string;
  readonly name: string;
  /** By the heat balance, W, and its month, 1…12, and hour, 1…24. */
  readonly balance: number;
  readonly month: number;
  readonly hour: number;
  /** By the radiant time series, W, and its month and hour. */
  readonly series: number;
  readonly seriesMonth: number;
  readonly seriesHour: number;
  /** Difference of the heat balance from the radiant time series, as a share of these. */
  readonly difference: number;
  /** What the difference comes from, W: its sum is that difference. */
  readonly causes: {
    /** Mass and surfaces of this room instead of those of its published series. */
    readonly mass: number;
    /** Heat and light that leave by the windows again. */
    readonly glass: number;
    /** Heat that leaves by outer walls, roofs and floors again. */
    readonly walls: number;
  };
  /** Change of the heat balance if the floor had the other covering, W. */
  readonly otherFloor: number;
  /**
   * Change of the heat balance if cooling is off in the hours in which nobody is in the room, and brings its air back within the hour before it is on, W;
   * `undefined` in a room that is always in use.
   */
  readonly offAtNight: number | undefined;
}

/** Heat capacity of room air, J/(m³·K): dry air at 20 °C and sea level. */
const airHeatCapacity = 1.204 * 1006;
/** Share of a schedule below which nobody is in the room. */
const emptyShare = 1e-9;

/** Hours without people, or in a room without people those without light; `undefined` if there are none. */
function emptyHours({ values, model: { room } }: LoadedRoom): OffHours | undefined {
  const gain = room.gains.find(({ component }) => component === "people") ?? room.gains.find(({ component }) => component === "lighting");
  const isOff = gain?.schedule?.map((share) => share < emptyShare);
  if (!isOff?.includes(true) || !isOff.includes(false)) return undefined;
  return { isOff, airConductance: airHeatCapacity * room.infiltration, airCapacity: airHeatCapacity * values.floorArea * values.height };
}

/** Share of the highest sensible load by the radiant time series that a day must reach for its heat balance to be calculated. */
const candidateShare = 0.85;

/** A design day; its month, 0…11. */
interface Candidate {
  readonly days: LoadedDays;
  readonly spectra: DaySpectra;
  readonly month: number;
}

interface Peak {
  readonly load: number;
  readonly candidate: number;
  readonly hour: number;
  readonly hours: readonly number[];
}

function peakOf(room: RoomDay, candidates: readonly Candidate[]): Peak {
  let peak: Peak | undefined;
  candidates.forEach(({ spectra, month }, candidate) => {
    const hours = room.load(spectra, month);
    const load = Math.max(...hours);
    if (!peak || load > peak.load) peak = { load, candidate, hour: hours.indexOf(load) + 1, hours };
  });
  return peak!;
}

/** Highest sensible load by the radiant time series of each month, W. */
function monthlySensible({ sensible }: LoadedRoom["hours"]): number[] {
  return Array.from({ length: 12 }, (_, month) => {
    let highest = -Infinity;
    for (let k = 24 * month; k < 24 * month + 24; k++) highest = Math.max(highest, sensible[k]!);
    return highest;
  });
}

/** Days on which the heat balance of a room may be highest. */
function candidatesOf(kinds: readonly LoadedDays[], index: number, highest: number): Candidate[] {
  return kinds.flatMap((days) => {
    const spectra = spectraOf(LoadResponses.storeOf(days.responses));
    const months = monthlySensible(days.rooms[index]!.hours);
    return months.flatMap((load, month) => (load >= candidateShare * highest ? { days, spectra, month } : []));
  });
}

const balances = new WeakMap<LoadedRoom, { readonly responses: LoadResponses; readonly balance: RoomBalance | undefined }>();

function balanceOf(index: number, kinds: readonly LoadedDays[], library: Library): RoomBalance | undefined {
  const loaded = kinds[0]!.rooms[index]!;
  const { values } = loaded;
  const { sensible } = loaded.hours;
  let peakIndex = 0;
  for (let k = 1; k < hourCount; k++) if (sensible[k]! > sensible[peakIndex]!) peakIndex = k;
  const series = sensible[peakIndex]!;
  if (series <= 0) return undefined;
  const room = new BalanceRoom(loaded.model.room, roomFaces(values, library));
  const candidates = candidatesOf(kinds, index, series);
  const open = room.balance({ glass: true, walls: true });
  const all = peakOf(open, candidates);
  const highest = candidates[all.candidate]!;
  // What the difference comes from is seen on the days of both peaks.
  const seriesMonth = Math.floor(peakIndex / 24);
  const both = candidates.filter((each) => each === highest || (each.days === kinds[0] && each.month === seriesMonth));
  const closed = peakOf(room.balance({ glass: false, walls: false }), both);
  const withGlass = peakOf(room.balance({ glass: true, walls: false }), both);
  const otherFaces = roomFaces({ ...values, carpet: !values.carpet }, library);
  const other = peakOf(room.balance({ glass: true, walls: true }, otherFaces), [highest]);
  const off = emptyHours(loaded);
  return {
    id: values.id,
    name: values.name,
    balance: all.load,
    month: highest.month + 1,
    hour: all.hour,
    series,
    seriesMonth: seriesMonth + 1,
    seriesHour: (peakIndex % 24) + 1,
    difference: (all.load - series) / series,
    causes: { mass: closed.load - series, glass: withGlass.load - closed.load, walls: all.load - withGlass.load },
    otherFloor: other.load - all.load,
    offAtNight: off && Math.max(...open.intermittentLoad(all.hours, off)) - all.load,
  };
}

/**
 * Highest sensible load of each room by the heat balance of its surfaces, next to that by the radiant time series: on all design days that can have it, with
 * constant films and the room's air at its temperature all day. What the input does not have, floors, ceilings, partitions and furniture, is that of the room's
 * weight and floor covering.
 *
 * @param values of an outcome of the hourly method (`outcome.values`)
 * @returns rooms with a cooling load, in the order of the input
 * @throws {OutOfRangeError} when the input could not be calculated
 * @source ashrae-hof-2021, ch. 18, heat balance method
 * @source carroll-1980
 * @source walton-1983, constant convection of upright and level faces
 * @example
 * ```ts
 * import { heatLoad } from "@org/hvac-core/calculators/heat-load";
 * import { heatBalanceOfRooms } from "@org/hvac-core/calculators/heat-load/balance";
 * const room = { id: "a", floorArea: 20, lighting: 200 };
 * const outcome = heatLoad.calculate({ unitSystem: "Metric", method: "hourly", rooms: [room] });
 * outcome.ok && heatBalanceOfRooms(outcome.values).length; // 1
 * ```
 */
export function heatBalanceOfRooms(values: HeatLoadValues): readonly RoomBalance[] {
  const { rooms, kinds, library } = loadRooms(values);
  return rooms.flatMap((loaded, index) => {
    const { responses } = kinds[0]!;
    const known = balances.get(loaded);
    const balance = known?.responses === responses ? known.balance : balanceOf(index, kinds, library);
    balances.set(loaded, { responses, balance });
    return balance ?? [];
  });
}
