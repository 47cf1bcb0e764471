import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { convert } from "../../quantity/index.ts";
import { pumpHeadCalc, type PumpInput } from "./index.ts";

type Outcome = Extract<ReturnType<typeof pumpHeadCalc.calculate>, { ok: true }>;

const usual: PumpInput = { unitSystem: "Metric", flowRate: 20, headLoss: 18 };

function answer(input: PumpInput): Outcome {
  const outcome = pumpHeadCalc.calculate({ ...usual, ...input });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}
const refusal = (input: PumpInput): readonly { readonly field: string; readonly message: string }[] => {
  const outcome = pumpHeadCalc.calculate({ ...usual, ...input });
  return outcome.ok ? [] : outcome.errors;
};
const codes = (input: PumpInput): string[] => answer(input).warnings.map(({ code }) => code);
const number = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });

/** 30 m − 10 m (Q / 36 m³/h)², with efficiencies 0.8 − 0.8 (Q/27 m³/h − 1)². */
const points = [0, 9, 18, 27, 36].map((flow) => ({
  id: `p${flow}`,
  flow: { value: flow, unit: "m3/h" as const },
  head: 30 - 10 * (flow / 36) ** 2,
  efficiency: 0.8 - 0.8 * (flow / 27 - 1) ** 2,
  npshRequired: 2 + (flow / 36) ** 2,
}));
const loop: PumpInput = {
  flowRate: { value: 36, unit: "m3/h" },
  headLoss: 20,
  headMargin: 0,
  pumps: [{ id: "p", speed: 1450, diameter: 260, points }],
};

describe("the head", () => {
  test("of a closed circuit has no static part, whatever is entered", () => {
    const outcome = answer({ staticLift: 10, residualPressure: 50 });
    expect(outcome.results.systemHeadAtDesign.value).toBe(18);
    expect(outcome.results.staticHead).toBeUndefined();
    expect(outcome.unused).toEqual(["staticLift", "residualPressure"]);
  });

  test("grows with each loss by as much, and the margin counts on losses only", () => {
    fc.assert(
      fc.property(number(1, 40), number(0, 30), number(0, 0.15), (headLoss, staticLift, headMargin) => {
        const { results } = answer({ kind: "open", headLoss, staticLift, headMargin });
        expect(results.designHead.value).toBeCloseTo(staticLift + headLoss * (1 + headMargin), 9);
      }),
    );
  });

  test("does not depend on the order of segments and equipment", () => {
    const segments: PumpInput["segments"] = [
      { id: "a", size: "dn100", length: 40, fittings: [{ id: "f", quantity: 4 }] },
      { id: "b", size: "dn125", length: 60, flow: 12 },
      { id: "c", lossBy: "head", headLoss: 2 },
    ];
    const equipment: PumpInput["equipment"] = [
      { id: "x", ratedLoss: 40, ratedFlow: 15 },
      { id: "y", ratedLoss: 30 },
    ];
    const inOrder = answer({ segments, equipment }).results.designHead.value;
    expect(answer({ segments: segments.toReversed(), equipment: equipment.toReversed() }).results.designHead.value).toBeCloseTo(
      inOrder,
      12,
    );
  });

  test("of a piece of equipment follows the square of the flow through it", () => {
    const loss = (flow: number): number =>
      answer({ headLoss: 0, equipment: [{ id: "x", ratedLoss: 40, ratedFlow: 10, flow }] }).results.losses.value;
    expect(loss(20)).toBeCloseTo(4 * loss(10), 9);
  });

  test("is the same for a fitting by K and by its flow coefficient", () => {
    // Kv = 10 m³/h at 1 bar: 36 m³/h lose 12.96 bar of water of 1000 kg/m³.
    const valve = answer({ flowRate: { value: 36, unit: "m3/h" }, headLoss: 0, controlValveBy: "kv", controlValveKv: 10 });
    expect(valve.calculation.circuit.valveLoss).toBeCloseTo(1_296_000 * (valve.results.fluidDensity.value / 1000), -1);
  });

  test("of the pipe calculator's own case: 3 in schedule 40, 100 gpm, 7 °C is 242 Pa/m", () => {
    const { results } = answer({
      unitSystem: "Imperial",
      flowRate: 100,
      headLoss: 0,
      fluidTemperature: 44.6,
      segments: [{ id: "a", size: "dn80", length: 100, roughness: { value: 0.046, unit: "mm" } }],
    });
    expect(Math.abs(results.segments[0]!.frictionRate!.value - 242)).toBeLessThan(1);
  });

  test("is refused in words without a duty", () => {
    expect(refusal({ headLoss: null })).toEqual([expect.objectContaining({ field: "headLoss" })]);
    expect(refusal({ kind: "open", staticLift: -40 })).toEqual([expect.objectContaining({ field: "staticLift" })]);
    expect(refusal({ segments: [{ id: "a", pipeMaterial: "pexSdr9", size: "dn300", length: 10 }] })).toEqual([
      expect.objectContaining({ field: "segments.a.size" }),
    ]);
    expect(refusal({ segments: [{ id: "a", sizeBy: "diameter", insideDiameter: 5, length: 10 }] })).toEqual([
      expect.objectContaining({ field: "segments.a.insideDiameter" }),
    ]);
  });
});

describe("the pumps", () => {
  test("run where the system takes what they give, in Imperial entry too", () => {
    const metric = answer(loop);
    expect(convert(metric.results.operatingFlow!.value, "m3/s", "m3/h")).toBeCloseTo(36, 8);
    const imperial = answer({
      ...loop,
      unitSystem: "Imperial",
      headLoss: 20 / 0.3048,
      fluidTemperature: 50,
      pumps: [
        { id: "p", points: points.map(({ id, flow, head }) => ({ id, flow: convert(flow.value, "m3/h", "gpm"), head: head / 0.3048 })) },
      ],
    });
    expect(imperial.results.operatingFlow!.value).toBeCloseTo(metric.results.operatingFlow!.value, 9);
  });

  test("meet the duty at the duty speed and with the duty impeller", () => {
    const duty: PumpInput = { ...loop, flowRate: { value: 27, unit: "m3/h" }, headLoss: 15 };
    const { dutySpeedRatio, dutyDiameterRatio } = answer(duty).results;
    const pump = (operation: object): PumpInput => ({ ...duty, pumps: [{ id: "p", points, ...operation }] });
    for (const operation of [{ speedRatio: dutySpeedRatio!.value }, { diameterRatio: dutyDiameterRatio!.value }]) {
      const { results } = answer(pump(operation));
      expect(convert(results.operatingFlow!.value, "m3/s", "m3/h")).toBeCloseTo(27, 5);
      expect(results.operatingHead!.value).toBeCloseTo(15, 5);
    }
    expect(answer(duty).results.pumps[0]!.dutySpeed!.value).toBeCloseTo((1450 / 60) * dutySpeedRatio!.value, 9);
  });

  test("are all counted: one row of two is two rows of one, in any order", () => {
    const more = { ...loop, flowRate: { value: 60, unit: "m3/h" } } as const;
    const pair = answer({ ...more, pumps: [{ id: "p", number: 2, points }] }).results;
    const rows = answer({
      ...more,
      pumps: [
        { id: "b", points },
        { id: "a", points },
      ],
    }).results;
    for (const name of ["operatingFlow", "shaftPower", "electricPower", "wireToWater"] as const)
      expect(rows[name]!.value).toBeCloseTo(pair[name]!.value, 6);
  });

  test("with too few or blank points are left out and named, and the head is answered", () => {
    for (const few of [[], points.slice(0, 2), [...points.slice(0, 2), { id: "x", flow: null, head: 20 }]]) {
      const outcome = answer({ ...loop, pumps: [{ id: "p", name: "P-1", points: few }] });
      expect(outcome.warnings.find(({ code }) => code === "pump-not-counted")?.message).toMatch(/^P-1 is not used/);
      expect(outcome.results.designHead.value).toBe(20);
    }
  });

  test("are warned of: too small, too large, run out, far from their best, hunting", () => {
    expect(codes({ ...loop, headLoss: 40 })).toContain("duty-not-met");
    expect(codes({ ...loop, headLoss: 5 })).toContain("no-operating-point");
    expect(codes({ ...loop, flowRate: { value: 20, unit: "m3/h" }, headLoss: 15 })).toContain("oversized");
    expect(codes({ ...loop, headLoss: 25, flowRate: { value: 9, unit: "m3/h" } })).toContain("far-from-best-efficiency");
    expect(
      codes({ ...loop, pumps: [{ id: "p", points: points.map((point, index) => ({ ...point, head: [20, 24, 25, 22, 15][index]! })) }] }),
    ).toContain("rising-curve");
    expect(codes({ ...loop, headMargin: 0.2 })).toContain("large-margin");
  });

  test("that the liquid is driven through have no operating point", () => {
    const outcome = answer({ ...loop, kind: "open", staticLift: -15, pumps: [{ id: "p", points, speedRatio: 0.2 }] });
    expect(outcome.warnings.map(({ code }) => code)).toContain("no-operating-point");
    expect(outcome.results.operatingFlow).toBeUndefined();
  });

  test("lose flow, head and efficiency on glycol, and nothing without the correction", () => {
    const glycol: PumpInput = { ...loop, fluid: "propylene", glycolMassFraction: 0.5, fluidTemperature: -20 };
    const [viscous, plain] = [true, false].map((viscosityCorrection) => answer({ ...glycol, viscosityCorrection }).results);
    expect(viscous!.operatingFlow!.value).toBeLessThan(plain!.operatingFlow!.value);
    expect(viscous!.pumps[0]!.efficiency!.value).toBeLessThan(plain!.pumps[0]!.efficiency!.value);
    expect(codes({ ...glycol, pumps: [{ id: "p", points }] })).toContain("viscosity-not-corrected");
  });
});

describe("the suction side", () => {
  const open: PumpInput = { kind: "open", staticLift: 5, fluidTemperature: 35, checkSuction: true, suctionLevel: 2 };
  test("counts the level with its sign", () => {
    const valueAt = (suctionLevel: number): number => answer({ ...open, suctionLevel }).results.npshAvailable!.value;
    expect(valueAt(2) - valueAt(-2)).toBeCloseTo(4, 9);
  });

  test("is judged by the pump's own NPSH, alone too", () => {
    const pumps: PumpInput["pumps"] = [{ id: "p", points: points.map((point) => ({ ...point, npshRequired: point.npshRequired + 6 })) }];
    expect(codes({ ...loop, ...open, staticLift: 0, pumps, suctionLevel: -2 })).toContain("cavitation");
    expect(codes({ ...open, suctionLevel: -9.9 })).toContain("boils-before-pump");
    expect(codes({ kind: "open", staticLift: 5 })).toContain("npsh-not-checked");
    expect(codes({ ...open, npshRequired: 9.5 })).toContain("small-npsh-margin");
  });

  test("takes the losses before the pump, and refuses more than there are", () => {
    const segment = { id: "a", size: "dn100", length: 30, flow: 20 } as const;
    const withSide = (side: "suction" | "discharge"): number =>
      answer({ ...open, segments: [{ ...segment, side }] }).results.npshAvailable!.value;
    const { headLoss } = answer({ ...open, segments: [segment] }).results.segments[0]!;
    expect(withSide("discharge") - withSide("suction")).toBeCloseTo(headLoss.value, 9);
    expect(refusal({ ...open, suctionHeadLoss: 19 })).toEqual([expect.objectContaining({ field: "suctionHeadLoss" })]);
  });

  test("of a line that one pump each draws through loses by the flow of one, of a common line by that of all", () => {
    const two: PumpInput = {
      ...loop,
      ...open,
      headLoss: 45,
      flowRate: { value: 60, unit: "m3/h" },
      pumps: [{ id: "p", number: 2, points }],
    };
    const stagesOf = (share: number, side: "suction" | "discharge"): Outcome => {
      const flow = { value: share * 60, unit: "m3/h" as const };
      return answer({ ...two, segments: [{ id: "a", size: "dn100", length: 30, flow, side }] });
    };
    /** Loss of the segment while one pump runs, in that at design flow. */
    const lossAlone = (share: number): number => {
      const [before, after] = [stagesOf(share, "suction"), stagesOf(share, "discharge")];
      const [alone, without] = [before.calculation.stages[0]!, after.calculation.stages[0]!];
      const atDesign = before.results.segments[0]!.headLoss.value;
      const flowShare = alone.pumps[0]!.flow / (60 / 3600);
      return (without.npshAvailable! - alone.npshAvailable!) / atDesign / flowShare ** 2;
    };
    // One of two pumps that run at design flow: half of it through the line of each, so four times the loss at the same flow in all.
    for (const share of [0.48, 0.5, 0.52]) expect(lossAlone(share)).toBeCloseTo(4, 6);
    for (const share of [0.46, 0.54, 1]) expect(lossAlone(share)).toBeCloseTo(1, 6);
  });

  test("at 3000 m has 3.2 m less than at the sea", () => {
    // Standard atmosphere: 101 325 and 70 108 Pa (US 1976).
    const valueAt = (altitude: number): number => answer({ ...open, altitude }).results.npshAvailable!.value;
    expect(valueAt(0) - valueAt(3000)).toBeCloseTo((101_325 - 70_108) / (994 * 9.80665), 1);
  });
});

describe("the energy of a year", () => {
  const year = (input: PumpInput): number => answer({ ...loop, ...input }).results.annualEnergy!.value;
  test("is the power times the hours at constant flow", () => {
    const { results } = answer(loop);
    expect(year({ operatingHours: 1000 })).toBeCloseTo(results.electricPower.value * 3_600_000, 0);
    expect(answer({}).results.annualEnergy!.value).toBeCloseTo(answer({}).results.electricPower.value * 4400 * 3600, 0);
  });

  test("falls with the cube of the flow when no head is kept and nothing is static", () => {
    const valueAt = (flowShare: number): number =>
      year({ control: "speed", loadProfile: "own", minimumHeadShare: 0, profile: [{ id: "a", flowShare, timeShare: 1 }] });
    expect(valueAt(0.5) / valueAt(1)).toBeCloseTo(1 / 8, 6);
    expect(valueAt(0)).toBe(0);
  });

  test("is lowest with variable speed, higher when throttled, highest at constant flow", () => {
    const { years } = answer({ ...loop, control: "speed" }).calculation;
    const energyOf = (control: string): number => years.find((each) => each.control === control)!.energy;
    expect(energyOf("speed")).toBeLessThan(energyOf("throttled"));
    expect(energyOf("throttled")).toBeLessThan(energyOf("constant"));
  });

  test("at design flow takes what the operating point takes where both are one, and less where speed is to spare", () => {
    const valueAt = (headLoss: number): Outcome["results"] => answer({ ...loop, headLoss, control: "speed" }).results;
    expect(valueAt(20).controlledSpeedRatio!.value).toBeCloseTo(1, 8);
    expect(valueAt(20).controlledPower!.value).toBeCloseTo(valueAt(20).electricPower.value, 3);
    expect(valueAt(15).controlledSpeedRatio!.value).toBeLessThan(1);
    expect(valueAt(15).controlledPower!.value).toBeLessThan(valueAt(15).electricPower.value);
  });

  test("refuses more than a whole year, and says what a profile leaves out", () => {
    const profileOf = (timeShare: number): PumpInput => ({
      ...loop,
      control: "speed",
      loadProfile: "own",
      profile: [
        { id: "a", flowShare: 1, timeShare },
        { id: "b", flowShare: 0.5, timeShare },
      ],
    });
    expect(refusal(profileOf(0.6))).toEqual([expect.objectContaining({ field: "profile" })]);
    expect(codes(profileOf(0.4))).toContain("profile-incomplete");
  });

  test("grows with the head kept", () => {
    fc.assert(
      fc.property(number(0, 0.9), number(0.01, 0.1), (share, more) => {
        const valueAt = (minimumHeadShare: number): number => year({ control: "speed", minimumHeadShare });
        expect(valueAt(share + more)).toBeGreaterThan(valueAt(share));
      }),
      { numRuns: runs(20) },
    );
  });
});
