import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { commonConstructions } from "../../../reference/internal.ts";
import { heatLoad, type HeatLoadInput } from "../index.ts";

const anyOf = <const T>(...values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
const number = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });
const quantity = (min: number, max: number, unit: string, other?: string): fc.Arbitrary<object> =>
  fc.record({ value: number(min, max), unit: other === undefined ? anyOf(unit) : anyOf(unit, other) });
const directions = anyOf("N", "NE", "E", "SE", "S", "SW", "W", "NW");
const uValue = quantity(0.7, 5, "W/(m2 K)", "Btu/(h ft2 degF)").map(({ value, unit }: { value?: number; unit?: string }) => ({
  value: unit === "W/(m2 K)" ? value : value! / 6,
  unit,
}));
const published = commonConstructions().flatMap(({ id, element }) => (element === "partition" ? [] : [id]));

const surfaces = (exposures: readonly ("sun" | "shade" | "space")[]): fc.Arbitrary<object[]> =>
  fc
    .array(
      fc.record(
        {
          kind: anyOf("wall", "window", "roof", "door", "floor"),
          name: anyOf("North", "Entrance"),
          area: quantity(1, 60, "m2", "ft2"),
          uValue,
          exposure: fc.constantFrom(...exposures),
          construction: fc.constantFrom("none", ...published),
          adjacentTemp: quantity(5, 30, "degC"),
          orientation: directions,
          tilt: quantity(0, 180, "deg"),
          colour: anyOf("light", "dark"),
          shgc: number(0.1, 0.8),
          shading: number(0.3, 1),
          overhangDepth: quantity(0, 2, "m"),
          overhangGap: quantity(0, 1, "m"),
          windowHeight: quantity(0.5, 3, "m", "ft"),
        },
        { requiredKeys: ["kind", "area", "uValue", "exposure"] },
      ),
      { maxLength: 5 },
    )
    .map((rows) => rows.map((row, index) => ({ id: anyId[index], ...row })));
/** Rows may have the names that the fields of the form take in a project. */
const anyId = ["a", "wall", "slab", "window", "b"];

/** One room, by whatever is entered of it. */
const roomOf = (mode: "Cooling" | "Heating", exposures: readonly ("sun" | "shade" | "space")[]): fc.Arbitrary<HeatLoadInput> =>
  fc.record(
    {
      unitSystem: anyOf("Imperial", "Metric"),
      calculationMode: anyOf(mode),
      roomName: anyOf("Office", "Hall"),
      floorArea: quantity(5, 200, "m2", "ft2"),
      ceilingHeight: quantity(2, 6, "m", "ft"),
      outdoorTemp: mode === "Heating" ? quantity(-30, 10, "degC", "degF") : quantity(28, 42, "degC"),
      outdoorRelativeHumidity: number(0, 0.9),
      outdoorHumidityBy: mode === "Heating" ? anyOf("relativeHumidity") : anyOf("relativeHumidity", "wetBulb"),
      // Dry air of 42 °C at sea level has a wet bulb of 15.3 °C, and no air a lower one (eq. 33 of ch. 1 with W = 0).
      outdoorWetBulb: quantity(16, 25, "degC"),
      indoorTemp: quantity(18, 27, "degC"),
      indoorRelativeHumidity: number(0.3, 0.6),
      altitude: quantity(0, 2500, "m", "ft"),
      ...(exposures.includes("sun") && {
        wallArea: quantity(0, 60, "m2", "ft2"),
        wallOrientation: directions,
        wallColour: anyOf("light", "medium"),
        windowArea: fc.oneof(quantity(1, 30, "m2"), quantity(0, 0, "m2")),
        windowOrientation: anyOf("S", "E", "horizontal"),
        windowShgc: number(0.1, 0.8),
        windowShading: number(0.3, 1),
        roofArea: quantity(0, 200, "m2"),
      }),
      wallUValue: uValue,
      windowUValue: quantity(0.5, 6, "W/(m2 K)"),
      roofUValue: uValue,
      surfaces: surfaces(exposures),
      slabPerimeter: quantity(0, 60, "m", "ft"),
      slabLossFactor: quantity(0.5, 2, "W/(m K)"),
      month: anyOf("7", "9", "summer"),
      latitude: number(-60, 60),
      longitude: number(-10, 10),
      timeZone: anyOf(0),
      tauB: number(0.3, 0.6),
      numPeople: fc.integer({ min: 0, max: 20 }),
      activity: anyOf("seated-light", "athletics"),
      lightingLoad: fc.oneof(quantity(0, 15, "W/m2", "W/ft2"), quantity(0, 500, "W")),
      equipmentLoad: quantity(0, 900, "W"),
      equipmentLatentLoad: quantity(0, 200, "W"),
      ventilationRate: quantity(0, 100, "L/s", "cfm"),
      airflowBasis: anyOf("outdoor", "standard"),
      infiltrationAirChanges: quantity(0, 2, "1/h"),
      pickUp: quantity(0, 20, "W/m2"),
    },
    { requiredKeys: ["unitSystem", "calculationMode", "floorArea", "wallUValue", "windowUValue", "roofUValue", "surfaces", "outdoorTemp"] },
  ) as unknown as fc.Arbitrary<HeatLoadInput>;

const sunAndShade = ["sun", "shade", "space"] as const;
const rooms = fc.oneof(roomOf("Cooling", sunAndShade), roomOf("Heating", sunAndShade));

const select = (input: HeatLoadInput, method: "quick" | "hourly"): HeatLoadInput => heatLoad.select(input, "method", method);

function answered(input: HeatLoadInput) {
  const outcome = heatLoad.calculate(input);
  if (!outcome.ok) throw new Error(JSON.stringify([outcome.errors, input]));
  return outcome;
}

const resultsOf = (input: HeatLoadInput) => answered(input).results;

describe("selecting a method", () => {
  test("there and back answers the same, and nothing that was entered is gone", () => {
    fc.assert(
      fc.property(rooms, fc.boolean(), (input, isComplete) => {
        const given = isComplete ? (heatLoad.complete(input) as HeatLoadInput) : input;
        const back = select(select(given, "hourly"), "quick");
        for (const name of Object.keys(input))
          expect(back[name as keyof HeatLoadInput] ?? null, name).toEqual(given[name as keyof HeatLoadInput] ?? null);
        expect(resultsOf(back)).toEqual(resultsOf(given));
      }),
      { numRuns: runs(200) },
    );
  });

  test("a project is the same after a look at its first room", () => {
    const office = heatLoad.examples.find(({ id }) => id === "office-floor")!.input;
    for (const unitSystem of ["Metric", "Imperial"] as const)
      for (const project of [office[unitSystem], heatLoad.complete(office[unitSystem]) as HeatLoadInput]) {
        const again = select(select(project, "quick"), "hourly");
        expect(again.rooms).toEqual(project.rooms);
        expect(resultsOf(again)).toEqual(resultsOf(project));
      }
    fc.assert(
      fc.property(rooms, fc.array(rooms, { maxLength: 2 }), (first, others) => {
        const project = select(first, "hourly");
        const more = others.map((each, index) => ({ ...select(each, "hourly").rooms![0]!, id: `other${index}` }));
        const whole = { ...project, rooms: [...project.rooms!, ...more] };
        const again = select(select(whole, "quick"), "hourly");
        expect(again.rooms).toEqual(whole.rooms);
        expect(again.site).toEqual(whole.site);
      }),
      { numRuns: runs(200) },
    );
  });
});

describe("one room and a project of it", () => {
  test("have the same heating load", () => {
    fc.assert(
      fc.property(roomOf("Heating", sunAndShade), (drawn) => {
        // A project has no humidity outdoors for heating: its air is dry.
        const input = { ...drawn, outdoorRelativeHumidity: 0 };
        const room = answered(input);
        const [project] = answered(select(input, "hourly")).results.roomResults!;
        // A room that gains more heat than it loses needs none: quick says zero, and by the hour its heating is negative, so that heat between rooms
        // of a project cancels. The bound is of rounding: a sum of fewer than 100 terms, 250 kW in all, in two orders: 2 · 100 · 2⁻⁵³ · 250 kW = 6e-9 W.
        expect(Math.abs(Math.max(0, project!.heating.value) - room.calculation.results.sensibleLoad)).toBeLessThan(6e-9);
      }),
      { numRuns: runs(150) },
    );
  });

  test("have the same cooling load on a day without sun that is as warm by night", () => {
    fc.assert(
      fc.property(roomOf("Cooling", ["shade", "space"]), (input) => {
        const room = answered(input).calculation.results;
        const project = select(input, "hourly");
        const always = Array.from({ length: 12 }, () => 0);
        const outcome = answered({ ...project, site: { ...project.site, dryBulbRange: always } });
        const [row] = outcome.results.roomResults!;
        expect(row!.sensible.value).toBeCloseTo(room.sensibleLoad - room.ventilationSensibleLoad, 6);
      }),
      { numRuns: runs(150) },
    );
  });
});

describe("what only one method can express", () => {
  test("is kept of a window that the fields of the form hold: its height and how many there are", () => {
    const windows = [{ id: "window", type: "t", width: 1, height: 2.2, count: 3, azimuth: 182 }];
    const project: HeatLoadInput = {
      unitSystem: "Metric",
      method: "hourly",
      windowTypes: [{ id: "t", uValue: 1.1, shgc: 0.4 }],
      rooms: [{ id: "a", floorArea: 20, windows }],
    };
    const quick = select(project, "quick");
    expect(quick).toMatchObject({ windowArea: { value: expect.closeTo(6.6) }, windowUValue: 1.1, windowOrientation: "S" });
    expect(select(quick, "hourly").rooms![0]!.windows).toEqual(windows);
    const larger = select({ ...quick, windowArea: 13.2 }, "hourly").rooms![0]!.windows;
    expect(larger).toMatchObject([{ ...windows[0], width: { value: expect.closeTo(2), unit: "m" } }]);
  });

  const room: HeatLoadInput = {
    unitSystem: "Metric",
    floorArea: 20,
    surfaces: [
      { id: "d", name: "Entrance", kind: "door", area: 2, uValue: 1.5, orientation: "N" },
      { id: "w", kind: "window", area: 3, uValue: 1.4, orientation: "S" },
    ],
  };

  test("stays where the other method changes something else", () => {
    const project = select(room, "hourly");
    const [first] = project.rooms!;
    const [door] = first!.surfaces!;
    const [window] = first!.windows!;
    const changed = {
      ...project,
      rooms: [{ ...first!, surfaces: [{ ...door!, area: 4, azimuth: 10 }], windows: [{ ...window!, finDepth: 0.3, azimuth: 250 }] }],
    };
    const back = select(changed, "quick");
    expect(back.surfaces).toMatchObject([
      { id: "d", kind: "door", area: 4, orientation: "N" },
      { id: "w", kind: "window", area: 3, orientation: "W" },
    ]);
    const smaller = {
      ...back,
      surfaces: [
        { ...back.surfaces![0]!, area: 5 },
        { ...back.surfaces![1]!, uValue: 1 },
      ],
    };
    expect(select(smaller, "hourly").rooms![0]).toMatchObject({
      surfaces: [{ id: "d", area: 5, azimuth: 10 }],
      windows: [{ id: "w", finDepth: 0.3, azimuth: 250, width: window!.width }],
    });
  });

  test("rows that are deleted by one method are gone in the other, and new ones come", () => {
    const project = select(room, "hourly");
    const [first] = project.rooms!;
    const added = { id: "n", area: 7, uValue: 0.3, azimuth: 91 };
    const back = select({ ...project, rooms: [{ ...first!, surfaces: [added] }] }, "quick");
    expect(back.surfaces).toMatchObject([{ id: "w" }, { id: "n", kind: "wall", area: 7, uValue: 0.3, orientation: "E" }]);
    expect(select({ ...back, surfaces: [back.surfaces![1]!] }, "hourly").rooms![0]).toMatchObject({ surfaces: [added], windows: [] });
  });

  test("the rooms after the first stay", () => {
    const others = [
      { id: "x", floorArea: 30 },
      { id: "y", floorArea: 40 },
    ];
    const project = { ...select(room, "hourly"), rooms: [...select(room, "hourly").rooms!, ...others] };
    expect(select(select(project, "quick"), "hourly").rooms!.slice(1)).toEqual(others);
  });
});
