import type { SheetBuilder } from "../../kernel/index.ts";
import type { SpaceSchedules } from "../../reference/index.ts";
import { noSpaceType, spaceTypeUse, type TypeUse } from "../../reference/internal.ts";
import { breathingZoneAirflow } from "../../ventilation/index.ts";
import type { HeatLoadValues } from "./schema.ts";

/* What follows from the type of a room where its own field is left empty. */

/** The standard of the types. */
export type SpaceTypesBy = Pick<HeatLoadValues, "spaceTypesBy">;

/** A room whose outdoor air may be left to its type. */
export interface TypedRoom {
  readonly spaceType: string;
  readonly people: number;
  /** m²; `null` where the quick method goes without. */
  readonly floorArea: number | null;
  /** m³/s */
  readonly outdoorAir: number | null;
}

/**
 * The room of the quick method, for {@link roomOutdoorAir}.
 *
 * @param values of an outcome of the quick method (`outcome.values`)
 * @returns its type, people, floor area and outdoor air as entered
 * @example
 * ```ts
 * import { heatLoad, quickRoom } from "@org/hvac-core/calculators/heat-load";
 * const outcome = heatLoad.calculate({ unitSystem: "Metric", spaceType: "open-office", floorArea: 100 });
 * outcome.ok && quickRoom(outcome.values).people; // 5
 * ```
 */
export const quickRoom = ({ spaceType: type, numPeople, floorArea, ventilationRate }: HeatLoadValues): TypedRoom => ({
  spaceType: type,
  people: numPeople,
  floorArea,
  outdoorAir: ventilationRate,
});

/** Outdoor air rates of a type; undefined where its tables have none. */
function outdoorAirRates(type: string, { spaceTypesBy }: SpaceTypesBy): TypeUse["outdoorAir"] {
  return type === noSpaceType ? undefined : spaceTypeUse(type, spaceTypesBy).outdoorAir;
}

/**
 * Outdoor air of a room: as entered, or what its type requires for its people and floor area.
 *
 * @param room a row of the hourly method, or the room of the quick method
 * @param by the standard of the types (`outcome.values`)
 * @returns m³/s
 * @source ashrae-62.1, Table 6-1
 * @source teaser
 * @example
 * ```ts
 * import { roomOutdoorAir } from "@org/hvac-core/calculators/heat-load";
 * const room = { spaceType: "open-office", people: 5, floorArea: 100, outdoorAir: null };
 * roomOutdoorAir(room, { spaceTypesBy: "SI" }); // 0.0425
 * ```
 */
export function roomOutdoorAir({ spaceType: type, people, floorArea, outdoorAir }: TypedRoom, by: SpaceTypesBy): number {
  if (outdoorAir !== null) return outdoorAir;
  const rates = outdoorAirRates(type, by)?.value;
  return rates && floorArea !== null
    ? breathingZoneAirflow({ people, area: floorArea, peopleRate: rates.perPerson, areaRate: rates.perArea })
    : 0;
}

/** States the outdoor air of a room where it follows from the type. @param result whether it is a result of the room */
export function describeTypeOutdoorAir(room: TypedRoom, by: SpaceTypesBy, sheet: SheetBuilder, result?: "typeOutdoorAir"): void {
  if (room.outdoorAir !== null) return;
  const rates = outdoorAirRates(room.spaceType, by);
  const name = "Outdoor air for ventilation";
  if (!rates || room.floorArea === null) return sheet.formula("Q_v", name, "airFlow", "0", 0);
  const { perPerson, perArea } = rates.value;
  const decided = { by: ["spaceType", "spaceTypesBy"] };
  if (perPerson > 0) sheet.lookup("R_p", "Outdoor air per person of the space type", "airFlowPerPerson", perPerson, rates.source, decided);
  sheet.lookup("R_a", "Outdoor air per floor area of the space type", "airFlowPerArea", perArea, rates.source, decided);
  const expression = perPerson > 0 ? "R_p * N + R_a * A_floor" : "R_a * A_floor";
  if (result) return sheet.result(result, expression, rates.source);
  return sheet.formula("Q_v", name, "airFlow", expression, roomOutdoorAir(room, by), rates.source);
}

/** Gains that have a schedule. */
type Scheduled = keyof SpaceSchedules;

/** Separates the parts of the id of a type's schedule; ids of rows have none. */
const separator = " ";

/** The schedule of a type in place of the id of an entered one; `null` where the type has none, so that the gain is always on. */
function typeSchedule(type: string, gain: Scheduled, { spaceTypesBy }: SpaceTypesBy): string | null {
  if (type === noSpaceType || !spaceTypeUse(type, spaceTypesBy).schedules) return null;
  return [type, spaceTypesBy, gain].join(separator);
}

/** The schedule of a space type. */
export interface TypeSchedule {
  readonly label: string;
  /** Hourly shares, 0…1. */
  readonly shares: readonly number[];
}

/**
 * The schedule of a space type by the id that {@link withSpaceType} gives a room.
 *
 * @param id id of a schedule
 * @returns the schedule; undefined where the id is that of an entered one
 * @example
 * ```ts
 * import { scheduleOfType } from "@org/hvac-core/calculators/heat-load";
 * scheduleOfType("open-office SI people")?.shares[10]; // 0.9
 * scheduleOfType("a1"); // undefined
 * ```
 */
export function scheduleOfType(id: string): TypeSchedule | undefined {
  const [type, by, gain] = id.split(separator);
  if (gain === undefined) return undefined;
  const { label, value } = spaceTypeUse(type!, by as SpaceTypesBy["spaceTypesBy"]).schedules!;
  return { label: `${label}, ${gain}`, shares: value[gain as Scheduled] };
}

/** A room of the hourly method as entered. */
export type RoomRow = HeatLoadValues["rooms"][number];

/** A room of the hourly method with what follows from its type. */
export type RoomValues = Omit<RoomRow, "outdoorAir"> & {
  readonly outdoorAir: number;
  /** Whether the outdoor air follows from the type. */
  readonly isOutdoorAirOfType?: true;
};

interface UsedRoom extends SpaceTypesBy {
  readonly room: RoomValues;
}

/** Rows of long lists are the same frozen objects in the next input, and what they are calculated with must be too. */
const usedRooms = new WeakMap<RoomRow, UsedRoom>();

/**
 * A room of the hourly method with what follows from its type: outdoor air and schedules that were left empty.
 *
 * @param row a row of rooms (`outcome.values.rooms`)
 * @param by the standard of the types (`outcome.values`)
 * @returns the room; the same row where nothing follows
 * @source ashrae-62.1, Table 6-1
 * @source pnnl-standards-data
 * @source teaser
 * @example
 * ```ts
 * import { heatLoad, withSpaceType } from "@org/hvac-core/calculators/heat-load";
 * const rooms = [{ id: "a", spaceType: "open-office", floorArea: 100 }];
 * const outcome = heatLoad.calculate({ unitSystem: "Metric", method: "hourly", rooms });
 * outcome.ok && withSpaceType(outcome.values.rooms[0], outcome.values).outdoorAir; // 0.0425
 * ```
 */
export function withSpaceType(row: RoomRow, by: SpaceTypesBy): RoomValues {
  if (row.spaceType === noSpaceType && row.outdoorAir !== null) return row as RoomValues;
  const { spaceTypesBy } = by;
  const before = usedRooms.get(row);
  if (before?.spaceTypesBy === spaceTypesBy) return before.room;
  const type = row.spaceType;
  const room: RoomValues = {
    ...row,
    outdoorAir: roomOutdoorAir(row, by),
    ...(row.outdoorAir === null && outdoorAirRates(type, by) && { isOutdoorAirOfType: true as const }),
    peopleSchedule: row.peopleSchedule ?? typeSchedule(type, "people", by),
    lightingSchedule: row.lightingSchedule ?? typeSchedule(type, "lighting", by),
    equipmentSchedule: row.equipmentSchedule ?? typeSchedule(type, "equipment", by),
  };
  if (!Object.isFrozen(row)) return room;
  usedRooms.set(row, { spaceTypesBy, room: Object.freeze(room) });
  return room;
}
