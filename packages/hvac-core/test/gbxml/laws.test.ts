import { runs } from "@tooling/testing/extent";
import { between } from "@tooling/testing/numbers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readGbxml, sumsOfAccount, type Building, type Point, type Polygon } from "../../src/building/index.ts";
import { draw, findingsOf, grids, written, type Areas, type DrawnBuilding, type Writing } from "./drawnBuildings.ts";

const compass = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

const directionOf = (tilt: number, azimuth: number | undefined): string =>
  azimuth === undefined ? (tilt < 90 ? "up" : "down") : compass[Math.round(azimuth / 45) % 8]!;

function sumBy(entries: readonly (readonly [string, number])[]): Areas {
  const sums: Record<string, number> = {};
  for (const [key, area] of entries) sums[key] = (sums[key] ?? 0) + area;
  return sums;
}

/** Areas of a building as a drawing has them. */
const areasOf = ({ surfaces }: Building): Areas =>
  sumBy(
    surfaces.map(({ spaceId, neighbourId, type, tilt, azimuth, grossArea }) => {
      const rooms = [spaceId, ...(neighbourId === undefined ? [] : [neighbourId])].toSorted((a, b) => a.localeCompare(b));
      const interior = type === "Ceiling" ? "InteriorFloor" : type;
      return [`${rooms.join("+")} ${interior} ${neighbourId === undefined ? directionOf(tilt, azimuth) : ""}`, grossArea] as const;
    }),
  );

const openingsOf = ({ surfaces }: Building): Areas =>
  sumBy(
    surfaces
      .filter(({ openingArea }) => openingArea > 0)
      .map(({ spaceId, tilt, azimuth, openingArea }) => [`${spaceId} ${directionOf(tilt, azimuth)}`, openingArea]),
  );

function expectAreas(areas: Areas, expected: Areas): void {
  expect(Object.keys(areas).toSorted()).toEqual(Object.keys(expected).toSorted());
  // Coordinates of some metres have errors of 1e-15; turned, in other units and moved by up to 1 km they have 1e-12.
  for (const [key, area] of Object.entries(expected)) expect(Math.abs(areas[key]! - area), key).toBeLessThan(1e-9 * Math.max(1, area));
}

/** What reading a building must give, however it is written. */
function expectBuilding(building: Building, drawn: DrawnBuilding): void {
  expectAreas(areasOf(building), drawn.areas);
  expectAreas(openingsOf(building), drawn.openings);
  expect(findingsOf(building)).toEqual([]);
  for (const { id, area, volume } of drawn.rooms) {
    const space = building.spaces.find((each) => each.id === id)!;
    expect(Math.abs(space.floorArea - area)).toBeLessThan(1e-9 * area);
    expect(Math.abs(space.shellVolume! - volume)).toBeLessThan(1e-9 * volume);
    expect(space.openShare).toBeLessThan(1e-9);
  }
}

/** Number of surfaces of a room of one type and direction, or to one other room. */
const surfacesPerSide = ({ surfaces }: Building): Areas =>
  sumBy(
    surfaces.map(({ spaceId, neighbourId = "", type, tilt, azimuth }) => [
      `${spaceId} ${neighbourId} ${type} ${neighbourId === "" ? directionOf(tilt, azimuth) : ""}`,
      1,
    ]),
  );

const law = (
  writings: fc.Arbitrary<Writing>,
  check: (building: Building, drawn: DrawnBuilding, writing: Writing) => void = expectBuilding,
): void => {
  fc.assert(
    fc.property(grids, writings, (grid, writing) => {
      const drawn = draw(grid);
      check(readGbxml(written(drawn, writing)), drawn, writing);
    }),
    { numRuns: runs(100) },
  );
};

const some = fc.array(fc.boolean(), { minLength: 7, maxLength: 7 });

test("a drawn building has the areas, directions and volumes of its grid", () => law(fc.constant({})));

test("reversing any of its polygons changes nothing but the account", () =>
  law(
    some.map((choice): Writing => ({ reversed: (index) => choice[index % choice.length]! })),
    (building, drawn, { reversed }) => {
      expectBuilding(building, drawn);
      const turned = building.account.filter(({ isTurned }) => isTurned).map(({ id }) => id);
      const outer = drawn.surfaces.filter(({ rooms }, index) => rooms.length === 1 && reversed!(index)).map(({ id }) => id);
      const between = new Set(drawn.surfaces.filter(({ rooms }) => rooms.length > 1).map(({ id }) => id));
      expect(turned.filter((id) => !between.has(id))).toEqual(outer);
    },
  ));

test("the order of the rooms of a surface changes nothing", () =>
  law(some.map((choice) => ({ swapped: (index) => choice[index % choice.length]! }))));

test("turned drawings with the azimuth that turns them back have the same directions", () =>
  law(between(-180, 360).map((turned) => ({ turned }))));

test("any unit of length, area and volume gives the same building", () =>
  law(
    fc
      .constantFrom<Writing["unit"] & {}>(
        ["Feet", 0.3048],
        ["Inches", 0.0254],
        ["Millimeters", 0.001],
        ["Centimeters", 0.01],
        ["Yards", 0.9144],
        ["Kilometers", 1000],
        ["Miles", 1609.344],
      )
      .map((unit) => ({ unit })),
  ));

test("its place in the drawing changes nothing", () => {
  const position = between(-1000, 1000);
  law(fc.tuple(position, position, position).map((moved) => ({ moved })));
});

test("prefixes of elements change nothing", () => law(fc.constant({ prefix: "gb:" })));

test("pieces of one plane become one surface, and the account names it", () =>
  law(fc.constant({}), ({ surfaces, account }) => {
    const planes = surfaces.map(({ spaceId, neighbourId = "", type, azimuth, polygons: [polygon] }) => {
      const [x, y, z] = polygon![0]!;
      const position = azimuth === undefined ? z : Math.round(azimuth) % 180 === 0 ? y : type === "Roof" ? 0 : x;
      return [spaceId, neighbourId, type, azimuth === undefined ? "" : Math.round(azimuth), position.toFixed(3)].join(" ");
    });
    expect(new Set(planes).size).toBe(planes.length);
    const ids = new Set(surfaces.map(({ id }) => id));
    for (const { outcome, into } of account) if (outcome === "merged") expect(ids.has(into!)).toBe(true);
    for (const { id, sourceIds } of surfaces) expect(sourceIds).toContain(id);
    expect(surfaces.flatMap(({ sourceIds }) => sourceIds).toSorted()).toEqual(
      account
        .filter(({ kind }) => kind === "surface")
        .map(({ id }) => id)
        .toSorted(),
    );
  }));

test("a room around another one has all its walls outside of it", () => {
  const drawn = draw({
    xs: [3, 1, 3],
    ys: [3, 1, 3],
    storeys: [[0, 0, 0, 0, 1, 0, 0, 0, 0]],
    courts: [],
    slope: 0.1,
    windows: [true, false],
  });
  expectBuilding(readGbxml(written(drawn, { reversed: (index) => index % 2 === 0 })), drawn);
});

test("walls of a courtyard and of a notch face outside", () => {
  for (const court of [4, 5, 8]) {
    const courts = Array.from({ length: 9 }, (_, cell) => cell === court);
    const drawn = draw({ xs: [3, 1, 3], ys: [3, 1, 3], storeys: [Array<number>(9).fill(0)], courts, slope: 0.1, windows: [true, false] });
    expectBuilding(readGbxml(written(drawn)), drawn);
    expectBuilding(readGbxml(written(drawn, { reversed: () => true })), drawn);
  }
});

test("four walls without floor and roof face away from each other", () => {
  const drawn = draw({ xs: [4], ys: [20], storeys: [[0]], courts: [], slope: 0, windows: [false] });
  const walls = drawn.surfaces.filter(({ type }) => type === "ExteriorWall");
  for (const choice of [0, 5, 10, 15]) {
    const isReversed = (index: number): boolean => ((choice >> index) & 1) === 1;
    const { surfaces, spaces } = readGbxml(written({ ...drawn, surfaces: walls }, { reversed: isReversed }));
    expect(spaces[0]!.openShare).toBeLessThan(1e-9);
    const directions = surfaces.map(({ tilt, azimuth }) => directionOf(tilt, azimuth));
    expect(directions).toEqual(["S", "E", "N", "W"]);
  }
});

test("a room without two opposite sides is open, though its area vectors add up to none, and has no volume of its surfaces", () =>
  fc.assert(
    fc.property(
      fc.constantFrom(["up", "Roof", "SlabOnGrade", 20], ["E", "W", "E", 15], ["N", "S", "N", 12]),
      between(-500, 500),
      between(-180, 360),
      ([towards, first, second, area], moved, turned) => {
        const drawn = draw({ xs: [4], ys: [5], storeys: [[0]], courts: [], slope: 0, windows: [false] });
        const writing: Writing = { moved: [moved, moved, 0], turned };
        const whole = readGbxml(written(drawn, writing));
        const gone = new Set(
          whole.surfaces
            .filter(({ type, tilt, azimuth }) => [first, second].some((each) => each === type || each === directionOf(tilt, azimuth)))
            .map(({ id }) => id),
        );
        expect(gone.size).toBe(2);
        const rest = drawn.surfaces.filter(({ id }) => !gone.has(id));
        const { spaces, findings } = readGbxml(written({ ...drawn, surfaces: rest }, writing));
        expect(findings.filter(({ kind }) => kind !== "area-differs")).toEqual([
          {
            kind: "not-closed",
            spaceId: drawn.rooms[0]!.id,
            area: expect.closeTo(area, 6),
            share: expect.closeTo((2 * area) / 94, 6),
            towards,
            isOpposite: true,
          },
        ]);
        expect(spaces[0]!.shellVolume).toBeUndefined();
      },
    ),
    { numRuns: runs(20) },
  ));

test.each([0, -20])("an area and a volume of %d are no sizes of a room, and those of its surfaces are used", (size) => {
  const drawn = draw({ xs: [4], ys: [5], storeys: [[0]], courts: [], slope: 0, windows: [false] });
  const text = written(drawn).replaceAll(/<(Area|Volume)>[^<]*</g, `<$1>${size}<`);
  const { spaces, findings } = readGbxml(text);
  const [{ area, volume, height }] = spaces as [Building["spaces"][number]];
  for (const [value, expected] of [
    [area, 20],
    [volume, 60],
    [height, 3],
  ] as const)
    expect(value).toBeCloseTo(expected, 9);
  expect(findings.map(({ kind }) => kind).toSorted()).toEqual(["area-differs", "volume-differs"]);
});

test("exterior walls of two rooms that face each other over the thickness of a wall are a finding", () => {
  const drawn = draw({ xs: [4], ys: [5], storeys: [[0]], courts: [], slope: 0, windows: [false] });
  const distance = fc.constantFrom(0, 0.2, 0.5, 1.5);
  fc.assert(
    fc.property(distance, some, (gap, choice) => {
      const moved = drawn.surfaces.map((surface) => ({
        ...surface,
        id: `${surface.id}-b`,
        rooms: ["b"],
        polygon: surface.polygon.map(([x, y, z]): Point => [x + 4 + gap, y, z]),
      }));
      const rooms = [...drawn.rooms, { ...drawn.rooms[0]!, id: "b" }];
      const reversed = (index: number): boolean => choice[index % choice.length]!;
      const { findings } = readGbxml(written({ ...drawn, rooms, surfaces: [...drawn.surfaces, ...moved] }, { reversed }));
      const facing = findings.flatMap((finding) => (finding.kind === "facing-each-other" ? [finding.distance] : []));
      expect(facing.length).toBe(gap < 1 ? 1 : 0);
      for (const each of facing) expect(each).toBeCloseTo(gap, 9);
    }),
    { numRuns: runs(20) },
  );
});

test("types are read as good as spelt, and an unknown one is a question", () => {
  const drawn = draw({ xs: [4], ys: [5], storeys: [[0]], courts: [], slope: 0, windows: [false] });
  const typed = (type: string): Building =>
    readGbxml(
      written({ ...drawn, surfaces: drawn.surfaces.map((surface) => (surface.type === "SlabOnGrade" ? { ...surface, type } : surface)) }),
    );
  const slabOf = ({ surfaces }: Building) => surfaces.find(({ tilt }) => tilt === 180)!;
  for (const type of ["slabongrade", " SlabOnGrade", "SlabOnGrad"])
    expect(slabOf(typed(type))).toMatchObject({ type: "SlabOnGrade", boundary: "ground" });
  expect(typed("SlabOnGrad").findings).toMatchObject([{ kind: "type-corrected", from: "SlabOnGrad", to: "SlabOnGrade" }]);
  expect(typed("Foo").findings).toMatchObject([{ kind: "unknown-type", type: "Foo", area: 20 }]);
  expect(slabOf(typed("Foo")).boundary).toBe("unknown");
  // A wall that lies flat is a floor over outdoor air, or over a room.
  expect(slabOf(typed("ExteriorWall"))).toMatchObject({ type: "RaisedFloor", boundary: "outdoors" });
  expect(slabOf(typed("UndergroundWall"))).toMatchObject({ type: "UndergroundSlab", boundary: "ground" });
});

test("a strip of a step in a wall becomes part of the wall next to it", () => {
  const corners = [
    [0, 0],
    [3, 0],
    [3, 0.05],
    [6, 0.05],
    [6, 4],
    [0, 4],
  ] as const;
  const walls = corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length]!;
    const polygon: Polygon = [
      [x, y, 0],
      [nextX, nextY, 0],
      [nextX, nextY, 3],
      [x, y, 3],
    ];
    return { id: `wall-${index}`, type: "ExteriorWall", rooms: ["a"], polygon };
  });
  const level = (z: number): Polygon => corners.map(([x, y]) => [x, y, z]);
  const flat = [
    { id: "roof", type: "Roof", rooms: ["a"], polygon: level(3) },
    { id: "slab", type: "SlabOnGrade", rooms: ["a"], polygon: level(0).toReversed() },
  ];
  const file = written({ rooms: [{ id: "a", area: 23.85, volume: 71.55 }], surfaces: [...walls, ...flat], areas: {}, openings: {} });
  const { surfaces, account } = readGbxml(file);
  const strip = account.find(({ id }) => id === "wall-1")!;
  expect(strip).toMatchObject({ outcome: "merged", reason: "sliver" });
  expect(["wall-0", "wall-2"]).toContain(strip.into);
  expect(surfaces.length).toBe(7);
  expect(surfaces.find(({ id }) => id === strip.into)!.grossArea).toBeCloseTo(9.15, 9);
});

test("surfaces that are cut into pieces give the same building", () =>
  fc.assert(
    fc.property(grids, between(0.2, 0.8), (grid, share) => {
      const drawn = draw({ ...grid, windows: [false] });
      const between = (a: Point, b: Point): Point => [0, 1, 2].map((axis) => a[axis]! + (b[axis]! - a[axis]!) * share) as unknown as Point;
      const surfaces = drawn.surfaces.flatMap((surface) => {
        const [a, b, c, d] = surface.polygon as readonly [Point, Point, Point, Point];
        const [low, high] = [between(a, b), between(d, c)];
        return [
          { ...surface, polygon: [a, low, high, d] },
          { ...surface, id: `${surface.id}-cut`, polygon: [low, b, c, high] },
        ];
      });
      const [whole, cut] = [readGbxml(written(drawn)), readGbxml(written({ ...drawn, surfaces }))];
      expectBuilding(cut, drawn);
      expect(cut.surfaces.length).toBe(whole.surfaces.length);
      cut.surfaces.forEach(({ grossArea, tilt }, index) => {
        expect(Math.abs(grossArea - whole.surfaces[index]!.grossArea)).toBeLessThan(1e-9 * grossArea);
        expect(Math.abs(tilt - whole.surfaces[index]!.tilt)).toBeLessThan(1e-6);
      });
    }),
    { numRuns: runs(100) },
  ));

test("a roof of fine strips, and one with an edge of fine steps, has its area, and its room closes", () => {
  const drawn = draw({ xs: [4], ys: [5], storeys: [[0]], courts: [], slope: 0, windows: [false] });
  const roof = drawn.surfaces.find(({ type }) => type === "Roof")!;
  const others = drawn.surfaces.filter((surface) => surface !== roof);
  const read = (roofs: DrawnBuilding["surfaces"]): Building => readGbxml(written({ ...drawn, surfaces: [...others, ...roofs] }));
  fc.assert(
    fc.property(fc.integer({ min: 80, max: 1000 }), (count) => {
      const ridge = (index: number, y: number): Point => [(4 * index) / count, y, 3];
      const strips = Array.from({ length: count }, (_, index) => ({
        ...roof,
        id: `strip-${index}`,
        polygon: [ridge(index, 0), ridge(index + 1, 0), ridge(index + 1, 5), ridge(index, 5)],
      }));
      const steps = Array.from({ length: 20 * count }, (_, index): Point => [4 - (4 * index) / (20 * count), 5, 3]);
      for (const roofs of [strips, [{ ...roof, polygon: [[0, 0, 3], [4, 0, 3], ...steps, [0, 5, 3]] satisfies Polygon }]]) {
        const { surfaces, findings } = read(roofs);
        expect(findings).toEqual([]);
        expect(surfaces.filter(({ type }) => type === "Roof")).toMatchObject([{ grossArea: expect.closeTo(20, 9) }]);
      }
    }),
    { numRuns: runs(10) },
  );
});

test("rooms with many surfaces keep the area of each direction and of each other room", () =>
  fc.assert(
    fc.property(grids, fc.constantFrom(1, 4, 8), (grid, maxSurfacesPerSpace) => {
      const drawn = draw(grid);
      const building = readGbxml(written(drawn), { maxSurfacesPerSpace });
      expectAreas(areasOf(building), drawn.areas);
      expectAreas(openingsOf(building), drawn.openings);
      if (maxSurfacesPerSpace === 1) for (const sides of Object.values(surfacesPerSide(building))) expect(sides).toBe(1);
    }),
    { numRuns: runs(50) },
  ));

/** Damages to a drawn building: surfaces that name no room, one twice, a missing one, that are repeated, or cut to slivers. */
const damages = fc.array(fc.constantFrom("", "no room", "same room", "missing room", "repeated", "point", "no length", "column", "shade"), {
  minLength: 5,
  maxLength: 5,
});

function damaged(drawn: DrawnBuilding, kinds: readonly string[]): DrawnBuilding {
  const surfaces = drawn.surfaces.flatMap((surface, index) => {
    const kind = kinds[index % kinds.length]!;
    const [room = ""] = surface.rooms;
    if (kind === "no room") return [{ ...surface, rooms: [] }];
    if (kind === "same room") return [{ ...surface, rooms: [room, room] }];
    if (kind === "missing room") return [{ ...surface, rooms: [room, "gone"] }];
    if (kind === "repeated") return [surface, { ...surface, id: `${surface.id}-again` }];
    if (kind === "point") return [{ ...surface, polygon: surface.polygon.slice(0, 2) }];
    if (kind === "no length") return [{ ...surface, polygon: surface.polygon.map(() => surface.polygon[0]!) }];
    if (kind === "column") return [{ ...surface, type: "FreestandingColumn" }];
    return [kind === "shade" ? { ...surface, type: "Shade", rooms: [] } : surface];
  });
  return { ...drawn, surfaces };
}

/** Damages that leave a room more than one surface: the side of a single one is that of its points. */
const smallDamages = fc.array(fc.constantFrom("", "same room", "missing room", "repeated"), { minLength: 5, maxLength: 5 });

test("reversing polygons of a damaged building changes nothing but the account", () =>
  fc.assert(
    fc.property(grids, smallDamages, some, (grid, kinds, choice) => {
      const drawn = damaged(draw(grid), kinds);
      const essence = ({ surfaces, findings }: Building) => ({
        findings: findings.map((finding) =>
          JSON.stringify(finding, (_key, value: unknown) => (typeof value === "number" ? Number(value.toFixed(6)) : value)),
        ),
        surfaces: surfaces.map(({ id, sourceIds, type, boundary, spaceId, neighbourId, azimuth, tilt, grossArea }) => ({
          id,
          sourceIds,
          type,
          boundary,
          spaceId,
          neighbourId,
          numbers: [azimuth ?? 0, tilt, grossArea].map((value) => value.toFixed(6)),
        })),
      });
      const reversed = readGbxml(written(drawn, { reversed: (index) => choice[index % choice.length]! }));
      expect(essence(reversed)).toEqual(essence(readGbxml(written(drawn))));
    }),
    { numRuns: runs(100) },
  ));

test("every surface and opening of a damaged building is in its account, and areas add up", () =>
  fc.assert(
    fc.property(grids, damages, fc.constantFrom(4, 12, 60), (grid, kinds, maxSurfacesPerSpace) => {
      const drawn = damaged(draw(grid), kinds);
      const { account, surfaces, shades, findings } = readGbxml(written(drawn), { maxSurfacesPerSpace });
      const sums = sumsOfAccount(account, "surface");
      const built = [...surfaces.map(({ grossArea }) => grossArea), ...shades.map(({ area }) => area)].reduce((sum, area) => sum + area, 0);
      expect(Math.abs(sums.taken.area + sums.merged.area + sums.asked.area - built)).toBeLessThan(1e-6);
      const openings = surfaces.reduce((sum, { openingArea }) => sum + openingArea, 0);
      expect(Math.abs(sumsOfAccount(account, "opening").taken.area - openings)).toBeLessThan(1e-6);
      const file = drawn.surfaces.flatMap(({ id, opening }) => [id, ...(opening ? [`${id}-w`] : [])]);
      expect(account.length).toBe(file.length);
      for (const { outcome, reason } of account) expect(outcome === "taken" || reason !== undefined).toBe(true);
      const missing = findings.flatMap((finding) => (finding.kind === "missing-neighbour" ? [finding.surfaceId] : []));
      expect(missing).toEqual(drawn.surfaces.filter(({ rooms }) => rooms.includes("gone")).map(({ id }) => id));
    }),
    { numRuns: runs(100) },
  ));
