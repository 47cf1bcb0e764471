import { describe, expect, test } from "vitest";
import { frictionTexts } from "./frictionTexts.ts";
import { compareFriction, pipeFlowOf, problemsOf, usualC, type Entries } from "./pipeFriction.ts";
import { brine, cold, hot, runOut, values } from "./values/hazen-williams.ts";

describe("the two frictions of the article", () => {
  // Independent check values (CoolProp 8 and Colebrook, roughness 0.046 mm, 3.068 in): 242, 205 and 328 Pa/m. The article's roughness is 0.045 mm and
  // viscosities of glycol differ by a per cent between programs.
  test.each([
    ["water at 7 °C", cold, 242, 1],
    ["water at 80 °C", hot, 205, 1.5],
    ["35 % propylene glycol at 7 °C", brine, 328, 4],
  ])("Darcy–Weisbach for %s", (_, pipe, expected, tolerance) => {
    expect(Math.abs(compareFriction(pipe).darcy - expected)).toBeLessThan(tolerance);
  });

  test("Hazen–Williams is the same for all three: 2.38 ft per 100 ft", () => {
    for (const pipe of [cold, hot, brine]) expect(compareFriction(pipe).hazenWilliams / 98.0665).toBeCloseTo(2.38, 2);
  });

  test("a laminar run-out follows Hagen and Poiseuille: 32 µV/D²", () => {
    const { darcy, velocity, reynolds, regime } = compareFriction(runOut);
    // Re = ρVD/µ, so 32 µV/D² = 32 ρV²/(Re D); the density of 40 % propylene glycol at −5 °C is 1045 kg/m³ within 0.5 %.
    const poiseuille = (32 * 1045 * velocity ** 2) / (reynolds * runOut.diameter);
    expect(Math.abs(darcy / poiseuille - 1)).toBeLessThan(0.005);
    expect(regime).toBe("laminar");
  });

  test("the fitting C makes them agree", () => {
    for (const pipe of [cold, hot, brine, runOut]) {
      const { fittingC, darcy, hazenWilliams } = compareFriction(pipe);
      expect(hazenWilliams * (usualC / fittingC) ** 1.852).toBeCloseTo(darcy, 6);
    }
  });

  test("the hand calculation gives the result in the text", () => {
    const reynolds = (1034 * 1.323 * 0.0779) / 0.00641;
    expect(Math.abs(values["brineReynolds"]!.value / reynolds - 1)).toBeLessThan(0.002);
    // Colebrook: both sides with the printed factor.
    const factor = values["brineFactor"]!.value;
    expect(-2 * Math.log10(0.045 / 77.9 / 3.7 + 2.51 / (reynolds * Math.sqrt(factor)))).toBeCloseTo(1 / Math.sqrt(factor), 2);
    expect(Math.abs(((factor / 0.0779) * 1034 * 1.323 ** 2) / 2 - 328)).toBeLessThan(1);
  });
});

describe("the fields of the island", () => {
  const entries: Entries = { kind: "propylene", concentration: 35, temperature: 7, flow: 6.3, diameter: 0.0779 };

  test("a computable input has no problem", () => {
    expect(problemsOf(entries)).toEqual({});
    expect(problemsOf({ ...entries, concentration: 0, temperature: 90 })).toEqual({});
  });

  test.each<[string, Partial<Entries>, keyof ReturnType<typeof problemsOf>, RegExp]>([
    ["an empty concentration", { concentration: Number.NaN }, "concentration", /number from 0 to 60/],
    ["too much glycol", { concentration: 70 }, "concentration", /data end there/],
    ["a frozen mixture", { temperature: -20 }, "temperature", /freeze at −16\.3/],
    ["frozen water", { concentration: 0, temperature: -1 }, "temperature", /0 °C/],
    ["glycol beyond its data", { temperature: 41 }, "temperature", /40 °C/],
    ["no temperature", { temperature: Number.NaN }, "temperature", /number/],
    ["no flow", { flow: 0 }, "flow", /m\/s/],
    ["a flow that no pipe is run with", { flow: 100 }, "flow", /0\.24 to 24 L\/s/],
  ])("%s is refused in words", (_, change, field, message) => {
    expect(problemsOf({ ...entries, ...change })[field]).toMatch(message);
  });

  test("every accepted input can be computed", () => {
    for (const concentration of [0, 1, 20, 60]) {
      for (let temperature = -60; temperature <= 100; temperature += 1) {
        const tried = { ...entries, concentration, temperature };
        if (Object.keys(problemsOf(tried)).length > 0) continue;
        expect(compareFriction(pipeFlowOf(tried)).ratio).toBeGreaterThan(0);
      }
    }
  });

  test("bars are proportional to their values", () => {
    const compared = compareFriction(pipeFlowOf(entries));
    const { widths, sentence } = frictionTexts(compared);
    expect(widths.darcy).toBe(400);
    expect(widths.hazenWilliams / widths.darcy).toBeCloseTo(compared.hazenWilliams / compared.darcy, 12);
    expect(sentence).toContain("above");
  });
});
