import * as z from "zod/mini";
import { drawingLimits as limits, drawnPositions, type Drawing, type PositionConstructions } from "../../building/drawing/index.ts";

/** A room in its stored form. Lengths in whole mm; optional values that are those of the storey are missing. */
export interface StoredRoom {
  readonly id: string;
  readonly name: string;
  /** x and y of each corner, mm: those of the first, and from there on the differences from the one before. */
  readonly corners: readonly number[];
  readonly height?: number;
  readonly ceiling?: number;
  readonly unconditioned?: true;
  readonly zone?: string;
  readonly type?: string;
  readonly underside?: "ground" | "air";
}

/** An opening in its stored form, mm. */
export interface StoredOpening {
  readonly id: string;
  readonly type: string;
  readonly point: readonly number[];
  readonly width?: number;
  readonly height?: number;
  readonly sill?: number;
}

/** A storey in its stored form, mm. */
export interface StoredStorey {
  readonly id: string;
  readonly name: string;
  readonly level: number;
  readonly height: number;
  readonly ceiling?: number;
  readonly count?: number;
  readonly rooms: readonly StoredRoom[];
  readonly openings?: readonly StoredOpening[];
  readonly constructions?: PositionConstructions;
}

/** A type of opening in its stored form, mm. */
export interface StoredOpeningType {
  readonly id: string;
  readonly name: string;
  readonly kind: "window" | "door" | "air";
  readonly width: number;
  readonly height: number;
  readonly sill: number;
  readonly windowType?: string;
  readonly construction?: string;
}

/** A drawing in its stored form: lengths of the plan in whole mm, other values in SI; empty lists are missing. */
export interface StoredDrawing {
  readonly version: 1;
  readonly name?: string;
  readonly place: Drawing["place"];
  readonly ground?: number;
  readonly storeys: readonly StoredStorey[];
  readonly openingTypes?: readonly StoredOpeningType[];
  readonly zones?: Drawing["zones"];
  readonly constructions?: Drawing["constructions"];
  readonly windowTypes?: Drawing["windowTypes"];
  readonly positions?: PositionConstructions;
}

/** A whole number of mm between limits in m. */
const millimetres = (low: number, high: number): z.ZodMiniType<number> =>
  z.int().check(z.minimum(Math.round(low * 1000)), z.maximum(Math.round(high * 1000)));

const between = ([low, high]: readonly [number, number]): z.ZodMiniType<number> => millimetres(low, high);
const id = z.string().check(z.minLength(1), z.maxLength(limits.nameLength));
const name = z.string().check(z.maxLength(limits.nameLength));
const list = <T extends z.ZodMiniType>(item: T, most: number): z.ZodMiniArray<T> => z.array(item).check(z.maxLength(most));
const number = (low: number, high: number): z.ZodMiniType<number> => z.number().check(z.minimum(low), z.maximum(high));
const maybe = z.exactOptional;

/** Corners from differences: an even count, and each within the plan. */
function areOnPlan(values: readonly number[]): boolean {
  const position = [0, 0];
  return values.length % 2 === 0 && values.every((value, index) => Math.abs((position[index % 2]! += value)) <= limits.coordinate * 1000);
}

const coordinate = millimetres(-2 * limits.coordinate, 2 * limits.coordinate);
const positions = z.strictObject(Object.fromEntries(drawnPositions.map((position) => [position, maybe(id)])));

const room = z.strictObject({
  id,
  name,
  corners: z
    .array(coordinate)
    .check(
      z.minLength(6),
      z.maxLength(2 * limits.corners),
      z.refine(areOnPlan, { error: "Corners are pairs of coordinates on the plan." }),
    ),
  height: maybe(between(limits.roomHeight)),
  ceiling: maybe(between(limits.roomHeight)),
  unconditioned: maybe(z.literal(true)),
  zone: maybe(id),
  type: maybe(name),
  underside: maybe(z.enum(["ground", "air"])),
});

const opening = z.strictObject({
  id,
  type: id,
  point: z.array(millimetres(-limits.coordinate, limits.coordinate)).check(z.length(2)),
  width: maybe(between(limits.openingSize)),
  height: maybe(between(limits.openingSize)),
  sill: maybe(millimetres(0, 100)),
});

const storey = z.strictObject({
  id,
  name,
  level: between(limits.level),
  height: between(limits.storeyHeight),
  ceiling: maybe(between(limits.roomHeight)),
  count: maybe(z.int().check(z.minimum(1), z.maximum(limits.identicalStoreys))),
  rooms: list(room, limits.rooms),
  openings: maybe(list(opening, limits.openings)),
  constructions: maybe(positions),
});

const openingType = z.strictObject({
  id,
  name,
  kind: z.enum(["window", "door", "air"]),
  width: between(limits.openingSize),
  height: between(limits.openingSize),
  sill: millimetres(0, 100),
  windowType: maybe(id),
  construction: maybe(id),
});

const positive = number(0, 1e9);
const layer = z.strictObject({
  id,
  name,
  thickness: maybe(positive),
  conductivity: maybe(positive),
  density: maybe(positive),
  specificHeat: maybe(positive),
  resistance: maybe(positive),
});
const share = number(0, 1);

/** Schema of the stored form of a drawing, with its limits. */
export const storedDrawingSchema: z.ZodMiniType<StoredDrawing> = z.strictObject({
  version: z.literal(1),
  name: maybe(name),
  place: z.strictObject({
    name: maybe(z.string().check(z.maxLength(200))),
    latitude: maybe(number(-90, 90)),
    longitude: maybe(number(-180, 180)),
    elevation: maybe(number(-500, 9000)),
    modelAzimuth: number(-360, 360),
  }),
  ground: maybe(between(limits.level)),
  storeys: list(storey, limits.storeys),
  openingTypes: maybe(list(openingType, limits.types)),
  zones: maybe(
    list(
      z.strictObject({
        id,
        name,
        heatingTemperature: maybe(number(-50, 100)),
        coolingTemperature: maybe(number(-50, 100)),
        outdoorAirPerPerson: maybe(positive),
        outdoorAirPerArea: maybe(positive),
      }),
      limits.rooms,
    ),
  ),
  constructions: maybe(
    list(z.strictObject({ id, name, uValue: maybe(positive), solarAbsorptance: maybe(share), layers: list(layer, 30) }), limits.types),
  ),
  windowTypes: maybe(
    list(z.strictObject({ id, name, uValue: maybe(positive), shgc: maybe(share), visibleTransmittance: maybe(share) }), limits.types),
  ),
  positions: maybe(positions),
});
