import { describe, expect, test } from "vitest";
import { pumpCurves, pumpHeadCalc, type PumpInput } from "./index.ts";

type Outcome = Extract<ReturnType<typeof pumpHeadCalc.calculate>, { ok: true }>;

function answer(input: PumpInput): Outcome {
  const outcome = pumpHeadCalc.calculate({ unitSystem: "Metric", headMargin: 0, ...input });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}
const perHour = (value: number) => ({ value, unit: "m3/h" as const });
/** Points as manufacturers print them: m³/h, m, efficiency, NPSH required. */
const pointsOf = (rows: readonly (readonly [flow: number, head: number, efficiency?: number, npshRequired?: number])[]) =>
  rows.map(([flow, head, efficiency = null, npshRequired = null]) => ({
    id: `p${flow}`,
    flow: perHour(flow),
    head,
    efficiency,
    npshRequired,
  }));
/** 30 m − 10 m (Q / 36 m³/h)². */
const parabola = pointsOf([
  [0, 30],
  [18, 27.5],
  [36, 20],
]);
/** Rises up to some 15 m³/h. */
const drooping = pointsOf([
  [0, 20, 0],
  [9, 23, 0.45],
  [18, 23.5, 0.68],
  [27, 21, 0.74],
  [36, 15.5, 0.66],
]);

describe("a curve", () => {
  test("that would rise again before its last point counts up to there", () => {
    const outcome = answer({
      flowRate: perHour(70),
      headLoss: 20,
      curveDegree: "3",
      pumps: [
        {
          id: "p",
          points: pointsOf([
            [0, 36.2, 0],
            [20, 35.8, 0.4],
            [40, 34.6, 0.65],
            [60, 29.3, 0.75],
            [80, 23.6, 0.72],
            [100, 23.3, 0.6],
          ]),
        },
      ],
    });
    const { shaftPower, maximumPower } = outcome.results.pumps[0]!;
    expect(maximumPower!.value).toBeGreaterThan(shaftPower!.value);
    expect(pumpCurves(outcome.calculation, outcome.values).pumps[0]!.shaftPower.at(-1)!.flow).toBeLessThan(100 / 3600);
  });

  test("of shaft power begins at the first point with an efficiency: at no flow, where none is printed, the power is unknown, not zero", () => {
    // 30 m − 10 m (Q / 36 m³/h)², and 0.5 + 0.4 x − 0.2 x² in shares x of 36 m³/h from 9 m³/h on.
    const points = pointsOf([
      [0, 30],
      [9, 29.375, 0.5875],
      [18, 27.5, 0.65],
      [36, 20, 0.7],
    ]);
    for (const speedRatio of [1, 0.8]) {
      const outcome = answer({ flowRate: perHour(20), headLoss: 20, pumps: [{ id: "p", points, speedRatio }] });
      const { shaftPower, efficiency } = pumpCurves(outcome.calculation, outcome.values).pumps[0]!;
      expect(efficiency[0]).toEqual({ flow: 0, value: 0 });
      expect(shaftPower[0]!.flow).toBeCloseTo((speedRatio * 9) / 3600, 12);
      const weight = outcome.results.fluidDensity.value * 9.80665;
      expect(shaftPower[0]!.value).toBeCloseTo((speedRatio ** 3 * weight * (9 / 3600) * 29.375) / 0.5875, 6);
      expect(shaftPower.at(-1)!.value).toBeCloseTo((speedRatio ** 3 * weight * (36 / 3600) * 20) / 0.7, 6);
    }
  });

  test("that rises at the duty has no speed for it, side by side or in a row", () => {
    for (const arrangement of ["parallel", "series"] as const)
      expect(
        answer({ flowRate: perHour(7.5), headLoss: 12.9, arrangement, pumps: [{ id: "p", points: drooping }] }).results.dutySpeedRatio,
      ).toBeUndefined();
  });
});

describe("an open circuit", () => {
  test("that the liquid runs through by itself takes no power beyond the curve", () => {
    const { results, warnings } = answer({
      kind: "open",
      staticLift: -8,
      flowRate: perHour(60),
      headLoss: 8.5,
      pumps: [
        {
          id: "p",
          points: pointsOf([
            [0, 4],
            [25, 2.5],
            [50, 0],
          ]),
        },
      ],
    });
    expect(results.designHead.value).toBeCloseTo(0.5, 12);
    expect(results.operatingHead).toBeUndefined();
    expect(warnings.map(({ code }) => code)).toContain("no-operating-point");
  });
});

describe("a year at variable speed", () => {
  test("takes nothing where hardly any head is wanted, as where no flow is", () => {
    const valueAt = (flowShare: number): number =>
      answer({
        flowRate: perHour(30),
        headLoss: 20,
        control: "speed",
        minimumHeadShare: 0,
        loadProfile: "own",
        profile: [
          { id: "a", flowShare, timeShare: 0.5 },
          { id: "b", flowShare: 1, timeShare: 0.5 },
        ],
        pumps: [{ id: "p", points: parabola }],
      }).results.annualEnergy!.value;
    expect(valueAt(0.005)).toBe(valueAt(0));
  });
});

/** 0.8 − 0.8 (Q / 27 m³/h − 1)² */
const efficiency = (flow: number): number => 0.8 - 0.8 * (flow / 27 - 1) ** 2;
const headOf = (flow: number): number => 30 - 10 * (flow / 36) ** 2;
const withEfficiency = (flows: readonly number[]) =>
  pointsOf([0, 18, 36].map((flow) => [flow, headOf(flow)])).concat(
    flows.map((flow) => ({ ...pointsOf([[flow, headOf(flow), efficiency(flow)]])[0]!, id: `e${flow}` })),
  );

describe("an efficiency", () => {
  const valueAt = (flows: readonly number[], control: "throttled" | "speed"): Outcome =>
    answer({ flowRate: perHour(30), headLoss: 20, control, pumps: [{ id: "p", points: withEfficiency(flows) }] });

  test("below its points falls to zero as a parabola: where it is one, the points in the middle tell the whole year", () => {
    for (const control of ["throttled", "speed"] as const) {
      const [few, all] = [valueAt([24, 30, 36], control), valueAt([9, 18, 27, 36], control)];
      expect(few.results.annualEnergy!.value / all.results.annualEnergy!.value).toBeCloseTo(1, 9);
    }
  });

  test("outside its points gets a warning, and has no maximum power", () => {
    const few = valueAt([24, 30, 36], "throttled");
    expect(few.warnings.map(({ code }) => code)).toContain("efficiency-extrapolated");
    expect(few.results.pumps[0]!.maximumPower).toBeUndefined();
    const all = valueAt([6, 18, 27, 36], "throttled");
    expect(all.warnings.map(({ code }) => code)).not.toContain("efficiency-extrapolated");
    // ρ g Q H / η grows up to the last point: 0.01 m³/s, 20 m, 0.8 − 0.8 / 9.
    expect(all.results.pumps[0]!.maximumPower!.value).toBeCloseTo((999.7 * 9.80665 * 0.01 * 20) / (0.8 - 0.8 / 9), 0);
  });

  test("far beyond its points is replaced by the entered one, with a warning", () => {
    expect(valueAt([3, 6, 9], "throttled").warnings.map(({ code }) => code)).toContain("efficiency-replaced");
  });
});

describe("the number of pumps at part load", () => {
  test("is as many as it takes to stay on the points of their curves", () => {
    const { years } = answer({
      flowRate: perHour(72),
      headLoss: 20,
      control: "speed",
      minimumHeadShare: 0.7,
      loadProfile: "own",
      profile: [{ id: "a", flowShare: 0.55, timeShare: 1 }],
      motorEfficiency: 0.9,
      driveEfficiency: 1,
      pumps: [{ id: "p", number: 2, points: withEfficiency([0, 9, 27, 36]) }],
    }).calculation;
    const [part] = years[0]!.bins;
    // 39.6 m³/h at 20 (0.7 + 0.3 · 0.55²) m. One pump would run at r² = (H + 10 (39.6/36)²) / 30, on its curve at 41 m³/h, beyond 36.
    const head = 20 * (0.7 + 0.3 * 0.55 ** 2);
    const ratio = Math.sqrt((head + 10 * (19.8 / 36) ** 2) / 30);
    expect(part!.count).toBe(2);
    expect(part!.speedRatio).toBeCloseTo(ratio, 8);
    expect(part!.power).toBeCloseTo((999.7 * 9.80665 * (39.6 / 3600) * head) / (efficiency(19.8 / ratio) * 0.9), -1);
  });

  test("beyond the points of all pumps gets a warning", () => {
    const { warnings } = answer({
      flowRate: perHour(42),
      headLoss: 13,
      control: "speed",
      loadProfile: "full",
      pumps: [{ id: "p", points: parabola }],
    });
    expect(warnings.map(({ code }) => code)).toContain("part-load-beyond-points");
  });
});

describe("the suction side", () => {
  const suction = { kind: "open", staticLift: 0, checkSuction: true, suctionLevel: -3 } as const;
  const thirsty = parabola.map((point) => ({ ...point, npshRequired: 3 }));

  test("of one pump alone has the losses of its line at its flow", () => {
    const { results, calculation } = answer({
      ...suction,
      flowRate: perHour(60),
      headLoss: 35,
      segments: [{ id: "s", side: "suction", size: "dn65", length: 12, flow: perHour(30) }],
      pumps: [{ id: "p", number: 2, points: thirsty }],
    });
    const [single, both] = calculation.stages;
    const line = results.segments[0]!.headLoss.value;
    // Standard atmosphere less 1228 Pa, the vapour pressure of water at 10 °C.
    const still = (101_325 - 1228) / (999.7 * 9.80665) - 3;
    for (const [stage, count] of [
      [single!, 1],
      [both!, 2],
    ] as const) {
      const flow = stage.point.exists ? (3600 * stage.point.flow) / count : Number.NaN;
      expect(stage.npshAvailable).toBeCloseTo(still - line * (flow / 30) ** 2, 3);
    }
    expect(single!.npshAvailable!).toBeLessThan(both!.npshAvailable!);
  });

  test("in a row is that of the first pump, whatever the booster behind it requires", () => {
    const inOrder = (order: readonly number[]): Outcome =>
      answer({
        ...suction,
        flowRate: perHour(18),
        headLoss: 55,
        arrangement: "series",
        pumps: order.map((npshRequired, index) => ({ id: `p${index}`, points: parabola.map((point) => ({ ...point, npshRequired })) })),
      });
    expect(inOrder([3, 12]).results.npshRequired!.value).toBeCloseTo(3, 9);
    expect(inOrder([3, 12]).warnings.map(({ code }) => code)).not.toContain("cavitation");
    expect(inOrder([12, 3]).warnings.map(({ code }) => code)).toContain("cavitation");
  });
});

describe("the figures", () => {
  test("draw NPSH available in a row at the flow of one, also where the system is not met", () => {
    const outcome = answer({
      kind: "open",
      staticLift: 100,
      flowRate: perHour(18),
      headLoss: 8,
      arrangement: "series",
      checkSuction: true,
      suctionLevel: 2,
      suctionHeadLoss: 1,
      pumps: [{ id: "p", number: 2, points: parabola.map((point) => ({ ...point, npshRequired: 2 })) }],
    });
    const available = pumpCurves(outcome.calculation, outcome.values).pumps[0]!.npshAvailable;
    // 1 m at 18 m³/h is 4 m at 36.
    expect(available[0]!.value! - available.at(-1)!.value!).toBeCloseTo(4, 9);
  });
});
