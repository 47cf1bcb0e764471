import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { OutOfRangeError, UnknownNameError } from "../refusals/errors.ts";
import { moistAir } from "../psychrometrics/moistAir.ts";
import { conductionTimeSeries } from "./construction.ts";
import { roomCoolingLoad } from "./coolingLoad.ts";
import { designDays, designHour } from "./designDay.ts";
import { heatingLoad } from "./heatingLoad.ts";
import { clearSkyHour } from "./hourWeather.ts";
import { equipmentGain, lightingGain, peopleGain } from "./internalGain.ts";
import { absorptanceRatio, longwaveCorrection, opaqueSurfaceGain } from "./opaqueSurface.ts";
import { airflowBases, outdoorAirGain, outdoorAirMassFlow } from "./outdoorAir.ts";
import { representativeRadiantSeries } from "./radiantSeries.ts";
import type { OpaqueSurface, Room, Window } from "./room.ts";
import { supplyAirFlow } from "./supplyAir.ts";
import { pickUpPower, safetyAllowance, slabEdgeLoss, transmissionGain } from "./transmission.ts";
import { windowGain } from "./windowGain.ts";

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
/** 40° N on the meridian of its time zone, 35 °C, July. */
const july = (hour: number) =>
  clearSkyHour({ dryBulb: 35, month: 7, hour, latitude: 40, longitude: -75, timeZone: -5, tauB: 0.45, tauD: 2.1, tauEdition: "2017" });

describe("an opaque surface in the sun", () => {
  const roof = { area: 400, transmittance: 0.499, tilt: 0, azimuth: 0, absorptanceRatio: absorptanceRatio("dark") };
  const west = { area: 100, transmittance: 0.499, tilt: 90, azimuth: 270, absorptanceRatio: absorptanceRatio("dark") };

  test("gains U·A·ΔT by the air alone, and several times that by the sun", () => {
    // A roof of 400 m² and U 0.499 at 35 against 24 °C: 2196 W; a wall of 100 m²: 549 W.
    const atFour = opaqueSurfaceGain(roof, july(16), 24);
    expect(Math.abs(atFour.airGain - 2196)).toBeLessThan(0.5);
    expect(Math.abs(opaqueSurfaceGain(west, july(16), 24).airGain - 549)).toBeLessThan(0.5);
    expect(atFour.gain).toBeGreaterThan(3 * atFour.airGain);
    // By hand at noon: the roof under 936 W/m² is at 35 + 0.052·936 − 4 = 79.7 °C.
    const noon = opaqueSurfaceGain(roof, july(12), 24);
    expect(noon.solAirTemperature).toBeCloseTo(35 + 0.052 * noon.irradiance.total - 4, 10);
    expect(noon.gain).toBeCloseTo(400 * 0.499 * (noon.solAirTemperature - 24), 8);
  });

  test("peaks at noon as a roof, in the afternoon as a west wall, in the morning as an east wall", () => {
    const hottest = (surface: typeof roof): number => {
      const gains = Array.from({ length: 24 }, (_, hour) => opaqueSurfaceGain(surface, july(hour + 1), 24).gain);
      return 1 + gains.indexOf(Math.max(...gains));
    };
    expect(hottest(roof)).toBe(12);
    expect([15, 16, 17]).toContain(hottest(west));
    expect([7, 8, 9]).toContain(hottest({ ...west, azimuth: 90 }));
  });

  test("splits its gain into air and sun, and has the air's alone at night but for the sky", () => {
    fc.assert(
      fc.property(number(0, 24), number(0, 180), number(0, 360), number(0, 0.1), (hour, tilt, azimuth, ratio) => {
        const result = opaqueSurfaceGain({ area: 10, transmittance: 0.5, tilt, azimuth, absorptanceRatio: ratio }, july(hour), 24);
        expect(Math.abs(result.airGain + result.sunGain - result.gain)).toBeLessThan(1e-9);
        expect(result.sunGain).toBeCloseTo(10 * 0.5 * (ratio * result.irradiance.total - longwaveCorrection(tilt)), 8);
      }),
    );
    expect(opaqueSurfaceGain(west, july(1), 24).sunGain).toBe(0);
    expect(opaqueSurfaceGain(roof, july(1), 24).sunGain).toBeCloseTo(-4 * 400 * 0.499, 8);
  });

  test("grows from light over medium to dark", () => {
    const [light, medium, dark] = (["light", "medium", "dark"] as const).map(
      (colour) => opaqueSurfaceGain({ ...roof, absorptanceRatio: absorptanceRatio(colour) }, july(12), 24).gain,
    );
    expect(light).toBeLessThan(medium!);
    expect(medium).toBeLessThan(dark!);
    expect(() => absorptanceRatio("drak" as "dark")).toThrow(UnknownNameError);
  });

  test("loses 4 K to the sky when it faces up, nothing when vertical, and no more when it faces down", () => {
    expect(longwaveCorrection(0)).toBe(4);
    expect(longwaveCorrection(60)).toBeCloseTo(2, 12);
    for (const tilt of [90, 120, 180]) expect(longwaveCorrection(tilt)).toBe(0);
  });
});

describe("outdoor air", () => {
  const state = fc.tuple(number(-30, 45), number(0, 1)).map(([dryBulb, relativeHumidity]) => moistAir({ dryBulb, relativeHumidity }));

  test("brings sensible and latent heat that add up to the difference of enthalpy", () => {
    fc.assert(
      fc.property(state, state, number(0, 10), fc.constantFrom(...airflowBases), (entering, room, volumeFlow, measuredAt) => {
        const air = outdoorAirGain({ volumeFlow, entering, room, pressure: 101325, measuredAt });
        // Of the enthalpies of either state, which reach 300 kJ/kg, round-off leaves 1e-10.
        expect(Math.abs(air.total - air.massFlow * (entering.enthalpy - room.enthalpy))).toBeLessThan(1e-9 * (1 + air.massFlow * 3e5));
        expect(air.sensible * (entering.dryBulb - room.dryBulb)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("has the mass of its volume at the selected basis", () => {
    const entering = moistAir({ dryBulb: -10, relativeHumidity: 0.8 });
    const room = moistAir({ dryBulb: 21, relativeHumidity: 0.4 });
    const massFlow = (measuredAt?: "outdoor" | "indoor" | "standard") =>
      outdoorAirMassFlow({ volumeFlow: 2, entering, room, pressure: 101325, ...(measuredAt && { measuredAt }) });
    expect(massFlow()).toBe(massFlow("outdoor"));
    expect(massFlow("outdoor")).toBeCloseTo(2 / entering.specificVolume, 12);
    expect(massFlow("indoor")).toBeCloseTo(2 / room.specificVolume, 12);
    expect(massFlow("standard")).toBe(2.4);
    expect(() => massFlow("outside" as "outdoor")).toThrow(UnknownNameError);
  });

  test("is one leak with one load, whichever function is asked", () => {
    const days = designDays({
      latitude: 40,
      longitude: -75,
      timeZone: -5,
      altitude: 500,
      tauEdition: "2017",
      months: Array.from({ length: 12 }, () => ({ dryBulb: 35, wetBulb: 24, dryBulbRange: 0, tauB: 0.45, tauD: 2.1 })),
    });
    const room: Room = {
      name: "Leak",
      floorArea: 10,
      surfaces: [],
      windows: [],
      gains: [],
      infiltration: 0.03,
      indoor: { dryBulb: 24, relativeHumidity: 0 },
      radiantSeries: representativeRadiantSeries("light", true),
    };
    const inside = { dryBulb: 24, humidityRatio: 0 };
    const outdoor = { dryBulb: 35, humidityRatio: days.humidityRatio[0]! };
    const gain = outdoorAirGain({ volumeFlow: 0.03, entering: outdoor, room: inside, pressure: days.pressure });
    const hourly = roomCoolingLoad(room, days);
    expect(hourly.sensible[3]).toBeCloseTo(gain.sensible, 8);
    expect(hourly.latent[3]).toBeCloseTo(gain.latent, 8);
    const loss = heatingLoad(room, {
      indoorDryBulb: 24,
      outdoorDryBulb: 35,
      pressure: days.pressure,
      outdoorHumidityRatio: outdoor.humidityRatio,
    });
    expect(loss.infiltration).toBeCloseTo(-gain.sensible, 8);
  });

  test("as supply goes by mass: the volume grows with the altitude, the mass does not", () => {
    const low = supplyAirFlow({ sensible: 5000, roomDryBulb: 24, supplyDryBulb: 13, humidityRatio: 0.009, pressure: 101325 });
    const high = supplyAirFlow({ sensible: 5000, roomDryBulb: 24, supplyDryBulb: 13, humidityRatio: 0.009, pressure: 83000 });
    expect(high.massFlow).toBe(low.massFlow);
    expect(high.volumeFlow / low.volumeFlow).toBeCloseTo(101325 / 83000, 12);
    const warm = supplyAirFlow({ sensible: -5000, roomDryBulb: 21, supplyDryBulb: 36, humidityRatio: 0.004, pressure: 101325 });
    expect(warm.massFlow).toBeGreaterThan(0);
    expect(() => supplyAirFlow({ sensible: -5000, roomDryBulb: 21, supplyDryBulb: 15, humidityRatio: 0, pressure: 101325 })).toThrow(
      OutOfRangeError,
    );
    expect(() => supplyAirFlow({ sensible: 5000, roomDryBulb: 21, supplyDryBulb: 21, humidityRatio: 0, pressure: 101325 })).toThrow(
      OutOfRangeError,
    );
  });
});

describe("internal gains", () => {
  test("follow number, use and shares", () => {
    expect(peopleGain({ people: 10, sensiblePerPerson: 75, latentPerPerson: 55, useFactor: 0.5 })).toEqual({ sensible: 375, latent: 275 });
    const lights = lightingGain({ power: 1000, useFactor: 0.8, specialAllowance: 1.2, roomFraction: 0.7 });
    expect(lights.sensible + lights.returnAir).toBeCloseTo(960, 10);
    const urn = equipmentGain({ power: 1000, useFactor: 0.5, latentFraction: 0.4, roomFraction: 0.9 });
    expect(urn.sensible + urn.latent).toBeCloseTo(450, 10);
    expect(urn.latent).toBeCloseTo(180, 10);
    expect(() => lightingGain({ power: 100, useFactor: 1.5 })).toThrow(/useFactor/);
    expect(safetyAllowance(-50, 0.1)).toBe(0);
  });
});

describe("a corner room under a roof at one hour", () => {
  const atOnce = Array.from({ length: 24 }, (_, lag) => (lag === 0 ? 1 : 0));
  const conduction = conductionTimeSeries([{ resistance: 2 }]);
  const surfaces: OpaqueSurface[] = [
    { component: "wall", area: 18, tilt: 90, azimuth: 180, conduction, absorptanceRatio: 0.039 },
    { component: "wall", area: 12, tilt: 90, azimuth: 270, conduction, absorptanceRatio: 0.026 },
    { component: "roof", area: 40, tilt: 0, azimuth: 0, conduction, absorptanceRatio: 0.052 },
  ];
  const windows: Window[] = [
    { area: 4, tilt: 90, azimuth: 180, transmittance: 2, shgc: 0.4, exteriorShade: { width: 2, height: 2, overhang: { depth: 0.6 } } },
    { area: 3, tilt: 90, azimuth: 270, transmittance: 1.4, shgc: 0.5, interiorShade: { beam: 0.6, diffuse: 0.7 } },
    { area: 1, tilt: 20, azimuth: 180, transmittance: 2.5, shgc: 0.6, glazing: "doubleClear" },
  ];
  const months = Array.from({ length: 12 }, () => ({ dryBulb: 35, wetBulb: 24, dryBulbRange: 11, tauB: 0.45, tauD: 2.1 }));
  const days = designDays({ latitude: 40, longitude: -75, timeZone: -5, altitude: 300, tauEdition: "2017", months });
  const room: Room = {
    name: "Corner",
    floorArea: 40,
    indoor: { dryBulb: 24, relativeHumidity: 0.5 },
    surfaces,
    windows,
    partitions: [{ area: 15, transmittance: 1.5, adjacentDryBulb: 28 }],
    gains: [
      { component: "people", ...peopleGain({ people: 4, sensiblePerPerson: 75, latentPerPerson: 55 }), radiantFraction: 0.6 },
      { component: "lighting", ...lightingGain({ power: 300 }), radiantFraction: 0.5 },
      { component: "equipment", ...equipmentGain({ power: 400, latentFraction: 0.1 }), radiantFraction: 0.2 },
    ],
    infiltration: 0.01,
    radiantSeries: { solar: atOnce, nonSolar: atOnce },
  };
  const inside = moistAir({ dryBulb: 24, relativeHumidity: 0.5, pressure: days.pressure });

  test("is the sum of its parts, and they are those of the hourly method where nothing is stored", () => {
    const hourly = roomCoolingLoad(room, days);
    for (const [month, hour] of [
      [1, 12],
      [7, 4],
      [7, 9],
      [7, 16],
      [9, 13],
    ] as const) {
      const weather = designHour(days, month, hour);
      const k = 24 * (month - 1) + hour - 1;
      const air = outdoorAirGain({
        volumeFlow: 0.01,
        entering: { dryBulb: weather.dryBulb, humidityRatio: days.humidityRatio[k]! },
        room: inside,
        pressure: days.pressure,
      });
      const opaque = surfaces.map(
        (each) =>
          opaqueSurfaceGain(
            { ...each, transmittance: each.conduction.transmittance, absorptanceRatio: each.absorptanceRatio! },
            weather,
            24,
          ).gain,
      );
      const glazed = windows.map((each) => windowGain(each, weather, 24));
      const parts = [
        ...opaque,
        ...glazed.map(({ gain }) => gain),
        transmissionGain({ area: 15, transmittance: 1.5, outsideTemperature: 28, roomDryBulb: 24 }),
        ...room.gains.map(({ sensible }) => sensible),
        air.sensible,
      ];
      const sensible = parts.reduce((sum, part) => sum + part, 0);
      // Twenty additions in another order.
      expect(Math.abs(sensible / hourly.sensible[k]! - 1)).toBeLessThan(1e-9);
      expect(Math.abs(air.latent + 220 + 40 - hourly.latent[k]!)).toBeLessThan(1e-7);
      for (const { gain, transmission, beam, diffuse } of glazed) expect(gain).toBeCloseTo(transmission + beam + diffuse, 10);
    }
  });

  test("has in winter the losses of the heating load", () => {
    const loss = heatingLoad(room, {
      indoorDryBulb: 21,
      outdoorDryBulb: -10,
      pressure: 101325,
      slabs: [{ perimeter: 12, factor: 1.26 }],
      pickUp: 11,
    });
    const heatLoss = (area: number, transmittance: number, outsideTemperature = -10): number =>
      -transmissionGain({ area, transmittance, outsideTemperature, roomDryBulb: 21 });
    const dry = (dryBulb: number) => ({ dryBulb, humidityRatio: 0 });
    const parts = [
      heatLoss(70, conduction.transmittance),
      heatLoss(4, 2) + heatLoss(3, 1.4) + heatLoss(1, 2.5),
      heatLoss(15, 1.5, 28),
      slabEdgeLoss({ perimeter: 12, factor: 1.26, outdoorDryBulb: -10, roomDryBulb: 21 }),
      -outdoorAirGain({ volumeFlow: 0.01, entering: dry(-10), room: dry(21), pressure: 101325 }).sensible,
      pickUpPower(40, 11),
    ];
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(loss.total, 8);
  });
});
