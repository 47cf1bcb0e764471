import type { Building } from "../../../building/index.ts";
import type { CompleteInput } from "../../../kernel/index.ts";
import { rowIdOf } from "../rowIds.ts";
import { alignRows } from "./align.ts";
import { earlierRecord, listedRows } from "./compare.ts";
import { freshRows } from "./modelRows.ts";
import type { ModelRowIds } from "../spaceResults.ts";
import { movedRows, movedShape, placementOf, type Placement } from "./placement.ts";
import { buildingRecords, recordedRows, type BuildingRecord } from "./record.ts";
import { isSameSurface, surfaceShape, type Shape } from "./shapes.ts";

/** Surfaces of a building whose other side is a question, in the axes of a record, by the ids that their identifiers give. */
export const questionShapes = (building: Building, placement: Placement): Readonly<Record<string, Shape>> =>
  Object.fromEntries(
    building.surfaces.flatMap((surface): (readonly [string, Shape])[] => {
      const { id, boundary, polygons, grossArea, spaceId } = surface;
      if (boundary !== "unknown") return [];
      const shape = surfaceShape(polygons, grossArea, surface, { roomId: spaceId, building }) ?? [];
      return [[rowIdOf(id), movedShape(shape, placement)]];
    }),
  );

/** What an earlier import of a model decided, by the identifiers that the model has now. */
export interface EarlierImport {
  readonly record: BuildingRecord;
  /** Rooms of the model that the heat load has. */
  readonly importedIds: ReadonlySet<string>;
  /** Rooms of the model that were left out or deleted. New ones are in neither set. */
  readonly leftOutIds: ReadonlySet<string>;
  /** Constructions and window types of the heat load that came from the model: none of them takes the place of one of the file. */
  readonly libraryIds: ReadonlySet<string>;
  /** Rooms and surfaces of the model by their present identifiers, with those that the record has. */
  readonly recordedIds: ReadonlyMap<string, string>;
}

/** Present identifiers of open surfaces with the ids of those of the record. */
function questionIds(building: Building, { questions }: BuildingRecord, placement: Placement): readonly (readonly [string, string])[] {
  const now = questionShapes(building, placement);
  return building.surfaces.flatMap(({ id }): (readonly [string, string])[] => {
    const shape = now[rowIdOf(id)];
    if (!shape) return [];
    const earlier = Object.entries(questions).find(([, other]) => shape.length > 0 && other.length > 0 && isSameSurface(shape, other));
    return earlier ? [[id, earlier[0]]] : [];
  });
}

/**
 * The earlier import of a model to a heat load, for the decisions that are not asked again.
 *
 * @param input complete input of the heat load
 * @param building the model
 * @param from name of its file, or the record to compare with whatever they share
 * @returns undefined at the first import
 * @example
 * ```ts
 * import { heatLoad } from "@org/hvac-core";
 * import { readGbxml } from "@org/hvac-core/building";
 * import { earlierImport } from "@org/hvac-core/exchange/building";
 * const building = readGbxml('<gbXML lengthUnit="Meters"><Campus><Building><Space id="a"/></Building></Campus></gbXML>');
 * earlierImport(heatLoad.complete({ unitSystem: "Metric", method: "hourly" }), building, "office.xml"); // undefined
 * ```
 */
export function earlierImport(input: CompleteInput, building: Building, from: string | BuildingRecord): EarlierImport | undefined {
  const records = buildingRecords(input);
  if (records.length === 0) return undefined;
  const fresh = freshRows(building, { rooms: [] }, input.unitSystem);
  const id = typeof from === "string" ? earlierRecord(input, fresh.rooms, from) : from.id;
  const record = records.find((each) => each.id === id);
  if (!record) return undefined;
  const nobody: ReadonlySet<string> = new Set();
  const recorded = recordedRows(input, id);
  const placement = placementOf(recorded.rooms, fresh.rooms);
  const { rooms } = alignRows(recorded, movedRows(fresh, placement), { inList: () => nobody }).rows;
  const here = new Set(listedRows(input, "rooms").map((row) => row.id));
  const spaceIds = new Map(building.spaces.map((space) => [rowIdOf(space.id), space.id]));
  const known = rooms.flatMap(({ fresh: { key, id: rowId }, before }) => (before ? [{ spaceId: spaceIds.get(key)!, rowId, before }] : []));
  return {
    record,
    libraryIds: new Set([...recorded.constructions, ...recorded.windowTypes].map((row) => row.id)),
    importedIds: new Set(known.flatMap(({ spaceId, rowId }) => (here.has(rowId) ? [spaceId] : []))),
    leftOutIds: new Set(known.flatMap(({ spaceId, rowId }) => (here.has(rowId) ? [] : [spaceId]))),
    recordedIds: new Map([
      ...known.map(({ spaceId, before }) => [spaceId, before.key] as const),
      ...questionIds(building, record, placement),
    ]),
  };
}

/**
 * Rows of a heat load for the rooms and zones of a model, as its import recorded them: a later export has other identifiers, and a second model the same
 * ones as the first. Rows without a record are those with the identifiers of the model.
 *
 * @param input complete input of the heat load
 * @param building the model
 * @param fileName name of its file
 * @returns ids of rows by the identifiers of the model
 * @example
 * ```ts
 * import { heatLoad } from "@org/hvac-core";
 * import { readGbxml } from "@org/hvac-core/building";
 * import { modelRowIds } from "@org/hvac-core/exchange/building";
 * const building = readGbxml('<gbXML lengthUnit="Meters"><Campus><Building><Space id="a"/></Building></Campus></gbXML>');
 * modelRowIds(heatLoad.complete({ unitSystem: "Metric", method: "hourly" }), building, "office.xml").rooms.get("a"); // "a"
 * ```
 */
export function modelRowIds(input: CompleteInput, building: Building, fileName: string): ModelRowIds {
  const zones = building.zones.map(({ id, name }) => ({ id: rowIdOf(id), name }));
  const fresh = freshRows(building, { rooms: [], zones }, input.unitSystem);
  const recordId = earlierRecord(input, fresh.rooms, fileName);
  const before = recordedRows(input, recordId);
  const { rows } = alignRows(before, movedRows(fresh, placementOf(before.rooms, fresh.rooms)), { inList: () => new Set() });
  const records = buildingRecords(input).map(({ id }) => recordedRows(input, id));
  const idsOf = (list: "rooms" | "zones", parts: readonly { readonly id: string }[]): ReadonlyMap<string, string> => {
    const recorded = new Set(records.flatMap((lists) => lists[list].map(({ id }) => id)));
    const known = new Map(rows[list].flatMap(({ fresh: { key, id }, before }) => (before ? [[key, id] as const] : [])));
    return new Map(
      parts.flatMap(({ id }): (readonly [string, string])[] => {
        const key = rowIdOf(id);
        const rowId = known.get(key) ?? (recorded.has(key) ? undefined : key);
        return rowId === undefined ? [] : [[id, rowId]];
      }),
    );
  };
  return { rooms: idsOf("rooms", building.spaces), zones: idsOf("zones", building.zones) };
}

/**
 * Decisions of an earlier import by the present identifiers of the model: space types by room, answers by surface, rows by construction.
 *
 * @param decided decisions by the identifiers that the model had
 * @param ids present identifiers
 * @param earlier from `earlierImport`
 * @returns decisions by present identifier
 * @example
 * ```ts
 * import { recalledDecisions } from "@org/hvac-core/exchange/building";
 * recalledDecisions({ a: "office" }, ["b"], { recordedIds: new Map([["b", "a"]]) }); // { b: "office" }
 * ```
 */
export function recalledDecisions<T>(
  decided: Readonly<Record<string, T>>,
  ids: readonly string[],
  { recordedIds }: Pick<EarlierImport, "recordedIds">,
): Readonly<Record<string, T>> {
  const byKey = new Map(Object.entries(decided).map(([id, value]) => [rowIdOf(id), value]));
  return Object.fromEntries(
    ids.flatMap((id): (readonly [string, T])[] => {
      const key = recordedIds.get(id) ?? rowIdOf(id);
      const value = byKey.get(key);
      return value === undefined ? [] : [[id, value]];
    }),
  );
}
