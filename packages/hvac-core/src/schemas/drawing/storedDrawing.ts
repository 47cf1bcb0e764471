import type { Drawing, DrawnOpening, DrawnRoom, DrawnStorey, OpeningType, PlanPoint, PlanPolygon } from "../../building/drawing/index.ts";
import {
  storedDrawingSchema,
  type StoredDrawing,
  type StoredOpening,
  type StoredOpeningType,
  type StoredRoom,
  type StoredStorey,
} from "./schema.ts";

/**
 * A stored drawing that cannot be opened; the message says where.
 *
 * @example
 * ```ts
 * import { StoredDrawingError } from "@org/hvac-core/schemas/drawing";
 * new StoredDrawingError("storeys.0.height", "Too small").message; // "storeys.0.height: Too small"
 * ```
 */
export class StoredDrawingError extends SyntaxError {
  /** Names and positions from the outside in, joined by points. */
  readonly path: string;

  constructor(path: string, message: string) {
    super(path === "" ? message : `${path}: ${message}`);
    this.name = "StoredDrawingError";
    this.path = path;
  }
}

const toMillimetres = (value: number): number => Math.round(value * 1000) + 0;
const toMetres = (value: number): number => value / 1000;

/** Defined values of an object, converted. */
function lengths<K extends string>(
  values: Readonly<Partial<Record<K, number | undefined>>>,
  convert: (value: number) => number,
): { [key in K]?: number } {
  const pairs = Object.entries<number | undefined>(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, convert(value)]]));
  return Object.fromEntries(pairs) as { [key in K]?: number };
}

/** Defined texts of an object. */
function texts<K extends string>(values: Readonly<Partial<Record<K, string | undefined>>>): { [key in K]?: string } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as { [key in K]?: string };
}

/** A list by its name where it has items. */
const unlessEmpty = <K extends string, T>(key: K, items: readonly T[]): { readonly [key in K]?: readonly T[] } =>
  (items.length === 0 ? {} : { [key]: items }) as { readonly [key in K]?: readonly T[] };

function storedCorners(polygon: PlanPolygon): number[] {
  const [last, result] = [[0, 0], [] as number[]];
  for (const point of polygon)
    for (const axis of [0, 1] as const) {
      const value = toMillimetres(point[axis]);
      result.push(value - last[axis]!);
      last[axis] = value;
    }
  return result;
}

function cornersOf(values: readonly number[]): PlanPolygon {
  const polygon: PlanPoint[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index < values.length; index += 2) {
    x += values[index]!;
    y += values[index + 1]!;
    polygon.push([toMetres(x), toMetres(y)]);
  }
  return polygon;
}

function storedRoom({
  id,
  name,
  polygon,
  height,
  ceilingHeight: ceiling,
  isConditioned,
  zoneId,
  spaceType,
  underside,
}: DrawnRoom): StoredRoom {
  return {
    id,
    name,
    corners: storedCorners(polygon),
    ...lengths({ height, ceiling }, toMillimetres),
    ...(isConditioned ? {} : { unconditioned: true as const }),
    ...texts({ zone: zoneId, type: spaceType }),
    ...(underside === undefined ? {} : { underside }),
  };
}

function roomOf({ id, name, corners, height, ceiling, unconditioned, zone, type, underside }: StoredRoom): DrawnRoom {
  return {
    id,
    name,
    polygon: cornersOf(corners),
    ...lengths({ height, ceilingHeight: ceiling }, toMetres),
    isConditioned: unconditioned !== true,
    ...texts({ zoneId: zone, spaceType: type }),
    ...(underside === undefined ? {} : { underside }),
  };
}

const storedOpening = ({ id, typeId, point, width, height, sill }: DrawnOpening): StoredOpening => ({
  id,
  type: typeId,
  point: point.map(toMillimetres),
  ...lengths({ width, height, sill }, toMillimetres),
});

const openingOf = ({ id, type, point, width, height, sill }: StoredOpening): DrawnOpening => ({
  id,
  typeId: type,
  point: [toMetres(point[0]!), toMetres(point[1]!)],
  ...lengths({ width, height, sill }, toMetres),
});

const storedStorey = ({
  id,
  name,
  level,
  height,
  ceilingHeight: ceiling,
  count,
  rooms,
  openings,
  constructionIds,
}: DrawnStorey): StoredStorey => ({
  id,
  name,
  level: toMillimetres(level),
  height: toMillimetres(height),
  ...lengths({ ceiling }, toMillimetres),
  ...(count === 1 ? {} : { count }),
  rooms: rooms.map(storedRoom),
  ...unlessEmpty("openings", openings.map(storedOpening)),
  ...(constructionIds === undefined ? {} : { constructions: constructionIds }),
});

const storeyOf = ({ id, name, level, height, ceiling, count = 1, rooms, openings = [], constructions }: StoredStorey): DrawnStorey => ({
  id,
  name,
  level: toMetres(level),
  height: toMetres(height),
  ...lengths({ ceilingHeight: ceiling }, toMetres),
  count,
  rooms: rooms.map(roomOf),
  openings: openings.map(openingOf),
  ...(constructions === undefined ? {} : { constructionIds: constructions }),
});

const storedType = ({ id, name, kind, width, height, sill, windowTypeId, constructionId }: OpeningType): StoredOpeningType => ({
  id,
  name,
  kind,
  width: toMillimetres(width),
  height: toMillimetres(height),
  sill: toMillimetres(sill),
  ...texts({ windowType: windowTypeId, construction: constructionId }),
});

const typeOf = ({ id, name, kind, width, height, sill, windowType, construction }: StoredOpeningType): OpeningType => ({
  id,
  name,
  kind,
  width: toMetres(width),
  height: toMetres(height),
  sill: toMetres(sill),
  ...texts({ windowTypeId: windowType, constructionId: construction }),
});

/**
 * The stored form of a drawing: plain data for JSON, with coordinates in whole millimetres.
 *
 * @param drawing a drawing
 * @returns its stored form
 * @example
 * ```ts
 * import { emptyDrawing } from "@org/hvac-core/building/drawing";
 * import { storedDrawing } from "@org/hvac-core/schemas/drawing";
 * storedDrawing(emptyDrawing); // { version: 1, place: { modelAzimuth: 0 }, storeys: [] }
 * ```
 */
export function storedDrawing(drawing: Drawing): StoredDrawing {
  const { name, storeys, openingTypes, zones, constructions, windowTypes, constructionIds, place, groundLevel } = drawing;
  const ground = toMillimetres(groundLevel);
  return {
    version: 1,
    ...(name === "" ? {} : { name }),
    place,
    ...(ground === 0 ? {} : { ground }),
    storeys: storeys.map(storedStorey),
    ...unlessEmpty("openingTypes", openingTypes.map(storedType)),
    ...unlessEmpty("zones", zones),
    ...unlessEmpty("constructions", constructions),
    ...unlessEmpty("windowTypes", windowTypes),
    ...(Object.keys(constructionIds).length === 0 ? {} : { positions: constructionIds }),
  };
}

/**
 * Opens a stored drawing.
 *
 * @param value plain data, as from JSON
 * @returns the drawing
 * @throws {StoredDrawingError} when it is not the stored form of a drawing, or beyond its limits
 * @example
 * ```ts
 * import { openDrawing } from "@org/hvac-core/schemas/drawing";
 * openDrawing({ version: 1, place: { modelAzimuth: 30 }, storeys: [] }).place.modelAzimuth; // 30
 * ```
 */
export function openDrawing(value: unknown): Drawing {
  const result = storedDrawingSchema.safeParse(value);
  if (!result.success) {
    const { path, message } = result.error.issues[0]!;
    throw new StoredDrawingError(path.map(String).join("."), message);
  }
  const {
    name = "",
    place,
    ground = 0,
    storeys,
    openingTypes = [],
    zones = [],
    constructions = [],
    windowTypes = [],
    positions = {},
  } = result.data;
  return {
    name,
    storeys: storeys.map(storeyOf),
    openingTypes: openingTypes.map(typeOf),
    zones,
    constructions,
    windowTypes,
    constructionIds: positions,
    place,
    groundLevel: toMetres(ground),
  };
}
