import { runs } from "@tooling/testing/extent";
import { between } from "@tooling/testing/numbers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readGbxml, writeGbxml, type Building } from "../../../building/index.ts";
import { heatLoad, type HeatLoadValues } from "../../../calculators/heat-load/index.ts";
import type { Field, Fields } from "../../../kernel/index.ts";
import { defaultUnit, type UnitSystem } from "../../../quantity/index.ts";
import { buildingRows, rowsBuilding } from "../index.ts";

/* Random rows, exported and imported. */

const metres = (min: number, max: number) => between(min, max).map((value) => ({ value, unit: "m" }));
const beyond = { cooling: 31, heating: 6 };
const azimuth = fc.oneof(fc.constantFrom(0, 90, 180, 270), fc.constantFrom(30, 120, 210, 300), between(0, 359.9));
const colour = fc.constantFrom("light", "medium", "dark");
const fabric = fc.oneof(
  fc.record({ construction: fc.constantFrom("brick", "heavy", "light") }),
  fc.record({ construction: fc.constant("heavy"), uValue: between(0.1, 5) }),
  fc.record({ uValue: between(0.05, 6) }),
);
const area = fc.oneof(between(0.02, 1), between(1, 200));
const surface = fc
  .tuple(fc.constantFrom("wall", "wall", "wall", "roof", "floor", "partition", "ground"), fabric, area, azimuth, between(0, 80), colour)
  .map(([kind, cells, size, direction, slope, shade]) => {
    if (kind === "ground") return { kind, perimeter: size };
    const common = { kind, ...cells, area: size };
    if (kind === "partition") return { ...common, adjacentTemp: beyond.cooling, heatingAdjacentTemp: beyond.heating };
    if (kind === "floor") return common;
    return { ...common, colour: shade, azimuth: direction, ...(kind === "roof" ? { tilt: slope < 20 ? 0 : slope } : {}) };
  });
const overhang = fc.oneof(
  fc.constant({}),
  fc.record({ overhangDepth: metres(0.1, 3), overhangGap: metres(0, 2) }),
  fc.record({ overhangDepth: metres(0.1, 3), overhangGap: metres(0, 2), overhangReach: metres(0, 4) }),
);
const fins = fc.oneof(
  { weight: 2, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.record(
      { finDepth: metres(0.1, 2), finGap: metres(0, 4), finReach: metres(0, 4), finSide: fc.constantFrom("both", "left", "right") },
      { requiredKeys: ["finDepth", "finGap"] },
    ),
  },
);
const obstruction = fc.oneof(
  { weight: 2, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.record(
      {
        obstruction: fc.constant("block"),
        obstructionHeight: fc.oneof(metres(1, 60), metres(0, 1000)),
        obstructionDistance: fc.oneof(metres(1, 90), metres(0.1, 1000)),
        obstructionLeft: fc.oneof(metres(-3, 80), metres(-1000, 1000)),
        obstructionRight: fc.oneof(metres(-3, 80), metres(-1000, 1000)),
      },
      { requiredKeys: ["obstruction", "obstructionHeight", "obstructionDistance"] },
    ),
  },
);
const pane = fc
  .tuple(
    fc.record({
      type: fc.constantFrom("double", "triple"),
      width: between(0.3, 6),
      height: between(0.3, 3),
      count: fc.integer({ min: 0, max: 4 }),
      azimuth,
    }),
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.tuple(overhang, fins, obstruction).map((shades) => Object.assign({ kind: "window" }, ...shades) as object),
      },
      { weight: 1, arbitrary: between(0, 50).map((slope) => ({ kind: "skylight", tilt: slope < 15 ? 0 : slope })) },
    ),
  )
  .map(([size, kind]) => ({ ...size, ...kind }));
const named = <T extends object>(rows: readonly T[], name: string) =>
  rows.map((row, index) => ({ id: `${name}${index}`, name: `${name} ${index} <é>`, ...row }));
const room = fc
  .record({
    floorArea: between(1, 500),
    height: between(2, 6),
    people: fc.integer({ min: 0, max: 30 }),
    lighting: between(0, 3000),
    equipment: between(0, 3000),
    outdoorAir: between(0, 500),
    surfaces: fc.array(surface, { maxLength: 9 }).map((rows) => named(rows, "s")),
    windows: fc.array(pane, { maxLength: 5 }).map((rows) => named(rows, "w")),
  })
  .map((each) => ({ ...each, zone: "z" }));
const rooms = fc.array(room, { minLength: 1, maxLength: 4 }).map((rows) => named(rows, "room"));

const library = {
  zones: [{ id: "z", name: "Zone" }],
  constructions: [
    {
      id: "brick",
      name: "Brick",
      by: "layers",
      layers: [
        {
          id: "a",
          name: "Brick",
          kind: "material",
          thickness: { value: 0.2, unit: "m" },
          conductivity: 0.8,
          density: 1800,
          specificHeat: 0.84,
        },
        { id: "b", name: "Wool", kind: "resistance", resistance: 2.5 },
      ],
    },
    { id: "heavy", name: "Concrete", by: "uValue", uValue: 0.7, mass: "heavy" },
    { id: "light", name: "Panel", by: "uValue", uValue: 0.4, mass: "light" },
  ],
  windowTypes: [
    { id: "double", name: "Double", uValue: 1.4, shgc: 0.5 },
    { id: "triple", name: "Triple", uValue: 0.8, shgc: 0.35 },
  ],
} as const;

/** Rows whose numbers have their metric units, for a heat load in other ones. */
function typed(value: unknown, field: Field | undefined): unknown {
  if (typeof value === "number" && field?.type === "quantity") return { value, unit: defaultUnit(field.quantity, "Metric") };
  if (!Array.isArray(value) || field?.type !== "list") return value;
  return value.map((row: object) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, typed(cell, field.row[name])])));
}

function calculated(given: object, unitSystem: UnitSystem = "Metric") {
  const fields = heatLoad.fields as Fields;
  const input = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, typed(value, fields[name])]));
  const outcome = heatLoad.calculate({ unitSystem, method: "hourly", site: { latitude: 47 }, ...input } as never);
  if (!outcome.ok) throw new Error(outcome.errors.map(({ field, message }) => `${field}: ${message}`).join("\n"));
  return outcome;
}

const options = {
  unitSystem: "Metric",
  unconditioned: beyond,
  ground: { cooling: 16, heating: 10 },
  uValues: { wall: 9, roof: 9, floor: 9, partition: 9, door: 9 },
  glass: { uValue: 9, shgc: 0.8 },
} as const;

type Rows = ReturnType<typeof buildingRows>;

/** Rows of the rooms in a file; the space beyond partitions is no room. */
const importedFrom = (building: Building, unitSystem: UnitSystem = "Metric"): Rows =>
  buildingRows(building, {
    ...options,
    unitSystem,
    spaceIds: building.spaces.filter(({ isConditioned }) => isConditioned).map(({ id }) => id),
  });

function expectClose(actual: number, expected: number, what: string): void {
  expect(Math.abs(actual - expected), `${what}: ${actual} for ${expected}`).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(expected)));
}

type Room = HeatLoadValues["rooms"][number];

/** What a surface is, with its U-value from its row or its construction: of layers those of the file. */
function surfaceFacts({ constructions }: HeatLoadValues, { kind, name, ...row }: Room["surfaces"][number]) {
  if (kind === "ground") return { key: `${name} ${kind}`, numbers: [row.perimeter] };
  const isInSun = kind === "wall" || kind === "roof";
  const construction = constructions.find(({ id }) => id === row.construction);
  const layers = construction?.layers.reduce(
    (sum, { kind: layer, thickness, conductivity, resistance }) => sum + (layer === "material" ? thickness / conductivity : resistance),
    0,
  );
  const uValue =
    row.uValue ??
    (construction!.by === "layers" ? 1 / (layers! + construction!.outsideFilm + construction!.insideFilm) : construction!.uValue);
  const tilt = kind === "roof" ? row.tilt : 0;
  const direction = kind === "wall" || tilt > 0 ? row.azimuth : 0;
  return { key: `${name} ${kind} ${isInSun ? row.colour : ""}`, numbers: [row.area, uValue, ...(isInSun ? [direction, tilt] : [])] };
}

interface WindowFacts {
  readonly key: string;
  readonly numbers: readonly number[];
}

/** Each window: identical ones may be in one row or in several. */
function windowFacts(windows: Room["windows"], types: HeatLoadValues["windowTypes"]): WindowFacts[] {
  return windows.flatMap((row) => {
    const { kind, type, count, width, height, azimuth: direction, tilt } = row;
    const slope = kind === "skylight" ? tilt : 90;
    const shade = [
      ...(row.overhangDepth > 0 ? [row.overhangDepth, row.overhangGap, row.overhangReach ?? -1] : [0, 0, 0]),
      ...(row.finDepth > 0 ? [row.finDepth, row.finGap, row.finReach ?? -1, ["both", "left", "right"].indexOf(row.finSide)] : [0, 0, 0, 0]),
      ...(row.obstruction === "block"
        ? [row.obstructionHeight, row.obstructionDistance, row.obstructionLeft ?? 1e4, row.obstructionRight ?? 1e4]
        : [0, 0, 0, 0]),
    ];
    const { name, uValue, shgc } = types.find(({ id }) => id === type)!;
    const numbers = [width, height, slope === 0 ? 0 : direction, slope, ...shade, uValue, shgc];
    return Array.from({ length: count }, () => ({ key: `${kind} ${name}`, numbers }));
  });
}

const isClose = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b));

function expectSameWindows(actual: readonly WindowFacts[], expected: readonly WindowFacts[]): void {
  const rest = [...actual];
  for (const { key, numbers } of expected) {
    const index = rest.findIndex((each) => each.key === key && each.numbers.every((value, place) => isClose(value, numbers[place]!)));
    expect(index, `${key} ${numbers.join(" ")} in ${JSON.stringify(rest)}`).toBeGreaterThanOrEqual(0);
    rest.splice(index, 1);
  }
  expect(rest).toEqual([]);
}

function expectSameRooms(actual: HeatLoadValues, expected: HeatLoadValues): void {
  expect(actual.rooms.map(({ id, name }) => ({ id, name }))).toEqual(expected.rooms.map(({ id, name }) => ({ id, name })));
  actual.rooms.forEach((each, index) => {
    const other = expected.rooms[index]!;
    for (const field of ["floorArea", "height", "people", "lighting", "equipment", "outdoorAir"] as const)
      expectClose(each[field]!, other[field]!, field);
    const [sides, otherSides] = [[actual, each] as const, [expected, other] as const].map(([values, { surfaces }]) =>
      surfaces.map((row) => surfaceFacts(values, row)).toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    ) as [ReturnType<typeof surfaceFacts>[], ReturnType<typeof surfaceFacts>[]];
    expect(sides.map(({ key }) => key)).toEqual(otherSides.map(({ key }) => key));
    sides.forEach(({ key, numbers }, side) =>
      numbers.forEach((value, place) => expectClose(value, otherSides[side]!.numbers[place]!, key)),
    );
    expectSameWindows(windowFacts(each.windows, actual.windowTypes), windowFacts(other.windows, expected.windowTypes));
  });
}

/** Loads, airflows and the time of the peak of each room. */
function loadsOf({ results }: ReturnType<typeof calculated>): readonly (readonly number[])[] {
  const names = ["load", "sensible", "latent", "supplyAirflow", "heating", "peakMonth", "peakHour"];
  return (results.roomResults as unknown as readonly Record<string, { readonly value: number }>[]).map((each) =>
    names.map((name) => each[name]!.value),
  );
}

/** First letters of the fields of what shades a window. */
const shadeFields = { overhang: "overhang", fins: "fin", obstruction: "obstruction" } as const;

/** Rows without the shades of windows that the export names as left out. */
const withoutLeftOut = (
  rows: readonly { readonly id: string; readonly windows: readonly object[] }[],
  facts: ReturnType<typeof rowsBuilding>["rooms"],
): readonly object[] =>
  rows.map((each, index) => ({
    ...each,
    windows: each.windows.map((window) => {
      const out = facts[index]!.leftOut.filter(({ windowId }) => windowId === (window as { readonly id: string }).id);
      const isKept = ([name]: readonly [string, unknown]): boolean => !out.some(({ shade }) => name.startsWith(shadeFields[shade]));
      return Object.fromEntries(Object.entries(window).filter(isKept));
    }),
  }));

test.each(["Metric", "Imperial"] as const)(
  "rows in %s units read back as the same rows with the same loads, but for what is named",
  (unitSystem) =>
    fc.assert(
      fc.property(rooms, (rows) => {
        const outcome = calculated({ ...library, rooms: rows }, unitSystem);
        const { building: written, rooms: facts } = rowsBuilding(outcome.values);
        const building = readGbxml(writeGbxml(written));
        const expectedOutcome = calculated({ ...library, rooms: withoutLeftOut(rows, facts) }, unitSystem);
        const { rooms: imported, zones, constructions, windowTypes, used } = importedFrom(building, unitSystem);
        // No value of the options is used, but the temperatures beyond partitions.
        expect({ ...used, unconditioned: 0 }).toEqual({
          uValues: { wall: 0, roof: 0, floor: 0, partition: 0, door: 0 },
          glass: 0,
          unconditioned: 0,
          ground: 0,
        });
        const again = calculated({ zones, constructions, windowTypes, rooms: imported.map((each) => ({ ...each })) }, unitSystem);
        expectSameRooms(again.values, expectedOutcome.values);
        const [loads, expected] = [loadsOf(again), loadsOf(expectedOutcome)];
        loads.forEach((numbers, index) => numbers.forEach((value, place) => expectClose(value, expected[index]![place]!, `load ${place}`)));
      }),
      { numRuns: runs(30) },
    ),
);

const south = { id: "s", name: "South", construction: "heavy", area: 10.5, azimuth: 180 };
const pair = { id: "w", name: "Window", type: "double", width: 1.2, height: { value: 1.25, unit: "m" }, count: 2, azimuth: 180 };
const office = {
  id: "a1",
  name: "101 Office",
  floorArea: 20,
  height: 2.7,
  surfaces: [
    south,
    { id: "r", name: "Roof", kind: "roof", uValue: 0.2, area: 20 },
    { id: "p", name: "Stairs", kind: "partition", uValue: 2, area: 5.4, adjacentTemp: 30 },
    { id: "g", name: "Slab", kind: "ground", perimeter: 5 },
  ],
  windows: [{ ...pair, overhangDepth: 600, overhangGap: 200 }],
};

const exported = (...each: readonly object[]) => rowsBuilding(calculated({ ...library, rooms: each }).values);

test("a usual room is one closed box of its floor area and height, with everything on it", () => {
  const { building, rooms: facts } = exported(office);
  expect(facts).toEqual([{ id: "a1", name: "101 Office", isTaller: false, separatePanels: 0, leftOut: [] }]);
  const read = readGbxml(writeGbxml(building));
  const [space] = read.spaces;
  // 13.5 m² of wall with its windows are 5 m of a room of 2.7 m.
  expect(space).toMatchObject({ id: "a1", name: "101 Office", area: 20, isConditioned: true });
  expectClose(space!.shellVolume!, 54, "volume");
  expectClose(space!.floorArea, 20, "floor area");
  expect(space!.openShare).toBeLessThan(1e-12);
  const ofRoom = read.findings.filter(
    (finding) => "spaceId" in finding && finding.spaceId === "a1" && finding.kind !== "interior-without-neighbour",
  );
  expect(ofRoom).toEqual([]);
  expect(read.surfaces.find(({ id }) => id === "a1-s")!.openings.length).toBe(2);
  expect(building.shades.length).toBe(1);
});

const block = { obstruction: "block", obstructionHeight: 12, obstructionDistance: 20 };
const side = { finDepth: { value: 0.5, unit: "m" }, finGap: { value: 0.2, unit: "m" } };

test("fins are in the file, each window with them apart", () => {
  const { building, rooms: facts } = exported({ ...office, windows: [{ ...pair, ...side, finSide: "left" }] });
  expect(facts[0]).toMatchObject({ separatePanels: 2, leftOut: [] });
  expect(building.shades.map(({ name }) => name)).toEqual(["Fin", "Fin"]);
});

test("a block along the street is in the file wherever it hides more than 3° above the horizon, for any number of windows and rooms", () =>
  fc.assert(
    fc.property(rooms, fc.integer({ min: 1, max: 40 }), between(0.6, 990), between(0.06, 8), (rows, count, distance, tangent) => {
      const inFront = (row: object): object => {
        const size = row as { readonly kind: string; readonly height: number };
        const height = Math.min(990, size.height / 2 + Math.max(tangent * distance, 0.1));
        const isWindow = size.kind === "window" && height - size.height / 2 > 0.055 * distance;
        return isWindow ? { ...row, count, ...block, obstructionHeight: height, obstructionDistance: distance } : row;
      };
      const given = rows.map((each) => ({
        ...each,
        windows: each.windows.map((row) =>
          inFront(Object.fromEntries(Object.entries(row).filter(([name]) => !name.startsWith("obstruction")))),
        ),
      }));
      const outcome = calculated({ ...library, rooms: given });
      const { building, rooms: facts } = rowsBuilding(outcome.values);
      expect(facts.flatMap(({ leftOut }) => leftOut.filter(({ shade }) => shade === "obstruction"))).toEqual([]);
      const again = importedFrom(readGbxml(writeGbxml(building))).rooms.flatMap(({ windows = [] }) => windows);
      const counted = (all: readonly { readonly obstruction?: unknown; readonly count?: unknown }[]): number =>
        all.reduce((sum, row) => sum + (row.obstruction === "block" ? Number(row.count ?? 1) : 0), 0);
      expect(counted(again)).toBe(counted(outcome.values.rooms.flatMap(({ windows }) => windows)));
    }),
    { numRuns: runs(15) },
  ));

test.each([
  ["an obstruction at the glass", "obstruction", { ...block, obstructionDistance: 0.4 }],
  ["an obstruction below the middle of the window", "obstruction", { ...block, obstructionHeight: 0.6 }],
  ["an obstruction that hides less than a hundredth of the sky", "obstruction", { ...block, obstructionLeft: 0, obstructionRight: 0 }],
  ["fins that are too far from the glass to shade it", "fins", { ...side, finGap: { value: 3.5, unit: "m" } }],
  ["an overhang that is too high", "overhang", { overhangDepth: 600, overhangGap: { value: 4, unit: "m" } }],
] as const)("the export names what it leaves out, once for the windows of a row: %s", (_, shade, cells) => {
  const { building, rooms: facts } = exported({ ...office, windows: [{ ...pair, ...cells }] });
  expect(facts[0]!.leftOut).toEqual([{ windowId: "w", name: "Window", shade }]);
  expect(building.shades).toEqual([]);
});

test("windows of many rooms do not see other rooms of the file", () => {
  const walls = [0, 90, 180, 270].map((direction) => ({ ...south, id: `s${direction}`, azimuth: direction }));
  const panes = [0, 90, 180, 270].map((direction) => ({ ...pair, id: `w${direction}`, azimuth: direction, count: 1 }));
  const all = Array.from({ length: 25 }, (_unused, index) => ({ ...office, id: `a${index}`, surfaces: walls, windows: panes }));
  const { rooms: imported } = importedFrom(readGbxml(writeGbxml(exported(...all).building)));
  expect(imported.flatMap(({ windows = [] }) => windows.filter((row) => row.obstruction !== undefined))).toEqual([]);
});

test("where walls are too long for the floor the box is taller, and reading finds that its volume differs", () => {
  const walls = [south, { ...south, id: "e", azimuth: 90 }].map((wall) => ({ ...wall, area: 40 }));
  const { building, rooms: facts } = exported({ ...office, floorArea: 10, surfaces: walls, windows: [] });
  expect(facts[0]!.isTaller).toBe(true);
  const read = readGbxml(writeGbxml(building));
  expect(read.spaces[0]!.enteredVolume).toBeCloseTo(27, 9);
  expect(read.findings.map(({ kind }) => kind)).toContain("volume-differs");
});

test.each([0, 90])("long walls of a small floor stand apart, so that they are two (from %s°)", (direction) => {
  const walls = [direction, direction + 180].map((each) => ({ ...south, id: `s${each}`, azimuth: each, area: 190 }));
  const given = { ...office, floorArea: 1, height: 2, surfaces: [{ ...south, area: 0.01, azimuth: 0 }, ...walls], windows: [] };
  const { rooms: imported } = importedFrom(readGbxml(writeGbxml(exported(given).building)));
  const areas = imported[0]!.surfaces!.map(({ area: each }) => (each as { readonly value: number }).value);
  expect(areas.toSorted((a, b) => a - b).map((each) => Number(each.toFixed(9)))).toEqual([0.01, 190, 190]);
});

test("the file says that its shapes are made from rows", () => {
  const text = writeGbxml(exported(office).building);
  expect(text).toContain("<Description>Shells made from the rows of a heat load.");
  expect(text).toContain("<Description>Shell made from the rows: a box of 5.00 m by 4.00 m, 2.70 m high.</Description>");
});

test("rooms whose rows have the same ids have different ones in the file, and ids of rooms stay", () => {
  const { building } = exported(office, { ...office, id: "a2" }, { ...office, id: "9" });
  expect(building.spaces.map(({ id }) => id)).toEqual(["a1", "a2", "_9", "unconditioned"]);
  const ids = [
    ...building.spaces,
    ...building.surfaces,
    ...building.constructions,
    ...building.surfaces.flatMap(({ openings }) => openings),
  ].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z_][\w.-]*$/);
});

test("no decimal has more digits than programs read", () => {
  fc.assert(
    fc.property(rooms, (rows) => {
      const decimals = writeGbxml(exported(...rows).building).match(/(?<=<Coordinate>)[^<]*/g) ?? [];
      // libxml2 reads 24 digits.
      expect(decimals.filter((each) => each.replaceAll(/\D/g, "").length > 24)).toEqual([]);
    }),
    { numRuns: runs(10) },
  );
});
