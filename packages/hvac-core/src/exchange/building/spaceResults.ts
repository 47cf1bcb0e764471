import type { Building, BuildingSpace, SpaceResult, ZoneResult } from "../../building/index.ts";
import { withSpaceType, type HeatLoadValues } from "../../calculators/heat-load/index.ts";
import { occupantHeat } from "../../loads/index.ts";
import { occupantGains } from "../../reference/index.ts";
import { rowIdOf } from "./rowIds.ts";

/** Values and results of a calculated hourly heat load. */
export interface CalculatedRooms {
  readonly values: HeatLoadValues;
  readonly results: { readonly roomResults?: unknown; readonly zoneResults?: unknown };
}

/** A room of a heat load with its loads, airflows and gains, and the space that it was imported from. */
export interface ModelRoom extends Omit<SpaceResult, "spaceId" | "area"> {
  /** Id of the row. */
  readonly id: string;
  readonly name: string;
  /** Name of its zone; empty without one. */
  readonly zone: string;
  /** Number of identical rooms. Loads, airflows and gains are those of one. */
  readonly multiplier: number;
  /** m². */
  readonly floorArea: number;
  /** m. */
  readonly height: number;
  /** Absent for a room that is no space of the building. */
  readonly space?: BuildingSpace;
  /** Name of the storey of the space. */
  readonly storey?: string;
}

/** Rooms of a heat load and the spaces of a building. */
export interface MatchedResults {
  /** All rooms, in the order of the heat load. */
  readonly rooms: readonly ModelRoom[];
  /** Results of the rooms that are spaces of the building. */
  readonly results: readonly SpaceResult[];
  /** Results of the zones of the heat load that are zones of the building. */
  readonly zones: readonly ZoneResult[];
  /** Spaces that are no rooms of the heat load. */
  readonly otherSpaces: readonly BuildingSpace[];
}

/** Ids of the rows of a heat load by the identifiers of rooms and zones of a model. */
export interface ModelRowIds {
  readonly rooms: ReadonlyMap<string, string>;
  readonly zones: ReadonlyMap<string, string>;
}

interface Quantity {
  readonly value: number;
}

type RoomResult = { readonly id: string } & Readonly<
  Record<"load" | "sensible" | "peakMonth" | "peakHour" | "supplyAirflow" | "heating", Quantity>
>;

type ZoneLoad = { readonly id: string; readonly supplyAirflow?: Quantity } & Readonly<Record<"load" | "peakMonth" | "peakHour", Quantity>>;

const secondsPerHour = 3600;

/** The month of the heating condition: the coldest of the hemisphere. */
const coldestMonth = (latitude: number): number => (latitude < 0 ? 7 : 1);

type RoomRow = HeatLoadValues["rooms"][number];

function modelRoom(row: RoomRow, result: RoomResult, values: HeatLoadValues): ModelRoom {
  const { id, name, zone, multiplier, floorArea, height, activity, indoorTemp, heatingTemp, people, lighting, equipment } = row;
  const { sensible, latent } = occupantGains.find((gain) => gain.id === activity)!;
  const person = occupantHeat({ sensible, latent, roomDryBulb: indoorTemp });
  return {
    id,
    name,
    zone: values.zones.find((each) => each.id === zone)?.name ?? "",
    multiplier,
    floorArea,
    height,
    coolingLoad: result.load.value,
    coolingSensible: result.sensible.value,
    coolingPeak: { month: result.peakMonth.value, hour: result.peakHour.value / secondsPerHour },
    heatingLoad: result.heating.value,
    heatingMonth: coldestMonth(values.site.latitude),
    supplyAirflow: result.supplyAirflow.value,
    outdoorAirflow: withSpaceType(row, values).outdoorAir,
    people,
    sensiblePerPerson: person.sensible,
    latentPerPerson: person.latent,
    lighting,
    equipment,
    coolingTemperature: indoorTemp,
    heatingTemperature: heatingTemp,
  };
}

/** Ids that an import makes of identifiers. */
const idsFor = (parts: readonly { readonly id: string }[]): ReadonlyMap<string, string> =>
  new Map(parts.map(({ id }) => [id, rowIdOf(id)]));

/** A room with the space of its row. */
function withSpace(room: ModelRoom, spaces: ReadonlyMap<string, BuildingSpace>, { storeys }: Building): ModelRoom {
  const space = spaces.get(room.id);
  const storey = storeys.find(({ id }) => id === space?.storeyId);
  return space ? { ...room, space, ...(storey && { storey: storey.name }) } : room;
}

/** Results of the zones of a heat load by their rows; heating and outdoor air are the sums of their rooms. */
function zoneResultsOf(
  { values, results }: CalculatedRooms,
  rooms: readonly ModelRoom[],
  { zones }: Building,
  rowIds: ReadonlyMap<string, string>,
): ZoneResult[] {
  const byId = new Map(((results.zoneResults ?? []) as readonly ZoneLoad[]).map((result) => [result.id, result]));
  return zones.flatMap(({ id }): ZoneResult[] => {
    const row = values.zones.find((zone) => zone.id === rowIds.get(id));
    const result = row && byId.get(row.id);
    if (!result) return [];
    const members = new Set(values.rooms.filter(({ zone }) => zone === row.id).map((room) => room.id));
    const inZone = rooms.filter((room) => members.has(room.id));
    const sumOf = (valueOf: (room: ModelRoom) => number): number => inZone.reduce((sum, room) => sum + room.multiplier * valueOf(room), 0);
    return [
      {
        zoneId: id,
        name: row.name,
        coolingLoad: result.load.value,
        coolingPeak: { month: result.peakMonth.value, hour: result.peakHour.value / secondsPerHour },
        heatingLoad: sumOf(({ heatingLoad }) => heatingLoad),
        heatingMonth: coldestMonth(values.site.latitude),
        ...(result.supplyAirflow && { supplyAirflow: result.supplyAirflow.value }),
        outdoorAirflow: sumOf(({ outdoorAirflow }) => outdoorAirflow),
      },
    ];
  });
}

/**
 * Rooms of an hourly heat load with the spaces that they were imported from, and the results that `addResults` writes into the file of the building.
 * Rooms are matched by what imports recorded (`modelRowIds`), or else by their ids, which an import makes from those of the file.
 *
 * @param calculated values and results of the heat load
 * @param building the building, read again
 * @param rowIds rows of its rooms and zones; default those with their identifiers
 * @returns rooms, results by space and by zone, and spaces without a room
 * @example
 * ```ts
 * import { heatLoad } from "@org/hvac-core";
 * import { readGbxml } from "@org/hvac-core/building";
 * import { spaceResults } from "@org/hvac-core/exchange/building";
 * const outcome = heatLoad.calculate({ unitSystem: "Metric", method: "hourly", rooms: [{ id: "a", floorArea: 20, lighting: 200 }] });
 * const building = readGbxml('<gbXML lengthUnit="Meters"><Campus><Building><Space id="a"><Area>20</Area></Space></Building></Campus></gbXML>');
 * outcome.ok && spaceResults(outcome, building).results[0]?.lighting; // 200
 * ```
 */
export function spaceResults(
  calculated: CalculatedRooms,
  building: Building,
  rowIds: ModelRowIds = { rooms: idsFor(building.spaces), zones: idsFor(building.zones) },
): MatchedResults {
  const { values, results } = calculated;
  const byId = new Map(((results.roomResults ?? []) as readonly RoomResult[]).map((result) => [result.id, result]));
  const spaces = new Map(
    building.spaces.flatMap((space): (readonly [string, BuildingSpace])[] => {
      const rowId = rowIds.rooms.get(space.id);
      return rowId === undefined ? [] : [[rowId, space]];
    }),
  );
  const rooms = values.rooms.flatMap((row) => {
    const result = byId.get(row.id);
    return result ? [withSpace(modelRoom(row, result, values), spaces, building)] : [];
  });
  const matched = new Set(rooms.map(({ space }) => space));
  return {
    rooms,
    results: rooms.flatMap(({ space, ...room }) => (space ? [{ ...room, spaceId: space.id, area: space.area }] : [])),
    zones: zoneResultsOf(calculated, rooms, building, rowIds.zones),
    otherSpaces: building.spaces.filter((space) => !matched.has(space)),
  };
}
