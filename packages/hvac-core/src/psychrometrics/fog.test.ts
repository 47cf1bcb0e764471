import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AirStream, cool, coolTo, dehumidify, fan, type FogStream, heat, humidify, mix, moistAir, recover } from "./index.ts";

const pressure = fc.double({ min: 70_000, max: 105_000, noNaN: true });
const dryBulb = fc.double({ min: -20, max: 50, noNaN: true });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const flow = fc.double({ min: 0.01, max: 10, noNaN: true });

/** Saturated air with 0.001 to 20 g/kg of fog, or clear air. */
const streams = (count: number): fc.Arbitrary<readonly FogStream[]> =>
  pressure.chain((p) =>
    fc.array(
      fc
        .tuple(dryBulb, share, flow, fc.boolean())
        .map(([t, x, dryAirFlow, fogged]) => ({
          air: moistAir({ dryBulb: t, relativeHumidity: fogged ? 1 : x, pressure: p }),
          dryAirFlow,
          fogRatio: fogged ? 1e-6 + 0.02 * x : 0,
        })),
      { minLength: count, maxLength: count },
    ),
  );

const oneStream = streams(1).map(([stream]) => stream!);

const water = ({ air, dryAirFlow, fogRatio = 0 }: AirStream): number => dryAirFlow * (air.humidityRatio + fogRatio);
/** W; the droplets as liquid, 4186 J/(kg K), which is the handbook's specific heat in its wet bulb equation. */
const energy = ({ air, dryAirFlow, fogRatio = 0 }: AirStream): number => dryAirFlow * (air.enthalpy + fogRatio * 4186 * air.dryBulb);

/** J per kg of dry air: the fog's temperature is found to 1e-8 K, and saturated air takes at most 1e4 J/K there. */
const heatTolerance = 1e-3;
/** kg per kg of dry air: air that is saturated to 1e-8 K is taken as clear, and saturated air takes at most 5e-3 kg/kg per K there. */
const waterTolerance = 5e-11;
const close = (actual: number, expected: number, tolerance: number): void =>
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(tolerance);

function closeStreams(actual: AirStream, expected: AirStream): void {
  close(actual.air.dryBulb, expected.air.dryBulb, 1e-6);
  close(water(actual), water(expected), 3 * waterTolerance * actual.dryAirFlow);
  close(energy(actual), energy(expected), heatTolerance * actual.dryAirFlow);
}

describe("fog", () => {
  test("is kept in mixing: dry air, water and heat are the sums, in any order and in any steps", () => {
    fc.assert(
      fc.property(streams(3), (all) => {
        const [a, b, c] = all as [FogStream, FogStream, FogStream];
        const atOnce = mix(a, b, c);
        const sum = (term: (stream: FogStream) => number): number => term(a) + term(b) + term(c);
        close(
          atOnce.dryAirFlow,
          sum(({ dryAirFlow }) => dryAirFlow),
          1e-12 * atOnce.dryAirFlow,
        );
        close(water(atOnce), sum(water), waterTolerance * atOnce.dryAirFlow);
        close(energy(atOnce), sum(energy), heatTolerance * atOnce.dryAirFlow);
        closeStreams(mix(mix(a, b), c), atOnce);
        closeStreams(mix(a, mix(b, c)), atOnce);
        closeStreams(mix(c, a, b), atOnce);
      }),
    );
  });

  test("of a stream mixed with itself is unchanged", () => {
    fc.assert(fc.property(oneStream, (stream) => closeStreams(mix(stream, stream), { ...stream, dryAirFlow: 2 * stream.dryAirFlow })));
  });

  test("evaporates before the air grows warm", () => {
    const stream = { air: moistAir({ dryBulb: 10, relativeHumidity: 1 }), dryAirFlow: 1, fogRatio: 0.002 };
    // The dew point of all the water, where the last droplet is gone.
    const dry = moistAir({ dryBulb: 30, humidityRatio: stream.air.humidityRatio + 0.002 }).dewPoint;
    const half = heat(stream, { leavingDryBulb: (10 + dry) / 2 });
    expect(half.air.relativeHumidity).toBe(1);
    expect(half.fogRatio).toBeGreaterThan(0);
    const beyond = heat(stream, { leavingDryBulb: dry + 1 });
    expect(beyond.fogRatio).toBe(0);
    expect(beyond.air.relativeHumidity).toBeLessThan(1);
    // Evaporating 2 g/kg takes 2.45 MJ/kg of it: 4.9 kJ/kg, in addition to 1.02 kJ/(kg K) for the air.
    close(beyond.heat, 0.002 * 2.46e6 + 1025 * (dry + 1 - 10), 50);
  });

  test("keeps water and heat in a heater and a fan", () => {
    fc.assert(
      fc.property(oneStream, fc.double({ min: 0, max: 40_000, noNaN: true }), (stream, perKilogram) => {
        const added = perKilogram * stream.dryAirFlow;
        const warmer = heat(stream, { heat: added });
        close(water(warmer), water(stream), waterTolerance * stream.dryAirFlow);
        close(energy(warmer), energy(stream) + added, heatTolerance * stream.dryAirFlow);
        const again = heat(stream, { leavingDryBulb: warmer.air.dryBulb });
        closeStreams(again, warmer);
        close(again.heat, added, 2 * heatTolerance * stream.dryAirFlow);
        const blown = fan(stream, { pressureRise: 1000, efficiency: 0.5 });
        close(energy(blown) - energy(stream), blown.heat, heatTolerance * stream.dryAirFlow);
      }),
    );
  });

  test("is caught by a coil, which drains it with what condenses", () => {
    fc.assert(
      fc.property(oneStream, fc.double({ min: 0.1, max: 30, noNaN: true }), share, (stream, below, bypassFactor) => {
        const left = cool(stream, { apparatusDewPoint: stream.air.dryBulb - below, bypassFactor });
        close(water(stream), water(left) + left.condensate, waterTolerance * stream.dryAirFlow);
        const t = left.air.dryBulb;
        const drained = left.condensate * (t < 0 ? 2100 * t - 329_000 : 4186 * t);
        close(energy(stream), energy(left) + drained + left.total, heatTolerance * stream.dryAirFlow);
        close(left.total, left.sensible + left.latent, 1e-9 * Math.abs(left.total) + 1e-9);
      }),
    );
    const stream = { air: moistAir({ dryBulb: 20, relativeHumidity: 1 }), dryAirFlow: 2, fogRatio: 0.001 };
    const leaving = moistAir({ dryBulb: 12, relativeHumidity: 1 });
    const clear = coolTo({ air: stream.air, dryAirFlow: 2 }, leaving);
    const fogged = coolTo(stream, leaving);
    expect(fogged.apparatusDewPoint).toBe(clear.apparatusDewPoint);
    // The droplets drain at the leaving 12 °C instead of the entering 20 °C.
    close(fogged.condensate - clear.condensate, 0.002, 1e-15);
    close(fogged.total - clear.total, 0.002 * 4186 * 8, 1e-9);
  });

  test("stays with its stream in a heat recovery, which conserves water and heat of both", () => {
    fc.assert(
      fc.property(streams(2), share, share, (both, sensibleEffectiveness, latentEffectiveness) => {
        const [outdoor, exhaust] = both as [FogStream, FogStream];
        const out = recover({ outdoor, exhaust, sensibleEffectiveness, latentEffectiveness });
        const flows = outdoor.dryAirFlow + exhaust.dryAirFlow;
        close(water(out.supply) + water(out.exhaust), water(outdoor) + water(exhaust), waterTolerance * flows);
        close(energy(out.supply) + energy(out.exhaust), energy(outdoor) + energy(exhaust), heatTolerance * flows);
        close(energy(out.supply) - energy(outdoor), out.total, heatTolerance * flows);
      }),
    );
  });

  test("is kept by a humidifier and taken up by a desiccant", () => {
    fc.assert(
      fc.property(oneStream, share, (stream, effectiveness) => {
        const steam = humidify(stream, { kind: "steam", waterFlow: 0.001 * stream.dryAirFlow });
        close(water(steam), water(stream) + steam.waterFlow, waterTolerance * stream.dryAirFlow);
        const wet = humidify(stream, { kind: "adiabatic", effectiveness });
        if (stream.fogRatio > 0) closeStreams(wet, stream);
        const dried = dehumidify(stream, { leavingHumidityRatio: stream.air.humidityRatio / 2 });
        close(water(dried) + dried.waterFlow, water(stream), waterTolerance * stream.dryAirFlow);
      }),
    );
  });

  test("is refused below zero", () => {
    const stream = { air: moistAir({ dryBulb: 20, relativeHumidity: 1 }), dryAirFlow: 1, fogRatio: -0.001 };
    expect(() => mix(stream)).toThrow("fogRatio is -0.001 kg/kg; it must lie between 0 and 1000 kg/kg");
    expect(() => heat({ ...stream, fogRatio: 0.001 }, { heat: -1 })).toThrow("heat is -1 W; it must be at least 0 W");
  });
});
