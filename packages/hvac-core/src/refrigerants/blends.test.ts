import { describe, expect, test } from "vitest";
import { blendsIn } from "../../scripts/refrigerants/list.ts";
import { saturationLine, whole } from "../../scripts/refrigerants/blendModule.ts";
import { flash } from "../../scripts/refrigerants/flash.ts";
import { Mixture, moleFractions } from "../../scripts/refrigerants/mixture.ts";
import { type BlendSource, readJson } from "../../scripts/refrigerants/source.ts";
import { readReference } from "../../test/reference/readReference.ts";
import { refrigerant } from "./registry.ts";
import type { TwoPhaseState } from "./types.ts";

const folder = new URL("../../data/eos/", import.meta.url).pathname;
const names = blendsIn(folder);

function mixtureOf(name: string): { mixture: Mixture; z: number[]; criticalTemperature: number } {
  const source = readJson<BlendSource>(folder, name);
  const mixture = new Mixture(folder, source.components);
  return { mixture, z: moleFractions(source, mixture.molarMasses), criticalTemperature: source.criticalPoint.T_K };
}

interface Asked {
  readonly fluid: string;
  readonly kind: string;
  readonly T_K: number;
  readonly rho_mol_per_m3?: number;
}

describe.each(names.map((name) => [name]))("the mixture model behind %s", (name) => {
  const { mixture, z, criticalTemperature } = mixtureOf(name);
  const r = refrigerant(name);
  /** Off the nodes of the tables. */
  const temperatures = Array.from({ length: 100 }, (_, i) => 203 + ((0.99 * criticalTemperature - 203) * i) / 99);
  const bubbles = saturationLine(mixture, z, temperatures, 0);
  const dews = saturationLine(mixture, z, temperatures, 1);

  test("gives the peer's pressures and fugacities", () => {
    for (const { in: point, out, id } of readReference<Asked>("refrigerant_equation_points").cases) {
      if (point.fluid !== name || point.kind !== "point") continue;
      const { pressure, logFugacities } = mixture.evaluate(point.T_K, point.rho_mol_per_m3!, z);
      // Both evaluate the same closed expressions; a liquid's pressure is a hundredth of its parts.
      expect(Math.abs(pressure / out["p_Pa"]! - 1), id).toBeLessThan(1e-10);
      const fugacities = out["fugacity_Pa"] as unknown as number[];
      fugacities.forEach((fugacity, i) => expect(Math.abs(Math.exp(logFugacities[i]!) / fugacity - 1), id).toBeLessThan(1e-10));
    }
  });

  test("is reproduced by the tables on points between their nodes", () => {
    bubbles.forEach((bubble, i) => {
      const dew = dews[i]!;
      const { pressureBubble, pressureDew, liquid, vapor } = r.saturationAtTemperature(bubble.temperature - 273.15);
      // The fit is cut off at 1e-7 of ln p · T/T_c and rounded to 1e-7.
      expect(Math.abs(pressureBubble / bubble.pressure - 1)).toBeLessThan(2e-6);
      expect(Math.abs(pressureDew / dew.pressure - 1)).toBeLessThan(2e-6);
      expect(Math.abs(liquid.density / (bubble.liquid * r.molarMass) - 1)).toBeLessThan(1e-5);
      expect(Math.abs(vapor.density / (dew.vapor * r.molarMass) - 1)).toBeLessThan(1e-5);
    });
  });

  test("is reproduced between bubble and dew point by the two-phase surfaces", () => {
    const lastPressure = r.saturationAtTemperature(r.range.maximumSaturationTemperature).pressureDew;
    // Every sixth isobar, and all of them towards the critical point, where the surfaces are steepest.
    for (const bubble of bubbles.filter(
      ({ temperature, pressure }, i) => pressure < lastPressure && (i % 6 === 0 || temperature > 0.96 * criticalTemperature),
    )) {
      const { temperature, pressure } = bubble;
      const { liquid, vapor } = r.saturationAtPressure(pressure);
      const shift = liquid.enthalpy - whole(mixture, bubble, 0)[1];
      const entropyShift = liquid.entropy - whole(mixture, bubble, 0)[2];
      let point = bubble;
      for (const quality of [0.03, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 0.98]) {
        point = flash(mixture, z, { pressure, quality }, point);
        const [t, h, s, v] = whole(mixture, point, quality);
        const label = `${temperature} K, quality ${quality}`;
        const state = r.state({ pressure, enthalpy: h + shift }) as TwoPhaseState;
        // Documented error of the surfaces, half of what blends are allowed: 5e-5 in quality and volume, 1 mK, and 1e-6 of the latent entropy, which follows from dh = T ds.
        expect(Math.abs(state.quality - quality), label).toBeLessThan(5e-5);
        expect(Math.abs(state.temperature + 273.15 - t), label).toBeLessThan(1e-3);
        expect(Math.abs(state.entropy - s - entropyShift) / (vapor.entropy - liquid.entropy), label).toBeLessThan(1e-6);
        expect(Math.abs(1 / state.density / v - 1), label).toBeLessThan(5e-5);
        const byEntropy = r.state({ pressure, entropy: s + entropyShift }) as TwoPhaseState;
        expect(Math.abs(byEntropy.quality - quality), label).toBeLessThan(5e-5);
      }
    }
  });
});

test("R-454B by mole is not R-454B by mass: 68.9 % by mass of R-32 are 82.92 % by mole", () => {
  const { z } = mixtureOf("R454B");
  expect(z[0]).toBeCloseTo(0.8292, 4);
  expect(refrigerant("R454B").composition["R32"]).toBe(0.689);
});
