import { expect, test } from "vitest";
import { energyAnalysis, type EnergyInput } from "../../calculators/energy-analysis/index.ts";
import { heatLoad } from "../../calculators/heat-load/index.ts";
import type { UnitSystem } from "../../quantity/index.ts";
import { energyRooms, type EnergyRooms, type EnergyRows } from "./index.ts";

const examples = heatLoad.examples.filter(({ input }) => input.Metric.method === "hourly");
const byHours = energyAnalysis.examples.find(({ input }) => input.Metric.loadMethod === "hours")!.input.Metric;

const stored = (input: object) => ({ input: input as Readonly<Record<string, unknown>>, calculatorVersion: heatLoad.version });

function roomsOf(input: object): EnergyRooms {
  const read = energyRooms(stored(input));
  if ("problem" in read) throw new Error(read.problem);
  return read.content;
}

/** A year of these rooms in the weather of the calculator's own example. */
function yearOf(rows: EnergyRows, unitSystem: UnitSystem) {
  const { weather, cases } = byHours as EnergyInput;
  const systems = cases!.slice(0, 1).map(({ id, name, heating, cooling }) => ({ id, name, heating, cooling }));
  const prices = { electricityPrice: { value: 0.2, unit: "money/kWh" }, gasPrice: { value: 0.1, unit: "money/kWh" } };
  const input = { unitSystem, loadMethod: "hours", weather, ...rows, ...prices, cases: systems };
  const outcome = energyAnalysis.calculate(input as EnergyInput, { strict: false });
  if (!outcome.ok) throw new Error(outcome.errors.map(({ field, message }) => `${field}: ${message}`).join("; "));
  return outcome;
}

/** One room: 20 m² of wall, 10 of roof, two windows, of which one faces another way than any wall, a partition and 8 m of slab edge. */
const room = {
  unitSystem: "Metric",
  method: "hourly",
  constructions: [{ id: "wall", by: "uValue", uValue: 0.5, mass: "heavy" }],
  windowTypes: [{ id: "glass", uValue: 1.4, shgc: 0.5, shade: "inside", beamFactor: 0.6 }],
  schedules: [{ id: "day", shares: Array.from({ length: 24 }, (_, hour) => (hour >= 8 && hour < 18 ? 1 : 0)) }],
  rooms: [
    {
      id: "one",
      name: "Corner",
      multiplier: 3,
      floorArea: 40,
      height: 3,
      people: 4,
      peopleSchedule: "day",
      lighting: { value: 50, unit: "W" },
      surfaces: [
        { id: "south", kind: "wall", construction: "wall", area: 20, azimuth: 180, colour: "light" },
        { id: "top", kind: "roof", uValue: 0.25, area: 10, tilt: 0 },
        { id: "under", kind: "floor", uValue: 0.3, area: 10 },
        { id: "next", kind: "partition", construction: "wall", area: 12, adjacentTemp: 15 },
        { id: "edge", kind: "ground", perimeter: 8, lossFactor: 1.25 },
      ],
      windows: [
        { id: "a", type: "glass", width: 2, height: 1.5, count: 2, azimuth: 180 },
        { id: "b", type: "glass", width: 1, height: 1, count: 1, azimuth: 90 },
      ],
    },
  ],
};

test("rooms of a heat load are imported surface by surface", () => {
  const { names, floorArea, rowsIn } = roomsOf(room);
  expect(names).toEqual(["Corner × 3"]);
  expect(floorArea).toBe(120);
  const { rooms, constructions, profiles } = rowsIn("Metric");
  const [imported] = rooms;
  expect(imported).toMatchObject({ count: 3, floorArea: { value: 40, unit: "m2" }, people: 4, peopleProfile: "day" });
  const surfaces = Object.fromEntries(imported!.surfaces!.map((each) => [each.id, each]));
  // The heat load states walls without their windows, energy cost with them: 20 m² and two windows of 3 m².
  expect(surfaces["south"]).toMatchObject({ area: { value: 26, unit: "m2" }, construction: "wall", windows: [{ id: "a", shading: 0.6 }] });
  // 0.026 m²·K/W of sun over the film that makes 0.052 of an absorptance of 0.9.
  expect(surfaces["south"]!.absorptance).toBeCloseTo(0.45, 12);
  // A floor over a passage lies in the shade of its building, in the year as on design days.
  expect(surfaces["under"]!.absorptance).toBe(0);
  expect(surfaces["top"]!.absorptance).toBeGreaterThan(0.4);
  expect(surfaces["glass-b"]).toMatchObject({ area: { value: 1 }, azimuth: { value: 90 }, windows: [{ id: "b" }] });
  expect(surfaces["next"]).toMatchObject({ beyond: "identical", area: { value: 12 } });
  // 8 m of edge at 1.25 W/(m·K) over 40 m² of floor.
  const edge = constructions.find(({ id }) => id === surfaces["edge"]!.construction)!;
  expect(edge).toMatchObject({ uValue: { value: expect.closeTo(0.25, 12) } });
  expect(profiles).toHaveLength(1);
  // Σ U·A to the outdoors of one room: walls 20 · 0.5, roof 10 · 0.25, floor 10 · 0.3, edge 8 · 1.25, windows 7 · 1.4.
  const uOf = (id: unknown): number => (constructions.find((each) => each.id === id)!.uValue as { value: number }).value;
  const outside = imported!.surfaces!.filter(({ beyond }) => beyond === "outdoors");
  const coefficient = outside.reduce((sum, { area, construction, windows = [] }) => {
    const glass = windows.reduce((all, each) => all + (each.area as { value: number }).value, 0);
    return sum + ((area as { value: number }).value - glass) * uOf(construction) + glass * 1.4;
  }, 0);
  expect(coefficient).toBeCloseTo(10 + 2.5 + 3 + 10 + 9.8, 9);
});

test("a project's rooms have a year, the same in either unit system", () => {
  expect(examples.length).toBeGreaterThan(0);
  for (const input of [room, ...examples.map((each) => each.input.Metric)]) {
    const { rowsIn } = roomsOf(input);
    const [metric, imperial] = (["Metric", "Imperial"] as const).map((system) => yearOf(rowsIn(system), system).results.cases[0]!);
    expect(metric!.heatingLoad!.value).toBeGreaterThan(0);
    expect(metric!.coolingLoad!.value).toBeGreaterThan(0);
    // Copied numbers have six digits in either system.
    for (const name of ["heatingLoad", "coolingLoad"] as const)
      expect(Math.abs(imperial![name]!.value / metric![name]!.value - 1)).toBeLessThan(1e-5);
  }
});

test.each(examples.map(({ id, input }) => [id, input.Metric] as const))(
  "a project of rooms is the sum of its rooms: areas, glass, people, lights and outdoor air (%s)",
  (_id, input) => {
    const outcome = heatLoad.calculate(input, { strict: false });
    if (!outcome.ok) throw new Error(outcome.errors[0]?.message);
    const { values } = outcome;
    const { rowsIn, floorArea } = roomsOf(input);
    const { rooms } = rowsIn("Metric");
    const number = (cell: unknown): number => (typeof cell === "number" ? cell : (cell as { readonly value: number }).value);
    const total = (valueOf: (room: (typeof rooms)[number]) => number): number =>
      rooms.reduce((sum, each) => sum + number(each.count) * valueOf(each), 0);
    const expected = (valueOf: (room: (typeof values.rooms)[number]) => number): number =>
      values.rooms.reduce((sum, each) => sum + each.multiplier * valueOf(each), 0);
    // Copied numbers have six digits.
    const equal = (actual: number, other: number): void => expect(Math.abs(actual - other)).toBeLessThanOrEqual(1e-5 * Math.abs(other));
    equal(
      floorArea,
      expected((each) => each.floorArea),
    );
    equal(
      total((each) => number(each.floorArea)),
      floorArea,
    );
    equal(
      total((each) => number(each.people)),
      expected((each) => each.people),
    );
    equal(
      total((each) => number(each.lighting)),
      expected((each) => each.lighting),
    );
    const glass = (windows: readonly { readonly width: number; readonly height: number; readonly count: number }[]): number =>
      windows.reduce((sum, { width, height, count }) => sum + width * height * count, 0);
    const glassOf = (surface: NonNullable<(typeof rooms)[number]["surfaces"]>[number]): number =>
      (surface.windows ?? []).reduce((sum, { area }) => sum + number(area), 0);
    equal(
      total(({ surfaces = [] }) => surfaces.reduce((sum, each) => sum + glassOf(each), 0)),
      expected(({ windows }) => glass(windows)),
    );
    const isEnvelope = (kind: string): boolean => ["wall", "roof", "floor"].includes(kind);
    const ground = (each: (typeof values.rooms)[number]): number =>
      each.surfaces.filter(({ kind, lossFactor, perimeter }) => kind === "ground" && (lossFactor * perimeter) / each.floorArea >= 0.02)
        .length;
    equal(
      total(({ surfaces = [] }) =>
        surfaces.reduce((sum, each) => sum + (each.beyond === "outdoors" ? number(each.area) - glassOf(each) : 0), 0),
      ),
      expected(
        (each) => each.surfaces.reduce((sum, { kind, area }) => sum + (isEnvelope(kind) ? area : 0), 0) + ground(each) * each.floorArea,
      ),
    );
  },
);

test("one room of the quick method, and more rooms than a year is calculated with, are refused in words", () => {
  expect(energyRooms(stored(heatLoad.examples[0]!.input.Metric))).toEqual({ problem: expect.stringContaining("quick method") });
  const many = { ...room, rooms: Array.from({ length: 61 }, (_, index) => ({ ...room.rooms[0]!, id: `r${index}` })) };
  expect(energyRooms(stored(many))).toEqual({ problem: "it has 61 rooms, and a year is calculated with 60 at most." });
});
