import { describe, expect, test } from "vitest";
import { refrigerantPipeSizer as sizer } from "./index.ts";
import type { RefrigerantPipeSizerInput } from "./schema.ts";

type Line = NonNullable<RefrigerantPipeSizerInput["lines"]>[number];

const suction: Line = { id: "s", kind: "suction", length: 20 };

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

const messages = (input: RefrigerantPipeSizerInput): Readonly<Record<string, string>> =>
  Object.fromEntries(answer(input).warnings.map(({ code, message }) => [code, message]));

describe("oil beyond the table", () => {
  const riser: Line = { ...suction, length: 15, rise: 15 };

  test("keeps a riser from the largest tube of the series, which asks for more than the last size", () => {
    const [line] = answer({ refrigerant: "R410A", capacity: 420, minimumCapacity: 190, suctionBudget: 0.5, lines: [riser] }).calculation
      .circuit.lines;
    // Trane: 1360 ft/min at 4-1/8 in, 104.8 mm. 108 mm ran at some 4 m/s and was chosen without a word.
    const largest = line!.sizes.find(({ label }) => label.startsWith("108"))!;
    expect(largest.required).toBeGreaterThan(1360 * 0.00508);
    expect(largest.ruledOutBy).toContain("oil");
    expect(line!.minimumVelocity).toBeGreaterThanOrEqual(line!.oil!.required);
  });

  test("gets a warning, in both directions, unless only flooding is used", () => {
    const large = { refrigerant: "R134a", capacity: 900, lines: [{ ...riser, sizing: "chosen", tube: "en12735-108" }] } as const;
    expect(messages(large)["oil-beyond-table"]).toContain("108 × 2.5 mm");
    expect(messages({ ...large, oilMethod: "flooding" })["oil-beyond-table"]).toBeUndefined();
    const small = { capacity: 1, lines: [{ ...riser, length: 3, rise: 3, sizing: "chosen", tube: "acrL-5_16" }] } as const;
    expect(messages(small)["oil-beyond-table"]).toContain("5/16 in");
    expect(messages({ ...small, lines: [{ ...small.lines[0], tube: "acrL-3_8" }] })["oil-beyond-table"]).toBeUndefined();
  });
});

describe("a double riser", () => {
  test("is judged by the faster of its tubes", () => {
    const wide = { refrigerant: "R134a", capacity: 250, minimumCapacity: 25, suctionBudget: 10 } as const;
    const [line] = answer({ ...wide, lines: [{ ...suction, length: 6, rise: 6, sizing: "double" }] }).calculation.circuit.lines;
    // Trane: 4000 ft/min.
    expect(Math.max(line!.velocity, line!.second!.velocity)).toBeLessThanOrEqual(4000 * 0.00508);
    const long = {
      refrigerant: "R410A",
      capacity: 1200,
      minimumCapacity: 20,
      lines: [{ ...suction, length: 60, rise: 60, sizing: "double" }],
    };
    const outcome = answer(long as RefrigerantPipeSizerInput);
    const fast = outcome.warnings.find(({ code }) => code === "velocity")!;
    expect(fast.result).toBe("lines.s.secondVelocity");
    expect(fast.message).not.toContain("A larger tube slows");
    expect(outcome.warnings.find(({ code }) => code === "penalty")!.message).not.toContain("A double riser");
  });

  test("gets a warning that it is not needed where one tube meets all limits", () => {
    const double = {
      refrigerant: "R410A",
      capacity: 20,
      minimumCapacity: 18,
      lines: [{ ...suction, length: 6, rise: 6, sizing: "double" }],
    };
    const input = double as RefrigerantPipeSizerInput;
    const [single] = answer({ ...input, lines: [{ ...input.lines![0]!, sizing: "auto" }] }).results.lines;
    expect(messages(input)["double-riser-not-needed"]).toContain(single!.size.value);
    expect(messages({ ...input, capacity: 60, minimumCapacity: 6 })["double-riser-not-needed"]).toBeUndefined();
  });
});

describe("a loss beyond its limit", () => {
  const riser = { id: "d", kind: "discharge", length: 20, rise: 12 } as const;
  const held = { refrigerant: "R410A", tubeSeries: "acrL", capacity: 30, minimumCapacity: 15, lines: [riser] } as const;

  test("is warned of once, and never with a larger tube where oil does not return in one", () => {
    const warning = messages(held);
    expect(warning["penalty"]).toContain("A larger tube would not return oil");
    expect(warning["penalty-of-kind"]).toBeUndefined();
  });

  test("of lines within their limits is warned of for their kind, with a possible remedy", () => {
    const generous = messages({ ...held, lines: [{ ...riser, penaltyBudget: 0.6 }] });
    expect(generous["penalty"]).toBeUndefined();
    expect(generous["penalty-of-kind"]).toMatch(/Larger tubes would not return oil/);
    const level = messages({ ...held, lines: [{ ...riser, rise: 0, sizing: "chosen", tube: "acrL-5_8", penaltyBudget: 5 }] });
    expect(level["penalty-of-kind"]).toMatch(/a larger size there helps first/);
  });

  test("says that no tube is strong enough only of those within the limits", () => {
    const weak = answer({ ...held, highSideDesignTemperature: 55 });
    expect(weak.warnings.find(({ code }) => code === "strength")!.message).toContain("within the limits of loss, velocity and oil");
    expect(weak.calculation.circuit.lines[0]!.sizes.every(({ ruledOutBy }) => ruledOutBy.length > 0)).toBe(true);
  });
});

describe("cures", () => {
  test("of a riser at the end of its series do not name oil that returns", () => {
    const warning = messages({ refrigerant: "R134a", capacity: 900, lines: [{ ...suction, length: 60, rise: 60 }] });
    expect(warning["penalty"]).toContain("No size of the series");
    expect(warning["penalty"]).not.toContain("oil");
    expect(warning["velocity"]).toContain("No size of the series is larger");
  });

  test.each([
    ["suction", "towards the compressor"],
    ["discharge", "towards the condenser"],
    ["hotGas", "in the direction of flow"],
  ] as const)("of a level %s line slope it %s", (kind, where) => {
    const slow = messages({ refrigerant: "R410A", capacity: 50, minimumCapacity: 2, lines: [{ ...suction, kind, length: 12 }] });
    expect(slow["oil-along-line"]).toContain(where);
  });
});

test("liquid that flashes and is subcooled again gets a warning at its line", () => {
  const there = { refrigerant: "R134a", capacity: 30, subcooling: 5.5 } as const;
  const up = { id: "u", kind: "liquid", length: 25, rise: 20 } as const;
  const down = { id: "d", kind: "liquid", length: 25, rise: -20 } as const;
  const outcome = answer({ ...there, lines: [up, down] });
  expect(outcome.results.residualSubcooling!.value).toBeGreaterThan(2.8);
  expect(outcome.warnings.find(({ code }) => code === "flash-gas-on-the-way")!.field).toBe("lines.u.rise");
  expect(messages({ ...there, lines: [down, up] })["flash-gas-on-the-way"]).toBeUndefined();
  expect(messages({ ...there, subcooling: 15, lines: [up, down] })["flash-gas-on-the-way"]).toBeUndefined();
});

describe("accessories", () => {
  const cold = { refrigerant: "R290", capacity: 20, evaporatingTemperature: -30, condensingTemperature: -7 } as const;

  test.each([
    ["suction of R134a", { refrigerant: "R134a", capacity: 50, lines: [{ ...suction, accessoryLoss: 500 }] }, "s"],
    ["hot gas", { ...cold, lines: [{ ...suction, kind: "hotGas", accessoryLoss: 450 }] }, "s"],
    ["a drain", { ...cold, lines: [{ ...suction, kind: "condensate", length: 3, rise: -1, accessoryLoss: 400 }] }, "s"],
    ["liquid", { ...cold, lines: [{ ...suction, kind: "liquid", accessoryLoss: 300 }] }, "s"],
    ["a line before", { refrigerant: "R134a", capacity: 50, lines: [{ ...suction, id: "a", accessoryLoss: 133 }, suction] }, "a"],
    [
      "discharge, of two the one that is too much alone",
      {
        refrigerant: "R410A",
        capacity: 50,
        condensingTemperature: 65,
        lines: [
          { ...suction, kind: "discharge", accessoryLoss: 500 },
          { ...suction, id: "d", kind: "discharge", accessoryLoss: 499 },
        ],
      },
      "d",
    ],
  ] as const)("that leave no pressure are refused at their field: %s", (_, input, id) => {
    expect(refusal(input as unknown as RefrigerantPipeSizerInput).field).toBe(`lines.${id}.accessoryLoss`);
  });

  test("never leave less pressure than there is in the evaporator without a refusal", () => {
    for (const kind of ["hotGas", "liquid", "condensate"] as const)
      for (let accessoryLoss = 0; accessoryLoss <= 500; accessoryLoss += 50) {
        const line = { ...suction, kind, length: 3, rise: kind === "condensate" ? -1 : 0, accessoryLoss };
        const outcome = sizer.calculate({ unitSystem: "Metric", ...cold, lines: [line] });
        if (!outcome.ok) expect(outcome.errors[0]!.field).toBe("lines.s.accessoryLoss");
        else expect(outcome.results.lines[0]!.pressureOut.value).toBeGreaterThanOrEqual(outcome.results.evaporatingPressure.value);
      }
  });
});

test("liquid that falls to its critical pressure is refused at its rise", () => {
  const near = { refrigerant: "R407C", capacity: 50, condensingTemperature: 84, condensingPoint: "dew", subcooling: 20 } as const;
  expect(refusal({ ...near, lines: [{ ...suction, kind: "liquid", length: 50, rise: -46 }] }).field).toBe("lines.s.rise");
});

test("a drain that rises is refused, and a level one gets a warning", () => {
  const drain = (rise: number): RefrigerantPipeSizerInput => ({
    refrigerant: "R134a",
    capacity: 50,
    lines: [{ ...suction, kind: "condensate", length: 6, rise }],
  });
  expect(refusal(drain(5)).field).toBe("lines.s.rise");
  expect(messages(drain(0))["drain-level"]).toContain("fall");
  expect(messages(drain(-1))["drain-level"]).toBeUndefined();
});

describe("the wall", () => {
  const hot = { refrigerant: "R410A", capacity: 10, condensingTemperature: 40 } as const;
  const discharge = { ...suction, kind: "discharge", sizing: "chosen" } as const;

  // A manufacturer's table of annealed ASTM B280 tube at 150 °F: 309 psi for 2-1/8 in, 613 psi for 5/8 in. R-410A at 60 °C has some 3.8 MPa, 540 psi.
  test.each([
    ["acrL-2-1_8", true],
    ["acrL-5_8", false],
  ] as const)("of %s is too thin for R-410A at a design temperature of 60 °C: %s", (tube, isTooThin) => {
    const warning = messages({ ...hot, highSideDesignTemperature: 60, lines: [{ ...discharge, tube }] });
    expect(warning["strength"] !== undefined).toBe(isTooThin);
    if (isTooThin) expect(warning["strength"]).toContain("design temperature");
  });

  test("of a suction line is judged by the low side alone", () => {
    const line = { ...suction, sizing: "chosen", tube: "acrL-2-5_8" } as const;
    expect(messages({ ...hot, highSideDesignTemperature: 65, lines: [line] })["strength"]).toBeUndefined();
    expect(messages({ ...hot, lowSideDesignTemperature: 50, lines: [line] })["strength"]).toContain("must withstand");
  });

  test("is refused at the field whose design temperature has no saturation", () => {
    const carbon = { refrigerant: "R744", capacity: 10, evaporatingTemperature: -10, condensingTemperature: 15, lines: [suction] } as const;
    expect(refusal({ ...carbon, lowSideDesignTemperature: 40 })).toMatchObject({ field: "lowSideDesignTemperature" });
  });
});

test("the height of a room is asked for only where the limit goes by volume", () => {
  const room = { capacity: 7, roomArea: 20, equipmentCharge: 1 } as const;
  expect(answer({ ...room, refrigerant: "R32", chargeStandard: "en378" }).results.maximumCharge).toBeDefined();
  expect(refusal({ ...room, refrigerant: "R410A", chargeStandard: "en378" }).field).toBe("roomHeight");
  expect(refusal({ ...room, refrigerant: "R32", chargeStandard: "ashrae15" }).field).toBe("roomHeight");
});

test("the height of a leak is asked for only with a flammable refrigerant", () => {
  const heightIsUsed = (refrigerant: string) =>
    sizer.calculate({
      unitSystem: "Metric",
      refrigerant,
      capacity: 7,
      roomArea: 20,
      roomHeight: 2.5,
      chargeStandard: "en378",
      releaseAt: "custom",
    });
  expect(heightIsUsed("R410A").ok).toBe(true);
  expect(heightIsUsed("R32")).toMatchObject({ ok: false, errors: [{ field: "releaseHeight" }] });
});
