import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { OutOfRangeError, UnknownNameError } from "../refusals/errors.ts";
import { R134a, R454C, R744, refrigerant, refrigerantNames, Water } from "./index.ts";

const NUMBERS = [
  "density",
  "enthalpy",
  "entropy",
  "temperature",
  "pressure",
  "specificHeat",
  "specificHeatConstantVolume",
  "soundSpeed",
  "quality",
  "bubble",
  "dew",
  "surfaceTension",
] as const;
const POSITIVE = new Set<string>([
  "density",
  "pressure",
  "specificHeat",
  "specificHeatConstantVolume",
  "soundSpeed",
  "viscosity",
  "conductivity",
  "bubble",
  "dew",
  "surfaceTension",
]);

/** All numbers of a state are finite, and those that must be are positive. */
function wholesome(state: object): void {
  const values = state as Record<string, number | undefined>;
  for (const key of [...NUMBERS, "viscosity", "conductivity"]) {
    const value = values[key];
    if (value === undefined) continue;
    expect(Number.isFinite(value), `${key} is ${value}`).toBe(true);
    if (POSITIVE.has(key)) expect(value, key).toBeGreaterThan(0);
  }
}

/** Runs a request; anything but a wholesome answer or a named refusal fails. */
function answersOrRefuses(request: () => object): void {
  let answer: Record<string, unknown>;
  try {
    answer = request() as Record<string, unknown>;
  } catch (error) {
    expect(error).toBeInstanceOf(OutOfRangeError);
    expect((error as Error).message).not.toMatch(/did not converge/);
    return;
  }
  wholesome(answer);
  for (const key of ["liquid", "vapor"]) if (answer[key]) wholesome(answer[key]);
}

const name = fc.constantFrom(...refrigerantNames);
const strange = fc.constantFrom(Number.NaN, Infinity, -Infinity, 0, -0, -1, 1e300, Number.MIN_VALUE);
const temperature = fc.oneof({ weight: 20, arbitrary: fc.double({ min: -200, max: 700, noNaN: true }) }, { weight: 1, arbitrary: strange });
const pressure = fc.oneof(
  { weight: 20, arbitrary: fc.double({ min: -3, max: 9, noNaN: true }).map((power) => 10 ** power) },
  { weight: 1, arbitrary: strange },
);
const enthalpy = fc.oneof({ weight: 20, arbitrary: fc.double({ min: -2e5, max: 3e6, noNaN: true }) }, { weight: 1, arbitrary: strange });
const entropy = fc.oneof({ weight: 20, arbitrary: fc.double({ min: -1e3, max: 1e4, noNaN: true }) }, { weight: 1, arbitrary: strange });
const quality = fc.oneof(
  { weight: 20, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
  { weight: 4, arbitrary: fc.constantFrom(0, 1) },
  { weight: 1, arbitrary: strange },
);
/** States near the critical point, where everything is hardest. */
const closeness = fc.double({ min: 0.9, max: 1.1, noNaN: true });

describe("never a NaN: an answer in finite numbers or a refusal by name", { timeout: 30_000 }, () => {
  const many = { numRuns: runs(750) };

  test("at any temperature", () => {
    fc.assert(
      fc.property(name, temperature, (n, t) => answersOrRefuses(() => refrigerant(n).saturationAtTemperature(t))),
      many,
    );
  });

  test("at any pressure", () => {
    fc.assert(
      fc.property(name, pressure, (n, p) => answersOrRefuses(() => refrigerant(n).saturationAtPressure(p))),
      many,
    );
  });

  test("at any temperature and pressure", () => {
    fc.assert(
      fc.property(name, temperature, pressure, (n, t, p) => answersOrRefuses(() => refrigerant(n).state({ temperature: t, pressure: p }))),
      many,
    );
  });

  test("at any pressure and enthalpy", () => {
    fc.assert(
      fc.property(name, pressure, enthalpy, (n, p, h) => answersOrRefuses(() => refrigerant(n).state({ pressure: p, enthalpy: h }))),
      many,
    );
  });

  test("at any temperature and quality, pressure and quality", () => {
    fc.assert(
      fc.property(name, temperature, pressure, quality, (n, t, p, q) => {
        answersOrRefuses(() => refrigerant(n).state({ temperature: t, quality: q }));
        answersOrRefuses(() => refrigerant(n).state({ pressure: p, quality: q }));
      }),
      many,
    );
  });

  test("at any temperature, slope and surface tension", () => {
    fc.assert(
      fc.property(name, temperature, (n, t) => {
        answersOrRefuses(() => refrigerant(n).saturationSlope(t));
        answersOrRefuses(() => ({ surfaceTension: refrigerant(n).surfaceTension(t) }));
      }),
      many,
    );
  });

  test("at any pressure and entropy", () => {
    fc.assert(
      fc.property(name, pressure, entropy, (n, p, s) => answersOrRefuses(() => refrigerant(n).state({ pressure: p, entropy: s }))),
      many,
    );
  });

  test("around the critical point", () => {
    fc.assert(
      fc.property(name, closeness, closeness, (n, x, y) => {
        const r = refrigerant(n);
        const t = x * (r.critical.temperature + 273.15) - 273.15;
        const p = y * r.critical.pressure;
        answersOrRefuses(() => r.saturationAtTemperature(t));
        answersOrRefuses(() => r.saturationAtPressure(p));
        answersOrRefuses(() => r.state({ temperature: t, pressure: p }));
      }),
      many,
    );
  });

  test("along isobars around the critical pressure", () => {
    fc.assert(
      fc.property(name, closeness, fc.double({ min: 0, max: 1, noNaN: true }), (n, y, share) => {
        const r = refrigerant(n);
        const { liquid, vapor } = r.saturationAtTemperature(r.critical.temperature - 40);
        const p = y * r.critical.pressure;
        answersOrRefuses(() => r.state({ pressure: p, enthalpy: liquid.enthalpy + share * (vapor.enthalpy - liquid.enthalpy) * 1.3 }));
        answersOrRefuses(() => r.state({ pressure: p, entropy: liquid.entropy + share * (vapor.entropy - liquid.entropy) * 1.3 }));
      }),
      many,
    );
  });
});

describe("refuses by name", () => {
  test("saturation next to and above the critical point", () => {
    expect(() => R134a.saturationAtTemperature(100.5)).toThrow(/near-critical/);
    expect(() => R134a.saturationAtTemperature(120)).toThrow(/above the critical temperature/);
    expect(() => R744.saturationAtTemperature(30)).toThrow(/near-critical/);
    expect(() => R744.saturationAtPressure(9e6)).toThrow(/above the critical pressure/);
    expect(() => R744.saturationAtPressure(7.35e6)).toThrow(/near-critical/);
    expect(() => R454C.state({ temperature: 87.6, pressure: 4.3e6 })).toThrow(/near-critical/);
  });

  test("temperatures below the triple point and beyond the equation", () => {
    expect(() => Water.saturationAtTemperature(-1)).toThrow(/temperature is -1 °C/);
    expect(() => R134a.state({ temperature: -104, pressure: 1e5 })).toThrow(OutOfRangeError);
    expect(() => R134a.state({ temperature: 500, pressure: 1e5 })).toThrow(/limit of the equation/);
    expect(() => R134a.state({ temperature: 20, pressure: 1e8 })).toThrow(/pressure is 100000000 Pa/);
  });

  test("a temperature within the glide, where the pressure leaves the quality to be asked by enthalpy", () => {
    const { pressureBubble, pressureDew } = R454C.saturationAtTemperature(10);
    expect(() => R454C.state({ temperature: 10, pressure: 0.5 * (pressureBubble + pressureDew) })).toThrow(/saturated or two-phase/);
  });

  test("an unknown name, and takes every spelling of a known one", () => {
    expect(() => refrigerant("R999")).toThrow(UnknownNameError);
    expect(() => refrigerant("R134")).toThrow(/refrigerant is "R134"; did you mean "R134a"\?/);
    expect(() => refrigerant("")).toThrow(UnknownNameError);
    for (const none of [undefined, null, 134, {}, ["R134a"]]) expect(() => refrigerant(none as never)).toThrow(UnknownNameError);
    for (const spelling of ["R134a", "R-134a", "r134A", "R 134a"]) expect(refrigerant(spelling)).toBe(R134a);
    expect(refrigerant("R-1234ze(E)").name).toBe("R1234ze(E)");
    expect(refrigerant("R1234zeE").name).toBe("R1234ze(E)");
    expect(refrigerant("R-718").name).toBe("Water");
    for (const known of refrigerantNames) expect(refrigerant(refrigerant(known).designation).name).toBe(known);
  });

  test("input that does not fix a state, or an unknown phase", () => {
    for (const given of [
      { temperature: 20 },
      { temperature: 20, enthalpy: 4e5 },
      { temperature: 20, pressure: 1e5, quality: 0.5 },
      { enthalpy: 4e5, entropy: 1e3 },
      {},
      null,
      undefined,
      "R134a",
    ]) {
      expect(() => R134a.state(given as never), JSON.stringify(given)).toThrow(UnknownNameError);
    }
    expect(() => R134a.state({ temperature: 20, enthalpy: 4e5 } as never)).toThrow(/properties of the state is "temperature, enthalpy"/);
    expect(() => R134a.state({ temperature: 20, pressure: 1e5, phase: "gas" as never })).toThrow(/phase is "gas"/);
    expect(() => R134a.state({ temperature: 20, quality: 1.1 })).toThrow(/quality is 1.1/);
  });

  test("a two-phase state of a blend whose isobar leaves the saturation states", () => {
    expect(() => R454C.state({ temperature: R454C.range.minimumTemperature, quality: 0.9 })).toThrow(/its bubble point is colder/);
    expect(() => R454C.state({ temperature: R454C.range.maximumSaturationTemperature, quality: 0 })).toThrow(/near-critical/);
  });

  test("not the transcritical states of carbon dioxide", () => {
    expect(R744.state({ temperature: 35, pressure: 9e6 }).phase).toBe("supercritical");
  });
});
