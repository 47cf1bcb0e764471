import type { Building, BuildingSpace, BuildingSurface, BuildingZone } from "../../building/index.ts";
import type { HeatLoadInput } from "../../calculators/heat-load/index.ts";
import type { UnitSystem } from "../../quantity/index.ts";
import type { RoomRow } from "./combine.ts";
import { cell, constructionRow, WindowTypes, type ConstructionRow, type WindowTypeRow } from "./library.ts";
import type { BuildingRowOptions, RowPlacement, ShadeUse, UsedOptions } from "./options.ts";
import { SurfaceWriter } from "./roomSurfaces.ts";
import { rowIdOf } from "./rowIds.ts";

type ScheduleRow = NonNullable<HeatLoadInput["schedules"]>[number];
type ZoneRow = NonNullable<HeatLoadInput["zones"]>[number];

/** Rows of the hourly heat load for a building. */
export interface BuildingRows {
  readonly rooms: readonly RoomRow[];
  readonly zones: readonly ZoneRow[];
  readonly constructions: readonly ConstructionRow[];
  readonly windowTypes: readonly WindowTypeRow[];
  /** Schedules of the imported rooms with shares of a weekday. */
  readonly schedules: readonly ScheduleRow[];
  /** Fields of the place that the file gives. */
  readonly site: NonNullable<HeatLoadInput["site"]>;
  /** Each surface and opening of each imported room with its row, or the reason for which it has none. */
  readonly placements: readonly RowPlacement[];
  /** Each shade of the building, and each surface of it that is in front of windows, with the windows that it shades, or the reason for which it shades none. */
  readonly shades: readonly ShadeUse[];
  /** Areas and heights that no field can have. */
  readonly limited: readonly LimitedValue[];
  /** Areas with values that the file lacks. */
  readonly used: UsedOptions;
  /** Constructions of the file without layers and U-value, and window types with values of the options. */
  readonly incomplete: { readonly constructions: readonly string[]; readonly windowTypes: readonly string[] };
}

/** A value of a space outside the limits of its field, which is entered at the limit. */
export interface LimitedValue {
  readonly spaceId: string;
  readonly field: "floorArea" | "height";
  /** Value in the building, m² or m. */
  readonly value: number;
  /** Value in the row, m² or m. */
  readonly entered: number;
}

/** Limits of fields, a little narrower than theirs so that they hold in any unit. */
const limits = { floorArea: [0.101, 19_999], height: [0.501, 49.99] } as const;

function limited(value: number, field: LimitedValue["field"]): number {
  const [low, high] = limits[field];
  return Math.min(high, Math.max(low, value));
}

/** Values that are entered at the limits of their fields. */
function limitedValues({ id, area, height }: BuildingSpace): LimitedValue[] {
  const values = [
    { field: "floorArea", value: area },
    { field: "height", value: height },
  ] as const;
  return values.flatMap(({ field, value }) => {
    const entered = limited(value, field);
    return entered === value ? [] : [{ spaceId: id, field, value, entered }];
  });
}

/** Limits of gains, W and people, and of outdoor air, m³/s. Other numbers of a file are no entries. */
const [maximumGain, maximumAir] = [10_000_000, 1000];

const isPossible = (value: number | undefined, maximum = maximumGain): value is number =>
  value !== undefined && value >= 0 && value <= maximum;

/** Power per area of a file as the power of a room. */
function electric(field: "lighting" | "equipment", density: number | undefined, area: number, unitSystem: UnitSystem): Partial<RoomRow> {
  const power = density === undefined ? undefined : density * area;
  return isPossible(power) ? { [field]: cell(power, "electricLoad", unitSystem) } : {};
}

/** Gains and air of a space, as far as the file gives them for it or its zone. */
function useCells({ use, area }: BuildingSpace, zone: BuildingZone | undefined, unitSystem: UnitSystem): Partial<RoomRow> {
  const { people, lighting, equipment, outdoorAirPerArea: perArea, outdoorAirPerPerson: perPerson } = use;
  const hasEntry = perArea !== undefined || perPerson !== undefined;
  const [ofArea, ofPerson] = hasEntry ? [perArea, perPerson] : [zone?.outdoorAirPerArea, zone?.outdoorAirPerPerson];
  const hasAir = ofArea !== undefined || (ofPerson !== undefined && people !== undefined);
  const floor = limited(area, "floorArea");
  const air = hasAir ? (ofArea ?? 0) * floor + (ofPerson ?? 0) * (people ?? 0) : undefined;
  return {
    ...(isPossible(people) ? { people } : {}),
    ...electric("lighting", lighting, floor, unitSystem),
    ...electric("equipment", equipment, floor, unitSystem),
    ...(isPossible(air, maximumAir) ? { outdoorAir: cell(air, "airFlow", unitSystem) } : {}),
  };
}

/** Schedules that a room refers to; those without shares of a weekday are left out. */
function scheduleCells({ use }: BuildingSpace, withShares: ReadonlySet<string>): Partial<RoomRow> {
  const reference = (field: "peopleSchedule" | "lightingSchedule" | "equipmentSchedule", id: string | undefined): Partial<RoomRow> =>
    id !== undefined && withShares.has(id) ? { [field]: rowIdOf(id) } : {};
  return {
    ...reference("peopleSchedule", use.peopleScheduleId),
    ...reference("lightingSchedule", use.lightingScheduleId),
    ...reference("equipmentSchedule", use.equipmentScheduleId),
  };
}

/** Rows of spaces without their surfaces. */
function roomCells(building: Building, options: BuildingRowOptions): (space: BuildingSpace) => RoomRow {
  const { unitSystem, spaceTypes = {} } = options;
  const zones = new Map(building.zones.map((zone) => [zone.id, zone]));
  const withShares = new Set(building.schedules.flatMap(({ id, weekday }) => (weekday ? [id] : [])));
  const temperature = (value: number | undefined, field: "indoorTemp" | "heatingTemp", low: number): Partial<RoomRow> =>
    value === undefined || value < low || value > 45 ? {} : { [field]: cell(value, "temperature", unitSystem) };
  return (space) => {
    const { id, name, area, height, zoneId, multiplier = 1 } = space;
    const spaceType = spaceTypes[id];
    const zone = zones.get(zoneId ?? "");
    return {
      id: rowIdOf(id),
      name: name.slice(0, 80),
      ...(zone === undefined ? {} : { zone: rowIdOf(zone.id) }),
      ...(spaceType === undefined ? {} : { spaceType }),
      ...(multiplier > 1 ? { multiplier } : {}),
      floorArea: cell(limited(area, "floorArea"), "area", unitSystem),
      height: cell(limited(height, "height"), "length", unitSystem),
      ...temperature(zone?.coolingTemperature, "indoorTemp", 5),
      ...temperature(zone?.heatingTemperature, "heatingTemp", -10),
      ...useCells(space, zone, unitSystem),
      ...scheduleCells(space, withShares),
    };
  };
}

/** Surfaces that border on each space. */
function surfacesBySpace({ surfaces }: Building): ReadonlyMap<string, readonly BuildingSurface[]> {
  const bySpace = new Map<string, BuildingSurface[]>();
  for (const surface of surfaces)
    for (const id of new Set([surface.spaceId, surface.neighbourId ?? surface.spaceId])) {
      const list = bySpace.get(id);
      if (list) list.push(surface);
      else bySpace.set(id, [surface]);
    }
  return bySpace;
}

function scheduleRows({ schedules }: Building, rooms: readonly RoomRow[]): ScheduleRow[] {
  const used = new Set(rooms.flatMap((room) => [room.peopleSchedule, room.lightingSchedule, room.equipmentSchedule]));
  return schedules
    .filter(({ id }) => used.has(rowIdOf(id)))
    .map(({ id, name, weekday }) => ({ id: rowIdOf(id), name: name.slice(0, 80), shares: [...weekday!] }));
}

/** Time zone of a longitude, hours: files give none, and the sun needs one that belongs to the place. */
const timeZoneOf = (longitude: number): number => Math.min(14, Math.max(-12, Math.round(longitude / 15)));

function siteCells({ place }: Building, { unitSystem }: BuildingRowOptions): BuildingRows["site"] {
  const { name, latitude, longitude, elevation } = place;
  return {
    ...(name === undefined ? {} : { place: name.slice(0, 120) }),
    ...(latitude === undefined ? {} : { latitude: cell(latitude, "angle", unitSystem) }),
    ...(longitude === undefined ? {} : { longitude: cell(longitude, "angle", unitSystem), timeZone: timeZoneOf(longitude) }),
    ...(elevation === undefined ? {} : { altitude: cell(elevation, "altitude", unitSystem) }),
  };
}

/**
 * Rows of the hourly heat load for the rooms of a building. Ids of rows are those of the file, or made from them: each import gives the same. Surfaces
 * between conditioned rooms, mass within rooms and air walls have no row; surfaces whose other side is a question have one once it is answered.
 *
 * @param building a building that was read from a model
 * @param options units, selected spaces, and values that the file lacks
 * @returns rows, and for each surface and opening its row or the reason for which it has none
 * @example
 * ```ts
 * import { readGbxml } from "@org/hvac-core/building";
 * import { buildingRows } from "@org/hvac-core/exchange/building";
 * const building = readGbxml('<gbXML lengthUnit="Meters"><Campus><Building><Space id="a"><Area>20</Area></Space></Building></Campus></gbXML>');
 * const uValues = { wall: 0.3, roof: 0.2, floor: 0.3, partition: 2, door: 2 };
 * const sides = { unconditioned: { cooling: 30, heating: 10 }, ground: { cooling: 15, heating: 10 } };
 * const rows = buildingRows(building, { unitSystem: "Metric", uValues, ...sides, glass: { uValue: 1.3, shgc: 0.5 } });
 * rows.rooms[0]?.floorArea; // { value: 20, unit: "m2" }
 * ```
 */
export function buildingRows(building: Building, options: BuildingRowOptions): BuildingRows {
  const { spaceIds, unitSystem } = options;
  const selected = spaceIds && new Set(spaceIds);
  const spaces = building.spaces.filter(({ id }) => selected?.has(id) ?? true);
  const types = new WindowTypes(building, options);
  const known = building.constructions.flatMap((construction) => constructionRow(construction, unitSystem) ?? []);
  const knownIds = new Set(known.map((row) => row.id!));
  const writer = new SurfaceWriter(building, options, types, knownIds);
  const surfacesOf = surfacesBySpace(building);
  const cellsOf = roomCells(building, options);
  const placements: RowPlacement[] = [];
  const rooms = spaces.map((space): RoomRow => {
    const { surfaces, windows, placements: placed } = writer.writeRoom(surfacesOf.get(space.id) ?? [], space.id);
    placements.push(...placed);
    return { ...cellsOf(space), surfaces, windows };
  });
  const rows = rooms.flatMap((room) => room.surfaces ?? []);
  const used = new Set(rows.map(({ construction }) => construction));
  const zoneIds = new Set(spaces.map(({ zoneId }) => zoneId));
  return {
    rooms,
    zones: building.zones.filter(({ id }) => zoneIds.has(id)).map(({ id, name }) => ({ id: rowIdOf(id), name: name.slice(0, 80) })),
    constructions: known.filter(({ id }) => used.has(id)),
    windowTypes: types.rows,
    schedules: scheduleRows(building, rooms),
    site: siteCells(building, options),
    placements,
    shades: writer.shadeUses.list(building.shades),
    used: writer.used,
    limited: spaces.flatMap(limitedValues),
    incomplete: {
      constructions: building.constructions.map(({ id }) => id).filter((id) => !knownIds.has(rowIdOf(id))),
      windowTypes: types.incomplete,
    },
  };
}
