import { runs } from "@tooling/testing/extent";
import { between } from "@tooling/testing/numbers";
import fc from "fast-check";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readGbxml, type Building, type Point } from "../../../building/index.ts";
import { convert } from "../../../quantity/index.ts";
import { sunPosition, windowShadow } from "../../../solar/index.ts";
import { buildingRows, type BuildingRowOptions, type BuildingRows } from "../index.ts";

const options: BuildingRowOptions = {
  unitSystem: "Metric",
  unconditioned: { cooling: 30, heating: 8 },
  ground: { cooling: 16, heating: 10 },
  uValues: { wall: 0.3, roof: 0.2, floor: 0.25, partition: 1.8, door: 2.1 },
  glass: { uValue: 1.3, shgc: 0.5 },
};

type WindowRow = NonNullable<BuildingRows["rooms"][number]["windows"]>[number];

const metres = (cell: unknown): number | undefined => {
  if (typeof cell !== "object" || cell === null) return undefined;
  const { value, unit } = cell as { readonly value: number; readonly unit: string };
  return convert(value, unit, "m");
};

/** What shades a window row, m. */
function shadesOf(row: WindowRow) {
  const { overhangDepth, finDepth, finGap, finReach, finSide, obstruction } = row;
  return {
    overhang: metres(overhangDepth),
    fins:
      finDepth === undefined
        ? undefined
        : { depth: metres(finDepth), gap: metres(finGap), reach: metres(finReach), side: finSide ?? "both" },
    block:
      obstruction === undefined
        ? undefined
        : {
            height: metres(row.obstructionHeight)!,
            distance: metres(row.obstructionDistance)!,
            left: metres(row.obstructionLeft),
            right: metres(row.obstructionRight),
          },
  };
}

type Polygon = readonly Point[];

const loop = (points: Polygon): string =>
  `<PlanarGeometry><PolyLoop>${points.map((point) => `<CartesianPoint>${point.map((each) => `<Coordinate>${each}</Coordinate>`).join("")}</CartesianPoint>`).join("")}</PolyLoop></PlanarGeometry>`;

/** South wall of 6 m by 3 m with a window from x = 2 to 4 m and z = 1 to 2.5 m. */
const wall: Polygon = [[0, 0, 0], [6, 0, 0], [6, 0, 3], [0, 0, 3]]; // prettier-ignore
const glass: Polygon = [[2, 0, 1], [4, 0, 1], [4, 0, 2.5], [2, 0, 2.5]]; // prettier-ignore

/** A plane rectangle that is upright over a line on the ground. */
const upright = ([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number], low: number, high: number): Polygon => [
  [x1, y1, low],
  [x2, y2, low],
  [x2, y2, high],
  [x1, y1, high],
];

/** The other sides of its room, 4 m deep. */
const others: readonly Polygon[] = [
  upright([6, 4], [0, 4], 0, 3),
  upright([0, 4], [0, 0], 0, 3),
  upright([6, 0], [6, 4], 0, 3),
  [[0, 0, 3], [6, 0, 3], [6, 4, 3], [0, 4, 3]], // prettier-ignore
  [[0, 0, 0], [0, 4, 0], [6, 4, 0], [6, 0, 0]], // prettier-ignore
];
const types = ["ExteriorWall", "ExteriorWall", "ExteriorWall", "Roof", "ExposedFloor"];

/** Turns and moves the model; mirrors it from east to west. */
interface Place {
  readonly turned?: number;
  readonly moved?: Point;
  readonly isMirrored?: boolean;
}

function placed(polygon: Polygon, { turned = 0, moved = [0, 0, 0], isMirrored = false }: Place): Polygon {
  const [sin, cos] = [Math.sin((turned * Math.PI) / 180), Math.cos((turned * Math.PI) / 180)];
  const points = polygon.map(([x, y, z]): Point => {
    const east = isMirrored ? 6 - x : x;
    return [east * cos + y * sin + moved[0], -east * sin + y * cos + moved[1], z + moved[2]];
  });
  return isMirrored ? points.toReversed() : points;
}

function model(shades: readonly Polygon[], place: Place = {}): Building {
  const put = (polygon: Polygon): string => loop(placed(polygon, place));
  const surface = `<Surface id="south" surfaceType="ExteriorWall"><AdjacentSpaceId spaceIdRef="a"/>${put(wall)}<Opening id="window" openingType="FixedWindow">${put(glass)}</Opening></Surface>`;
  const sides = others.map(
    (polygon, index) =>
      `<Surface id="side-${index}" surfaceType="${types[index]!}"><AdjacentSpaceId spaceIdRef="a"/>${put(polygon)}</Surface>`,
  );
  const shade = shades.map((polygon, index) => `<Surface id="shade-${index}" surfaceType="Shade">${put(polygon)}</Surface>`).join("");
  return readGbxml(
    `<gbXML lengthUnit="Meters"><Campus><Building><Space id="a"><Area>24</Area><Volume>72</Volume></Space></Building>${surface}${sides.join("")}${shade}</Campus></gbXML>`,
  );
}

const windowOf = (building: Building): WindowRow => buildingRows(building, options).rooms[0]!.windows![0]!;
const shadesIn = (shades: readonly Polygon[], place: Place = {}) => shadesOf(windowOf(model(shades, place)));
const usesIn = (shades: readonly Polygon[]) => buildingRows(model(shades), options).shades;

const westFin = upright([1.8, 0], [1.8, -0.6], 0, 3);
const eastFin = upright([4.1, 0], [4.1, -0.4], 0.5, 2.7);

describe("fins", () => {
  test("are upright shades across the wall, on the side that they have seen from outside", () => {
    // West is to the left of a south wall, seen from outside.
    const { fins } = shadesIn([westFin]);
    expect(fins).toMatchObject({ side: "left" });
    expect([fins!.depth, fins!.gap, fins!.reach].map((each) => Number(each!.toFixed(9)))).toEqual([0.6, 0.2, 0.5]);
    expect(shadesIn([eastFin]).fins).toMatchObject({ side: "right" });
    expect(usesIn([westFin, eastFin]).map(({ fin }) => fin)).toEqual([1, 1]);
  });

  test("on both sides have the smaller depth and reach and the larger distance", () => {
    const { fins } = shadesIn([westFin, eastFin]);
    expect(fins!.side).toBe("both");
    expect(fins!.depth).toBeCloseTo(0.4, 9);
    expect(fins!.gap).toBeCloseTo(0.2, 9);
    expect(fins!.reach).toBeCloseTo(0.2, 9);
  });

  test("are the same in a turned model, and change sides in a mirrored one", () => {
    for (const turned of [0, 37, 90, 211.5]) {
      const { fins } = shadesIn([westFin], { turned, moved: [40, -7, 0] });
      expect(fins!.side).toBe("left");
      expect(fins!.depth).toBeCloseTo(0.6, 9);
      expect(shadesIn([westFin], { turned, isMirrored: true }).fins, `${turned}°`).toMatchObject({ side: "right" });
    }
  });

  test("shade nothing where they are lower than the window, farther than they can shade, or not at the wall", () => {
    const low = upright([1.8, 0], [1.8, -0.6], 0, 2);
    const far = upright([-1.1, 0], [-1.1, -0.5], 0, 3);
    const away = upright([1.8, -1], [1.8, -1.4], 0, 3);
    for (const shade of [low, far]) expect(shadesIn([shade])).toEqual({ overhang: undefined, fins: undefined, block: undefined });
    expect(shadesIn([away]).fins).toBeUndefined();
  });
});

describe("an obstruction", () => {
  test("is the block of the proving file, 8 m south, by its height above the sill and its ends", () => {
    const building = readGbxml(readFileSync(new URL("../../../../test/gbxml/13-shading.xml", import.meta.url)));
    const { rooms, shades } = buildingRows(building, options);
    // The facade is 20 m wide from x = -5 and 6 m high; the window from x = 1 to 4 m and from z = 1 m.
    const { block } = shadesOf(rooms.find(({ id }) => id === "a")!.windows![0]!);
    expect(block).toEqual({ height: 5, distance: 8, left: 6, right: 11 });
    expect(rooms.find(({ id }) => id === "b")!.windows![0]!.obstruction).toBeUndefined();
    expect(shades).toEqual([
      { kind: "shade", id: "eave", area: 6, overhang: 1, fin: 0, obstruction: 0 },
      { kind: "shade", id: "neighbour", area: 120, overhang: 0, fin: 0, obstruction: 1 },
    ]);
  });

  test("has a reason where a shade shades nothing: behind the window, below it, above the horizon", () => {
    const behind = upright([0, 20], [6, 20], 0, 9);
    const low = upright([0, -8], [6, -8], 0, 1.5);
    const raised = upright([-20, -8], [26, -8], 4, 9);
    expect(usesIn([behind, low, raised]).map(({ reason }) => reason)).toEqual([
      "in-front-of-no-window",
      "in-front-of-no-window",
      "hides-no-sky",
    ]);
  });

  test("is a wing of the building itself", () => {
    // An L: a wing of 10 m runs south from the east end of the wall, 9 m high, and its windows face west.
    const wing = [upright([6, -10], [6, 0], 0, 9), upright([12, -10], [6, -10], 0, 9)];
    const other = wing.map(
      (polygon, index) =>
        `<Surface id="wing-${index}" surfaceType="ExteriorWall"><AdjacentSpaceId spaceIdRef="b"/>${loop(polygon)}</Surface>`,
    );
    const surface = `<Surface id="south" surfaceType="ExteriorWall"><AdjacentSpaceId spaceIdRef="a"/>${loop(wall)}<Opening id="window" openingType="FixedWindow">${loop(glass)}</Opening></Surface>`;
    const spaces = ["a", "b"].map((id) => `<Space id="${id}"><Area>24</Area><Volume>72</Volume></Space>`).join("");
    const building = readGbxml(
      `<gbXML lengthUnit="Meters"><Campus><Building>${spaces}</Building>${surface}${other.join("")}</Campus></gbXML>`,
    );
    const { rooms, shades } = buildingRows(building, { ...options, spaceIds: ["a"] });
    const { block } = shadesOf(rooms[0]!.windows![0]!);
    expect(block!.right).toBeUndefined();
    expect(block!.left).toBeLessThan(0);
    expect(shades).toEqual([{ kind: "surface", id: "wing-0", overhang: 0, fin: 0, obstruction: 1 }]);
  });

  const blocks = fc.array(fc.record({ x: between(-30, 30), y: between(-40, -2), length: between(1, 30), turned: between(0, 180), low: fc.constantFrom(0, 0, 0, 2), high: between(2.5, 25) }), { minLength: 1, maxLength: 4 }); // prettier-ignore
  const polygons = (given: readonly { x: number; y: number; length: number; turned: number; low: number; high: number }[]): Polygon[] =>
    given.map(({ x, y, length, turned, low, high }) => {
      const [dx, dy] = [length * Math.cos((turned * Math.PI) / 180), length * Math.sin((turned * Math.PI) / 180)];
      return upright([x, y], [x + dx, Math.min(-1, y + dy)], low, high);
    });

  /** Whether a ray from a point meets a convex quadrilateral: the point where it meets its plane is on one side of all edges. */
  function meets(from: Point, towards: Point, polygon: Polygon): boolean {
    const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
    const cross = (a: Point, b: Point): Point => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
    const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    const [a, b, , d] = polygon as [Point, Point, Point, Point];
    const normal = cross(minus(b, a), minus(d, a));
    const facing = dot(normal, towards);
    if (Math.abs(facing) < 1e-12) return false;
    const distance = dot(normal, minus(a, from)) / facing;
    if (distance <= 0) return false;
    const point: Point = [from[0] + distance * towards[0], from[1] + distance * towards[1], from[2] + distance * towards[2]];
    const sides = polygon.map((corner, index) => dot(normal, cross(minus(polygon[(index + 1) % 4]!, corner), minus(point, corner))));
    return sides.every((side) => side >= 0);
  }

  /** The sun at the hours of the design days. */
  const suns = Array.from({ length: 288 }, (_, k) =>
    sunPosition({ year: 2021, month: Math.floor(k / 24) + 1, day: 21, hour: k % 24, latitude: 47, longitude: 8, timeZone: 1 }),
  ).filter(({ altitude }) => altitude > 0);

  test("hides no sun of a design hour that a ray from the middle of the window does not meet something within a degree", () =>
    fc.assert(
      fc.property(blocks, (given) => {
        const shades = polygons(given);
        const { block } = shadesIn(shades);
        if (!block) return;
        const { height, distance, left, right } = block;
        const obstruction = { height, distance, ...(left !== undefined && { left }), ...(right !== undefined && { right }) };
        // A pane so small that it is the middle of the window, with the same block in front.
        const pane = 1e-3;
        const ends = (reach: number | undefined) => (reach === undefined ? undefined : reach + 1 - pane / 2);
        const moved = { ...obstruction, height: height - 0.75 + pane / 2, ...(left !== undefined && { left: ends(left)! }), ...(right !== undefined && { right: ends(right)! }) }; // prettier-ignore
        for (const { altitude, azimuth } of suns) {
          const [gamma, beta] = [(azimuth * Math.PI) / 180, (altitude * Math.PI) / 180];
          const ray = (turned: number): Point => [
            Math.sin(gamma + turned) * Math.cos(beta),
            Math.cos(gamma + turned) * Math.cos(beta),
            Math.sin(beta),
          ];
          if (ray(0)[1] > -0.05 || moved.height < 0) continue;
          const { sunlitFraction } = windowShadow({ width: pane, height: pane, obstruction: moved }, { sunAltitude: altitude, sunAzimuth: azimuth, surfaceAzimuth: 180 }); // prettier-ignore
          if (sunlitFraction < 0.5)
            expect([0, -1, 1].some((degrees) => shades.some((shade) => meets([3, 0, 1.75], ray((degrees * Math.PI) / 180), shade)))).toBe(
              true,
            );
        }
      }),
      { numRuns: runs(60) },
    ));

  test("hides as many points of the glass as rays say, where it is a block along the street", () =>
    fc.assert(
      fc.property(between(-20, -1), between(7, 30), between(3, 12), between(4, 20), (from, to, away, high) => {
        const front = upright([from, -away], [to, -away], 0, high);
        const { block } = shadesIn([front]);
        const { left, right, ...rest } = block!;
        const obstruction = { ...rest, ...(left !== undefined && { left }), ...(right !== undefined && { right }) };
        for (const { altitude, azimuth } of suns.filter((_, index) => index % 5 === 0)) {
          const [gamma, beta] = [(azimuth * Math.PI) / 180, (altitude * Math.PI) / 180];
          const towards: Point = [Math.sin(gamma) * Math.cos(beta), Math.cos(gamma) * Math.cos(beta), Math.sin(beta)];
          if (towards[1] > -0.02) continue;
          const count = 24;
          let lit = 0;
          for (let i = 0; i < count; i++)
            for (let j = 0; j < count; j++)
              if (!meets([2 + ((i + 0.5) / count) * 2, 0, 1 + ((j + 0.5) / count) * 1.5], towards, front)) lit++;
          const { sunlitFraction } = windowShadow({ width: 2, height: 1.5, obstruction }, { sunAltitude: altitude, sunAzimuth: azimuth, surfaceAzimuth: 180 }); // prettier-ignore
          // A row of points on an edge, and centimetres that are rounded.
          expect(Math.abs(sunlitFraction - lit / count ** 2)).toBeLessThan(0.08);
        }
      }),
      { numRuns: runs(20) },
    ));

  test("is the same in a turned model, and mirrored in a mirrored one", () =>
    fc.assert(
      fc.property(blocks, between(-180, 180), (given, turned) => {
        const shades = polygons(given);
        const { block } = shadesIn(shades);
        const there = shadesIn(shades, { turned, moved: [100, -40, 0] }).block;
        const mirrored = shadesIn(shades, { isMirrored: true }).block;
        if (!block) {
          expect([there, mirrored]).toEqual([undefined, undefined]);
          return;
        }
        const numbers = (each: typeof block, isMirrored = false): number[] =>
          [each.height, each.distance, isMirrored ? each.right : each.left, isMirrored ? each.left : each.right].map(
            (value) => value ?? 1e4,
          );
        // A centimetre, where rounding of coordinates decides.
        numbers(there!).forEach((value, index) => expect(Math.abs(value - numbers(block)[index]!)).toBeLessThan(0.0101));
        numbers(mirrored!, true).forEach((value, index) => expect(Math.abs(value - numbers(block)[index]!)).toBeLessThan(0.0101));
      }),
      { numRuns: runs(30) },
    ));
});
