import { describe, expect, test } from "vitest";
import { blendsIn } from "../../scripts/refrigerants/list.ts";
import { saturationLine, whole } from "../../scripts/refrigerants/blendModule.ts";
import { flash } from "../../scripts/refrigerants/flash.ts";
import { Mixture, moleFractions } from "../../scripts/refrigerants/mixture.ts";
import { type BlendSource, readJson } from "../../scripts/refrigerants/source.ts";
import { readReference } from "../../test/reference/readReference.ts";
import { refrigerant, refrigerantNames } from "./registry.ts";
import type { FluidState, Refrigerant, TwoPhaseState } from "./types.ts";

const all = refrigerantNames.map((name) => [name, refrigerant(name)] as const);

/** Temperatures within the saturation line, clear of both ends so that every isobar of a blend's glide is on it. */
function inside({ range }: Refrigerant): number[] {
  const { minimumTemperature: low, maximumSaturationTemperature: high } = range;
  return [0.15, 0.4, 0.6, 0.8, 0.9].map((share) => low + share * (high - low));
}

const PROPERTIES = [
  "phase",
  "temperature",
  "pressure",
  "density",
  "enthalpy",
  "entropy",
  "specificHeat",
  "specificHeatConstantVolume",
  "soundSpeed",
];

describe.each(all)("states of %s", (_, r) => {
  const temperature = inside(r)[2]!;
  const { pressureBubble, pressureDew, liquid, vapor } = r.saturationAtTemperature(temperature);
  const isobar = r.saturationAtPressure(pressureDew);
  const states: Readonly<Record<string, FluidState | TwoPhaseState>> = {
    "saturated liquid": liquid,
    "saturated vapour": vapor,
    "liquid at the bubble point of a pressure": isobar.liquid,
    "vapour at the dew point of a pressure": isobar.vapor,
    "compressed liquid": r.state({ temperature, pressure: pressureBubble + 1e5 }),
    "superheated vapour": r.state({ temperature, pressure: 0.7 * pressureDew }),
    supercritical: r.state({ temperature: r.critical.temperature + 20, pressure: 1.5 * r.critical.pressure }),
    "from pressure and enthalpy": r.state({ pressure: pressureDew, enthalpy: isobar.vapor.enthalpy + 2e4 }),
    "from pressure and entropy": r.state({ pressure: pressureDew, entropy: isobar.vapor.entropy + 50 }),
    "two-phase from temperature and quality": r.state({ temperature, quality: 0.3 }),
    "two-phase from pressure and quality": r.state({ pressure: pressureDew, quality: 0.3 }),
    "two-phase from pressure and enthalpy": r.state({
      pressure: pressureDew,
      enthalpy: (isobar.liquid.enthalpy + isobar.vapor.enthalpy) / 2,
    }),
  };

  test.each(Object.entries(states))("%s is copied whole by a spread, JSON and structuredClone", (_name, state) => {
    const copies: unknown[] = [{ ...state }, JSON.parse(JSON.stringify(state)), structuredClone(state)];
    for (const copy of copies) expect(copy).toEqual(state);
    for (const part of state.phase === "two-phase" ? [state.liquid, state.vapor] : [state]) {
      expect(Object.getPrototypeOf(part)).toBe(Object.prototype);
      expect(Object.keys(part)).toEqual(expect.arrayContaining(PROPERTIES));
      // What a correlation gives stands among the properties that are copied, so that comparing copies cannot pass by missing it.
      for (const property of ["viscosity", "conductivity"] as const)
        if (part[property] !== undefined) expect(Object.keys(part)).toContain(property);
    }
  });

  test("every single-phase state has a viscosity, and a conductivity where one is published", () => {
    expect(liquid.viscosity).toBeGreaterThan(vapor.viscosity!);
    if (r.kind === "mixture") expect("conductivity" in liquid).toBe(false);
    else expect(liquid.conductivity).toBeGreaterThan(vapor.conductivity!);
  });

  test("lead from temperature and quality to pressure and quality, pressure and enthalpy, and back", () => {
    for (const t of inside(r)) {
      for (const quality of [0, 0.05, 0.3, 0.6, 0.95, 1]) {
        const byTemperature = r.state({ temperature: t, quality });
        const label = `${t} °C, quality ${quality}`;
        expect(byTemperature.phase, label).toBe("two-phase");
        // The search settles within 1e-12 of the absolute temperature, Newton along the saturation line within 1e-11.
        expect(Math.abs(byTemperature.temperature - t), label).toBeLessThan(1e-7);
        const byPressure = r.state({ pressure: byTemperature.pressure, quality });
        // 1e-11 of the temperature is some 1e-9 of the enthalpy's and the density's span.
        expect(Math.abs(byPressure.temperature - t), label).toBeLessThan(1e-7);
        expect(Math.abs(byPressure.density / byTemperature.density - 1), label).toBeLessThan(1e-8);
        expect(Math.abs(byPressure.enthalpy - byTemperature.enthalpy), label).toBeLessThan(1e-3);
        if (quality === 0 || quality === 1) continue;
        const byEnthalpy = r.state({ pressure: byPressure.pressure, enthalpy: byPressure.enthalpy }) as TwoPhaseState;
        const byEntropy = r.state({ pressure: byPressure.pressure, entropy: byPressure.entropy }) as TwoPhaseState;
        for (const back of [byEnthalpy, byEntropy]) {
          // The quality is inverted to 1e-12; enthalpies of 1e6 J/kg carry 1e-10 of round-off over a latent heat of some 1e5 J/kg.
          expect(Math.abs(back.quality - quality), label).toBeLessThan(1e-9);
          expect(Math.abs(back.temperature - t), label).toBeLessThan(1e-7);
        }
      }
    }
  });

  test("meet the saturated phases at the ends of the quality", () => {
    for (const t of inside(r)) {
      const saturation = r.saturationAtTemperature(t);
      const wet = r.state({ temperature: t, quality: 0 });
      const dry = r.state({ temperature: t, quality: 1 });
      expect(Math.abs(wet.pressure / saturation.pressureBubble - 1)).toBeLessThan(1e-12);
      expect(Math.abs(dry.pressure / saturation.pressureDew - 1)).toBeLessThan(1e-12);
      // The temperature of the isobar comes back to 1e-11; a liquid's enthalpy moves 4 kJ/kg with each kelvin, its density by less than 1 %.
      expect(Math.abs(wet.enthalpy - saturation.liquid.enthalpy)).toBeLessThan(1e-3);
      expect(Math.abs(dry.enthalpy - saturation.vapor.enthalpy)).toBeLessThan(1e-3);
      expect(Math.abs(wet.density / saturation.liquid.density - 1)).toBeLessThan(1e-8);
      expect(Math.abs(dry.density / saturation.vapor.density - 1)).toBeLessThan(1e-8);
    }
  });

  test("lose pressure at a temperature as the quality rises, and none where both phases boil at one temperature", () => {
    const pressures = [0, 0.25, 0.5, 0.75, 1].map((quality) => r.state({ temperature, quality }).pressure);
    for (const [i, pressure] of pressures.slice(1).entries()) expect(pressure).toBeLessThanOrEqual(pressures[i]! * (1 + 1e-12));
    if (r.kind === "pure") expect(pressures[4]).toBe(pressures[0]);
    if (r.kind === "mixture") expect(pressures[4]).toBeLessThan(pressures[0]! * (1 - 1e-5));
  });
});

const folder = new URL("../../data/eos/", import.meta.url).pathname;

test.each(blendsIn(folder))("%s at a temperature and quality is the isothermal flash of the mixture model", (name) => {
  const source = readJson<BlendSource>(folder, name);
  const mixture = new Mixture(folder, source.components);
  const z = moleFractions(source, mixture.molarMasses);
  const r = refrigerant(name);
  for (const bubble of saturationLine(mixture, z, [233, 263, 283, 303, 323], 0)) {
    const { temperature } = bubble;
    let point = bubble;
    for (const quality of [0.15, 0.4, 0.7, 0.9]) {
      point = flash(mixture, z, { temperature, quality }, point);
      const [, , , volume] = whole(mixture, point, quality);
      const state = r.state({ temperature: temperature - 273.15, quality });
      // The surfaces hold the temperature to 1 mK, which is 5e-5 of the pressure, and the volume to 5e-5 besides.
      expect(Math.abs(state.pressure / point.pressure - 1), `${temperature} K, ${quality}`).toBeLessThan(5e-5);
      expect(Math.abs(1 / state.density / volume - 1), `${temperature} K, ${quality}`).toBeLessThan(1e-4);
    }
  }
});

interface Asked {
  readonly fluid: string;
  readonly t_C: number;
}

const key = (name: string) => name.replaceAll(/[^A-Za-z0-9]/g, "").toLowerCase();
const rows = ["refrigerant_saturation_t", "refrigerant_saturation_newer_eos"].flatMap((file) =>
  readReference<Asked>(file).cases.map(({ id, in: { fluid, t_C }, out }) => ({ file, id, fluid, t_C, out })),
);

/** Abscissae on -1…1 and weights of Gauss and Legendre, exact to the ninth power. */
const GAUSS: readonly (readonly [number, number])[] = [
  [0, 128 / 225],
  ...[1, -1].flatMap((sign) => [
    [(sign / 3) * Math.sqrt(5 - 2 * Math.sqrt(10 / 7)), (322 + 13 * Math.sqrt(70)) / 900] as const,
    [(sign / 3) * Math.sqrt(5 + 2 * Math.sqrt(10 / 7)), (322 - 13 * Math.sqrt(70)) / 900] as const,
  ]),
];

describe("the slope of saturation", () => {
  /** CoolProp 7.2 has superseded equations of these; their rows of the newer file are taken. */
  const renewed = new Set(["R1234yf", "R1233zd(E)", "R454A", "R454B", "R513A"]);

  const lines = all.flatMap(([name, r]) => {
    const points = rows
      .filter(
        ({ fluid, file, t_C }) =>
          key(fluid) === key(name) &&
          renewed.has(fluid) === (file !== "refrigerant_saturation_t") &&
          t_C + 273.15 < 0.98 * (r.critical.temperature + 273.15),
      )
      .toSorted((a, b) => a.t_C - b.t_C);
    return points.length > 2 ? [[name, r, points] as const] : [];
  });

  test("is compared with the peer for most refrigerants", () => {
    expect(lines.length).toBeGreaterThan(20);
  });

  test.each(lines)("of %s leads from one of the peer's pressures to the next", (_, r, points) => {
    for (const [i, to] of points.slice(1).entries()) {
      const from = points[i]!;
      const half = (to.t_C - from.t_C) / 2;
      if (half === 0) continue;
      for (const line of ["bubble", "dew"] as const) {
        const rise = GAUSS.reduce((sum, [x, weight]) => {
          const t = from.t_C + half * (1 + x);
          const { pressureBubble, pressureDew } = r.saturationAtTemperature(t);
          return sum + (half * weight * r.saturationSlope(t)[line]) / (line === "bubble" ? pressureBubble : pressureDew);
        }, 0);
        const expected = Math.log(to.out[`p_${line}_Pa`]! / from.out[`p_${line}_Pa`]!);
        // The peer's agreement at either end: 1e-6 of the pressure, 1e-4 for blends of the mixture model; the quadrature is better than that.
        expect(Math.abs(rise - expected), `${from.id} to ${to.id}, ${line}`).toBeLessThan(r.kind === "mixture" ? 2e-4 : 2e-6);
      }
    }
  });

  test.each(all)("of %s is the difference quotient of its pressures", (_, r) => {
    for (const t of inside(r)) {
      const d = 0.01;
      const [cold, warm] = [r.saturationAtTemperature(t - d), r.saturationAtTemperature(t + d)];
      const { bubble, dew } = r.saturationSlope(t);
      // (0.01 K)² of the third derivative of ln p, some (5e3 K/T²)³, and 1e-11 of p over its change of 1e-3.
      expect(Math.abs((warm.pressureBubble - cold.pressureBubble) / (2 * d) / bubble - 1), `${t} °C`).toBeLessThan(2e-6);
      expect(Math.abs((warm.pressureDew - cold.pressureDew) / (2 * d) / dew - 1), `${t} °C`).toBeLessThan(2e-6);
    }
  });

  /** Pressure drops in kPa for 1.11 K (2 °F) at 4.44 °C suction and 0.56 K (1 °F) at 43.33 °C liquid, from an independent evaluation with CoolProp 8.0. */
  test.each([
    ["R410A", 31, 34.6],
    ["R32", 31.8, 35.5],
    ["R454B", 28.6, 32.7],
    ["R452B", 29, 33],
    ["R134a", 13.1, 16.1],
    ["R513A", 13.8, 16.2],
    ["R1234ze(E)", 9.9, 12.3],
    ["R290", 17.6, 18.5],
    ["R454C", 18.2, 23.3],
  ])("of %s makes %f kPa of 2 °F in suction and %f kPa of 1 °F in the liquid line", (name, suction, liquid) => {
    const r = refrigerant(name);
    const [step, half] = [10 / 9, 5 / 9];
    // The quotient over a step is the slope in its middle. Printed to 0.1 kPa.
    expect(Math.abs((r.saturationSlope(40 / 9 - step / 2).dew * step) / 1e3 - suction)).toBeLessThan(0.07);
    expect(Math.abs((r.saturationSlope(390 / 9 - half / 2).bubble * half) / 1e3 - liquid)).toBeLessThan(0.07);
  });
});

describe("surface tension", () => {
  const published = rows.filter(
    ({ out, fluid }) => out["sigma_N_per_m"] !== undefined && refrigerantNames.some((name) => key(name) === key(fluid)),
  );

  test("is known of every fluid with a separate equation of state, and not guessed for the blends", () => {
    for (const [, r] of all) expect(r.surfaceTension(0.02) === undefined, r.name).toBe(r.kind === "mixture");
    expect(new Set(published.map(({ fluid }) => key(fluid))).size).toBeGreaterThanOrEqual(18);
  });

  test.each(published)("$id", ({ fluid, t_C, out }) => {
    const r = refrigerant(refrigerantNames.find((name) => key(name) === key(fluid))!);
    if (t_C > r.range.maximumSaturationTemperature) return;
    // The same published correlations; eleven printed digits, of which the nearness of the critical point takes some.
    expect(Math.abs(r.surfaceTension(t_C)! / out["sigma_N_per_m"]! - 1)).toBeLessThan(1e-7);
  });

  test("of water agrees with the release of IAPWS, 235.8 mN/m τ^1.256 (1 - 0.625 τ)", () => {
    for (const t of [0.02, 20, 50, 100, 200]) {
      const tau = 1 - (t + 273.15) / 647.096;
      const iapws = 0.2358 * tau ** 1.256 * (1 - 0.625 * tau);
      // Two fits of the same measurements, uncertain by 0.5 % each; they part towards the critical point.
      expect(Math.abs(refrigerant("Water").surfaceTension(t)! / iapws - 1), `${t} °C`).toBeLessThan(0.01);
    }
  });
});
