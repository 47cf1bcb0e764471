import { describe, expect, test } from "vitest";
import { refrigerantPipeSizer as sizer } from "./index.ts";
import { tubeName } from "./lineFields.ts";
import type { RefrigerantPipeSizerInput } from "./schema.ts";

type Line = NonNullable<RefrigerantPipeSizerInput["lines"]>[number];

function answer(input: RefrigerantPipeSizerInput) {
  const outcome = sizer.calculate({ unitSystem: "Metric", ...input });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}

function refusal(input: RefrigerantPipeSizerInput): { field: string; message: string } {
  const outcome = sizer.calculate({ unitSystem: "Metric", ...input });
  if (outcome.ok) throw new Error("was answered");
  return outcome.errors[0]!;
}

const codes = (input: RefrigerantPipeSizerInput): string[] => answer(input).warnings.map(({ code }) => code);
const lines = (input: RefrigerantPipeSizerInput) => answer(input).calculation.circuit.lines;

describe("sizes", () => {
  test("never fall as the capacity grows, and never grow as the limit is loosened", () => {
    let before = 0;
    for (const capacity of [3, 5, 8, 13, 21, 34, 55, 89]) {
      const [line] = lines({ refrigerant: "R410A", capacity, lines: [{ id: "s", kind: "suction", length: 25 }] });
      expect(line!.tube.insideDiameter).toBeGreaterThanOrEqual(before);
      before = line!.tube.insideDiameter;
    }
    before = Infinity;
    for (const suctionBudget of [0.2, 0.5, 1, 2, 4]) {
      const [line] = lines({ capacity: 20, suctionBudget, lines: [{ id: "s", kind: "suction", length: 25 }] });
      expect(line!.tube.insideDiameter).toBeLessThanOrEqual(before);
      before = line!.tube.insideDiameter;
    }
  });

  test("are the smallest that nothing rules out", () => {
    for (const line of answer(sizer.start("Metric")).calculation.circuit.lines) {
      const first = line.sizes.find(({ ruledOutBy }) => ruledOutBy.length === 0);
      expect(first?.label).toBe(line.tube.label);
    }
  });

  test("of a riser give way to oil, and say so", () => {
    const input = { capacity: 30, minimumCapacity: 10, lines: [{ id: "r", kind: "suction", length: 30, rise: 30 }] } as const;
    const [line] = lines(input);
    expect(line!.penalty).toBeGreaterThan(line!.budget);
    expect(line!.minimumVelocity).toBeGreaterThanOrEqual(line!.oil!.required);
    expect(codes(input)).toContain("penalty");
    const doubled = answer({ ...input, lines: [{ ...input.lines[0], sizing: "double" }] });
    const [pair] = doubled.calculation.circuit.lines;
    expect(pair!.penalty).toBeLessThanOrEqual(pair!.budget);
    expect(pair!.minimumVelocity).toBeGreaterThanOrEqual(pair!.oil!.required);
    expect(pair!.second!.tube.insideDiameter).toBeGreaterThanOrEqual(pair!.tube.insideDiameter);
    // The table says which sizes are the pair, and judges the others alone.
    const [sizes] = sizer.tables(doubled);
    const isOfPair = ({ verdict }: NonNullable<typeof sizes>["rows"][number]): boolean => String(verdict).endsWith("of the double riser");
    const inPair = new Set([tubeName(pair!.tube), tubeName(pair!.second!.tube)]);
    expect(new Set(sizes!.rows.filter(isOfPair).map(({ size }) => size))).toEqual(inPair);
    expect(sizes!.rows.filter((row) => !isOfPair(row)).every(({ verdict }) => String(verdict).startsWith("alone: "))).toBe(true);
  });

  test("of a length in two parts keep to the limit of the whole", () => {
    const whole = answer({ capacity: 20, lines: [{ id: "a", kind: "suction", length: 30, sizing: "chosen", tube: "acrL-1-1_8" }] });
    const parts = answer({
      capacity: 20,
      lines: [
        { id: "a", kind: "suction", length: 12, sizing: "chosen", tube: "acrL-1-1_8" },
        { id: "b", kind: "suction", length: 18, sizing: "chosen", tube: "acrL-1-1_8" },
      ],
    });
    // One after the other they lose what they lose in one piece.
    expect(parts.results.suctionPenalty!.value / whole.results.suctionPenalty!.value).toBeCloseTo(1, 5);
    expect(parts.results.suctionPressure.value / whole.results.suctionPressure.value).toBeCloseTo(1, 7);
    expect(parts.results.lineCharge.value / whole.results.lineCharge.value).toBeCloseTo(1, 5);
  });
});

describe("the circuit", () => {
  test("with no line, or lines of next to no length, is the cycle alone", () => {
    const bare = answer({ capacity: 20 });
    expect(bare.results.capacityChange.value).toBe(0);
    expect(bare.results.powerChange.value).toBe(0);
    expect(bare.results.lines).toEqual([]);
    expect(bare.warnings.map(({ code }) => code)).toContain("no-lines");
  });

  test("loses capacity and takes more work with what its gas lines lose, and the lines add up to the pressures", () => {
    const { results, calculation } = answer(sizer.examples.find(({ id }) => id === "roof-evaporator")!.input.Metric);
    expect(results.capacityChange.value).toBeLessThan(0);
    expect(results.powerChange.value).toBeGreaterThan(0);
    const [suction, discharge] = calculation.circuit.lines;
    expect(results.suctionPressure.value).toBeCloseTo(results.evaporatingPressure.value - suction!.loss.drop, 6);
    expect(results.dischargePressure.value / (results.condensingPressure.value + discharge!.loss.drop)).toBeCloseTo(1, 9);
    expect(discharge!.pressureOut).toBeCloseTo(results.condensingPressure.value, 6);
  });

  test("loses subcooling by lift and by accessories", () => {
    const rising = (rise: number, accessoryLoss: number) =>
      answer({ refrigerant: "R134a", capacity: 20, subcooling: 8, lines: [{ id: "l", kind: "liquid", length: 20, rise, accessoryLoss }] });
    const flat = rising(0, 0).results;
    const high = rising(10, 0);
    const lift = high.calculation.circuit.lines[0]!.loss.lift;
    const dry = rising(0, lift / 1e3).results;
    expect(high.results.residualSubcooling!.value).toBeLessThan(flat.residualSubcooling!.value - 3);
    expect(dry.residualSubcooling!.value).toBeCloseTo(high.results.residualSubcooling!.value, 2);
    expect(dry.liquidPenalty!.value).toBeCloseTo(flat.liquidPenalty!.value, 6);
    expect(rising(20, 0).warnings.map(({ code }) => code)).toContain("flash-gas");
    expect(rising(20, 0).results.flashQuality!.value).toBeGreaterThan(0);
  });

  test("warms its gas, which then is faster", () => {
    const withPickUp = (suctionPickUp: number) =>
      answer({ capacity: 20, suctionPickUp, lines: [{ id: "s", kind: "suction", length: 20 }] });
    const [cold, warm] = [withPickUp(0), withPickUp(10)];
    expect(warm.results.suctionTemperature.value).toBeGreaterThan(cold.results.suctionTemperature.value + 9);
    expect(warm.results.massFlow.value).toBe(cold.results.massFlow.value);
    expect(warm.results.suctionPenalty!.value).toBeGreaterThan(cold.results.suctionPenalty!.value);
    // R-454B 10 K warmer is some 5 to 6 % lighter, and the compressor takes that much less.
    const change = warm.results.capacityChange.value - cold.results.capacityChange.value;
    expect(change).toBeLessThan(-0.04);
    expect(change).toBeGreaterThan(-0.08);
    expect(warm.results.powerChange.value).toBeGreaterThan(cold.results.powerChange.value);
  });

  test.each(["R290", "R744", "R454C", "R407C", "R1234zeE", "R600a", "R123"])("of %s is answered", (refrigerant) => {
    const cold = refrigerant === "R744" ? { evaporatingTemperature: -10, condensingTemperature: 15 } : {};
    const { results } = answer({ ...sizer.start("Metric"), refrigerant, ...cold });
    expect(results.massFlow.value).toBeGreaterThan(0);
  });
});

describe("extremes", () => {
  const suction = { id: "s", kind: "suction", length: 20 } as const;

  test("the smallest tube is too large, and the largest too small", () => {
    const small = lines({ capacity: { value: 150, unit: "W" }, lines: [suction] })[0]!;
    expect(small.tube.label).toBe(small.sizes[0]!.label);
    const large = { capacity: 5000, lines: [suction] };
    expect(["penalty", "refused"]).toContain(
      ((): string => {
        const outcome = sizer.calculate({ unitSystem: "Metric", ...large });
        return outcome.ok ? (outcome.warnings.find(({ code }) => code === "penalty")?.code ?? "none") : "refused";
      })(),
    );
  });

  test("60 lines, and the same lines in Imperial", () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ id: `s${index}`, kind: "suction", length: 1 + (index % 7) }) as const);
    const metric = answer({ capacity: 200, lines: many });
    expect(metric.results.lines).toHaveLength(60);
    const imperial = sizer.calculate(sizer.convert(sizer.complete(metric.input), "Imperial"));
    expect(imperial.ok && imperial.results.suctionPenalty!.value).toBeCloseTo(metric.results.suctionPenalty!.value, 6);
  });

  test("refusals name the field and its reason", () => {
    expect(refusal({ capacity: 20, minimumCapacity: 30 })).toMatchObject({ field: "minimumCapacity" });
    expect(refusal({ capacity: 20, lines: [{ ...suction, rise: 25 }] })).toMatchObject({ field: "lines.s.rise" });
    expect(refusal({ capacity: 20, lines: [{ ...suction, sizing: "double" }] })).toMatchObject({ field: "lines.s.sizing" });
    expect(refusal({ capacity: 200, lines: [{ ...suction, sizing: "chosen", tube: "acrL-1_4" }] })).toMatchObject({
      field: "lines.s.tube",
    });
    expect(refusal({ capacity: 20, condensingTemperature: 2 })).toMatchObject({ field: "condensingTemperature" });
    expect(refusal({ capacity: 20, refrigerant: "R744", condensingTemperature: 40 }).message).toContain("R-744 saturates from");
    expect(refusal({ capacity: 20, lines: [{ id: "l", kind: "liquid", length: 150, rise: 150 }] })).toMatchObject({
      field: "lines.l.rise",
    });
  });

  test("an empty limit of a line and an empty minimum capacity are those of absent fields", () => {
    const blank = answer({ capacity: 20, minimumCapacity: null, lines: [{ ...suction, penaltyBudget: null }] });
    expect(blank.results.suctionPenalty!.value).toBe(answer({ capacity: 20, lines: [suction] }).results.suctionPenalty!.value);
  });

  test("the charge of a room is judged by the standard that is chosen", () => {
    const charged = { refrigerant: "R32", capacity: 7, equipmentCharge: 4, roomArea: 12, chargeStandard: "iec60335Edition6" } as const;
    expect(codes(charged)).toContain("charge");
    expect(codes({ ...charged, roomArea: 60 })).not.toContain("charge");
    expect(codes({ ...charged, refrigerant: "R410A" })).toContain("charge-not-limited");
    const volume = answer({ ...charged, chargeStandard: "ashrae15", roomHeight: 2.5 });
    // ASHRAE 34: 0.077 kg/m³ for R-32.
    expect(volume.results.maximumCharge!.value).toBeCloseTo(12 * 2.5 * 0.077, 9);
    expect(codes({ ...charged, refrigerant: "R290" })).toContain("flammable");
  });
});

describe("the charge", () => {
  const room = { capacity: 7, equipmentCharge: 14, roomArea: 1000, roomHeight: 3, releaseAt: "ceiling" } as const;

  test("of 14 kg R-32 in a large room is too much by EN 378, and not by IEC 60335-2-40", () => {
    expect(codes({ ...room, refrigerant: "R32", chargeStandard: "en378" })).toContain("charge");
    expect(codes({ ...room, refrigerant: "R32", chargeStandard: "iec60335Edition6" })).not.toContain("charge");
  });

  test("of what has no limit that could be read is refused or left open in words", () => {
    expect(refusal({ ...room, refrigerant: "R513A", chargeStandard: "en378" })).toMatchObject({ field: "chargeStandard" });
    for (const chargeStandard of ["ul60335Edition4", "ashrae15"] as const) {
      const propane = answer({ ...room, refrigerant: "R290", chargeStandard });
      expect(propane.results.maximumCharge).toBeUndefined();
      expect(propane.warnings.find(({ code }) => code === "charge-not-limited")!.message).toContain("A3");
    }
  });

  test.each(["iec60335Edition6", "ul60335Edition4", "en378"] as const)(
    "by %s cites nothing else for its thresholds",
    async (chargeStandard) => {
      const keys = { iec60335Edition6: "iec-60335-2-40-ed6", ul60335Edition4: "ul-60335-2-40-ed4", en378: "en-378-1-annex-c" };
      const outcome = answer({ ...room, refrigerant: "R32", chargeStandard });
      const text = JSON.stringify((await sizer.explanation()).sheet(outcome));
      for (const key of Object.values(keys)) expect(text.includes(`"${key}"`)).toBe(key === keys[chargeStandard]);
    },
  );
});

describe("the wall", () => {
  test("rules wide thin tubes out where the pressure is high, with a warning where one is selected", () => {
    const hot = { refrigerant: "R410A", capacity: 900, condensingTemperature: 50 } as const;
    const wide = answer({ ...hot, tubeSeries: "acrL", lines: [{ id: "d", kind: "discharge", length: 30 }] }).calculation.circuit.lines[0]!;
    expect(wide.sizes.at(-1)!.ruledOutBy).toContain("strength");
    const chosen = { ...hot, lines: [{ id: "d", kind: "discharge", length: 30, sizing: "chosen", tube: "acrL-4-1_8" }] } as const;
    expect(codes(chosen)).toContain("strength");
    expect(codes({ ...chosen, refrigerant: "R134a", condensingTemperature: 40 })).not.toContain("strength");
  });
});

describe("equal lines side by side", () => {
  const three: Line = { id: "s", kind: "suction", length: 20, rise: 4, sizing: "chosen", tube: "acrL-7_8", count: 3 };
  const lineOf = (line: Line, more: RefrigerantPipeSizerInput = {}) =>
    answer({ refrigerant: "R410A", capacity: 30, ...more, lines: [line] });

  test("lose what one of them loses with its share of the flow, and hold all of their charge", () => {
    const [all, single] = [lineOf(three).results, lineOf({ ...three, count: 1, flowShare: 1 / 3 }).results];
    expect(all.suctionPenalty!.value).toBe(single.suctionPenalty!.value);
    expect(all.lines[0]!.velocity.value).toBe(single.lines[0]!.velocity.value);
    expect(all.lines[0]!.oilLoadTabulated!.value).toBe(single.lines[0]!.oilLoadTabulated!.value);
    expect(all.lineCharge.value / single.lineCharge.value).toBeCloseTo(3, 12);
    expect(all.sizes!.value).toBe("suction 3 of 7/8 in");
    expect(single.sizes!.value).toBe("suction 7/8 in");
  });

  test("are warmed by what is around each of them", () => {
    const warm = { pickUpBy: "surroundings", ambientTemperature: 35 } as const;
    const gained = (line: Line): number => lineOf(line, warm).results.lines[0]!.warming!.value;
    expect(gained(three)).toBe(gained({ ...three, count: 1, flowShare: 1 / 3 }));
    expect(gained(three)).toBeGreaterThan(gained({ ...three, count: 1 }));
  });
});

describe("surroundings", () => {
  const around = (ambientTemperature: number, more: RefrigerantPipeSizerInput = {}) =>
    answer({
      capacity: 20,
      pickUpBy: "surroundings",
      ambientTemperature,
      lines: [
        { id: "a", kind: "suction", length: 15 },
        { id: "r", kind: "suction", length: 5, rise: 5 },
      ],
      ...more,
    });

  test("warm the gas, more with thinner insulation, and not at all at its own temperature", () => {
    const gained = (more?: RefrigerantPipeSizerInput): number => {
      const { results } = around(35, more);
      return results.suctionTemperature.value;
    };
    const bare = gained({ insulationThickness: 0 });
    expect(bare).toBeGreaterThan(gained({ insulationThickness: 9 }));
    expect(gained({ insulationThickness: 9 })).toBeGreaterThan(gained({ insulationThickness: 40 }));
    const even = around(10, { evaporatingTemperature: 4.5, superheat: 5.5 });
    expect(even.calculation.circuit.warming.total).toBeCloseTo(0, 9);
    expect(around(-20).results.suctionTemperature.value).toBeLessThan(even.results.suctionTemperature.value);
  });

  test("equal an entered rise of the same amount, but for the change of the specific heat", () => {
    const warmed = around(35, { insulationThickness: 0 });
    const rise = warmed.calculation.circuit.warming.lines.reduce((sum, line) => sum + line.rise, 0);
    expect(rise).toBeGreaterThan(1);
    const entered = answer({
      ...warmed.input,
      pickUpBy: "rise",
      suctionPickUp: rise,
      ambientTemperature: undefined,
      insulationThickness: undefined,
    });
    // The specific heat falls by a few per cent as the gas leaves the dew line.
    expect(Math.abs(entered.results.suctionTemperature.value - warmed.results.suctionTemperature.value)).toBeLessThan(0.06 * rise);
  });
});

describe("a wall", () => {
  const cases = (["R410A", "R32", "R454B", "R134a", "R744"] as const).flatMap((refrigerant) =>
    [5, 30, 100, 300].flatMap((capacity) =>
      (["suction", "discharge", "liquid"] as const).flatMap((kind) =>
        (["acrL", "en12735"] as const).map((tubeSeries) => ({ refrigerant, capacity, kind, tubeSeries }) as const),
      ),
    ),
  );

  test.each(cases)("never decides the size that a flow needs: %o", ({ refrigerant, capacity, kind, tubeSeries }) => {
    const cold = refrigerant === "R744" ? { evaporatingTemperature: -30, condensingTemperature: -5 } : {};
    const input = { refrigerant, capacity, tubeSeries, ...cold, lines: [{ id: "l", kind, length: 15 }] };
    const outcome = sizer.calculate({ unitSystem: "Metric", ...input });
    if (!outcome.ok) return;
    const [line] = outcome.calculation.circuit.lines;
    const chosen = line!.sizes.find(({ outsideDiameter }) => outsideDiameter === line!.tube.outsideDiameter)!;
    // A tube that is too weak is never larger than one that is only too weak, nor smaller than what the flow needs where any size does.
    const onlyWeak = line!.sizes.filter(({ ruledOutBy }) => ruledOutBy.every((reason) => reason === "strength"));
    if (!chosen.ruledOutBy.includes("strength") || onlyWeak.length === 0) return;
    expect(chosen.label).toBe(onlyWeak[0]!.label);
    expect(outcome.warnings.find(({ code }) => code === "strength")!.message).toContain("No tube of the series");
  });

  test("that no tube of the series has does not lead to the largest one", () => {
    const [line] = lines({
      refrigerant: "R410A",
      capacity: 100,
      highSideDesignTemperature: 66,
      tubeSeries: "en12735",
      lines: [{ id: "d", kind: "discharge", length: 15 }],
    });
    const free = lines({
      refrigerant: "R410A",
      capacity: 100,
      highSideDesignTemperature: 20,
      tubeSeries: "en12735",
      lines: [{ id: "d", kind: "discharge", length: 15 }],
    });
    expect(line!.ruledOutBy).toContain("strength");
    expect(line!.tube.label).toBe(free[0]!.tube.label);
  });

  test("is judged by the pressure at standstill unless another design temperature is entered", () => {
    const carbon = {
      refrigerant: "R744",
      capacity: 10,
      evaporatingTemperature: -30,
      condensingTemperature: -5,
      lines: [{ id: "s", kind: "suction", length: 10 }],
    } as const;
    // Saturation of CO₂ at 20 °C: 57.3 bar (Span and Wagner).
    expect(lines(carbon)[0]!.designPressure / 1e5).toBeCloseTo(57.29, 1);
    // R-410A at 55 °C: 34.3 bar at the bubble point; at 32 °C 19.9 bar.
    const usual = {
      refrigerant: "R410A",
      capacity: 10,
      lines: [
        { id: "s", kind: "suction", length: 10 },
        { id: "d", kind: "discharge", length: 10 },
      ],
    } as const;
    const [suction, discharge] = lines(usual);
    expect(suction!.designPressure / 1e5).toBeCloseTo(19.9, 0);
    expect(discharge!.designPressure / 1e5).toBeCloseTo(34.3, 0);
  });
});

describe("limits that lines share", () => {
  const riser = { refrigerant: "R454B", capacity: 20, minimumCapacity: 8 } as const;
  const parts = [
    { id: "along", kind: "suction", length: 12 },
    { id: "up", kind: "suction", length: 8, rise: 8 },
  ] as const;

  test("a riser that is narrow for oil return gets no warning where all lines keep the limit in sum", () => {
    const outcome = answer({ ...riser, lines: parts });
    expect(outcome.results.suctionPenalty!.value).toBeLessThanOrEqual(1.1);
    expect(codes({ ...riser, lines: parts })).not.toContain("penalty");
  });

  test("splitting a line in two changes neither its size nor its warnings, in any order of lengths", () => {
    for (const share of [0.1, 0.35, 0.5, 0.8]) {
      const whole = lines({ refrigerant: "R32", capacity: 25, lines: [{ id: "a", kind: "suction", length: 40 }] });
      const both = lines({
        refrigerant: "R32",
        capacity: 25,
        lines: [
          { id: "a", kind: "suction", length: 40 * share },
          { id: "b", kind: "suction", length: 40 * (1 - share) },
        ],
      });
      for (const part of both) expect(part.tube.label).toBe(whole[0]!.tube.label);
    }
  });

  test("a line that needs more of the limit gets it from others that can spare it", () => {
    for (const capacity of [10, 15, 20, 30, 45])
      for (const suctionBudget of [0.6, 0.8, 1.1, 1.6]) {
        const outcome = answer({ ...riser, capacity, minimumCapacity: capacity * 0.4, suctionBudget, lines: parts });
        const [along, up] = outcome.calculation.circuit.lines;
        if (outcome.results.suctionPenalty!.value <= suctionBudget) continue;
        // Nothing that the level line could leave is unused: its largest size would not keep the limit either, or oil holds it.
        const larger = along!.sizes.filter(
          ({ outsideDiameter, ruledOutBy }) => outsideDiameter > along!.tube.outsideDiameter && !ruledOutBy.includes("oil"),
        );
        for (const size of larger) expect((size.penalty ?? 0) + up!.penalty).toBeGreaterThan(suctionBudget);
      }
  });
});
