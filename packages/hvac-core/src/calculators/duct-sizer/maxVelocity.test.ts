import { describe, expect, test } from "vitest";
import { system } from "../../../test/ductSystems.ts";
import { isAtMost } from "../../quantity/tolerance.ts";
import { ductSizer, type DuctInput } from "./index.ts";

function section(input: DuctInput) {
  const outcome = ductSizer.calculate({ unitSystem: "Metric", ductLength: 10, ...input });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}
const shapes = ["rectangular", "round", "oval"] as const;
const codes = ({ warnings }: { readonly warnings: readonly { readonly code: string }[] }): string[] => warnings.map(({ code }) => code);

describe("equal friction up to a maximum velocity", () => {
  test("keeps the friction rate of small ducts and the velocity of large ones, in every shape", () => {
    for (const ductShape of shapes)
      for (const sizeChoice of ["standard", "exact"] as const)
        for (let airflow = 50; airflow < 20_000; airflow *= 1.3) {
          const free = section({ ductShape, sizeChoice, airflow }).results;
          const capped = section({ ductShape, sizeChoice, airflow, velocityCap: "custom", maxVelocity: 7 }).results;
          expect(isAtMost(capped.velocity!.value, 7), `${ductShape} ${sizeChoice} ${airflow}`).toBe(true);
          expect(isAtMost(capped.frictionRate!.value, 0.8)).toBe(true);
          if (free.velocity!.value <= 7) expect(capped.size).toEqual(free.size);
          else expect(capped.area!.value).toBeGreaterThan(free.area!.value);
          if (sizeChoice === "exact" && free.velocity!.value > 7) expect(capped.velocity!.value).toBeCloseTo(7, 9);
        }
  });

  test("a cap above what the target gives changes nothing", () => {
    const input = { airflow: 900 } as const;
    expect(section({ ...input, velocityCap: "custom", maxVelocity: 30 }).results).toEqual(section(input).results);
  });

  test("bounded by the noise limit no duct is noisy, and the warning about one that is names the choice", () => {
    // 12 m³/s at 0.8 Pa/m run at 9.4 m/s.
    const free = section({ airflow: 12_000 });
    expect(free.results.velocity!.value).toBeGreaterThan(9);
    expect(codes(free)).toContain("velocity-noisy");
    expect(free.warnings.find(({ code }) => code === "velocity-noisy")!.message).toMatch(/maximum velocity/);
    const bounded = section({ airflow: 12_000, velocityCap: "noise" });
    expect(isAtMost(bounded.results.velocity!.value, bounded.results.velocityLimit!.value)).toBe(true);
    expect(codes(bounded)).not.toContain("velocity-noisy");
    expect(section({ airflow: 12_000, velocityCap: "noise", noiseCriterion: "none" }).results.size).toEqual(free.results.size);
  });

  test("holds in systems for each section by its own limit, and for sections by static regain", () => {
    for (const systemSizing of ["friction", "velocity", "regain"] as const)
      for (const cap of [{ velocityCap: "noise" }, { velocityCap: "custom", maxVelocity: 5 }] as const) {
        const outcome = system(
          [
            { id: "main", ductLength: 20 },
            { id: "a", parent: "main", ductLength: 20, airflow: 4000 },
            { id: "b", parent: "main", ductLength: 10, airflow: 3000, ductShape: "round" },
          ],
          { systemSizing, systemVelocity: 11, ...cap },
        );
        for (const row of outcome.results.sections!) {
          const limit = cap.velocityCap === "noise" ? row.velocityLimit!.value : 5;
          expect(isAtMost(row.velocity!.value, limit), `${systemSizing} ${row.id}`).toBe(true);
        }
        if (cap.velocityCap === "noise") expect(codes(outcome)).not.toContain("velocity-noisy");
      }
  });

  test("a custom size that is faster gets a warning", () => {
    const chosen = { airflow: 1000, sizeChoice: "chosen", ductShape: "round", chosenDiameter: 300, velocityCap: "custom" } as const;
    expect(codes(section({ ...chosen, maxVelocity: 7 }))).toContain("above-max-velocity");
    expect(codes(section({ ...chosen, maxVelocity: 20 }))).not.toContain("above-max-velocity");
    const row = { id: "a", ductLength: 5, airflow: 1000, sizeChoice: "chosen", ductShape: "round", chosenDiameter: 300 } as const;
    expect(codes(system([row], { velocityCap: "custom", maxVelocity: 7 }))).toContain("above-max-velocity");
  });
});
