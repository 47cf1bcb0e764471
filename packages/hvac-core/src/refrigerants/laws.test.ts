import { describe, expect, test } from "vitest";
import { refrigerant, refrigerantNames } from "./registry.ts";
import type { FluidState, Refrigerant, TwoPhaseState } from "./types.ts";

const all = refrigerantNames.map((name) => refrigerant(name));
const pure = all.filter(({ kind }) => kind === "pure");
const glides = all.filter(({ kind }) => kind === "mixture");

/** Temperatures from the cold end of a saturation line to its hot end. */
function alongSaturation({ range }: Refrigerant, count: number): number[] {
  const { minimumTemperature: low, maximumSaturationTemperature: high } = range;
  return Array.from({ length: count }, (_, i) => low + ((high - low) * i) / (count - 1));
}

/** Single-phase states: subcooled, superheated and supercritical, some kelvin off the line so that differences stay on one side. */
function singlePhaseGrid(r: Refrigerant): [temperature: number, pressure: number][] {
  const { minimumTemperature, maximumTemperature, maximumSaturationTemperature, maximumPressure } = r.range;
  const points: [number, number][] = [];
  for (let i = 1; i < 8; i++) {
    const temperature = minimumTemperature + ((maximumSaturationTemperature - minimumTemperature) * i) / 9;
    const { pressureBubble, pressureDew } = r.saturationAtTemperature(temperature);
    points.push(
      [temperature, Math.min(maximumPressure, 1.3 * pressureBubble + 1e5)],
      [temperature, Math.min(maximumPressure, 1e7 + pressureBubble)],
    );
    points.push([temperature, 0.9 * pressureDew], [temperature, 0.2 * pressureDew]);
  }
  const hot = Math.max(r.critical.temperature + 25, maximumTemperature - 20);
  for (const share of [0.01, 0.5, 0.9, 1.3, 2]) points.push([hot, share * r.critical.pressure]);
  return points;
}

const gibbs = ({ enthalpy, entropy, temperature }: FluidState) => enthalpy - (temperature + 273.15) * entropy;
const relative = (a: number, b: number) => Math.abs(a - b) / Math.abs(b);

describe.each(all.map((r) => [r.name, r] as const))("%s", (name, r) => {
  test("has the agreed enthalpy and entropy at its reference state", () => {
    if (name === "Water") {
      const { liquid } = r.saturationAtTemperature(0.01);
      expect(liquid.entropy).toBeCloseTo(0, 5);
      // u = 0, so h = p/ρ: 611.65 Pa over 1000 kg/m³.
      expect(liquid.enthalpy).toBeCloseTo(liquid.pressure / liquid.density, 3);
      return;
    }
    const { liquid } = r.saturationAtTemperature(0);
    // Blends and pseudo-pure fluids take the bubble pressure from a table, good to 1e-7; that is 0.01 J/kg.
    expect(liquid.enthalpy).toBeCloseTo(200e3, 1);
    expect(liquid.entropy).toBeCloseTo(1000, 3);
  });

  test("saturates from its lowest temperature to 0.995 of the critical one, at rising pressure", () => {
    let before = 0;
    for (const temperature of alongSaturation(r, 80)) {
      const { pressureBubble, pressureDew, liquid, vapor } = r.saturationAtTemperature(temperature);
      expect(pressureDew).toBeGreaterThan(before);
      // Equal for pure fluids, and for R-507A and R-404A almost.
      expect(pressureBubble).toBeGreaterThanOrEqual(pressureDew * (1 - 1e-12));
      expect(liquid.density).toBeGreaterThan(vapor.density);
      expect(vapor.enthalpy).toBeGreaterThan(liquid.enthalpy);
      expect(vapor.entropy).toBeGreaterThan(liquid.entropy);
      for (const { specificHeat, specificHeatConstantVolume, soundSpeed } of [liquid, vapor]) {
        expect(specificHeatConstantVolume).toBeGreaterThan(0);
        expect(specificHeat).toBeGreaterThan(specificHeatConstantVolume);
        expect(soundSpeed).toBeGreaterThan(0);
      }
      before = pressureDew;
    }
  });

  test("finds the temperature again from the bubble and the dew pressure", () => {
    for (const temperature of alongSaturation(r, 25).slice(0, -1)) {
      const { pressureBubble, pressureDew } = r.saturationAtTemperature(temperature);
      const { pressure: lowest } = r.saturationAtTemperature(r.range.minimumTemperature).liquid;
      if (pressureBubble < r.saturationAtTemperature(r.range.maximumSaturationTemperature).pressureDew) {
        expect(r.saturationAtPressure(pressureBubble).temperatureBubble).toBeCloseTo(temperature, 7);
      }
      if (pressureDew > lowest) expect(r.saturationAtPressure(pressureDew).temperatureDew).toBeCloseTo(temperature, 7);
      if (pressureDew > lowest) {
        const { temperatureBubble, temperatureDew } = r.saturationAtPressure(pressureDew);
        expect(temperatureBubble).toBeLessThanOrEqual(temperatureDew + 1e-9);
      }
    }
  });

  test("obeys Maxwell's relation, ∂h/∂T = c_p and ∂p/∂ρ at constant entropy = w²", () => {
    for (const [temperature, pressure] of singlePhaseGrid(r)) {
      const middle = r.state({ temperature, pressure });
      const dT = 0.02;
      const dp = 2e-4 * pressure;
      const warm = r.state({ temperature: temperature + dT, pressure });
      const cold = r.state({ temperature: temperature - dT, pressure });
      const dense = r.state({ temperature, pressure: pressure + dp });
      const thin = r.state({ temperature, pressure: pressure - dp });
      // Central differences: truncation (ΔT/T)² and (Δp/p)², and round-off 1e-13 of the values over their small change.
      const label = `${temperature} °C, ${pressure} Pa`;
      expect(relative((warm.enthalpy - cold.enthalpy) / (2 * dT), middle.specificHeat), label).toBeLessThan(1e-5);
      const expansion = (1 / warm.density - 1 / cold.density) / (2 * dT);
      const squeezed = (dense.entropy - thin.entropy) / (2 * dp);
      expect(Math.abs(expansion + squeezed) / (Math.abs(expansion) + (1e-7 * Math.abs(middle.entropy)) / dp), label).toBeLessThan(1e-4);
      const isentropic = [pressure + dp, pressure - dp].map((p) => r.state({ pressure: p, entropy: middle.entropy }).density);
      const soundSquared = (2 * dp) / (isentropic[0]! - isentropic[1]!);
      // A liquid's density hardly changes: 1e-11 of it over a change of 1e-8 at the lowest pressures.
      const tolerance = 1e-5 + 1e-10 / Math.abs(isentropic[0]! / isentropic[1]! - 1);
      expect(relative(soundSquared, middle.soundSpeed ** 2), label).toBeLessThan(tolerance);
    }
  });

  test("comes back to the same state from (p, h) and (p, s)", () => {
    for (const [temperature, pressure] of singlePhaseGrid(r)) {
      const { enthalpy, entropy, density } = r.state({ temperature, pressure });
      for (const back of [r.state({ pressure, enthalpy }), r.state({ pressure, entropy })]) {
        expect(back.phase, `${temperature} °C, ${pressure} Pa`).not.toBe("two-phase");
        // 1e-10 of the absolute temperature.
        expect(Math.abs(back.temperature - temperature), `${temperature} °C, ${pressure} Pa`).toBeLessThan(1e-7);
        expect(relative(back.density, density)).toBeLessThan(1e-8);
      }
    }
  });

  test("is an ideal gas at vanishing pressure", () => {
    const temperature = r.critical.temperature;
    const state = r.state({ temperature, pressure: 1 });
    // |B p/RT| is below 1e-6 at 1 Pa; the older equations keep the gas constant of their day, water's being 1.1e-5 off.
    expect(relative((state.density * 8.314462618 * (temperature + 273.15)) / r.molarMass, 1)).toBeLessThan(2e-5);
    expect(relative((state.specificHeat - state.specificHeatConstantVolume) * r.molarMass, 8.314462618)).toBeLessThan(2e-5);
  });

  test("mixes both phases by quality between bubble and dew point", () => {
    const pressure = r.saturationAtTemperature(
      r.range.minimumTemperature + 0.7 * (r.range.maximumSaturationTemperature - r.range.minimumTemperature),
    ).pressureDew;
    const { liquid, vapor, temperatureBubble, temperatureDew } = r.saturationAtPressure(pressure);
    let quality = -1;
    for (let i = 0; i <= 20; i++) {
      const share = i / 20;
      const enthalpy = liquid.enthalpy + share * (vapor.enthalpy - liquid.enthalpy);
      const state = r.state({
        pressure,
        enthalpy: Math.min(Math.max(enthalpy, liquid.enthalpy + 1e-3), vapor.enthalpy - 1e-3),
      }) as TwoPhaseState;
      expect(state.phase).toBe("two-phase");
      expect(state.quality).toBeGreaterThan(quality);
      expect(state.temperature).toBeGreaterThanOrEqual(temperatureBubble - 1e-6);
      expect(state.temperature).toBeLessThanOrEqual(temperatureDew + 1e-6);
      const again = r.state({ pressure, entropy: state.entropy }) as TwoPhaseState;
      expect(again.quality).toBeCloseTo(state.quality, 9);
      quality = state.quality;
    }
  });
});

describe.each(pure.map((r) => [r.name, r] as const))("a pure fluid, %s", (_, r) => {
  test("has equal Gibbs energy and pressure in both phases and follows Clausius and Clapeyron", () => {
    for (const temperature of alongSaturation(r, 40).slice(1, -1)) {
      const { liquid, vapor } = r.saturationAtTemperature(temperature);
      // Round-off of h - Ts, some 1e-15 of 1e6 J/kg, and 1e-11 of the latent heat for the last Newton step.
      expect(Math.abs(gibbs(vapor) - gibbs(liquid))).toBeLessThan(1e-9 * (vapor.enthalpy - liquid.enthalpy) + 1e-6);
      const d = 0.01;
      const slope =
        (r.saturationAtTemperature(temperature + d).pressureDew - r.saturationAtTemperature(temperature - d).pressureDew) / (2 * d);
      const clapeyron = (vapor.entropy - liquid.entropy) / (1 / vapor.density - 1 / liquid.density);
      // Third derivative of ln p near the cold end: (0.01 K)² (5e3 K/T²)³/T is below 1e-5.
      expect(relative(slope, clapeyron), `${temperature} °C`).toBeLessThan(2e-5);
    }
  });

  test("needs the phase to be given on its saturation line", () => {
    const { pressureDew, liquid, vapor } = r.saturationAtTemperature(20 < r.range.maximumSaturationTemperature ? 20 : 0);
    const { temperature } = liquid;
    expect(() => r.state({ temperature, pressure: pressureDew })).toThrow(/saturated or two-phase/);
    expect(r.state({ temperature, pressure: pressureDew, phase: "liquid" }).density).toBeCloseTo(liquid.density, 6);
    expect(r.state({ temperature, pressure: pressureDew, phase: "vapor" }).density).toBeCloseTo(vapor.density, 6);
  });
});

describe.each(glides.map((r) => [r.name, r] as const))("a blend with glide, %s", (_, r) => {
  test("absorbs heat at the temperature it is at: ∂h/∂s = T along an isobar between bubble and dew point", () => {
    for (const share of [0.3, 0.5, 0.7, 0.85]) {
      const { pressureDew: pressure } = r.saturationAtTemperature(
        r.range.minimumTemperature + share * (r.range.maximumSaturationTemperature - r.range.minimumTemperature),
      );
      const { liquid, vapor } = r.saturationAtPressure(pressure);
      const stateAt = (x: number) =>
        r.state({ pressure, enthalpy: liquid.enthalpy + x * (vapor.enthalpy - liquid.enthalpy) }) as TwoPhaseState;
      for (const x of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        const [before, middle, after] = [stateAt(x - 0.02), stateAt(x), stateAt(x + 0.02)];
        const slope = (after.enthalpy - before.enthalpy) / (after.entropy - before.entropy);
        // The bend of T over 4 % of the way: some 0.01 K of 300.
        expect(relative(slope, middle.temperature + 273.15)).toBeLessThan(5e-5);
      }
    }
  });

  test("has mass fractions that sum to one and a molar mass between those of its components", () => {
    expect(Object.values(r.composition).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
    const masses = Object.keys(r.composition).map((name) => refrigerant(name).molarMass);
    expect(r.molarMass).toBeGreaterThan(Math.min(...masses));
    expect(r.molarMass).toBeLessThan(Math.max(...masses));
  });
});
