import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cool, fan, heat, humidify, mix, moistAir, recover, type AirStream, type FogStream, type MoistAir } from "./index.ts";
import { waterEnthalpy } from "./quantities/index.ts";

const state = fc
  .tuple(fc.double({ min: -30, max: 50, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([dryBulb, relativeHumidity]) => moistAir({ dryBulb, relativeHumidity }));
const stream = fc
  .tuple(state, fc.double({ min: 0.01, max: 100, noNaN: true }))
  .map(([air, dryAirFlow]): AirStream => ({ air, dryAirFlow }));

const heatOf = (s: AirStream | FogStream): number =>
  s.dryAirFlow * (s.air.enthalpy + ("fogRatio" in s ? s.fogRatio * 4186 * s.air.dryBulb : 0));
const waterOf = (s: AirStream | FogStream): number => s.dryAirFlow * (s.air.humidityRatio + ("fogRatio" in s ? s.fogRatio : 0));

/** The iterations of fog are converged to 1e-8 K; a kilogram of saturated air takes up to 1e4 J/K, and W up to 5e-3 1/K. */
function expectConserved(before: number, after: number, flow: number, perKilogram: number): void {
  expect(Math.abs(after - before)).toBeLessThan(flow * perKilogram);
}

function expectSound(air: MoistAir): void {
  expect(air.dewPoint).toBeLessThanOrEqual(air.wetBulb + 1e-9);
  expect(air.wetBulb).toBeLessThanOrEqual(air.dryBulb + 1e-9);
}

describe("mixing", () => {
  test("reproduces the mixing example of ASHRAE's ch. 1: 2 m³/s at 4 °C / 2 °C wet bulb with 6.25 m³/s at 25 °C / 50 %", () => {
    const outdoor = moistAir({ dryBulb: 4, wetBulb: 2 });
    const indoor = moistAir({ dryBulb: 25, relativeHumidity: 0.5 });
    const mixed = mix({ air: outdoor, dryAirFlow: 2 / outdoor.specificVolume }, { air: indoor, dryAirFlow: 6.25 / indoor.specificVolume });
    // The example reads a chart: 19.5 °C dry bulb, 14.6 °C wet bulb.
    expect(Math.abs(mixed.air.dryBulb - 19.5)).toBeLessThan(0.2);
    expect(Math.abs(mixed.air.wetBulb - 14.6)).toBeLessThan(0.2);
    expect(mixed.fogRatio).toBe(0);
  });

  test("keeps dry air, water and heat, with fog where it forms", () => {
    fc.assert(
      fc.property(stream, stream, stream, (a, b, c) => {
        const mixed = mix(a, b, c);
        expect(mixed.dryAirFlow).toBeCloseTo(a.dryAirFlow + b.dryAirFlow + c.dryAirFlow, 9);
        expectConserved(waterOf(a) + waterOf(b) + waterOf(c), waterOf(mixed), mixed.dryAirFlow, 1e-12);
        expectConserved(heatOf(a) + heatOf(b) + heatOf(c), heatOf(mixed), mixed.dryAirFlow, 1e-4);
        expectSound(mixed.air);
        expect(mixed.fogRatio).toBeGreaterThanOrEqual(0);
        if (mixed.fogRatio > 0) expect(mixed.air.relativeHumidity).toBeCloseTo(1, 9);
      }),
      { numRuns: runs(500) },
    );
  });

  test("of saturated cold and saturated warm air makes fog, of one air with itself none", () => {
    const cold = { air: moistAir({ dryBulb: -10, relativeHumidity: 1 }), dryAirFlow: 1 };
    const warm = { air: moistAir({ dryBulb: 25, relativeHumidity: 1 }), dryAirFlow: 1 };
    expect(mix(cold, warm).fogRatio).toBeGreaterThan(0.001);
    expect(mix(warm, warm).fogRatio).toBe(0);
    expect(mix(warm, warm).air.dryBulb).toBeCloseTo(25, 9);
  });

  test("refuses streams of different pressure and streams without flow", () => {
    const low = { air: moistAir({ dryBulb: 20, relativeHumidity: 0.5, pressure: 9e4 }), dryAirFlow: 1 };
    const sea = { air: moistAir({ dryBulb: 20, relativeHumidity: 0.5 }), dryAirFlow: 1 };
    expect(() => mix(sea, low)).toThrow(/pressure is 90000/);
    expect(() => mix({ ...sea, dryAirFlow: 0 })).toThrow(/dryAirFlow is 0/);
  });
});

describe("heating and fan", () => {
  test("reproduces the heating example of ASHRAE's ch. 1: 10 m³/s saturated at 2 °C heated to 40 °C takes 490 kW", () => {
    const air = moistAir({ dryBulb: 2, relativeHumidity: 1 });
    // The example works with chart readings (51.6 - 13.0 kJ/kg, 0.784 m³/kg).
    expect(Math.abs(heat({ air, dryAirFlow: 10 / air.specificVolume }, { leavingDryBulb: 40 }).heat - 490e3)).toBeLessThan(3e3);
  });

  test("heat and leaving temperature are inverse, and the water stays", () => {
    fc.assert(
      fc.property(stream, fc.double({ min: 0, max: 40, noNaN: true }), (entering, rise) => {
        const heated = heat(entering, { leavingDryBulb: entering.air.dryBulb + rise });
        expect(heated.air.humidityRatio).toBe(entering.air.humidityRatio);
        expect(heat(entering, { heat: heated.heat }).air.dryBulb).toBeCloseTo(heated.air.dryBulb, 9);
      }),
    );
  });

  test("cooling stops at the dew point", () => {
    const entering = { air: moistAir({ dryBulb: 25, relativeHumidity: 0.5 }), dryAirFlow: 1 };
    expect(heat(entering, { leavingDryBulb: 14 }).heat).toBeLessThan(0);
    expect(() => heat(entering, { leavingDryBulb: 13 })).toThrow(/leavingDryBulb is 13/);
  });

  test("a fan heats by its power: volume flow times pressure rise over efficiency", () => {
    const entering = { air: moistAir({ dryBulb: 13, relativeHumidity: 0.9 }), dryAirFlow: 2 };
    const left = fan(entering, { pressureRise: 750, efficiency: 0.62 });
    expect(left.heat).toBeCloseTo((2 * entering.air.specificVolume * 750) / 0.62, 6);
    expect(() => fan(entering, { pressureRise: 750, efficiency: 0 })).toThrow(/efficiency/);
  });
});

describe("cooling coil", () => {
  const entering = fc
    .tuple(fc.double({ min: 20, max: 45, noNaN: true }), fc.double({ min: 0.1, max: 0.95, noNaN: true }))
    .map(([dryBulb, relativeHumidity]): AirStream => ({ air: moistAir({ dryBulb, relativeHumidity }), dryAirFlow: 3 }));

  test("keeps water and heat: air in = air out + condensate + removed heat", () => {
    fc.assert(
      fc.property(
        entering,
        fc.double({ min: -10, max: 19, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (s, apparatusDewPoint, bypassFactor) => {
          const coil = cool(s, { apparatusDewPoint, bypassFactor });
          expectConserved(waterOf(s), waterOf(coil) + coil.condensate, 3, 1e-11);
          expectConserved(heatOf(s), heatOf(coil) + coil.condensate * waterEnthalpy(coil.air.dryBulb) + coil.total, 3, 1e-4);
          expect(coil.sensible + coil.latent).toBeCloseTo(coil.total, 6);
          expectSound(coil.air);
          if (coil.fogRatio === 0 && s.air.dewPoint > apparatusDewPoint) {
            const surface = moistAir({ dryBulb: apparatusDewPoint, relativeHumidity: 1 });
            expect((coil.air.enthalpy - surface.enthalpy) / (s.air.enthalpy - surface.enthalpy)).toBeCloseTo(bypassFactor, 8);
          }
        },
      ),
      { numRuns: runs(250) },
    );
  });

  test("reproduces MoistAirTab's example 4: 5 m³/s at 30 °C / 50 % to saturated air at 10 °C takes 198.18 kW", () => {
    const air = moistAir({ dryBulb: 30, relativeHumidity: 0.5 });
    const coil = cool({ air, dryAirFlow: 5 / air.specificVolume }, { apparatusDewPoint: 10, bypassFactor: 0 });
    // A real-gas program (chemicalogic.com); ideal gas holds 0.5 % less water, which is half of the heat here.
    expect(Math.abs(coil.total / 198.18e3 - 1)).toBeLessThan(0.01);
    expect(Math.abs(coil.condensate / 0.0325 - 1)).toBeLessThan(0.01);
  });

  test("without bypass the air leaves saturated at the surface, with full bypass untouched", () => {
    const s = { air: moistAir({ dryBulb: 27, wetBulb: 19.5 }), dryAirFlow: 1 };
    const full = cool(s, { apparatusDewPoint: 10, bypassFactor: 0 });
    expect(full.air.dryBulb).toBeCloseTo(10, 8);
    expect(full.air.relativeHumidity).toBeCloseTo(1, 9);
    const none = cool(s, { apparatusDewPoint: 10, bypassFactor: 1 });
    expect(none.total).toBeCloseTo(0, 6);
    expect(none.condensate).toBeCloseTo(0, 12);
  });

  test("a surface above the dew point stays dry", () => {
    const s = { air: moistAir({ dryBulb: 27, wetBulb: 19.5 }), dryAirFlow: 1 };
    const dry = cool(s, { apparatusDewPoint: 20, bypassFactor: 0.2 });
    expect(dry.condensate).toBe(0);
    expect(dry.latent).toBeCloseTo(0, 6);
  });

  test("refuses a surface warmer than the air and a bypass outside 0…1", () => {
    const s = { air: moistAir({ dryBulb: 27, wetBulb: 19.5 }), dryAirFlow: 1 };
    expect(() => cool(s, { apparatusDewPoint: 28, bypassFactor: 0 })).toThrow(/apparatusDewPoint is 28/);
    expect(() => cool(s, { apparatusDewPoint: 10, bypassFactor: 1.2 })).toThrow(/bypassFactor is 1.2/);
  });
});

describe("humidifying", () => {
  test("reproduces the steam example of ASHRAE's ch. 1: steam of 110 °C into air of 20 °C / 8 °C wet bulb to a dew point of 13 °C", () => {
    // 100 kg/min of dry air, saturated steam of 2691 kJ/kg: 0.76 kg/min of steam, leaving dry bulb 21 °C, both read from a chart.
    const entering = { air: moistAir({ dryBulb: 20, wetBulb: 8 }), dryAirFlow: 100 / 60 };
    const target = moistAir({ dryBulb: 21, dewPoint: 13 }).humidityRatio;
    const left = humidify(entering, { kind: "steam", leavingHumidityRatio: target, enthalpy: 2691e3 });
    expect(Math.abs(left.waterFlow * 60 - 0.76)).toBeLessThan(0.02);
    expect(Math.abs(left.air.dryBulb - 21)).toBeLessThan(0.3);
    expect(left.air.dewPoint).toBeCloseTo(13, 6);
  });

  test("steam keeps water and heat, and fog takes what the air cannot hold", () => {
    fc.assert(
      fc.property(stream, fc.double({ min: 0, max: 0.02, noNaN: true }), (s, ratio) => {
        const left = humidify(s, { kind: "steam", waterFlow: ratio * s.dryAirFlow });
        expectConserved(waterOf(s) + left.waterFlow, waterOf(left), s.dryAirFlow, 1e-12);
        // 2675.6 kJ/kg: saturated steam at 100 °C, steam tables.
        expectConserved(heatOf(s) + left.waterFlow * 2675600, heatOf(left), s.dryAirFlow, 1e-4);
        expectSound(left.air);
      }),
      { numRuns: runs(250) },
    );
  });

  test("evaporation keeps the wet bulb and the heat of the water that comes in at the wet bulb", () => {
    fc.assert(
      fc.property(stream, fc.double({ min: 0, max: 1, noNaN: true }), (s, effectiveness) => {
        const left = humidify(s, { kind: "adiabatic", effectiveness });
        expect(left.air.wetBulb).toBe(s.air.wetBulb);
        expect(s.air.dryBulb - left.air.dryBulb).toBeCloseTo(effectiveness * (s.air.dryBulb - s.air.wetBulb), 9);
        expectConserved(waterOf(s) + left.waterFlow, waterOf(left), s.dryAirFlow, 1e-12);
        expectConserved(heatOf(s) + left.waterFlow * waterEnthalpy(s.air.wetBulb), heatOf(left), s.dryAirFlow, 1e-4);
      }),
      { numRuns: runs(250) },
    );
  });
});

describe("recovery", () => {
  const outdoor: AirStream = { air: moistAir({ dryBulb: 35, relativeHumidity: 0.4 }), dryAirFlow: 1 };
  const exhaust: AirStream = { air: moistAir({ dryBulb: 24, relativeHumidity: 0.5 }), dryAirFlow: 1.5 };

  test("moves the outdoor air by its effectivenesses", () => {
    const { supply } = recover({ outdoor, exhaust, sensibleEffectiveness: 0.75, latentEffectiveness: 0.65 });
    expect(supply.air.dryBulb).toBeCloseTo(35 - 0.75 * 11, 9);
    expect(supply.air.humidityRatio).toBeCloseTo(
      outdoor.air.humidityRatio + 0.65 * (exhaust.air.humidityRatio - outdoor.air.humidityRatio),
      12,
    );
  });

  test("counts the effectiveness on the smaller flow", () => {
    const { supply } = recover({ outdoor: { ...outdoor, dryAirFlow: 3 }, exhaust, sensibleEffectiveness: 0.8 });
    expect(supply.air.dryBulb).toBeCloseTo(35 - 0.8 * 0.5 * 11, 9);
  });

  test("keeps water and heat of the two streams together", () => {
    fc.assert(
      fc.property(stream, stream, fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (o, e, s, l) => {
        const result = recover({ outdoor: o, exhaust: e, sensibleEffectiveness: s, latentEffectiveness: l });
        const flow = o.dryAirFlow + e.dryAirFlow;
        expectConserved(waterOf(o) + waterOf(e), waterOf(result.supply) + waterOf(result.exhaust), flow, 1e-11);
        expectConserved(heatOf(o) + heatOf(e), heatOf(result.supply) + heatOf(result.exhaust), flow, 1e-4);
        expect(result.sensible + result.latent).toBeCloseTo(result.total, 5);
      }),
      { numRuns: runs(250) },
    );
  });

  test("a cold plate condenses the exhaust's water, below 0 °C in a cold winter", () => {
    const winter = { air: moistAir({ dryBulb: -20, relativeHumidity: 0.8 }), dryAirFlow: 1 };
    const room = { air: moistAir({ dryBulb: 21, relativeHumidity: 0.4 }), dryAirFlow: 1 };
    const result = recover({ outdoor: winter, exhaust: room, sensibleEffectiveness: 0.85 });
    expect(result.exhaust.fogRatio).toBeGreaterThan(0);
    expect(result.exhaust.air.dryBulb).toBeLessThan(0);
    expect(recover({ outdoor, exhaust, sensibleEffectiveness: 0.85 }).exhaust.fogRatio).toBe(0);
  });
});

test("where no water moves there is no latent heat, not a rounding's worth of it: a dry coil, a plate that passes heat alone", () => {
  fc.assert(
    fc.property(stream, state, fc.double({ min: 0, max: 1, noNaN: true }), (entering, exhaust, part) => {
      const dry = cool(entering, {
        apparatusDewPoint: entering.air.dewPoint + part * (entering.air.dryBulb - entering.air.dewPoint),
        bypassFactor: 0.1,
      });
      if (dry.condensate === 0) expect(dry.latent + 0).toBe(0);
      expect(recover({ outdoor: entering, exhaust: { air: exhaust, dryAirFlow: 1 }, sensibleEffectiveness: part }).latent + 0).toBe(0);
    }),
  );
});

test("an adiabatic humidifier takes the wet bulb of the state it gets, also of a copy that was changed", () => {
  const air = moistAir({ dryBulb: 20, relativeHumidity: 0.5 });
  const warmer = { ...air, dryBulb: 30 };
  const same = moistAir({ dryBulb: 30, humidityRatio: air.humidityRatio });
  const humidifier = { kind: "adiabatic", effectiveness: 0.8 } as const;
  const [copied, made] = [warmer, same].map((each) => humidify({ air: each, dryAirFlow: 1 }, humidifier).air);
  expect(copied!.dryBulb).toBeCloseTo(made!.dryBulb, 6);
  expect(copied!.wetBulb).toBeCloseTo(same.wetBulb, 6);
});
