import { mapRows, OutOfRangeError } from "../../../kernel/index.ts";
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
import { withSpaceType, type RoomValues } from "../spaceUse.ts";
import { roomHeating, roomModel, type RoomModel } from "./roomModel.ts";

export type SystemValues = HeatLoadValues["systems"][number];

/** A room with its loads. */
export interface LoadedRoom {
  readonly values: RoomValues;
  readonly model: RoomModel;
  /** On the days of the calculation. */
  readonly hours: ComputedRoom;
  /** On the dry-bulb days, which set its supply air. */
  readonly design: ComputedRoom;
  readonly heating: HeatingLoad;
  /** The system that serves it; `null` for a room with a separate unit. */
  readonly system: SystemValues | null;
}

/** A room with its loads as they were calculated last. */
interface CachedRoom {
  readonly model: RoomModel;
  loaded: LoadedRoom | undefined;
}

/** Rooms of the last calculation: those that have not changed, at the same site with the same library, are not calculated again. */
interface RoomCache {
  readonly site: string;
  readonly library: string;
  readonly responses: LoadResponses;
  readonly humid: readonly { readonly kind: HumidKind; readonly responses: LoadResponses }[];
  readonly constructions: Library;
  /** Rooms of physics by frozen rows: rows of long lists are the same objects in the next input. */
  readonly models: WeakMap<RoomValues, RoomModel>;
  readonly byRow: WeakMap<RoomValues, CachedRoom>;
  /** Rows of short lists, by their content. */
  readonly byContent: ReadonlyMap<string, CachedRoom>;
  readonly systems: Map<string, SystemValues>;
}

/** Responses of deleted surfaces accumulate: after this number of calculations all are made again. */
const maxReuse = 2000;
let cache: RoomCache | undefined;
let reused = 0;

function startingFrom(values: HeatLoadValues): RoomCache {
  const site = JSON.stringify([values.site, values.airflowBasis]);
  const library = JSON.stringify([values.constructions, values.windowTypes, values.schedules]);
  const isSameLibrary = cache?.library === library;
  const isReusable = ++reused < maxReuse;
  if (cache?.site === site && isSameLibrary && isReusable) return cache;
  const { responses, humid } =
    cache?.site === site && isReusable
      ? cache
      : {
          responses: new LoadResponses(weatherOf(values)),
          humid: humidWeatherOf(values).map(({ kind, days }) => ({ kind, responses: new LoadResponses(days) })),
        };
  const { constructions, models } = cache && isSameLibrary ? cache : { constructions: new Library(values), models: new WeakMap() };
  if (!isReusable) reused = 0;
  return { site, library, responses, humid, constructions, models, byRow: new WeakMap(), byContent: new Map(), systems: new Map() };
}

/** A room by its row, or by its content; a new one where neither is cached. Rooms by content are added to `nextByContent`. */
function cachedRoom(
  room: RoomValues,
  { byRow, byContent, models, constructions }: RoomCache,
  nextByContent: Map<string, CachedRoom>,
): CachedRoom {
  if (Object.isFrozen(room)) {
    const previous = byRow.get(room);
    if (previous) return previous;
    const model = models.get(room) ?? roomModel(room, constructions);
    models.set(room, model);
    const added = { model, loaded: undefined };
    byRow.set(room, added);
    return added;
  }
  const key = JSON.stringify(room);
  const cached = byContent.get(key) ?? { model: roomModel(room, constructions), loaded: undefined };
  nextByContent.set(key, cached);
  return cached;
}

/** The system of each room, by its zone; a system that has not changed is the same object. */
function systemsOfRooms({ rooms, zones, systems }: HeatLoadValues, previous: Map<string, SystemValues>): (SystemValues | null)[] {
  const systemOf = new Map(
    systems.map((system) => {
      const key = JSON.stringify(system);
      const same = previous.get(key) ?? { ...system };
      previous.set(key, same);
      return [system.id, same];
    }),
  );
  const byZone = new Map(zones.map(({ id, system }) => [id, system === null ? null : systemOf.get(system)!]));
  return rooms.map(({ zone }) => (zone === null ? null : byZone.get(zone)!));
}

/** Each number of a room is within its limits; a product of several may not be. */
function withinLimits<T>({ id, name }: RoomValues, place: number, compute: () => T): T {
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

/** All rooms of an input with their loads, their weather and their library. */
interface LoadedRooms extends LoadedDays {
  readonly kind: "dryBulb";
  readonly library: Library;
  /** Each kind of day of the site, the dry-bulb days first: a coil must meet all of them. */
  readonly kinds: readonly LoadedDays[];
}

/** Calculates all rooms except those that have not changed since the last call. */
export function loadRooms(values: HeatLoadValues): LoadedRooms {
  const start = startingFrom(values);
  const { days } = start.responses;
  const store = LoadResponses.storeOf(start.responses);
  const nextByContent = new Map<string, CachedRoom>();
  const systems = systemsOfRooms(values, start.systems);
  // All models come before the first load: a room that is refused costs no loads of others.
  const models = mapRows(values.rooms, (row) => {
    const room = withSpaceType(row, values);
    return { room, cached: cachedRoom(room, start, nextByContent) };
  });
  const rooms = mapRows(models, ({ room, cached }, index): LoadedRoom => {
    const system = systems[index]!;
    if (cached.loaded?.values !== room || cached.loaded.system !== system)
      cached.loaded = loadedRoom(room, cached.model, system, { store, values, place: index + 1 });
    return cached.loaded;
  });
  cache = { ...start, byContent: nextByContent };
  const dry = { kind: "dryBulb", days, rooms, responses: start.responses } as const;
  return { ...dry, library: start.constructions, kinds: [dry, ...start.humid.map((each) => roomsOn(each, rooms))] };
}

/** The rooms on days of another kind. */
function roomsOn({ kind, responses }: RoomCache["humid"][number], rooms: readonly LoadedRoom[]): LoadedDays {
  const store = LoadResponses.storeOf(responses);
  const other = rooms.map((room, index) =>
    withinLimits(room.values, index + 1, () => ({ ...room, hours: computedRoom(room.model.room, store) })),
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
  return withinLimits(room, place, () => {
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

/** Rooms with their hours, without their heating. */
export function computedRooms(values: HeatLoadValues, ids: ReadonlySet<string>): Pick<LoadedRoom, "values" | "hours">[] {
  const start = startingFrom(values);
  const store = LoadResponses.storeOf(start.responses);
  const nextByContent = new Map<string, CachedRoom>();
  const rooms = values.rooms.flatMap((row) => {
    if (!ids.has(row.id)) return [];
    const room = withSpaceType(row, values);
    return [{ values: room, hours: computedRoom(cachedRoom(room, start, nextByContent).model.room, store) }];
  });
  cache = start;
  return rooms;
}

/** The hours of one room. */
export interface RoomHours extends RoomCoolingLoad {
  /** Load at the hour of the room's own peak. */
  readonly peak: PeakLoad;
}

/**
 * The load of one room at every hour of the twelve design days, with its parts: for charts and maps.
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
  const row = values.rooms.find(({ id }) => id === roomId);
  if (!row) return undefined;
  const room = withSpaceType(row, values);
  const start = startingFrom(values);
  const { model } = cachedRoom(room, start, new Map());
  cache = start;
  return roomCoolingLoad(model.room, start.responses);
}
