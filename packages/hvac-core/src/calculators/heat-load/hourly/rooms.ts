import { OutOfRangeError } from "../../../kernel/index.ts";
import {
  type DayKind,
  type DesignDays,
  type HeatingLoad,
  type PeakLoad,
  roomCoolingLoad,
  type RoomCoolingLoad,
} from "../../../loads/index.ts";
import { LoadResponses, type ResponseStore, computedRoom, type ComputedRoom } from "../../../loads/internal.ts";
import type { HeatLoadValues } from "../schema.ts";
import { humidWeatherOf, weatherOf, type HumidKind } from "./designWeather.ts";
import { Library } from "./library.ts";
import { roomHeating, roomModel, type RoomModel, type RoomValues } from "./roomModel.ts";

export type SystemValues = HeatLoadValues["systems"][number];

/** A room with its loads. */
export interface LoadedRoom {
  readonly values: RoomValues;
  readonly model: RoomModel;
  /** On the days that it was computed for. */
  readonly hours: ComputedRoom;
  /** On the dry-bulb days, which size its supply air. */
  readonly design: ComputedRoom;
  readonly heating: HeatingLoad;
  /** The system that serves it; `null` for a room with a unit of its own. */
  readonly system: SystemValues | null;
}

/** A room as it was computed last. */
interface KnownRoom {
  readonly model: RoomModel;
  loaded: LoadedRoom | undefined;
}

/** What one calculation leaves for the next: rooms that have not changed, at a site and with constructions that have not, are not computed again. */
interface Kept {
  readonly site: string;
  readonly library: string;
  readonly responses: LoadResponses;
  readonly humid: readonly { readonly kind: HumidKind; readonly responses: LoadResponses }[];
  readonly constructions: Library;
  /** Rooms of physics by rows that nobody can change, wherever they stand: rows of long lists are the same objects when they are stated again. */
  readonly models: WeakMap<RoomValues, RoomModel>;
  readonly byRow: WeakMap<RoomValues, KnownRoom>;
  /** Rows of short lists, by their content. */
  readonly byContent: ReadonlyMap<string, KnownRoom>;
  readonly systems: Map<string, SystemValues>;
}

/** Responses of surfaces that were edited away pile up; beyond this number of calculations all are made anew. */
const maxReuse = 2000;
let kept: Kept | undefined;
let reused = 0;

function startingFrom(values: HeatLoadValues): Kept {
  const site = JSON.stringify([values.site, values.airflowBasis]);
  const library = JSON.stringify([values.constructions, values.windowTypes, values.schedules]);
  const isSameLibrary = kept?.library === library;
  const isYoung = ++reused < maxReuse;
  if (kept?.site === site && isSameLibrary && isYoung) return kept;
  const { responses, humid } =
    kept?.site === site && isYoung
      ? kept
      : {
          responses: new LoadResponses(weatherOf(values)),
          humid: humidWeatherOf(values).map(({ kind, days }) => ({ kind, responses: new LoadResponses(days) })),
        };
  const { constructions, models } = kept && isSameLibrary ? kept : { constructions: new Library(values), models: new WeakMap() };
  if (!isYoung) reused = 0;
  return { site, library, responses, humid, constructions, models, byRow: new WeakMap(), byContent: new Map(), systems: new Map() };
}

/** A room that is known by its row, or by what is in it; else made new. Those known by content are gathered in `found`. */
function knownRoom(room: RoomValues, { byRow, byContent, models, constructions }: Kept, found: Map<string, KnownRoom>): KnownRoom {
  if (Object.isFrozen(room)) {
    const known = byRow.get(room);
    if (known) return known;
    const model = models.get(room) ?? roomModel(room, constructions);
    models.set(room, model);
    const made = { model, loaded: undefined };
    byRow.set(room, made);
    return made;
  }
  const key = JSON.stringify(room);
  const known = byContent.get(key) ?? { model: roomModel(room, constructions), loaded: undefined };
  found.set(key, known);
  return known;
}

/** The system of each room, by the zone that it belongs to; one that is as it was before is the same object. */
function systemsOfRooms({ rooms, zones, systems }: HeatLoadValues, known: Map<string, SystemValues>): (SystemValues | null)[] {
  const systemOf = new Map(
    systems.map((system) => {
      const key = JSON.stringify(system);
      const same = known.get(key) ?? { ...system };
      known.set(key, same);
      return [system.id, same];
    }),
  );
  const byZone = new Map(zones.map(({ id, system }) => [id, system === null ? null : systemOf.get(system)!]));
  return rooms.map(({ zone }) => (zone === null ? null : byZone.get(zone)!));
}

/** Each number of a room lies within its limits; what follows from several together may not. */
function withinReason<T>({ id, name }: RoomValues, place: number, compute: () => T): T {
  try {
    return compute();
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    const { value, min, max, unit } = error;
    const reason = `area, gains or airflows of ${name || `room ${place}`} are larger than those of any building`;
    throw new OutOfRangeError({ parameter: `rooms.${id}.floorArea`, value, min, max, unit, reason });
  }
}

/** All rooms over the twelve design days of one kind. */
export interface LoadedDays {
  readonly kind: DayKind;
  readonly days: DesignDays;
  readonly rooms: readonly LoadedRoom[];
  readonly responses: LoadResponses;
}

/** All rooms of an input with their loads, the weather that they stand in, and what they are made of. */
interface LoadedRooms extends LoadedDays {
  readonly kind: "dryBulb";
  readonly library: Library;
  /** Each kind of day that the site has, the dry-bulb days first: a coil must meet all of them. */
  readonly kinds: readonly LoadedDays[];
}

/** Computes all rooms, but for those that have not changed since the last call. */
export function loadRooms(values: HeatLoadValues): LoadedRooms {
  const start = startingFrom(values);
  const { days } = start.responses;
  const store = LoadResponses.storeOf(start.responses);
  const found = new Map<string, KnownRoom>();
  const systems = systemsOfRooms(values, start.systems);
  const rooms = values.rooms.map((room, index): LoadedRoom => {
    const known = knownRoom(room, start, found);
    const system = systems[index]!;
    if (known.loaded?.values !== room || known.loaded.system !== system)
      known.loaded = loadedRoom(room, known.model, system, { store, values, place: index + 1 });
    return known.loaded;
  });
  kept = { ...start, byContent: found };
  const dry = { kind: "dryBulb", days, rooms, responses: start.responses } as const;
  return { ...dry, library: start.constructions, kinds: [dry, ...start.humid.map((each) => roomsOn(each, rooms))] };
}

/** The rooms on days of another kind. */
function roomsOn({ kind, responses }: Kept["humid"][number], rooms: readonly LoadedRoom[]): LoadedDays {
  const store = LoadResponses.storeOf(responses);
  const other = rooms.map((room, index) =>
    withinReason(room.values, index + 1, () => ({ ...room, hours: computedRoom(room.model.room, store) })),
  );
  return { kind, days: responses.days, rooms: other, responses };
}

function loadedRoom(
  room: RoomValues,
  model: RoomModel,
  system: SystemValues | null,
  {
    store,
    values: { site, airflowBasis },
    place,
  }: { readonly store: ResponseStore; readonly values: HeatLoadValues; readonly place: number },
): LoadedRoom {
  const recovery = system?.sensibleRecovery ?? 0;
  return withinReason(room, place, () => {
    const hours = computedRoom(model.room, store);
    return {
      values: room,
      model,
      hours,
      design: hours,
      heating: roomHeating(room, model, { pressure: store.days.pressure, outdoorDryBulb: site.heatingDryBulb, recovery, airflowBasis }),
      system,
    };
  });
}

/** Some rooms with their hours, but for their heating. */
export function computedRooms(values: HeatLoadValues, ids: ReadonlySet<string>): Pick<LoadedRoom, "values" | "hours">[] {
  const start = startingFrom(values);
  const store = LoadResponses.storeOf(start.responses);
  const found = new Map<string, KnownRoom>();
  const rooms = values.rooms.flatMap((room) =>
    ids.has(room.id) ? [{ values: room, hours: computedRoom(knownRoom(room, start, found).model.room, store) }] : [],
  );
  kept = start;
  return rooms;
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
  const { model } = knownRoom(room, start, new Map());
  kept = start;
  return roomCoolingLoad(model.room, start.responses);
}
