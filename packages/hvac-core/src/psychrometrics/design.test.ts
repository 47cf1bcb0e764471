import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cool, coolTo, dehumidify, moistAir, supplyForRoom, type AirStream } from "./index.ts";
import { waterEnthalpy } from "./quantities/index.ts";

describe("a coil known by its leaving air", () => {
  test("gets the surface back that made it", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 24, max: 40, noNaN: true }),
        fc.double({ min: 0.3, max: 0.8, noNaN: true }),
        fc.double({ min: 1, max: 8, noNaN: true }),
        fc.double({ min: 0.02, max: 0.4, noNaN: true }),
        (dryBulb, relativeHumidity, below, bypassFactor) => {
          const air = moistAir({ dryBulb, relativeHumidity });
          const stream: AirStream = { air, dryAirFlow: 2 };
          const apparatusDewPoint = air.dewPoint - below;
          const coil = cool(stream, { apparatusDewPoint, bypassFactor });
          if (coil.fogRatio > 0) return;
          const back = coolTo(stream, coil.air);
          // The upper of the two crossings is meant; a line that is nearly tangent amplifies the rounding.
          const surface = moistAir({ dryBulb: back.apparatusDewPoint!, relativeHumidity: 1 });
          const along = (air.enthalpy - surface.enthalpy) * (air.humidityRatio - coil.air.humidityRatio);
          const across = (air.enthalpy - coil.air.enthalpy) * (air.humidityRatio - surface.humidityRatio);
          expect(Math.abs(along / across - 1)).toBeLessThan(1e-7);
          expect(back.apparatusDewPoint!).toBeGreaterThanOrEqual(apparatusDewPoint - 1e-4);
          expect(back.total).toBeCloseTo(coil.total, 4);
          expect(back.condensate).toBeCloseTo(coil.condensate, 9);
        },
      ),
      { numRuns: runs(250) },
    );
  });

  test("reproduces the textbook coil: 27 / 19.5 °C to 13 °C and 95 % with a surface between 11 and 12.5 °C", () => {
    const stream = { air: moistAir({ dryBulb: 27, wetBulb: 19.5 }), dryAirFlow: 1 };
    const coil = coolTo(stream, moistAir({ dryBulb: 13, relativeHumidity: 0.95 }));
    // Bypass factor by temperatures, as Carrier defines it: (13 - ADP) / (27 - ADP); by W it agrees within the curvature of h.
    expect(coil.bypassFactor!).toBeCloseTo((13 - coil.apparatusDewPoint!) / (27 - coil.apparatusDewPoint!), 2);
  });

  test("a dry coil has no apparatus dew point", () => {
    const air = moistAir({ dryBulb: 27, wetBulb: 19.5 });
    const coil = coolTo({ air, dryAirFlow: 1 }, moistAir({ dryBulb: 20, humidityRatio: air.humidityRatio }));
    expect(coil.apparatusDewPoint).toBeUndefined();
    expect(coil.condensate).toBe(0);
    expect(coil.latent).toBeCloseTo(0, 6);
  });

  test("air that only reheat can make is refused, as is warmer or moister air", () => {
    const stream = { air: moistAir({ dryBulb: 27, relativeHumidity: 0.6 }), dryAirFlow: 1 };
    expect(() => coolTo(stream, moistAir({ dryBulb: 26, relativeHumidity: 0.2 }))).toThrow(/reheat/);
    expect(() => coolTo(stream, moistAir({ dryBulb: 28, relativeHumidity: 0.2 }))).toThrow(/leavingDryBulb/);
    expect(() => coolTo(stream, moistAir({ dryBulb: 26, relativeHumidity: 0.9 }))).toThrow(/leavingHumidityRatio/);
  });
});

describe("supply for a room", () => {
  test("carries exactly the room's heat and moisture", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 500, max: 1e5, noNaN: true }),
        fc.double({ min: 0, max: 0.3, noNaN: true }),
        fc.double({ min: 5, max: 10.5, noNaN: true }),
        (sensible, latentPart, difference) => {
          const room = moistAir({ dryBulb: 24, relativeHumidity: 0.5 });
          const latent = latentPart * sensible;
          const { air, dryAirFlow } = supplyForRoom(room, { sensible, latent }, 24 - difference);
          // Vapour at 24 °C carries 2501 + 1.86 · 24 kJ/kg.
          expect(dryAirFlow * (room.humidityRatio - air.humidityRatio)).toBeCloseTo(latent / 2545640, 10);
          expect((dryAirFlow * (room.enthalpy - air.enthalpy)) / (sensible + latent)).toBeCloseTo(1, 9);
        },
      ),
    );
  });

  test("reproduces the rule 1.23 W per L/s and K at sea level", () => {
    const room = moistAir({ dryBulb: 24, relativeHumidity: 0.5 });
    const { air, dryAirFlow } = supplyForRoom(room, { sensible: 10e3, latent: 0 }, 14);
    // The rule is for standard air of 1.204 kg/m³; the supply at 14 °C is 1.22 kg/m³.
    expect(10e3 / (dryAirFlow * air.specificVolume * 1000 * 10)).toBeGreaterThan(1.21);
    expect(10e3 / (dryAirFlow * air.specificVolume * 1000 * 10)).toBeLessThan(1.26);
  });

  test("refuses a supply on the wrong side, and one that cannot be dry enough", () => {
    const room = moistAir({ dryBulb: 24, relativeHumidity: 0.5 });
    expect(() => supplyForRoom(room, { sensible: 1000, latent: 0 }, 26)).toThrow(/below the room/);
    expect(() => supplyForRoom(room, { sensible: -1000, latent: 0 }, 20)).toThrow(/above the room/);
    expect(() => supplyForRoom(room, { sensible: 1000, latent: 0 }, 24)).toThrow(/supplyDryBulb/);
    expect(() => supplyForRoom(room, { sensible: 1000, latent: 9000 }, 14)).toThrow(/supplyHumidityRatio/);
  });
});

describe("a desiccant", () => {
  test("keeps water and heat; the air grows warmer by what condensation sets free", () => {
    const stream = { air: moistAir({ dryBulb: 25, humidityRatio: 0.012 }), dryAirFlow: 2 };
    const dried = dehumidify(stream, { leavingHumidityRatio: 0.006, excessHeat: 2e5 });
    expect(dried.waterFlow).toBeCloseTo(0.012, 12);
    const heat = 2 * (stream.air.enthalpy - dried.air.enthalpy) - dried.waterFlow * (waterEnthalpy(25) - 2e5);
    expect(heat).toBeCloseTo(0, 6);
    expect(() => dehumidify(stream, { leavingHumidityRatio: 0.013 })).toThrow(/leavingHumidityRatio/);
  });
});
