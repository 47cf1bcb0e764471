import { describe, expect, test } from "vitest";
import { type Answered } from "../../../test/pipeSystems.ts";
import { pipeSizer } from "./index.ts";

describe("Hazen-Williams and Darcy", () => {
  const calculated = (fluidTemperature: number, hazenWilliamsC: number): Answered => {
    const outcome = pipeSizer.calculate({
      unitSystem: "Imperial",
      flowRate: 100,
      pipeLength: 100,
      roughness: 0.046 / 304.8,
      fluidTemperature: { value: fluidTemperature, unit: "degC" },
      compareHazenWilliams: true,
      hazenWilliamsC,
    });
    if (!outcome.ok) throw new Error("refused");
    return outcome;
  };

  test("decides nothing, and says that it is old", () => {
    const plain = pipeSizer.calculate({ unitSystem: "Metric", flowRate: 6, pipeLength: 30 });
    const compared = pipeSizer.calculate({ unitSystem: "Metric", flowRate: 6, pipeLength: 30, compareHazenWilliams: true });
    if (!plain.ok || !compared.ok) throw new Error("refused");
    expect(compared.results).toMatchObject(plain.results);
    expect(compared.warnings.map(({ code }) => code)).toContain("hazen-williams-legacy");
    expect(calculated(7, 100).results.hazenWilliamsDifference!.value).toBeGreaterThan(0.75);
  });
});
