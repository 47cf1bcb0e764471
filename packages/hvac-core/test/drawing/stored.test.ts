import { runs } from "@tooling/testing/extent";
import { between } from "@tooling/testing/numbers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { drawingLimits, emptyDrawing, type Drawing, type PlanPoint } from "../../src/building/drawing/index.ts";
import { openDrawing, storedDrawing, StoredDrawingError } from "../../src/schemas/drawing/index.ts";

const optional = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(arbitrary, { nil: undefined });
/** Without values that are undefined. */
const defined = <T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as { [K in keyof T]: Exclude<T[K], undefined> };

const id = fc.string({ minLength: 1, maxLength: 12 });
const name = fc.string({ maxLength: 40 });
const points: fc.Arbitrary<PlanPoint> = fc.tuple(between(-900, 900), between(-900, 900));
const room = fc
  .record({
    id,
    name,
    polygon: fc.array(points, { minLength: 3, maxLength: 12 }),
    height: optional(between(1, 20)),
    ceilingHeight: optional(between(1, 20)),
    isConditioned: fc.boolean(),
    zoneId: optional(id),
    spaceType: optional(name),
    underside: optional(fc.constantFrom("ground" as const, "air" as const)),
  })
  .map(defined);
const opening = fc
  .record({
    id,
    typeId: id,
    point: points,
    width: optional(between(0.1, 9)),
    height: optional(between(0.1, 9)),
    sill: optional(between(0, 9)),
  })
  .map(defined);
const storey = fc
  .record({
    id,
    name,
    level: between(-20, 300),
    height: between(2, 9),
    ceilingHeight: optional(between(2, 9)),
    count: fc.integer({ min: 1, max: 60 }),
    rooms: fc.array(room, { maxLength: 5 }),
    openings: fc.array(opening, { maxLength: 5 }),
    constructionIds: optional(fc.record({ exteriorWall: id, roof: id }, { requiredKeys: [] })),
  })
  .map(defined);
const type = fc
  .record({
    id,
    name,
    kind: fc.constantFrom("window" as const, "door" as const, "air" as const),
    width: between(0.1, 9),
    height: between(0.1, 9),
    sill: between(0, 3),
    windowTypeId: optional(id),
    constructionId: optional(id),
  })
  .map(defined);
const drawings = fc.record({
  name,
  storeys: fc.array(storey, { maxLength: 4 }),
  openingTypes: fc.array(type, { maxLength: 3 }),
  zones: fc.array(fc.record({ id, name, heatingTemperature: fc.constant(20) }), { maxLength: 2 }),
  constructions: fc.array(fc.record({ id, name, uValue: between(0.1, 4), layers: fc.constant([]) }), { maxLength: 2 }),
  windowTypes: fc.array(fc.record({ id, name, shgc: between(0, 1) }), { maxLength: 2 }),
  constructionIds: fc.record({ exteriorWall: id, roof: id, groundFloor: id }, { requiredKeys: [] }),
  place: fc.record({ modelAzimuth: between(-180, 180), latitude: between(-90, 90) }),
  groundLevel: between(-5, 5),
}) as unknown as fc.Arbitrary<Drawing>;

const millimetre = 0.0005 + 1e-9;

/** Whether values are the same to half a millimetre. */
function isNear(a: unknown, b: unknown): boolean {
  if (typeof a === "number" && typeof b === "number") return Math.abs(a - b) <= millimetre;
  if (typeof a !== "object" || a === null || typeof b !== "object" || b === null) return a === b;
  const [first, second] = [Object.entries(a), new Map<string, unknown>(Object.entries(b))];
  return first.length === second.size && first.every(([key, value]) => isNear(value, second.get(key)));
}

test("a drawing that is stored and opened is the same to half a millimetre", () =>
  fc.assert(
    fc.property(drawings, (drawing) => {
      const text = JSON.stringify(storedDrawing(drawing));
      const opened = openDrawing(JSON.parse(text));
      expect(isNear(opened, drawing)).toBe(true);
      expect(storedDrawing(opened)).toEqual(JSON.parse(text));
    }),
    { numRuns: runs(40) },
  ));

const square = { id: "a", name: "A", corners: [0, 0, 4000, 0, 0, 5000, -4000, 0] };
const stored = (rooms: readonly unknown[], more: object = {}): unknown => ({
  version: 1,
  place: { modelAzimuth: 0 },
  storeys: [{ id: "s", name: "S", level: 0, height: 3000, rooms, ...more }],
});

test.each<[string, unknown, string]>([
  ["nothing", undefined, ""],
  ["another version", { version: 2, place: { modelAzimuth: 0 }, storeys: [] }, "version"],
  ["a coordinate that is not whole", stored([{ ...square, corners: [0, 0, 0.5, 0, 0, 5000] }]), "storeys.0.rooms.0.corners.2"],
  ["half a point", stored([{ ...square, corners: [0, 0, 4000, 0, 0, 5000, 1] }]), "storeys.0.rooms.0.corners"],
  ["two corners", stored([{ ...square, corners: [0, 0, 4000, 0] }]), "storeys.0.rooms.0.corners"],
  ["a corner beyond the plan", stored([{ ...square, corners: [600_000, 0, 600_000, 0, 0, 5000] }]), "storeys.0.rooms.0.corners"],
  ["a storey without a height", stored([square], { height: 0 }), "storeys.0.height"],
  ["an unknown name", stored([{ ...square, colour: "red" }]), "storeys.0.rooms.0"],
  ["too many rooms", stored(Array.from({ length: drawingLimits.rooms + 1 }, () => square)), "storeys.0.rooms"],
])("%s is refused, with its place", (_, value, path) => {
  expect(() => openDrawing(value)).toThrow(StoredDrawingError);
  expect(() => openDrawing(value)).toThrow(expect.objectContaining({ path }));
});

test("a stored room takes about 80 characters", () => {
  const rooms = Array.from({ length: 500 }, (_, index) => ({
    id: `r${index}`,
    name: `Office ${index}`,
    isConditioned: true,
    polygon: [
      [index, 0],
      [index + 4, 0],
      [index + 4, 5],
      [index, 5],
    ] as const,
  }));
  const drawing: Drawing = { ...emptyDrawing, storeys: [{ id: "s", name: "S", level: 0, height: 3, count: 1, rooms, openings: [] }] };
  expect(JSON.stringify(storedDrawing(drawing)).length).toBeLessThan(500 * 90);
});
