import { describe, expect, test } from "vitest";
import { OutOfRangeError } from "../refusals/errors.ts";
import { heatingLoad } from "./heatingLoad.ts";
import { representativeRadiantSeries } from "./radiantSeries.ts";
import type { Room } from "./room.ts";

const factors = Array.from({ length: 24 }, (_, hour) => (hour === 0 ? 1 : 0));
const room: Room = {
  name: "Room",
  floorArea: 50,
  indoor: { dryBulb: 24, relativeHumidity: 0.5 },
  surfaces: [{ component: "wall", area: 20, tilt: 90, azimuth: 0, conduction: { transmittance: 0.4, factors } }],
  windows: [{ area: 5, tilt: 90, azimuth: 0, transmittance: 2, shgc: 0.4, glazing: "doubleClear" }],
  partitions: [{ area: 10, transmittance: 1, adjacentDryBulb: 28, heatingAdjacentDryBulb: 11 }],
  gains: [{ component: "people", sensible: 500, radiantFraction: 0.6 }],
  infiltration: 0,
  radiantSeries: representativeRadiantSeries("light", true),
};
const winter = { indoorDryBulb: 21, outdoorDryBulb: -9, pressure: 101325 };

describe("the heating load", () => {
  test("is the sum of U·A·ΔT, slab edge and ground, without credit for people", () => {
    const load = heatingLoad(room, {
      ...winter,
      slabs: [{ perimeter: 10, factor: 1.26 }],
      ground: [{ area: 20, transmittance: 0.3, groundTemperature: 10 }],
    });
    expect(load.surfaces).toBeCloseTo(20 * 0.4 * 30, 10);
    expect(load.windows).toBeCloseTo(5 * 2 * 30, 10);
    expect(load.partitions).toBeCloseTo(10 * 1 * 10, 10);
    expect(load.slabs).toBeCloseTo(10 * 1.26 * 30, 10);
    expect(load.ground).toBeCloseTo(20 * 0.3 * 11, 10);
    expect(load.total).toBeCloseTo(240 + 300 + 100 + 378 + 66, 10);
  });

  test("warms outdoor air by ρ·c·V·ΔT, and less of it behind heat recovery", () => {
    const load = heatingLoad(room, { ...winter, infiltration: 0.01, ventilation: 0.05, ventilationDryBulb: 12 });
    // Dry air at -9 °C and sea level, by the tables of dry air 1.3366 kg/m³ (353.05/264.15), and 1006 J/(kg·K).
    expect(Math.abs(load.infiltration / (1.3366 * 1006 * 0.01 * 30) - 1)).toBeLessThan(0.001);
    // The flow is that of outdoor air, also behind the heat recovery.
    expect(Math.abs(load.ventilation / (1.3366 * 1006 * 0.05 * 9) - 1)).toBeLessThan(0.001);
  });

  test("needs less air mass at altitude", () => {
    const sea = heatingLoad(room, { ...winter, infiltration: 0.01 }).infiltration;
    const high = heatingLoad(room, { ...winter, pressure: 83000, infiltration: 0.01 }).infiltration;
    expect(high / sea).toBeCloseTo(83000 / 101325, 6);
  });

  test("keeps the humidifier's heat apart", () => {
    const dry = heatingLoad(room, { ...winter, infiltration: 0.01 });
    const humid = heatingLoad(room, { ...winter, infiltration: 0.01, indoorRelativeHumidity: 0.3, outdoorHumidityRatio: 0.0015 });
    expect(dry.humidification).toBe(0);
    expect(humid.humidification).toBeGreaterThan(0);
    // The moist air is lighter by 0.75 % and takes 0.3 % more heat.
    expect(Math.abs(humid.total / dry.total - 1)).toBeLessThan(0.01);
  });

  test("adds the warm-up power by floor area", () => {
    expect(heatingLoad(room, { ...winter, pickUp: 10 }).total - heatingLoad(room, winter).total).toBeCloseTo(500, 8);
  });

  test("refuses impossible input by name", () => {
    expect(() => heatingLoad(room, { ...winter, slabs: [{ perimeter: -1, factor: 1 }] })).toThrow(/slabs\[0\]\.perimeter/);
    expect(() => heatingLoad(room, { ...winter, outdoorDryBulb: NaN })).toThrow(OutOfRangeError);
  });
});
