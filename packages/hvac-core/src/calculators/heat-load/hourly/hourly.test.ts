import { describe, expect, test } from "vitest";
import {
  conductionTimeSeries,
  designDays,
  designHour,
  heatingLoad,
  representativeRadiantSeries,
  roomCoolingLoad,
  windowGain,
} from "../../../loads/index.ts";
import { humidityRatioFromWetBulb } from "../../../psychrometrics/wetBulb.ts";
import { specificVolume } from "../../../psychrometrics/properties.ts";
import { heatLoad, roomHours, sumOfRoomLoads, type HeatLoadInput, type HourlyCalculation } from "../index.ts";
import { Library } from "./library.ts";
import { weatherOf } from "./designWeather.ts";

type RoomInput = NonNullable<HeatLoadInput["rooms"]>[number];

function outcomeOf(input: HeatLoadInput) {
  const outcome = heatLoad.calculate(input);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  const calculation = outcome.calculation as HourlyCalculation;
  return { ...outcome, hourly: calculation.hourly, numbers: calculation.results };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const office = heatLoad.examples.find(({ id }) => id === "office-floor")!.input.Metric;
const rooms = office.rooms!;
const withRooms = (rooms: readonly RoomInput[]): HeatLoadInput => ({ ...office, rooms });
/** Hot and dry, as at Denver. */
const denver: HeatLoadInput = {
  unitSystem: "Metric",
  method: "hourly",
  airflowBasis: "outdoor",
  site: {
    latitude: 39.8,
    longitude: -104.7,
    timeZone: -7,
    altitude: 1650,
    dryBulb: Array.from({ length: 12 }, () => 33.8),
    wetBulb: Array.from({ length: 12 }, () => 15.9),
  },
};
const refusal = (input: HeatLoadInput): string => {
  const outcome = heatLoad.calculate(input);
  return outcome.ok ? "" : `${outcome.errors[0]!.field}: ${outcome.errors[0]!.message}`;
};

describe("rooms of a project, hour by hour", () => {
  test("what reaches a room over a day is what is given off over a day", () => {
    const lights: RoomInput = {
      id: "a",
      floorArea: 20,
      lighting: 200,
      lightingSchedule: "office",
      lightingRoomShare: 0.7,
      weight: "heavy",
    };
    const { values } = outcomeOf(withRooms([lights]));
    const shares = sum(values.schedules[0]!.shares);
    const { components } = roomHours(values, "a")!;
    const day = components.find(({ component }) => component === "lighting")!.sensible.slice(0, 24);
    // Time series that are normalised to 1 in doubles.
    expect(sum(day)).toBeCloseTo(200 * 0.7 * shares, 8);
  });

  test("the sun and the outdoor air of a day load a room by all that they bring, in any month", () => {
    const { values } = outcomeOf({ ...office, rooms: [{ ...rooms[1]!, id: "a", infiltration: 0, weight: "heavy" }] });
    const days = weatherOf(values);
    const { components } = roomHours(values, "a")!;
    const load = (component: string, month: number): number =>
      sum(components.find((each) => each.component === component)!.sensible.slice(24 * month, 24 * month + 24));
    for (const month of [0, 3, 6, 9]) {
      // Brought by the window: U·A·(t_o − t_i), hour by hour, none of it stored for good.
      const glass = 1.4 * 4 * 1.8 * sum(days.dryBulb.slice(24 * month, 24 * month + 24).map((dryBulb) => dryBulb - 24));
      // Radiant series add up to 1 in doubles.
      expect(load("windowConduction", month)).toBeCloseTo(glass, 6);
      const fin = { depth: 0.2, gap: 0.1 };
      const window = {
        area: 7.2,
        tilt: 90,
        azimuth: 270,
        transmittance: 1.4,
        shgc: 0.35,
        interiorShade: { beam: 0.7, diffuse: 0.75 },
        exteriorShade: { width: 4, height: 1.8, leftFin: fin, rightFin: fin },
      };
      const gains = Array.from({ length: 24 }, (_, hour) => windowGain(window, designHour(days, month + 1, hour + 1), 24));
      expect(load("windowSolar", month)).toBeCloseTo(sum(gains.map(({ beam, diffuse }) => beam + diffuse)), 6);
    }
  });

  describe("a construction by U-value and mass", () => {
    const area = 100;
    const load = (kind: "wall" | "roof" | "floor", construction: object) =>
      outcomeOf({
        unitSystem: "Metric",
        method: "hourly",
        constructions: [{ id: "c", ...construction }],
        rooms: [{ id: "a", floorArea: area, weight: "light", surfaces: [{ id: "s", kind, construction: "c", area, exposure: "sun" }] }],
      });
    const layer = (thickness: number, conductivity: number, density: number, specificHeat: number) => ({
      thickness,
      conductivity,
      density,
      specificHeat: { value: specificHeat, unit: "J/(kg K)" },
    });

    test("peaks later and lower with each mass, of walls, roofs and floors", () => {
      for (const kind of ["wall", "roof", "floor"] as const) {
        const [light, medium, heavy] = (["light", "medium", "heavy"] as const).map(
          (mass) => load(kind, { uValue: 0.22, mass }).hourly.blockPeak,
        );
        expect(light!.total / medium!.total, kind).toBeGreaterThan(1.02);
        expect(medium!.total / heavy!.total, kind).toBeGreaterThan(1.02);
        // A heavy wall is so late that the next day's sun overtakes it.
        if (kind === "roof") expect(light!.hour).toBeLessThan(medium!.hour);
        if (kind !== "wall") expect(medium!.hour).toBeLessThanOrEqual(heavy!.hour);
      }
    });

    test("that is a light roof is one on a steel deck", () => {
      const deck = load("roof", {
        by: "layers",
        layers: [
          { id: "a", ...layer(9.5, 0.16, 1120, 1460) },
          { id: "b", ...layer(101.6, 0.03, 43, 1210) },
          { id: "c", ...layer(0.8, 45, 7800, 500) },
        ],
        outsideFilm: 0.03,
        insideFilm: 0.11,
      });
      const { transmittance } = conductionTimeSeries(
        [0.0095 / 0.16, 0.1016 / 0.03, 0.0008 / 45].map((resistance) => ({ resistance })),
        { outside: 0.03, inside: 0.11 },
      );
      const light = load("roof", { uValue: transmittance, mass: "light" });
      // The handbook's steel conducts 45.28 W/(m·K) and weighs 7824 kg/m³.
      expect(light.hourly.blockPeak.total / deck.hourly.blockPeak.total).toBeCloseTo(1, 3);
      expect(light.hourly.blockPeak.hour).toBe(deck.hourly.blockPeak.hour);
    });

    test("passes its heat between the printed series of the handbook's metal roofs", () => {
      // Fundamentals, ch. 18, Table 17, roofs 3 and 10, whole per cent.
      const sums = (percent: readonly number[]): number[] =>
        percent.map((_, lag) => percent.slice(0, lag + 1).reduce((total, each) => total + each, 0) / 100);
      const [fast, slow] = [sums([27, 62, 10, 1, 0, 0, 0]), sums([4, 41, 35, 14, 4, 1, 1])];
      const { factors } = new Library({
        constructions: [{ id: "c", by: "uValue", uValue: 0.28, mass: "light" } as never],
        windowTypes: [],
        schedules: [],
      }).conduction("roof", "c", null);
      for (let lag = 0; lag < 7; lag++) {
        const share = sum(factors.slice(0, lag + 1));
        // Printed shares are rounded to half a per cent each.
        expect(share).toBeLessThanOrEqual(fast[lag]! + 0.005 * (lag + 1));
        expect(share).toBeGreaterThanOrEqual(slow[lag]! - 0.005 * (lag + 1));
      }
    });
  });

  test("the sun reaches the glass past the ends of an overhang, less the farther it extends, in either system", () => {
    const july = (unitSystem: "Metric" | "Imperial", reach: number | null): number => {
      const [m, mm, u] = unitSystem === "Metric" ? [1, 1, 1] : [1 / 0.3048, 1 / 25.4, 1 / 5.678263];
      const window = { id: "w", type: "t", width: 1.5 * m, height: 1.5 * m, azimuth: 180, overhangDepth: 600 * mm, overhangGap: 100 * mm };
      const { values } = outcomeOf({
        unitSystem,
        method: "hourly",
        site: { latitude: 40, longitude: -75, timeZone: -5 },
        windowTypes: [{ id: "t", uValue: 2 * u, shgc: 0.6 }],
        rooms: [{ id: "a", floorArea: 20 * m ** 2, windows: [{ ...window, ...(reach !== null && { overhangReach: reach * mm }) }] }],
      });
      const { components } = sumOfRoomLoads(values, new Set(["a"]));
      return sum(components.find(({ component }) => component === "windowSolar")!.sensible.slice(144, 168));
    };
    const [long, wide, narrow] = [null, 1500, 0].map((reach) => july("Metric", reach)) as [number, number, number];
    expect(wide).toBeGreaterThan(long - 1e-9);
    expect(narrow).toBeGreaterThan(1.02 * wide);
    [null, 1500, 0].forEach((reach, index) => expect(july("Imperial", reach) / [long, wide, narrow][index]!).toBeCloseTo(1, 5));
  });

  test("a fin shades from its side, a block in front as long as it hides the sun, and neither takes more than the beam", () => {
    const sunlight = (shade: object, azimuth = 270): number => {
      const { values } = outcomeOf({
        unitSystem: "Metric",
        method: "hourly",
        site: { latitude: 40, longitude: -75, timeZone: -5 },
        windowTypes: [{ id: "t", uValue: 2, shgc: 0.6 }],
        rooms: [{ id: "a", floorArea: 20, windows: [{ id: "w", type: "t", width: 1.5, height: 1.5, azimuth, ...shade }] }],
      });
      const { components } = sumOfRoomLoads(values, new Set(["a"]));
      return sum(components.find(({ component }) => component === "windowSolar")!.sensible.slice(264, 288));
    };
    const bare = sunlight({});
    // In December the sun is to the right of a west window, seen from outside; of an east window to the left.
    expect(sunlight({ finDepth: 500, finSide: "left" })).toBeCloseTo(bare, 9);
    const right = sunlight({ finDepth: 500, finSide: "right" });
    expect(right).toBeLessThan(0.9 * bare);
    expect(sunlight({ finDepth: 500 })).toBeCloseTo(right, 9);
    expect(sunlight({ finDepth: 500, finSide: "right", finReach: 0 })).toBeGreaterThan(right);
    expect(sunlight({ finDepth: 500, finSide: "right" }, 90)).toBeCloseTo(sunlight({}, 90), 9);
    const block = (height: number, ends: object = {}): number =>
      sunlight({ obstruction: "block", obstructionHeight: height, obstructionDistance: 10, ...ends });
    const diffuse = sunlight({ obstruction: "block", obstructionHeight: 1000, obstructionDistance: 0.1 });
    expect(block(0)).toBeCloseTo(bare, 9);
    expect(block(4)).toBeLessThan(bare);
    expect(block(20)).toBeLessThan(block(4));
    expect(block(20)).toBeGreaterThan(diffuse);
    expect(diffuse).toBeGreaterThan(0.2 * bare);
    expect(block(20, { obstructionRight: -1.5 })).toBeCloseTo(bare, 9);
    expect(block(20, { obstructionLeft: 0 })).toBeCloseTo(block(20), 9);
  });

  describe("a floor over outdoor air", () => {
    const floor = (surface: object, reflectance = 0.2) => {
      const { values, hourly } = outcomeOf({
        unitSystem: "Metric",
        method: "hourly",
        site: { groundReflectance: reflectance },
        rooms: [{ id: "a", floorArea: 20, surfaces: [{ id: "f", kind: "floor", area: 20, uValue: 0.35, ...surface }] }],
      });
      const day = (list: readonly number[]): number => sum(list.slice(6 * 24, 7 * 24));
      const { components } = roomHours(values, "a")!;
      return { values, load: day(components[0]!.sensible), air: day(weatherOf(values).dryBulb), peak: hourly.blockPeak.total };
    };

    test("is in the shade of its building: it takes the outdoor air's heat alone, whatever the ground reflects", () => {
      const { load, air, peak } = floor({});
      // U·A·(t_o − t_i) over the day: radiant series add up to 1 in doubles.
      expect(load).toBeCloseTo(0.35 * 20 * (air - 24 * 24), 8);
      expect(floor({}, 0.8).load).toBeCloseTo(load, 8);
      expect(peak).toBeLessThan(0.35 * 20 * (35 - 24));
    });

    test("over open ground gets what the ground reflects", () => {
      expect(floor({ exposure: "sun" }).load).toBeGreaterThan(1.2 * floor({}).load);
      expect(floor({ exposure: "sun" }, 0.8).load).toBeGreaterThan(1.2 * floor({ exposure: "sun" }).load);
      expect(floor({ exposure: "sun" }, 0).load).toBeCloseTo(floor({}).load, 8);
    });

    test("and a wall or roof in the shade is one of a resistance in the air, wherever it faces", () => {
      const shaded = (kind: "wall" | "roof" | "floor") => floor({ kind, exposure: "shade" }).load;
      expect(shaded("wall")).toBeCloseTo(shaded("floor"), 8);
      expect(shaded("roof")).toBeCloseTo(shaded("floor"), 8);
    });
  });

  test("the same rooms entered in either unit system have the same loads", () => {
    const metric = outcomeOf(office).numbers;
    const shown = outcomeOf(heatLoad.convert(heatLoad.complete(office), "Imperial")).numbers;
    for (const name of ["totalLoad", "blockLoad", "sumOfRoomPeaks", "supplyAirflow", "fanLoad", "heatingLoad"] as const)
      // Converted there and back in doubles.
      expect(Math.abs(shown[name]! / metric[name]! - 1), name).toBeLessThan(1e-9);
    expect([shown.peakMonth, shown.peakHour]).toEqual([metric.peakMonth, metric.peakHour]);
  });

  test("is the room of the physics, at the same hours", () => {
    const { values, hourly } = outcomeOf(
      withRooms([{ id: "a", floorArea: 30, people: 3, surfaces: [{ id: "w", area: 10, uValue: 0.5, azimuth: 90 }] }]),
    );
    const { site } = values;
    const days = designDays({
      latitude: site.latitude,
      longitude: site.longitude,
      timeZone: site.timeZone,
      altitude: site.altitude,
      tauEdition: site.tauEdition,
      months: site.dryBulb.map((dryBulb, m) => ({
        dryBulb,
        wetBulb: site.wetBulb[m]!,
        dryBulbRange: site.dryBulbRange[m]!,
        wetBulbRange: site.wetBulbRange[m]!,
        tauB: site.tauB[m]!,
        tauD: site.tauD[m]!,
      })),
    });
    const room = {
      name: "",
      floorArea: 30,
      indoor: { dryBulb: 24, relativeHumidity: 0.5 },
      // A wall that stores nothing: a resistance alone, 2 m²·K/W with its films.
      surfaces: [
        {
          component: "wall" as const,
          area: 10,
          tilt: 90,
          azimuth: 90,
          conduction: conductionTimeSeries([{ resistance: 2 }], { outside: 0, inside: 0 }),
        },
      ],
      windows: [],
      // Office work: 75 W sensible, 55 W latent each; 60 % radiant.
      gains: [{ component: "people" as const, sensible: 225, latent: 165, radiantFraction: 0.6 }],
      infiltration: 0,
      radiantSeries: representativeRadiantSeries("medium", false, 0.1),
    };
    const load = roomCoolingLoad(room, days);
    expect(hourly.rooms[0]!.peak.total).toBeCloseTo(load.peak.total, 8);
    expect(hourly.rooms[0]!.peak.hour).toBe(load.peak.hour);
    load.sensible.forEach((value, k) => expect(hourly.block.sensible[k]).toBeCloseTo(value, 8));
    const heating = heatingLoad(room, { indoorDryBulb: 21, outdoorDryBulb: -10, pressure: days.pressure });
    expect(
      outcomeOf(withRooms([{ id: "a", floorArea: 30, surfaces: [{ id: "w", area: 10, uValue: 0.5 }] }])).numbers.heatingLoad,
    ).toBeCloseTo(heating.total, 9);
  });

  test("a room with a multiplier of 12 is twelve rooms", () => {
    const { id: _id, multiplier: _multiplier, ...room } = rooms[0]!;
    const many = outcomeOf(withRooms([{ ...room, id: "a", multiplier: 12 }, rooms[1]!])).numbers;
    const each = outcomeOf(withRooms([...Array.from({ length: 12 }, (_, i) => ({ ...room, id: `a${i}` })), rooms[1]!])).numbers;
    for (const name of ["totalLoad", "sensibleLoad", "supplyAirflow", "blockLoad", "sumOfRoomPeaks", "heatingLoad", "fanLoad"] as const)
      expect(many[name], name).toBeCloseTo(each[name]!, 6);
  });

  test("a room in two halves has the load of the whole", () => {
    const { surfaces = [], windows = [] } = rooms[1]!;
    const half: RoomInput = {
      ...rooms[1]!,
      floorArea: 20,
      people: 6,
      equipment: 200,
      outdoorAir: 30,
      surfaces: surfaces.map((surface) => ({ ...surface, area: (surface.area as number) / 2 })),
      windows,
    };
    // Of two windows each half gets one: one of half the width would have its fins closer together.
    const whole = outcomeOf(withRooms([{ ...rooms[1]!, windows: windows.map((window) => ({ ...window, count: 2 })) }])).numbers;
    const halves = outcomeOf(
      withRooms([
        { ...half, id: "a" },
        { ...half, id: "b" },
      ]),
    ).numbers;
    for (const name of ["totalLoad", "blockLoad", "windowSolarLoad", "ventilationLoad", "heatingLoad"] as const)
      expect(halves[name], name).toBeCloseTo(whole[name]!, 6);
  });

  test("the block is no more than the sum of peaks, and equal to it where all rooms are identical", () => {
    const { blockLoad, sumOfRoomPeaks, diversity } = outcomeOf(office).numbers;
    expect(blockLoad).toBeLessThan(sumOfRoomPeaks!);
    expect(diversity).toBeLessThan(1);
    expect(outcomeOf(withRooms([rooms[0]!])).numbers.diversity).toBeCloseTo(1, 12);
  });

  test("the parts of the plant's load at its peak are its load", () => {
    const { numbers: n } = outcomeOf({ ...office, safetyFactor: 0.05 });
    const room = n.wallLoad + n.windowLoad + n.roofLoad + n.floorLoad + n.partitionLoad! + n.internalLoad + n.infiltrationLoad;
    expect(room + n.ventilationLoad + n.returnAirLoad! + n.reheatLoad! + n.fanLoad! + (n.uncreditedLoad ?? 0) + n.safetyLoad).toBeCloseTo(
      n.totalLoad,
      6,
    );
    expect(n.safetyLoad / (n.totalLoad - n.safetyLoad)).toBeCloseTo(0.05, 12);
  });

  test("loads per floor area are those of the rooms' floors, whatever one room of the quick method had", () => {
    const many: RoomInput[] = [{ id: "a", floorArea: 50, equipment: 3000, multiplier: 20 }];
    // The fields of the quick method say nothing about a project.
    const { numbers, warnings } = outcomeOf({ ...heatLoad.start("Metric"), method: "hourly", rooms: many });
    expect(numbers.loadPerArea).toBeCloseTo(60, 9);
    expect(numbers.areaPerCapacity).toBeCloseTo(1 / 60, 12);
    expect(warnings.map(({ code }) => code)).not.toContain("unusual-plant-density");
  });

  test("safety is added to the heating as to the cooling, and stands by itself", () => {
    const { numbers: without } = outcomeOf(office);
    const { numbers: n } = outcomeOf({ ...office, safetyFactor: 0.1 });
    expect(n.heatingLoad! / without.heatingLoad!).toBeCloseTo(1.1, 12);
    expect(n.totalLoad / without.totalLoad).toBeCloseTo(1.1, 12);
    expect(n.heatingTransmissionLoad! + n.heatingVentilationLoad! + n.heatingPickUpLoad! + n.heatingSafetyLoad!).toBeCloseTo(
      n.heatingLoad!,
      9,
    );
  });

  test("heating is what heaters in the rooms and what air handlers deliver, of each room and of the project", () => {
    const { numbers: n, values } = outcomeOf({ ...office, rooms: rooms.map((room) => ({ ...room, pickUp: 10 })) });
    const counts = new Map(values.rooms.map(({ id, multiplier }) => [id, multiplier]));
    const total = (amountOf: (room: NonNullable<typeof n.roomResults>[number]) => number): number =>
      sum(n.roomResults!.map((room) => counts.get(room.id)! * amountOf(room)));
    for (const room of n.roomResults!) {
      expect(room.heatingInRoom + room.heatingOutdoorAir).toBeCloseTo(room.heating, 9);
      const leaks = room.heatingVentilation - room.heatingOutdoorAir;
      expect(room.heatingTransmission + leaks + room.heatingPickUp).toBeCloseTo(room.heatingInRoom, 9);
      expect(leaks).toBeGreaterThan(0);
    }
    expect(total(({ heatingInRoom }) => heatingInRoom)).toBeCloseTo(n.heatingRoomsLoad!, 8);
    expect(total(({ heatingOutdoorAir }) => heatingOutdoorAir)).toBeCloseTo(n.heatingOutdoorAirLoad!, 8);
    expect(n.heatingRoomsLoad! + n.heatingOutdoorAirLoad! + n.heatingSafetyLoad!).toBeCloseTo(n.heatingLoad!, 8);
    // By hand: 1.2 kg/m³ · 1006 J/(kg·K) · 31 K, of 6 · 15 + 60 L/s behind a recovery of 60 %.
    expect(n.heatingOutdoorAirLoad!).toBeCloseTo(1.2 * 1006 * 31 * 0.15 * 0.4, 8);
    // Outdoor air takes nothing off the heaters in the rooms.
    const without = outcomeOf({ ...office, rooms: rooms.map((room) => ({ ...room, pickUp: 10, outdoorAir: 0 })) }).numbers;
    expect(without.heatingRoomsLoad).toBeCloseTo(n.heatingRoomsLoad!, 9);
    expect(without.heatingOutdoorAirLoad).toBe(0);
  });

  test("a litre of standard air holds 1.2 g in any weather at any altitude; one of outdoor air what it holds there", () => {
    const load = (airflowBasis: "standard" | "outdoor", altitude: number, zone: string | null) =>
      outcomeOf({
        ...office,
        airflowBasis,
        site: { altitude, wetBulb: Array.from({ length: 12 }, () => 15) },
        rooms: [{ id: "a", floorArea: 50, outdoorAir: 100, equipment: 3000, zone }],
      });
    for (const zone of [null, "west"]) {
      const [low, high] = [load("standard", 0, zone), load("standard", 3000, zone)];
      expect(high.numbers.heatingOutdoorAirLoad).toBeCloseTo(low.numbers.heatingOutdoorAirLoad!, 9);
      const [sea, peak] = [load("outdoor", 0, zone), load("outdoor", 3000, zone)];
      expect(peak.numbers.heatingOutdoorAirLoad! / sea.numbers.heatingOutdoorAirLoad!).toBeCloseTo(
        peak.hourly.pressure / sea.hourly.pressure,
        9,
      );
    }
    const { atPeak } = load("standard", 3000, "west").hourly.systems[0]!;
    expect(atPeak.air.outdoorMassFlow).toBeCloseTo(0.12, 12);
  });

  test("the sum of rooms is the sum of their hours, each times its multiplier", () => {
    const { values, hourly } = outcomeOf(office);
    const sumOfRooms = sumOfRoomLoads(values, new Set(values.rooms.map(({ id }) => id)));
    const single = values.rooms.map(({ id, multiplier }) => ({ multiplier, ...roomHours(values, id)! }));
    // The same sums in another order.
    for (const which of ["sensible", "latent"] as const)
      sumOfRooms[which].forEach((value, k) => expect(value).toBeCloseTo(sum(single.map((room) => room.multiplier * room[which][k]!)), 6));
    expect(sumOfRooms.components).toEqual(hourly.block.components);
    expect(sumOfRoomLoads(values, new Set(["none"])).sensible.every((value) => value === 0)).toBe(true);
  });

  test("constant airflow reheats, and never needs a smaller coil", () => {
    const flow = (flowControl: "variable" | "constant") =>
      outcomeOf({ ...office, systems: [{ ...office.systems![0]!, flowControl }] }).numbers;
    expect(flow("constant").reheatLoad).toBeGreaterThan(flow("variable").reheatLoad!);
    expect(flow("constant").totalLoad).toBeGreaterThan(flow("variable").totalLoad);
    expect(flow("constant").supplyAirflow).toBeGreaterThan(flow("variable").supplyAirflow!);
  });

  test("heat recovery takes load off the coil and off the heating", () => {
    const recovery = (sensibleRecovery: number) =>
      outcomeOf({ ...office, systems: [{ ...office.systems![0]!, sensibleRecovery, latentRecovery: 0 }] }).numbers;
    expect(recovery(0.8).totalLoad).toBeLessThan(recovery(0).totalLoad);
    expect(recovery(0.8).heatingVentilationLoad).toBeLessThan(recovery(0).heatingVentilationLoad!);
    expect(recovery(0.8).heatingTransmissionLoad).toBe(recovery(0).heatingTransmissionLoad);
  });

  test("recovery of heat alone is bypassed by the dry bulb: in a dry climate it takes its share of the sensible heat off the coil", () => {
    const recovery = (sensibleRecovery: number) =>
      outcomeOf({
        ...denver,
        rooms: [{ id: "a", zone: "z", floorArea: 50, equipment: 3000, outdoorAir: 100 }],
        zones: [{ id: "z", system: "s" }],
        systems: [{ id: "s", fanRise: 0, sensibleRecovery, latentRecovery: 0 }],
      });
    const { hourly } = recovery(0);
    const { dryBulb, humidityRatio } = { dryBulb: 33.8, humidityRatio: humidityRatioFromWetBulb(33.8, 15.9, hourly.pressure) };
    const mass = 0.1 / specificVolume(dryBulb, humidityRatio, hourly.pressure);
    const taken = 0.7 * mass * (1006 + 1860 * humidityRatio) * (dryBulb - 24);
    const [without, with7] = [hourly.systems[0]!.atPeak, recovery(0.7).hourly.systems[0]!.atPeak];
    // The dry coil leaves air as moist as it comes, so the heat is that of one humidity ratio.
    expect(without.coilTotal - with7.coilTotal).toBeCloseTo(taken, 6);
    expect(without.coilTotal).toBeCloseTo(3000 + taken / 0.7, 6);
  });

  const alone = (room: Partial<RoomInput>): RoomInput => ({ id: "a", floorArea: 50, ...room });
  /** A room with a separate unit, and the same on a system without warming by fan and ducts. */
  const bothWays = (input: HeatLoadInput, room: Partial<RoomInput>) => ({
    unserved: outcomeOf({ ...input, rooms: [alone(room)], zones: [], systems: [] }),
    served: outcomeOf({
      ...input,
      rooms: [alone({ ...room, zone: "z" })],
      zones: [{ id: "z", system: "s" }],
      systems: [{ id: "s", fanRise: 0, ductRise: 0 }],
    }),
  });

  test("a unit of a room's own cools what a system of one room cools: it adds no water", () => {
    const humid: HeatLoadInput = { ...denver, site: { ...denver.site, altitude: 0, wetBulb: Array.from({ length: 12 }, () => 26) } };
    for (const input of [denver, humid])
      for (const room of [
        { equipment: 3000, outdoorAir: 100 },
        { equipment: 3000, infiltration: 0.5 },
        { equipment: 3000, people: 2, outdoorAir: 20, infiltration: 0.2 },
        { equipment: 500, lighting: 1000, lightingRoomShare: 0.69 },
        { equipment: 3000, lighting: 1000, lightingRoomShare: 0.69, people: 4, outdoorAir: 40 },
      ]) {
        const { unserved, served } = bothWays(input, room);
        // In the humid climate a coil holds the entered humidity; in the dry one it stays dry, and only the total loads of dry air differ.
        expect(unserved.numbers.totalLoad / served.numbers.totalLoad - 1, JSON.stringify(room)).toBeCloseTo(0, 9);
        expect(unserved.numbers.returnAirLoad).toBeCloseTo(served.numbers.returnAirLoad!, 9);
      }
  });

  test("a unit of a room's own moves the air that a system of its supply temperature would, and the quick method finds", () => {
    for (const difference of [8, 11]) {
      const room = { equipment: 3000, people: 4, indoorTemp: 25 };
      const unserved = outcomeOf({ ...office, supplyTemperatureDifference: difference, rooms: [alone(room)], zones: [], systems: [] });
      const served = outcomeOf({
        ...office,
        rooms: [alone({ ...room, zone: "z" })],
        zones: [{ id: "z", system: "s" }],
        systems: [{ id: "s", supplyTemperature: 25 - difference }],
      });
      const flow = unserved.numbers.roomResults![0]!.supplyAirflow;
      expect(flow).toBeCloseTo(served.numbers.roomResults![0]!.supplyAirflow, 12);
      const quick = outcomeOf({
        unitSystem: "Metric",
        supplyTemperatureDifference: difference,
        indoorTemp: 25,
        equipmentLoad: 3000,
        numPeople: 4,
      }).numbers;
      expect(flow).toBeCloseTo(quick.supplyAirflow!, 9);
    }
  });

  test("a unit of a room's own cools what the quick method finds for the same room", () => {
    for (const infiltration of [0, 0.5]) {
      const { unserved } = bothWays(denver, { equipment: 3000, outdoorAir: 100, infiltration });
      const quick = outcomeOf({
        unitSystem: "Metric",
        airflowBasis: "outdoor",
        altitude: 1650,
        floorArea: 50,
        equipmentLoad: 3000,
        ventilationRate: 100,
        infiltrationAirChanges: infiltration,
        outdoorTemp: 33.8,
        outdoorHumidityBy: "wetBulb",
        outdoorWetBulb: 15.9,
      }).numbers;
      // The same formulas in doubles.
      for (const name of ["totalLoad", "sensibleLoad", "latentLoad", "ventilationLoad", "infiltrationLoad"] as const)
        expect(unserved.numbers[name], name).toBeCloseTo(quick[name], 6);
      expect(unserved.numbers.sensibleHeatRatio).toBe(1);
      // Leaks are part of the room's own peak, of the block and of the sum of peaks: without what dry air would take off.
      for (const name of ["blockLoad", "sumOfRoomPeaks"] as const)
        expect(unserved.numbers[name], name).toBeCloseTo(quick.totalLoad - quick.ventilationLoad, 6);
    }
  });

  test("a dry coil has no latent load, not one of the last bits of two enthalpies", () => {
    const always = (value: number): number[] => Array.from({ length: 12 }, () => value);
    let isDry = 0;
    for (const altitude of [0, 500, 1650])
      for (const wetBulb of [14, 15.9])
        for (const outdoorAir of [0, 37, 100, 250])
          for (const sensibleRecovery of [0, 0.6]) {
            const { numbers } = outcomeOf({
              ...denver,
              site: { altitude, dryBulb: always(33.8), wetBulb: always(wetBulb) },
              rooms: [alone({ zone: "z", equipment: 3000, lighting: 500, lightingRoomShare: 0.7, outdoorAir })],
              zones: [{ id: "z", system: "s" }],
              systems: [{ id: "s", sensibleRecovery }],
            });
            const [system] = numbers.systemResults!;
            for (const latent of [numbers.latentLoad, numbers.ventilationLatentLoad, system!.coilLatent])
              expect(latent === 0 || Math.abs(latent) > 1e-6 * numbers.totalLoad, `${altitude} ${wetBulb} ${outdoorAir} ${latent}`).toBe(
                true,
              );
            if (system!.coilLatent === 0) isDry++;
          }
    expect(isDry).toBeGreaterThan(10);
  });

  test("a room that loses heat relieves no unit of another room", () => {
    const cold: RoomInput = alone({ id: "b", surfaces: [{ id: "p", kind: "partition", area: 100, uValue: 1, adjacentTemp: 4 }] });
    const { numbers: n } = outcomeOf({ ...denver, rooms: [alone({ equipment: 3000 }), cold] });
    expect(n.totalLoad).toBeCloseTo(3000, 6);
    expect(n.partitionLoad).toBeCloseTo(-2000, 6);
    expect(n.uncreditedLoad).toBeCloseTo(2000, 6);
  });

  test("dry air that leaks in brings no ventilation to rooms without outdoor air", () => {
    for (const { numbers: n } of Object.values(bothWays(denver, { equipment: 3000, infiltration: 0.5 }))) {
      expect([n.ventilationLoad, n.ventilationSensibleLoad, n.ventilationLatentLoad]).toEqual([0, 0, 0]);
      expect(n.infiltrationLatentLoad).toBeCloseTo(0, 9);
      expect(n.infiltrationSensibleLoad).toBeCloseTo(n.totalLoad - 3000, 6);
    }
  });

  test("moisture of a room that needs no supply air gets a warning that it stays, and no humidity is made up", () => {
    const { unserved, served } = bothWays(denver, { equipmentLatent: 3000 });
    expect(unserved.numbers.totalLoad).toBeCloseTo(3000, 6);
    const { numbers: n, warnings } = served;
    expect([n.totalLoad, n.ventilationLoad]).toEqual([0, 0]);
    expect(n.uncreditedLoad).toBeCloseTo(-3000, 6);
    expect(n.systemResults![0]!.roomRelativeHumidity).toBeUndefined();
    expect(warnings.find(({ code }) => code === "moisture-not-carried")?.field).toBe("systems.s.minimumFlow");
  });

  test("an hour with less air than the moisture needs gets a warning and does not refuse the project", () => {
    const miami = (minimumFlow: number) =>
      outcomeOf({
        unitSystem: "Metric",
        method: "hourly",
        site: {
          latitude: 25.8,
          longitude: -80.3,
          timeZone: -5,
          dryBulb: Array.from({ length: 12 }, (_, m) => (m > 3 && m < 10 ? 33 : 27)),
          wetBulb: Array.from({ length: 12 }, (_, m) => (m > 3 && m < 10 ? 26 : 22)),
          dryBulbRange: Array.from({ length: 12 }, () => 7),
        },
        schedules: [{ id: "day", shares: Array.from({ length: 24 }, (_, k) => (k > 7 && k < 18 ? 1 : 0)) }],
        zones: [{ id: "z", system: "s" }],
        systems: [{ id: "s", minimumFlow }],
        rooms: [
          alone({
            zone: "z",
            equipment: 1500,
            equipmentSchedule: "day",
            infiltration: 0.5,
            weight: "light",
            surfaces: [{ id: "w", area: 20, uValue: 0.5 }],
          }),
        ],
      });
    const remark = (minimumFlow: number) => miami(minimumFlow).warnings.find(({ code }) => code === "moisture-not-carried");
    for (const minimumFlow of [0, 0.02, 0.05]) expect(remark(minimumFlow)?.field, String(minimumFlow)).toBe("systems.s.minimumFlow");
    expect(remark(0.3)).toBeUndefined();
    // The coil's peak comes by day, without any of it.
    expect(miami(0.05).numbers.systemResults![0]!.coilLoad).toBeCloseTo(miami(0.3).numbers.systemResults![0]!.coilLoad, 6);
  });

  test("a zone that is all of a system has its airflow, as has a room that is all of a zone", () => {
    const rooms = (two: Partial<RoomInput>): RoomInput[] => [
      { id: "a", zone: "z", floorArea: 10, indoorTemp: 20, equipment: 5000 },
      { id: "b", zone: "z", floorArea: 200, indoorTemp: 28, equipment: 500, ...two },
    ];
    const night = { id: "night", shares: Array.from({ length: 24 }, (_, k) => (k < 6 ? 1 : 0)) };
    for (const flowControl of ["variable", "constant"] as const)
      for (const two of [{}, { equipmentSchedule: "night" }]) {
        const { numbers } = outcomeOf({
          ...office,
          schedules: [night],
          zones: [{ id: "z", system: "s" }],
          systems: [{ id: "s", flowControl }],
          rooms: rooms(two),
        });
        const zone = numbers.zoneResults![0]!.supplyAirflow!;
        expect(zone / numbers.systemResults![0]!.supplyAirflow - 1).toBeCloseTo(0, 12);
        // Mixed air has the mean specific heat and volume of the rooms' flows, each at its own humidity: a thousandth.
        const sumOfRooms = sum(numbers.roomResults!.map(({ supplyAirflow }) => supplyAirflow));
        if (flowControl === "constant" || !("equipmentSchedule" in two)) expect(Math.abs(zone / sumOfRooms - 1)).toBeLessThan(1e-3);
      }
  });

  test("a system whose rooms need more outdoor air than cooling moves supplies that air", () => {
    const { numbers, hourly } = outcomeOf({
      ...office,
      zones: [{ id: "z", system: "s" }],
      systems: [{ id: "s", fanRise: 0 }],
      rooms: [{ id: "a", zone: "z", floorArea: 50, equipment: 1000, outdoorAir: 400 }],
    });
    const { coolingAirflow, ventilationAirflow } = hourly.systems[0]!;
    expect(numbers.supplyAirflow).toBe(ventilationAirflow);
    expect(ventilationAirflow).toBeGreaterThan(coolingAirflow);
    // All of it is outdoor air: of one mass, and of the volume that it has at the supply temperature, some kelvins from the outdoor one.
    expect(numbers.supplyAirflow! / 0.4).toBeGreaterThan(0.9);
    expect(numbers.supplyAirflow! / 0.4).toBeLessThan(1.06);
  });

  test("an edit gives what a calculation from scratch gives", () => {
    const elsewhere = { ...office, site: { ...office.site, latitude: 10 }, schedules: [{ ...office.schedules![0]!, name: "Other" }] };
    const floor = Array.from({ length: 20 }, (_, i): RoomInput => ({ ...rooms[i % 2]!, id: `r${i}`, multiplier: 1 + (i % 3) }));
    const system = office.systems![0]!;
    // Rows of a long list are kept by themselves, those of a short one by their content.
    for (const layout of [rooms, floor]) {
      const edits: HeatLoadInput[] = [
        withRooms(layout.with(0, { ...layout[0]!, people: 3 })),
        withRooms(layout.with(1, { ...layout[1]!, zone: null })),
        withRooms(layout.with(1, { ...layout[1]!, multiplier: 4, outdoorAir: 10 })),
        { ...withRooms(layout), systems: [{ ...system, sensibleRecovery: 0.2, minimumFlow: 0.5 }] },
        { ...withRooms(layout), site: { ...office.site, heatingDryBulb: -20 } },
        { ...withRooms(layout), windowTypes: [{ ...office.windowTypes![0]!, shgc: 0.6 }] },
        withRooms(layout.toReversed()),
      ];
      for (const edit of edits) {
        heatLoad.calculate(withRooms(layout));
        const after = heatLoad.calculate(edit);
        heatLoad.calculate(elsewhere);
        expect(heatLoad.calculate(edit)).toEqual(after);
      }
    }
  });

  test("says what is missing where it is missing", () => {
    expect(refusal({ method: "hourly" })).toBe("rooms: Add at least one room.");
    expect(refusal(withRooms([{ id: "a", floorArea: 10, surfaces: [{ id: "w", area: 5 }] }]))).toMatch(
      /^rooms\.a\.surfaces\.w\.uValue: U-value is required/,
    );
    expect(
      refusal(
        withRooms([
          {
            ...rooms[1]!,
            id: "a",
            name: "Hall",
            windows: rooms[1]!.windows!.map((row) => ({ ...row, width: 100, height: 100, count: 1000 })),
          },
        ]),
      ),
    ).toMatch(/^rooms\.a\.floorArea: .*of Hall are larger/);
    expect(refusal({ ...office, systems: [{ id: "unit", supplyTemperature: 23.9 }] })).toMatch(/^systems\.unit\.supplyTemperature: /);
    expect(refusal({ ...office, site: { ...office.site, wetBulb: Array.from({ length: 12 }, () => 40) } })).toMatch(/^site\.wetBulb: /);
  });

  test("a warning of many rooms counts them, and has each as a place", () => {
    const glassy = Array.from({ length: 9 }, (_, i): RoomInput => ({ id: `r${i}`, name: `Room ${i}`, floorArea: 10, equipment: 5000 }));
    const { warnings } = outcomeOf(withRooms(glassy));
    const remark = warnings.find(({ code }) => code === "unusual-load-density")!;
    expect(remark.message).toMatch(/^9 rooms\. Room 0: /);
    expect(remark.places!.map(({ name }) => name)).toEqual(glassy.map(({ name }) => name));
  });
});
