import { describe, expect, test } from "vitest";
import { allSteps } from "../../kernel/index.ts";
import { pumpHeadCalc, type PumpInput } from "./index.ts";

type Outcome = Extract<ReturnType<typeof pumpHeadCalc.calculate>, { ok: true }>;

function answer(input: PumpInput): Outcome {
  const outcome = pumpHeadCalc.calculate({ unitSystem: "Metric", headMargin: 0, ...input });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}
const refusedFields = (input: PumpInput): string[] => {
  const outcome = pumpHeadCalc.calculate({ unitSystem: "Metric", headMargin: 0, ...input });
  return outcome.ok ? [] : outcome.errors.map(({ field }) => field);
};
const codes = (input: PumpInput): string[] => answer(input).warnings.map(({ code }) => code);
const messageOf = (input: PumpInput, code: string): string =>
  answer(input).warnings.find((warning) => warning.code === code)?.message ?? "";
const perHour = (value: number) => ({ value, unit: "m3/h" as const });
const pointsOf = (rows: readonly (readonly [flow: number, head: number, efficiency?: number])[]) =>
  rows.map(([flow, head, efficiency = null]) => ({ id: `p${flow}`, flow: perHour(flow), head, efficiency }));
/** 30 m − 10 m (Q / 36 m³/h)². */
const parabola = pointsOf([
  [0, 30],
  [18, 27.5],
  [36, 20],
]);
const onePump = (flow: number, headLoss: number, options: object = {}): PumpInput => ({
  flowRate: perHour(flow),
  headLoss,
  pumps: [{ id: "p", points: parabola, ...options }],
});

describe("without a standby pump", () => {
  const flat = pointsOf([
    [0, 22],
    [25, 21.5],
    [50, 20],
  ]);
  test("where the other pumps run out, the warning says so instead of that the system stops", () => {
    const pair = { ...onePump(100, 20), pumps: [{ id: "p", number: 2, points: flat }] };
    expect(messageOf(pair, "no-standby")).toMatch(/the others run out/);
    expect(messageOf(onePump(36, 20), "no-standby")).toMatch(/the system stops/);
    expect(codes(pair)).toContain("runs-out-alone");
  });
});

describe("far from best efficiency", () => {
  const best = { bestFlow: perHour(27) };
  // At full speed the pump runs at 33.7 m³/h, 125 % of its best flow; throttled to the duty at 30, 111 %.
  test("is judged where the pump is run: at the duty when it is oversized or its speed varies", () => {
    const duty = onePump(30, 17, best);
    expect(answer(duty).results.pumps[0]!.bestFlowShare!.value).toBeGreaterThan(1.2);
    expect(codes(duty)).toContain("oversized");
    expect(codes(duty)).not.toContain("far-from-best-efficiency");
    // Nothing is oversized by less than 15 %, and what runs there stays there.
    expect(codes(onePump(36, 20, best))).toContain("far-from-best-efficiency");
    // r² = (7 + 10 (12/36)²) / 30: 12 / 0.520 is 85 % of 27, and 12 are 44 %.
    const lifting: PumpInput = { ...onePump(12, 2, best), kind: "open", staticLift: 5 };
    expect(codes({ ...lifting, control: "speed", loadProfile: "full" })).not.toContain("far-from-best-efficiency");
    expect(messageOf(lifting, "far-from-best-efficiency")).toMatch(/runs at 44\.4 %.*smaller pump/);
    // r² = (16 + 10 (33/36)²) / 30: 33 / 0.902 is 136 % of 27.
    expect(messageOf({ ...onePump(33, 16, best), control: "speed", loadProfile: "full" }, "far-from-best-efficiency")).toMatch(
      /larger pump/,
    );
  });
});

describe("an impeller for the duty", () => {
  test("below three quarters is not recommended, and gets a warning", () => {
    // r⁴: 30 r² − 10 (15/36)² / r² = 7 has r = 0.633 (square law).
    const deep = onePump(15, 7);
    const ratio = answer(deep).results.dutyDiameterRatio!.value;
    expect(30 * ratio ** 2 - (10 * (15 / 36) ** 2) / ratio ** 2).toBeCloseTo(7, 6);
    expect(messageOf(deep, "oversized")).not.toMatch(/trim/);
    expect(codes(deep)).toContain("deep-trim");
    expect(messageOf(onePump(27, 15), "oversized")).toMatch(/trim the impeller to/);
    expect(codes(onePump(27, 15))).not.toContain("deep-trim");
    // On top of an impeller that is trimmed already.
    expect(codes(onePump(20, 10, { diameterRatio: 0.8 }))).toContain("deep-trim");
  });
});

test("efficiencies that are too few for a curve get a warning that they are not used", () => {
  const some = (efficiencies: readonly (number | null)[]): PumpInput =>
    onePump(30, 20, { points: parabola.map((point, index) => ({ ...point, efficiency: efficiencies[index]! })) });
  expect(messageOf(some([null, 0.65, 0.7]), "efficiency-not-used")).toMatch(/at least three/);
  expect(codes(some([null, null, null]))).not.toContain("efficiency-not-used");
});

test("the sheet's power is that of the operating point where curves have one, and of the duty without one", async () => {
  const explanation = await pumpHeadCalc.explanation();
  const shown = (input: PumpInput): unknown[] =>
    allSteps(explanation.sheet(answer(input))).flatMap(({ symbol, name, expression }) =>
      symbol === "P_h" || symbol === "P_s" ? [[name, expression]] : [],
    );
  expect(shown(onePump(30, 20))).toEqual([
    ["Hydraulic power", "ρ * g * Q_op * H_op"],
    ["Shaft power", "sum(P_p)"],
  ]);
  expect(shown({ flowRate: perHour(30), headLoss: 20 })).toEqual([
    ["Hydraulic power", "ρ * g * Q_d * H_d"],
    ["Shaft power", "P_h / η_o"],
  ]);
});

describe("a flow of best efficiency", () => {
  test("far from the curve is refused at its field, for water and for glycol", () => {
    for (const fluid of ["water", "propylene"] as const)
      for (const flow of [100, 8])
        expect(refusedFields({ ...onePump(30, 18, { bestFlow: perHour(flow) }), fluid })).toEqual(["pumps.p.bestFlow"]);
    expect(refusedFields(onePump(30, 18, { bestFlow: perHour(44) }))).toEqual([]);
  });
});

describe("hot water", () => {
  // Saturation pressure of water at 120 °C: 198.67 kPa (steam tables), 97.3 kPa above the standard atmosphere.
  const top = (tankPressure: number): PumpInput => ({
    ...onePump(30, 18),
    fluidTemperature: 120,
    checkSuction: true,
    suctionLevel: 0,
    npshRequired: 3,
    topHeight: 20,
    tankPressure,
  });
  const column = (943.1 * 9.80665 * 20) / 1000;
  test("at the top needs the pressure it boils at, and a reserve", () => {
    const severity = (pressure: number): string | undefined =>
      answer(top(column + pressure)).warnings.find(({ code }) => code === "low-pressure-at-top")?.severity;
    expect([severity(96), severity(98.5), severity(131), severity(134)]).toEqual(["limit", "caution", "caution", undefined]);
  });

  test("above the boiling point at the pressure on it cannot be drawn from", () => {
    const open: PumpInput = { ...onePump(30, 18), kind: "open", staticLift: 2 };
    expect(codes({ ...open, fluidTemperature: 99 })).not.toContain("boils-at-source");
    expect(codes({ ...open, fluidTemperature: 101 })).toContain("boils-at-source");
    expect(codes({ ...open, fluidTemperature: 101, sourcePressure: 20 })).not.toContain("boils-at-source");
  });
});

describe("the energy of a year that is not known", () => {
  test("has no tables of other controls, and says why", () => {
    const blank: PumpInput = { flowRate: perHour(30), headLoss: 18, control: "throttled" };
    expect(messageOf(blank, "no-energy")).toMatch(/Enter the curve of a pump/);
    expect(pumpHeadCalc.tables(answer(blank)).map(({ id }) => id)).toEqual(["breakdown"]);
    const rising = pointsOf([
      [0, 20],
      [9, 23],
      [18, 23.5],
      [27, 21],
      [36, 15.5],
    ]);
    expect(messageOf({ ...onePump(30, 18), pumps: [{ id: "p", points: rising }], control: "throttled" }, "no-energy")).toMatch(
      /rises with the flow/,
    );
  });
});

describe("words", () => {
  test("name the field that is there", () => {
    const line = { id: "s", side: "suction", sizeBy: "diameter", length: 10 } as const;
    const open: PumpInput = { kind: "open", staticLift: 3, flowRate: perHour(80), headLoss: 5, checkSuction: true, suctionLevel: 2 };
    const { warnings } = answer({ ...open, segments: [{ ...line, insideDiameter: 100 }] });
    expect(warnings.find(({ code }) => code === "suction-velocity")?.field).toBe("segments.s.insideDiameter");
    expect(refusedFields({ ...open, segments: [{ ...line, insideDiameter: 2000, fittings: [{ id: "f" }] }] })).toEqual([
      "segments.s.fittings.f.coefficient",
    ]);
    expect(refusedFields({ ...open, segments: [{ ...line, insideDiameter: 2000, fittings: [{ id: "f", coefficient: 0.3 }] }] })).toEqual(
      [],
    );
  });

  test("advise no cubic to one who has it, and no speed that is the present one", () => {
    const bent = pointsOf([
      [0, 30],
      [10, 24],
      [20, 29],
      [30, 20],
      [36, 15],
    ]);
    const poor = (curveDegree: "2" | "3"): string =>
      messageOf({ ...onePump(20, 20), curveDegree, pumps: [{ id: "p", points: bent }] }, "poor-fit");
    expect(poor("2")).toMatch(/fit a cubic/);
    expect(poor("3")).toMatch(/Check the point\.$/);
    expect(messageOf(onePump(36, 20.02), "duty-not-met")).toMatch(/raise the speed\.$/);
    expect(messageOf(onePump(36, 24), "duty-not-met")).toMatch(/raise the speed to 1\d\d(\.\d)? %/);
  });
});
