import { describe, expect, test } from "vitest";
import { pumpCurves, pumpHeadCalc, type PumpInput } from "./index.ts";

type Outcome = Extract<ReturnType<typeof pumpHeadCalc.calculate>, { ok: true }>;

function answer(input: PumpInput): Outcome {
  const outcome = pumpHeadCalc.calculate({ unitSystem: "Metric", headMargin: 0, ...input });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}
const perHour = (value: number) => ({ value, unit: "m3/h" as const });
/** Points as makers print them: m³/h, m, efficiency, NPSH required. */
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
    const { shaftPower, greatestPower } = outcome.results.pumps[0]!;
    expect(greatestPower!.value).toBeGreaterThan(shaftPower!.value);
    expect(pumpCurves(outcome.calculation, outcome.values).own[0]!.shaftPower.at(-1)!.flow).toBeLessThan(100 / 3600);
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
    const at = (flowShare: number): number =>
      answer({
        flowRate: perHour(30),
        headLoss: 20,
        control: "speed",
        leastHeadShare: 0,
        loadProfile: "own",
        profile: [
          { id: "a", flowShare, timeShare: 0.5 },
          { id: "b", flowShare: 1, timeShare: 0.5 },
        ],
        pumps: [{ id: "p", points: parabola }],
      }).results.annualEnergy!.value;
    expect(at(0.005)).toBe(at(0));
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
    const available = pumpCurves(outcome.calculation, outcome.values).own[0]!.npshAvailable;
    // 1 m at 18 m³/h is 4 m at 36.
    expect(available[0]!.value! - available.at(-1)!.value!).toBeCloseTo(4, 9);
  });
});
