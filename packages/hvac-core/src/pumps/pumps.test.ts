import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { waterDensity } from "../fluids/index.ts";
import { pressureAtAltitude } from "../psychrometrics/index.ts";
import {
  curvePeak,
  curveValue,
  fallingStretch,
  fitCurve,
  hydraulicPower,
  liquidVaporPressure,
  npshAvailable,
  recommendedNpsh,
  operatingPoint,
  pumpCurve,
  pumpFlow,
  pumpHead,
  ratioForDuty,
  speedFactors,
  systemCurve,
  systemHead,
  viscosityCorrection,
  viscousHeadFactor,
  type CurveDegree,
  type RatedPump,
} from "./index.ts";

const foot = 0.3048;
const gpm = (231 * 0.0254 ** 3) / 60;
const number = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });

/** H = 30 m − 10 m (Q / 10 L/s)². */
const parabola: RatedPump = {
  head: fitCurve(
    [
      { flow: 0, value: 30 },
      { flow: 0.005, value: 27.5 },
      { flow: 0.01, value: 20 },
    ],
    2,
  ),
  bestFlow: 0.008,
  speed: 24,
  stages: 1,
};

describe("a fitted curve", () => {
  test("gives back the polynomial that its points lie on, whatever their order", () => {
    const coefficient = number(-50, 50);
    fc.assert(
      fc.property(
        fc.constantFrom<CurveDegree>(1, 2, 3),
        fc.tuple(coefficient, coefficient, coefficient, coefficient),
        fc.integer({ min: 5, max: 12 }),
        fc.integer({ min: 1, max: 11 }),
        (degree, all, count, turn) => {
          const value = (x: number): number => all.slice(0, degree + 1).reduceRight((sum, each) => sum * x + each, 0);
          const points = Array.from({ length: count }, (_, index) => index / (count - 1)).map((x) => ({ flow: 0.02 * x, value: value(x) }));
          const turned = [...points.slice(turn % count), ...points.slice(0, turn % count)];
          const curve = fitCurve(turned, degree);
          for (const [power, expected] of all.slice(0, degree + 1).entries()) expect(curve.coefficients[power]).toBeCloseTo(expected, 8);
          expect(curve.largestDeviation).toBeLessThan(1e-10);
        },
      ),
    );
  });

  test("has the smallest sum of squares: a change of any coefficient is worse", () => {
    const points = [30, 29.5, 28, 24.4, 20.1, 13].map((value, index) => ({ flow: 0.002 * index, value }));
    const curve = fitCurve(points, 3);
    const rest = (coefficients: readonly number[]): number =>
      points.reduce((sum, { flow, value }) => sum + (value - curveValue({ ...curve, coefficients }, flow)) ** 2, 0);
    for (const [power] of curve.coefficients.entries())
      for (const step of [-0.001, 0.001])
        expect(rest(curve.coefficients.map((each, index) => (index === power ? each + step : each)))).toBeGreaterThan(
          rest(curve.coefficients),
        );
  });

  test("needs one different flow more than its degree", () => {
    const points = [0, 0.001, 0.001].map((flow) => ({ flow, value: 10 }));
    expect(() => fitCurve(points, 2)).toThrow(/degree 2 needs points at 3 different flows, and there are 2/);
  });

  test("that is flat at zero flow falls from there, whichever of its points are entered", () => {
    for (const flows of [
      [0, 3, 6, 9, 18, 36],
      [0, 9, 18, 27, 36],
      [0, 0, 9, 18, 27, 36, 36],
    ]) {
      const curve = fitCurve(
        flows.map((flow) => ({ flow: flow / 3600, value: 30 - 10 * (flow / 36) ** 2 })),
        2,
      );
      expect(fallingStretch(curve, 0.0125).to).toBe(0.0125);
    }
    for (const slope of [-1e-15, 1e-15]) expect(fallingStretch({ coefficients: [30, slope, -10], to: 0.01 }, 0.0125).to).toBe(0.0125);
  });

  test("has its maximum where it says", () => {
    fc.assert(
      fc.property(number(-50, 50), number(-50, 50), number(-50, 50), number(0, 0.04), (b, c, d, flow) => {
        const curve = { ...parabola.head, coefficients: [1, b, c, d] };
        expect(curveValue(curve, flow)).toBeLessThanOrEqual(curvePeak(curve, 0, 0.04).value * (1 + 1e-12) + 1e-9);
      }),
    );
  });
});

describe("viscosity", () => {
  // The first example of the standard, as public programs restate it: 110 m³/h, 77 m, 2950 rpm, 120 mm²/s. It rounds B to 5.50.
  test("takes the first example of ANSI/HI 9.6.7 to C_Q 0.938 and C_η 0.738", () => {
    const correction = viscosityCorrection({ viscosity: 120e-6, bestFlow: 110 / 3600, bestHead: 77, speed: 2950 / 60 });
    expect(correction.parameter).toBeCloseTo(5.51, 1);
    expect(correction.flowFactor).toBeCloseTo(0.938, 3);
    expect(correction.efficiencyFactor).toBeCloseTo(0.738, 3);
  });

  test("has the constant of the inch-pound form: 26.6 with gpm and feet, rounded to three digits", () => {
    fc.assert(
      fc.property(number(20e-6, 100e-6), number(0.01, 0.1), number(10, 80), (viscosity, bestFlow, bestHead) => {
        const inchPound = (26.6 * (viscosity * 1e6) ** 0.5 * (bestHead / foot) ** 0.0625) / ((bestFlow / gpm) ** 0.375 * (24 * 60) ** 0.25);
        const correction = viscosityCorrection({ viscosity, bestFlow, bestHead, speed: 24 });
        expect(Math.abs(correction.parameter / inchPound - 1)).toBeLessThan(0.005);
      }),
    );
  });

  test("leaves water alone, and more of it is never better", () => {
    const pump = { bestFlow: 0.02, bestHead: 30, speed: 24 };
    expect(viscosityCorrection({ ...pump, viscosity: 1e-6 }).flowFactor).toBe(1);
    fc.assert(
      fc.property(number(1e-6, 500e-6), number(1, 1.5), (viscosity, more) => {
        const [less, greater] = [viscosity, viscosity * more].map((each) => viscosityCorrection({ ...pump, viscosity: each }));
        expect(greater!.flowFactor).toBeLessThanOrEqual(less!.flowFactor);
        expect(greater!.efficiencyFactor).toBeLessThanOrEqual(less!.efficiencyFactor + 1e-12);
        expect(viscousHeadFactor(less!.flowFactor, 1)).toBeCloseTo(less!.flowFactor, 12);
      }),
    );
  });

  test("is refused where the method ends", () => {
    expect(() => viscosityCorrection({ viscosity: 4e-3, bestFlow: 0.0005, bestHead: 5, speed: 24 })).toThrow(/too viscous/);
  });
});

describe("NPSH available", () => {
  const open = (level: number, headLoss: number, temperature: number, altitude = 0): number =>
    npshAvailable({
      surfacePressure: pressureAtAltitude(altitude),
      vaporPressure: liquidVaporPressure("water", 0, temperature),
      density: waterDensity(temperature),
      level,
      headLoss,
    });
  const celsius = (fahrenheit: number): number => (fahrenheit - 32) / 1.8;

  test("of water of 35 °C, 2 m above the pump, less 0.8 m, at sea level is 11.0 m", () => {
    expect(open(2, 0.8, 35)).toBeCloseTo(11, 1);
  });

  // Elsey, Pumps & Systems 2018, parts 1 and 2: 68 °F at sea level, 3.2 ft lost. He prints whole feet.
  test.each([
    [10, 40],
    [-10, 20],
  ])("with a level of %i ft is %i ft", (level, printed) => {
    expect(Math.abs(open(level * foot, 3.2 * foot, celsius(68)) / foot - printed)).toBeLessThan(0.5);
  });

  test("at 7000 ft with 8 ft of lift and 3 ft lost at 50 °F is 14.8 ft", () => {
    // 26.2 − 8 − 0.411 − 1 − 2 ft, Bachus & Custodio, fig. 2-2; heads of the table are of cold water, printed to a tenth.
    expect(Math.abs(open(-8 * foot, 3 * foot, celsius(50), 7000 * foot) / foot - 14.8)).toBeLessThan(0.15);
  });

  test("falls with temperature, altitude and loss, and rises with the level by as much", () => {
    fc.assert(
      fc.property(number(5, 90), number(0, 3000), number(-5, 5), number(0, 3), (temperature, altitude, level, loss) => {
        const here = open(level, loss, temperature, altitude);
        expect(open(level + 1, loss, temperature, altitude) - here).toBeCloseTo(1, 9);
        expect(here - open(level, loss + 1, temperature, altitude)).toBeCloseTo(1, 9);
        expect(open(level, loss, temperature, altitude + 100)).toBeLessThan(here);
      }),
    );
  });

  test("of glycol comes from a vapour pressure below that of water", () => {
    expect(liquidVaporPressure("propylene", 0, 50)).toBeCloseTo(liquidVaporPressure("water", 0, 50), 6);
    expect(liquidVaporPressure("propylene", 0.4, 50)).toBeLessThan(liquidVaporPressure("water", 0, 50));
    expect(liquidVaporPressure("ethylene", 0.4, -10)).toBeLessThan(611.3);
    expect(() => liquidVaporPressure("ethylene", 0.1, -10)).toThrow(/temperature/);
  });

  test("recommended is the larger of 1.3 times the required and 0.6 m more", () => {
    expect(recommendedNpsh(2)).toBeCloseTo(2.6, 12);
    expect(recommendedNpsh(1.999)).toBeCloseTo(2.599, 12);
    expect(recommendedNpsh(2.5)).toBeCloseTo(3.25, 12);
  });
});

describe("the affinity laws", () => {
  test("take power to the cube of the speed: half the speed is an eighth of the power", () => {
    const { flow, head } = speedFactors(0.5);
    expect(hydraulicPower(0.01 * flow, 20 * head, 1000)).toBeCloseTo(hydraulicPower(0.01, 20, 1000) / 8, 9);
  });

  test("move the operating point on a system without static head along its curve in proportion to the speed", () => {
    const system = systemCurve({ flow: 0.008, staticHead: 0, losses: 20 });
    const flowAt = (speedRatio: number): number => {
      const point = operatingPoint([{ curve: pumpCurve(parabola, { speedRatio }), number: 1 }], "parallel", system);
      return point.exists ? point.flow : Number.NaN;
    };
    fc.assert(
      fc.property(number(0.2, 1.4), (ratio) => {
        expect(flowAt(ratio)).toBeCloseTo(ratio * flowAt(1), 10);
      }),
    );
  });
});

describe("the operating point", () => {
  // 30 − 1e5 Q² = H_s + k Q² where it is one pump; with n side by side 30 − 1e5 (Q/n)²; n in a row n (30 − 1e5 Q²).
  test("is the root that algebra gives, for any number of pumps either way", () => {
    const curve = pumpCurve(parabola);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), number(0, 15), number(2e5, 1e7), (count, staticHead, coefficient) => {
        const side = operatingPoint([{ curve, number: count }], "parallel", { staticHead, coefficient });
        const row = operatingPoint([{ curve, number: count }], "series", { staticHead, coefficient });
        const sideFlow = Math.sqrt((30 - staticHead) / (coefficient + 1e5 / count ** 2));
        const rowFlow = Math.sqrt((30 * count - staticHead) / (coefficient + 1e5 * count));
        if (sideFlow / count < curve.to) expect(side.exists && side.flow).toBeCloseTo(sideFlow, 9);
        else expect(side).toEqual({ exists: false, reason: "runout" });
        if (rowFlow < curve.to) expect(row.exists && row.flow).toBeCloseTo(rowFlow, 9);
        else expect(row).toEqual({ exists: false, reason: "runout" });
      }),
    );
  });

  test("does not depend on the order of the pumps, and two rows of one are one row of two", () => {
    const strong = pumpCurve(parabola);
    const weak = pumpCurve(parabola, { speedRatio: 0.9 });
    const system = { staticHead: 8, coefficient: 60_000 };
    for (const arrangement of ["parallel", "series"] as const) {
      const strongFirst = operatingPoint(
        [
          { curve: strong, number: 1 },
          { curve: weak, number: 1 },
        ],
        arrangement,
        system,
      );
      const other = operatingPoint(
        [
          { curve: weak, number: 1 },
          { curve: strong, number: 1 },
        ],
        arrangement,
        system,
      );
      expect(strongFirst.exists).toBe(other.exists);
      if (strongFirst.exists && other.exists) expect(strongFirst.flow).toBeCloseTo(other.flow, 12);
      const split = operatingPoint(
        [
          { curve: strong, number: 1 },
          { curve: strong, number: 1 },
        ],
        arrangement,
        { ...system, coefficient: 4e5 },
      );
      const pair = operatingPoint([{ curve: strong, number: 2 }], arrangement, { ...system, coefficient: 4e5 });
      expect(split.exists && pair.exists && split.flow - pair.flow).toBeCloseTo(0, 12);
    }
  });

  test("shuts the check valve of a pump that is too weak", () => {
    const weak = pumpCurve(parabola, { speedRatio: 0.6 });
    const strong = pumpCurve(parabola);
    const both = operatingPoint(
      [
        { curve: weak, number: 1 },
        { curve: strong, number: 1 },
      ],
      "parallel",
      { staticHead: 15, coefficient: 3e5 },
    );
    const alone = operatingPoint([{ curve: strong, number: 1 }], "parallel", { staticHead: 15, coefficient: 3e5 });
    expect(both.exists && both.flows[0]).toBe(0);
    expect(both.exists && alone.exists && both.flow - alone.flow).toBeCloseTo(0, 12);
  });

  test("says why it does not exist", () => {
    const curve = pumpCurve(parabola);
    expect(operatingPoint([{ curve, number: 1 }], "parallel", { staticHead: 31, coefficient: 1 })).toEqual({
      exists: false,
      reason: "static",
    });
    expect(operatingPoint([{ curve, number: 1 }], "series", { staticHead: 31, coefficient: 1 })).toEqual({
      exists: false,
      reason: "static",
    });
    expect(operatingPoint([{ curve, number: 1 }], "parallel", { staticHead: 0, coefficient: 0 })).toEqual({
      exists: false,
      reason: "runout",
    });
    const drooping = pumpCurve({
      ...parabola,
      head: fitCurve(
        [0, 0.0025, 0.005, 0.0075, 0.01].map((flow, index) => ({ flow, value: [20, 22, 22, 20, 16][index]! })),
        2,
      ),
    });
    expect(operatingPoint([{ curve: drooping, number: 1 }], "parallel", { staticHead: 0, coefficient: 1e8 })).toEqual({
      exists: false,
      reason: "unstable",
    });
  });

  test("lies on the curves of pumps and system, viscous and trimmed", () => {
    fc.assert(
      fc.property(number(0.8, 1), number(0.6, 1.2), number(0, 60e-6), number(0, 5), (diameterRatio, speedRatio, viscosity, staticHead) => {
        const run = { diameterRatio, speedRatio, viscosity: Math.max(1e-6, viscosity) };
        const curve = pumpCurve(parabola, run);
        const system = { staticHead, coefficient: 2e5 };
        const point = operatingPoint([{ curve, number: 2 }], "parallel", system);
        if (!point.exists) return;
        expect(pumpHead(curve, point.flows[0]!)).toBeCloseTo(point.head, 7);
        expect(systemHead(system, point.flow)).toBeCloseTo(point.head, 7);
        expect(pumpFlow(curve, point.head)).toBeCloseTo(point.flow / 2, 10);
      }),
    );
  });
});

describe("the ratio for a duty", () => {
  test("of speed and of diameter meets it", () => {
    fc.assert(
      fc.property(
        number(0.003, 0.009),
        number(8, 19),
        fc.constantFrom("speed" as const, "diameter" as const),
        fc.constantFrom("square" as const, "proportional" as const),
        fc.option(number(5e-6, 40e-6), { nil: undefined }),
        (flow, head, vary, trimMethod, viscosity) => {
          const run = { trimMethod, viscosity };
          const ratio = ratioForDuty({ pumps: [{ pump: parabola, run, number: 1 }], arrangement: "parallel", duty: { flow, head }, vary });
          if (ratio === undefined) return;
          const curve = pumpCurve(parabola, { ...run, ...(vary === "speed" ? { speedRatio: ratio } : { diameterRatio: ratio }) });
          expect(pumpHead(curve, flow)).toBeCloseTo(head, 4);
        },
      ),
    );
  });

  test("does not exist for a full impeller that is too small, and is 1 where the pump fits", () => {
    const pumps = [{ pump: parabola, run: {}, number: 1 }];
    expect(ratioForDuty({ pumps, arrangement: "parallel", duty: { flow: 0.01, head: 25 }, vary: "diameter" })).toBeUndefined();
    expect(ratioForDuty({ pumps, arrangement: "parallel", duty: { flow: 0.01, head: 20 }, vary: "speed" })).toBeCloseTo(1, 9);
  });

  test("does not exist where the curve rises, for one pump or for two in parallel", () => {
    // 20 + 8 x − 16 x² m, highest at x = 0.25; x is the flow over 10 L/s.
    const head = { coefficients: [20, 8, -16], to: 0.01 };
    for (const count of [1, 2]) {
      const pumps = [{ pump: { ...parabola, head }, run: {}, number: count }];
      expect(ratioForDuty({ pumps, arrangement: "parallel", duty: { flow: count * 0.005, head: 20 }, vary: "speed" })).toBeCloseTo(1, 9);
      expect(ratioForDuty({ pumps, arrangement: "parallel", duty: { flow: count * 0.002, head: 20.96 }, vary: "speed" })).toBeUndefined();
    }
  });

  test("is the same for two pumps in series at twice the head and in parallel at twice the flow", () => {
    const pumps = [{ pump: parabola, run: {}, number: 2 }];
    const side = ratioForDuty({ pumps, arrangement: "parallel", duty: { flow: 0.012, head: 18 }, vary: "speed" });
    const row = ratioForDuty({ pumps, arrangement: "series", duty: { flow: 0.006, head: 36 }, vary: "speed" });
    expect(side).toBeCloseTo(row!, 9);
  });
});

test("a pump far too large runs on the system's curve all the same", () => {
  // A level curve of 10 m to 20 m³/s: on H = K·Q² the flow is √(10/K), whatever its share of the pump's own.
  const curve = pumpCurve({
    head: fitCurve(
      [
        { flow: 0, value: 10 },
        { flow: 20, value: 9.999 },
      ],
      1,
    ),
    speed: 24,
    stages: 1,
  });
  for (const coefficient of [1, 1e4, 1e8, 1e12, 1e16]) {
    const point = operatingPoint([{ curve, number: 1 }], "parallel", { staticHead: 0, coefficient });
    if (!point.exists) throw new Error(point.reason);
    expect((coefficient * point.flow ** 2) / point.head).toBeCloseTo(1, 7);
  }
});
