import { runs } from "@tooling/testing/extent";
import { between } from "@tooling/testing/numbers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readGbxml, sumsOfAccount, writeGbxml, type Building } from "../../src/building/index.ts";
import {
  drawnBuilding,
  type Drawing,
  type DrawnOpening,
  type DrawnStorey,
  type OpeningType,
  type PlanPoint,
} from "../../src/building/drawing/index.ts";
import { buildingRows } from "../../src/exchange/building/index.ts";
import {
  areasOf,
  areasOfBuilding,
  cellGrids,
  connected,
  drafted,
  draftings,
  drawingOf,
  roomId,
  rounded,
  storeyHeight,
  type Areas,
  type Cells,
} from "./cells.ts";

const isExpected = (kind: string): boolean => kind === "partly-under-roof" || kind === "over-air";

test("surfaces are those of the grid, however it is turned, moved and drawn", () =>
  fc.assert(
    fc.property(cellGrids, draftings, (cells, drafting) => {
      const { building, findings } = drawnBuilding(drafted(drawingOf(cells), drafting));
      expect(rounded(areasOfBuilding(building))).toEqual(rounded(areasOf(cells)));
      expect(findings.filter(({ kind }) => !isExpected(kind))).toEqual([]);
      expect(building.findings).toEqual([]);
    }),
    { numRuns: runs(50) },
  ));

const options = {
  unitSystem: "Metric",
  uValues: { wall: 0.3, roof: 0.2, floor: 0.3, partition: 2, door: 2 },
  unconditioned: { cooling: 30, heating: 10 },
  ground: { cooling: 15, heating: 10 },
  glass: { uValue: 1.3, shgc: 0.5 },
} as const;

/** Outer areas by type and direction, times the number of rooms that each stands for. */
function outerAreas({ surfaces, spaces }: Building): Areas {
  const areas: Record<string, number> = {};
  const multiplierOf = new Map(spaces.map(({ id, multiplier = 1 }) => [id, multiplier]));
  for (const { type, azimuth, grossArea, neighbourId, spaceId } of surfaces) {
    if (neighbourId !== undefined) continue;
    const key = `${type} ${azimuth === undefined ? "" : String(Math.round(azimuth))}`;
    areas[key] = (areas[key] ?? 0) + grossArea * multiplierOf.get(spaceId)!;
  }
  return rounded(areas);
}

const total = ({ spaces }: Building, quantity: "area" | "volume"): number =>
  spaces.reduce((sum, space) => sum + space[quantity] * (space.multiplier ?? 1), 0);

/** A storey as the one at a position of several. */
const repeated = (storey: DrawnStorey, position: number): DrawnStorey => ({
  ...storey,
  id: `${storey.id}-${position}`,
  level: storey.level + position * storey.height,
  rooms: storey.rooms.map((room) => ({ ...room, id: `${room.id}-${position}` })),
  openings: storey.openings.map((opening) => ({ ...opening, id: `${opening.id}-${position}` })),
});

test("identical storeys as one are as much as all of them", () =>
  fc.assert(
    fc.property(cellGrids, fc.integer({ min: 1, max: 7 }), fc.nat(2), (cells, count, position) => {
      const drawing = windowed(drawingOf(cells));
      const index = position % drawing.storeys.length;
      const many = { ...drawing.storeys[index]!, count };
      const above = drawing.storeys.slice(index + 1).map((storey) => ({ ...storey, level: storey.level + (count - 1) * storeyHeight }));
      const below = drawing.storeys.slice(0, index);
      const short = drawnBuilding({ ...drawing, storeys: [...below, many, ...above] }).building;
      const all = Array.from({ length: count }, (_, position) => repeated(drawing.storeys[index]!, position));
      const long = drawnBuilding({ ...drawing, storeys: [...below, ...all, ...above] }).building;
      expect(outerAreas(short)).toEqual(outerAreas(long));
      expect(total(short, "area")).toBeCloseTo(total(long, "area"), 6);
      expect(total(short, "volume")).toBeCloseTo(total(long, "volume"), 6);
      const numbers = (building: Building): number =>
        buildingRows(building, options).rooms.reduce((sum, { multiplier = 1 }) => sum + Number(multiplier), 0);
      expect(numbers(short)).toBe(long.spaces.length);
    }),
    { numRuns: runs(40) },
  ));

const types: readonly OpeningType[] = [
  { id: "window", name: "Window", kind: "window", width: 0.8, height: 1.2, sill: 0.9 },
  { id: "door", name: "Door", kind: "door", width: 0.9, height: 2.1, sill: 0 },
];

/** A drawing with an opening on each edge of its rooms. */
function windowed(drawing: Drawing): Drawing {
  const storeys = drawing.storeys.map((storey) => ({
    ...storey,
    openings: storey.rooms.flatMap(({ id, polygon }) =>
      polygon.map((from, edge): DrawnOpening => {
        const to = polygon[(edge + 1) % polygon.length]!;
        const point: PlanPoint = [from[0] * 0.6 + to[0] * 0.4, from[1] * 0.6 + to[1] * 0.4];
        return { id: `${id}-o${edge}`, typeId: edge % 4 === 0 ? "door" : "window", point };
      }),
    ),
  }));
  return { ...drawing, openingTypes: types, storeys };
}

/** A value with its numbers to nine decimals. */
function toNine(value: unknown): unknown {
  if (typeof value === "number") return Number(value.toFixed(9)) + 0;
  if (Array.isArray(value)) return value.map(toNine);
  return typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toNine(each)]))
    : value;
}

test("a building that is written as gbXML and read has the same rows", () =>
  fc.assert(
    fc.property(cellGrids, draftings, (cells, drafting) => {
      const { building } = drawnBuilding(windowed(drafted(drawingOf(cells), drafting)));
      const read = readGbxml(writeGbxml(building));
      expect(toNine(buildingRows(read, options))).toEqual(toNine(buildingRows(building, options)));
    }),
    { numRuns: runs(30) },
  ));

/** Rows by room, in an order that the drawing does not decide: kind, direction, tilt and area of each surface, size and direction of each window. */
function rowsByRoom(drawing: Drawing): unknown {
  const { building } = drawnBuilding(drawing);
  const plain = (row: object): string => {
    const { id: _id, name: _name, ...values } = row as { readonly id?: string; readonly name?: string };
    return JSON.stringify(values, (_, value: unknown) => {
      if (typeof value !== "number") return value;
      const decimals = Number(value.toFixed(5)) + 0;
      return decimals === 360 ? 0 : decimals;
    });
  };
  return buildingRows(building, options)
    .rooms.map(({ surfaces = [], windows = [], ...room }) => ({
      room: plain(room),
      name: room.name,
      surfaces: surfaces.map(plain).toSorted(),
      windows: windows.map(plain).toSorted(),
    }))
    .toSorted((a, b) => (String(a.name) < String(b.name) ? -1 : 1));
}

test("a plan that is turned, moved, or drawn from other corners has the same rows", () =>
  fc.assert(
    fc.property(cellGrids, draftings, (cells, drafting) => {
      const drawing = windowed(drawingOf(cells));
      expect(rowsByRoom(drafted(drawing, drafting))).toEqual(rowsByRoom(drawing));
    }),
    { numRuns: runs(40) },
  ));

test("the area of each opening is in walls or left out", () =>
  fc.assert(
    fc.property(cellGrids, fc.array(between(0.1, 30), { minLength: 5, maxLength: 5 }), between(0.5, 4), (cells, widths, height) => {
      const drawing = windowed(drawingOf(cells));
      const storeys = drawing.storeys.map((storey) => ({
        ...storey,
        openings: storey.openings.map((opening, index) => ({ ...opening, width: widths[index % widths.length]!, height })),
      }));
      const { building, findings } = drawnBuilding({ ...drawing, storeys });
      const drawn = storeys.flatMap(({ openings }) => openings).reduce((sum, { width }) => sum + width * height, 0);
      const sums = sumsOfAccount(building.account, "opening");
      expect(sums.taken.area + sums["left-out"].area).toBeCloseTo(drawn, 6);
      expect(building.surfaces.reduce((sum, { openingArea }) => sum + openingArea, 0)).toBeCloseTo(sums.taken.area, 6);
      const beyond = findings.reduce((sum, finding) => sum + (finding.kind === "opening-beyond-wall" ? finding.beyond : 0), 0);
      expect(sums["left-out"].area).toBeCloseTo(beyond, 6);
    }),
    { numRuns: runs(40) },
  ));

/** Areas of openings by rooms, kind and direction of their wall. */
function openingAreas(building: Building): Areas {
  const areas: Record<string, number> = {};
  for (const surface of building.surfaces)
    for (const { kind, area } of surface.openings)
      for (const key of Object.keys(areasOfBuilding({ ...building, surfaces: [surface] })))
        areas[`${key} ${kind}`] = (areas[`${key} ${kind}`] ?? 0) + area;
  return rounded(areas);
}

test("openings are in the same walls, however a plan is turned, moved and drawn", () =>
  fc.assert(
    fc.property(cellGrids, draftings, (cells, drafting) => {
      const drawing = windowed(drawingOf(cells));
      expect(openingAreas(drawnBuilding(drafted(drawing, drafting)).building)).toEqual(openingAreas(drawnBuilding(drawing).building));
    }),
    { numRuns: runs(40) },
  ));

test("edges of floors on the ground are exposed under exterior walls", () =>
  fc.assert(
    fc.property(cellGrids, draftings, (cells, drafting) => {
      const { building } = drawnBuilding(drafted(drawingOf(cells), drafting));
      const edges = Object.fromEntries(
        building.surfaces.flatMap(({ spaceId, exposedPerimeter }) => (exposedPerimeter === undefined ? [] : [[spaceId, exposedPerimeter]])),
      );
      const wanted: Record<string, number> = {};
      for (const [key, area] of Object.entries(areasOf({ ...cells, storeys: cells.storeys.slice(0, 1) }))) {
        const [room = "", type] = key.split(" ");
        if (type === "ExteriorWall") wanted[room] = (wanted[room] ?? 0) + area / storeyHeight;
      }
      expect(rounded(edges)).toEqual(rounded(wanted));
    }),
    { numRuns: runs(40) },
  ));

test("walls are below ground up to its level", () =>
  fc.assert(
    fc.property(cellGrids, fc.constantFrom(1.5, 3, 4.5, 20), (cells, groundLevel) => {
      const { building } = drawnBuilding({ ...drawingOf(cells), groundLevel });
      const wanted: Record<string, number> = {};
      for (const [key, area] of Object.entries(areasOf(cells))) {
        const low = Number(key.charAt(1)) * storeyHeight;
        const share = Math.min(1, Math.max(0, (groundLevel - low) / storeyHeight));
        const [room = "", type, direction] = key.split(" ");
        const add = (name: string, part: number): void => {
          wanted[`${room} ${name} ${direction ?? ""}`.trim()] = part;
        };
        if (type === "ExteriorWall") {
          add("UndergroundWall", area * share);
          add("ExteriorWall", area * (1 - share));
        } else if (type === "SlabOnGrade" || type === "RaisedFloor")
          add(low < groundLevel ? "UndergroundSlab" : low <= groundLevel + 1 ? "SlabOnGrade" : "RaisedFloor", area);
        else if (type === "Roof") add(low + storeyHeight < groundLevel ? "UndergroundCeiling" : "Roof", area);
        else wanted[key] = area;
      }
      expect(rounded(areasOfBuilding(building))).toEqual(rounded(wanted));
    }),
    { numRuns: runs(40) },
  ));

/** A grid of two storeys, with a room of the second above the whole of a room of the first, and its number. */
function withRoomAbove(
  { xs, ys, storeys: [first = [], second = first] }: Cells,
  room: number,
): { readonly cells: Cells; readonly upper: number } {
  const above = connected(
    second.map((number, cell) => (first[cell] === room ? 99 : number)),
    xs.length,
  );
  return { cells: { xs, ys, storeys: [first, above] }, upper: above[first.indexOf(room)]! };
}

test("a hall over two storeys has the walls of two rooms one above the other, and no floor between", () =>
  fc.assert(
    fc.property(cellGrids, (grid) => {
      fc.pre(grid.storeys[0]!.includes(0));
      const { cells, upper } = withRoomAbove(grid, 0);
      const hall = roomId(0, 0);
      const wanted: Record<string, number> = {};
      for (const [key, area] of Object.entries(areasOf(cells))) {
        const [rooms = "", ...rest] = key.split(" ");
        const names = rooms.split("+").map((id) => (id === roomId(1, upper) ? hall : id));
        if (names.length === 2 && names[0] === names[1]) continue;
        const name = [names.toSorted((a, b) => a.localeCompare(b)).join("+"), ...rest].join(" ");
        wanted[name] = (wanted[name] ?? 0) + area;
      }
      const drawing = drawingOf(cells);
      const storeys = drawing.storeys.map((storey) => ({
        ...storey,
        rooms: storey.rooms
          .filter(({ id }) => id !== roomId(1, upper))
          .map((room) => (room.id === hall ? { ...room, height: 2 * storeyHeight } : room)),
      }));
      const { building, findings } = drawnBuilding({ ...drawing, storeys });
      expect(rounded(areasOfBuilding(building))).toEqual(rounded(wanted));
      expect(findings.filter(({ kind }) => !isExpected(kind))).toEqual([]);
    }),
    { numRuns: runs(40) },
  ));
