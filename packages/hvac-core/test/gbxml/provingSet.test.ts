import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readGbxml, sumsOfAccount, type Building, type BuildingSpace, type BuildingSurface } from "../../src/building/index.ts";

/**
 * The proving set: eighteen files of this project, each with one trap, and the right answer of each, calculated by hand and checked by a second reader.
 * Letters of the answers are directions of the drawing.
 */
type Areas = Readonly<Record<string, number>>;
interface RoomAnswer {
  readonly area_m2: number;
  readonly volume_m3: number;
  readonly exposed_gross_m2: Readonly<Record<string, Areas>>;
  readonly openings_m2?: Readonly<Record<string, Areas>>;
  readonly to_rooms_m2?: Areas;
  readonly open_to?: Areas;
  readonly depth_of_floor_below_grade_m?: number;
  readonly perimeter_m?: number;
}
interface Answer {
  readonly file: string;
  readonly trap: string;
  readonly rooms: Readonly<Record<string, RoomAnswer>>;
  readonly tolerance_m2?: number;
  readonly azimuth_deg?: Areas;
  readonly open_rooms?: Readonly<Record<string, { readonly unclosed_m2: number; readonly share: number; readonly direction?: string }>>;
  readonly questions?: readonly {
    readonly surface: string;
    readonly area_m2: number;
    readonly missing_id: string;
    readonly rooms_known: readonly string[];
  }[];
  readonly merged?: readonly { readonly id: string; readonly area_m2: number; readonly into: string }[];
  readonly internal_mass?: Readonly<Record<string, { readonly id: string; readonly area_one_side_m2: number }>>;
  readonly air_walls?: readonly { readonly id: string; readonly rooms: readonly string[]; readonly area_m2: number }[];
  readonly shades?: readonly { readonly id: string; readonly area_m2: number }[];
  readonly coincident?: readonly (readonly [string, string])[];
  readonly cleaned?: readonly { readonly id: string }[];
  readonly roof?: { readonly tilt_deg: number; readonly azimuth_deg: number; readonly area_m2: number };
  readonly net_m2?: { readonly a_south: number };
}

const folder = new URL("./", import.meta.url).pathname;
const answers = globSync("??-*.json", { cwd: folder })
  .toSorted()
  .map((file) => JSON.parse(readFileSync(folder + file, "utf8")) as Answer);
const bytesOf = (file: string): Uint8Array => readFileSync(folder + file);
const cases = answers.map((answer) => [answer.file, answer, readGbxml(bytesOf(answer.file))] as const);

const compass = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

/** Direction of a surface in the drawing. */
function drawingDirection({ tilt, azimuth }: BuildingSurface, { place }: Building): string {
  if (tilt < 10) return "up";
  if (tilt > 170) return "down";
  return compass[Math.round((((azimuth ?? 0) - place.modelAzimuth + 720) % 360) / 45) % 8]!;
}

function add(sums: Record<string, Record<string, number>>, type: string, direction: string, area: number): void {
  const byType = (sums[type] ??= {});
  byType[direction] = (byType[direction] ?? 0) + area;
}

/** Areas of a space as an answer has them. */
function answerOf(building: Building, { id, area, volume }: BuildingSpace): RoomAnswer {
  const exposed: Record<string, Record<string, number>> = {};
  const openings: Record<string, Record<string, number>> = {};
  const between = { space: {} as Record<string, number>, air: {} as Record<string, number> };
  for (const surface of building.surfaces) {
    const { boundary, spaceId, neighbourId = "", type, grossArea } = surface;
    if (boundary === "space" || boundary === "air") {
      const other = spaceId === id ? neighbourId : neighbourId === id ? spaceId : undefined;
      if (other !== undefined) between[boundary][other] = (between[boundary][other] ?? 0) + grossArea;
    } else if (spaceId === id && (boundary === "outdoors" || boundary === "ground")) {
      add(exposed, type, drawingDirection(surface, building), grossArea);
      for (const opening of surface.openings) add(openings, opening.type, drawingDirection(surface, building), opening.area);
    }
  }
  return {
    area_m2: area,
    volume_m3: volume,
    exposed_gross_m2: exposed,
    openings_m2: openings,
    to_rooms_m2: between.space,
    open_to: between.air,
  };
}

/** All numbers of an object, by path. */
function numbersIn(value: unknown, path = ""): Readonly<Record<string, number>> {
  if (typeof value === "number") return { [path]: value };
  return Object.assign({}, ...Object.entries(value ?? {}).map(([key, each]) => numbersIn(each, `${path}.${key}`))) as Areas;
}

function expectClose(actual: unknown, expected: unknown, tolerance: number): void {
  const [numbers, wanted] = [numbersIn(actual), numbersIn(expected)];
  expect(Object.keys(numbers).toSorted()).toEqual(Object.keys(wanted).toSorted());
  for (const [path, value] of Object.entries(wanted))
    expect(Math.abs(numbers[path]! - value), `${path} is ${numbers[path]}`).toBeLessThan(tolerance);
}

test("there are eighteen files", () => expect(cases.length).toBe(18));

describe.each(cases)("%s", (_file, answer, building) => {
  test("gives the rooms of its answer", () => {
    for (const space of building.spaces) {
      const { depth_of_floor_below_grade_m: _depth, perimeter_m: perimeter, ...room } = answer.rooms[space.id]!;
      // Four digits are printed.
      expectClose(answerOf(building, space), room, answer.tolerance_m2 ?? 1e-3);
      if (perimeter !== undefined) {
        const slab = building.surfaces.find(({ spaceId, boundary, tilt }) => spaceId === space.id && boundary === "ground" && tilt > 170);
        expect(slab?.exposedPerimeter).toBeCloseTo(perimeter, 9);
      }
    }
    expect(building.spaces.map(({ id }) => id).toSorted()).toEqual(Object.keys(answer.rooms).toSorted());
  });

  test("says which rooms do not close", () => {
    const open = building.findings.flatMap((finding) => (finding.kind === "not-closed" ? [finding] : []));
    expect(open.map(({ spaceId }) => spaceId)).toEqual(Object.keys(answer.open_rooms ?? {}));
    for (const { spaceId, area, share, towards } of open) {
      const expected = answer.open_rooms![spaceId]!;
      expect(area).toBeCloseTo(expected.unclosed_m2, 6);
      if (expected.direction !== undefined) {
        expect(towards).toBe(expected.direction);
        expect(share).toBeCloseTo(expected.share, 4);
      }
    }
  });

  test("asks and merges as its answer", () => {
    const { account, findings } = building;
    const questions = findings.flatMap((finding) => (finding.kind === "missing-neighbour" ? [finding] : []));
    expect(
      questions.map(({ surfaceId, area, missingId, spaceId }) => ({
        surface: surfaceId,
        area_m2: area,
        missing_id: missingId,
        rooms_known: [spaceId],
      })),
    ).toEqual(answer.questions ?? []);
    const questioned = account.filter(({ outcome }) => outcome === "asked").map(({ id }) => id);
    expect(questioned).toEqual((answer.questions ?? []).map(({ surface }) => surface));
    const slivers = account.filter(({ outcome, reason }) => outcome === "merged" && reason !== "same-facing");
    expect(slivers.map(({ id, into }) => [id, into])).toEqual((answer.merged ?? []).map(({ id, into }) => [id, into]));
    const leftOut = account.filter(({ outcome }) => outcome === "left-out");
    expect(leftOut.map(({ id, into }) => [id, into ?? ""].toSorted((a, b) => a.localeCompare(b)))).toEqual(
      (answer.coincident ?? []).map((pair) => pair.toSorted((a, b) => a.localeCompare(b))),
    );
    const mended = account.filter(({ mends }) => mends.length > 0).map(({ id }) => id);
    expect(mended).toEqual((answer.cleaned ?? []).map(({ id }) => id));
  });
});

const buildingOf = (number: string): Building => cases.find(([file]) => file.startsWith(number))![2];
const answerFor = (number: string): Answer => cases.find(([file]) => file.startsWith(number))![1];

test("surfaces with reversed points are turned", () =>
  expect(
    buildingOf("01")
      .account.filter(({ isTurned }) => isTurned)
      .map(({ id }) => id),
  ).toEqual(["a-north", "ab", "b-roof", "b-slab"].toSorted()));

test("a wall within a room is mass of it", () => {
  const { id, area_one_side_m2: area } = answerFor("02").internal_mass!["a"]!;
  const mass = buildingOf("02").surfaces.filter(({ boundary }) => boundary === "inside");
  expect(mass.map((surface) => [surface.id, surface.spaceId, surface.grossArea])).toEqual([[id, "a", area]]);
});

test("true azimuths are turned by the azimuth of the model", () => {
  const walls = buildingOf("06").surfaces.filter(({ type }) => type === "ExteriorWall");
  for (const wall of walls) expect(wall.azimuth).toBeCloseTo(answerFor("06").azimuth_deg![drawingDirection(wall, buildingOf("06"))]!, 9);
});

test("rooms with an air wall are offered as one room", () => {
  const { findings } = buildingOf("12");
  expect(findings).toContainEqual({ kind: "shared-air", spaceIds: ["a", "b"], area: 44, volume: 132 });
});

test("shades belong to no room", () =>
  expect(buildingOf("13").shades.map(({ id, area }) => ({ id, area_m2: area }))).toEqual(
    answerFor("13").shades!.map(({ id, area_m2 }) => ({ id, area_m2 })),
  ));

test("a pitched roof has its tilt, azimuth and area", () => {
  const roof = buildingOf("16").surfaces.find(({ type }) => type === "Roof")!;
  const { tilt_deg: tilt, azimuth_deg: azimuth, area_m2: area } = answerFor("16").roof!;
  expect(roof.tilt).toBeCloseTo(tilt, 3);
  expect(roof.azimuth).toBeCloseTo(azimuth, 6);
  expect(roof.grossArea).toBeCloseTo(area, 3);
});

test("a curtain wall has no net area", () =>
  expect(buildingOf("17").surfaces.find(({ id }) => id === "a-south")!.netArea).toBe(answerFor("17").net_m2!.a_south));

test.each(cases)("the account of %s sums to its file and to its building", (_file, _answer, building) => {
  const sums = sumsOfAccount(building.account, "surface");
  const ofBuilding = [...building.surfaces.map(({ grossArea }) => grossArea), ...building.shades.map(({ area }) => area)];
  const total = ofBuilding.reduce((sum, area) => sum + area, 0);
  expect(sums.taken.area + sums.merged.area + sums.asked.area).toBeCloseTo(total, 6);
});
