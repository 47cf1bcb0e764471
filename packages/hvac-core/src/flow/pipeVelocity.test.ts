import { describe, expect, test } from "vitest";
import { pipeMaterial, pipeMaterialKeys, pipeVelocityLimit, pipeVelocityLimits } from "./index.ts";

const foot = 0.3048;
const unheard = { diameter: 0.1, operatingHours: 1000, occupied: false } as const;

describe("the velocity of water in a pipe", () => {
  test("is held to 8, 5 and 3 ft/s in copper: cold, hot, and above 140 °F", () => {
    // Copper Tube Handbook as Watts quotes it; of its "2 to 3" the upper value.
    for (const [temperature, feet] of [
      [7, 8],
      [40, 8],
      [55, 5],
      [60, 5],
      [61, 3],
      [82, 3],
    ] as const) {
      expect(pipeVelocityLimit({ material: "copper", temperature, ...unheard })?.velocity, `${temperature} °C`).toBeCloseTo(
        feet * foot,
        12,
      );
    }
  });

  test("in steel depends on the hours of operation and not on the temperature", () => {
    for (const temperature of [7, 82]) {
      expect(pipeVelocityLimit({ material: "steel", temperature, ...unheard })?.velocity).toBeCloseTo(15 * foot, 12);
      expect(pipeVelocityLimit({ material: "steel", temperature, ...unheard, operatingHours: 8760 })?.velocity).toBeCloseTo(8 * foot, 12);
    }
  });

  test("never rises with temperature or hours of operation, nor in occupied spaces", () => {
    for (const material of ["steel", "stainlessSteel", "copper", "pvc", "cpvc"] as const)
      for (const diameter of [0.02, 0.1]) {
        let last = Infinity;
        for (let temperature = 0; temperature <= 120; temperature += 5) {
          const { velocity } = pipeVelocityLimit({ material, temperature, diameter, operatingHours: 4000 })!;
          expect(velocity).toBeLessThanOrEqual(last);
          last = velocity;
          for (const operatingHours of [0, 2000, 4000, 8760]) {
            const loud = pipeVelocityLimit({ material, temperature, diameter, operatingHours, occupied: false })!;
            const quiet = pipeVelocityLimit({ material, temperature, diameter, operatingHours })!;
            expect(quiet.velocity).toBeLessThanOrEqual(loud.velocity);
          }
        }
      }
  });

  test("lists the lowest limit first, each with its source", () => {
    const limits = pipeVelocityLimits({ material: "copper", temperature: 50, diameter: 0.02, operatingHours: 8760 });
    expect(limits.map(({ velocity }) => velocity)).toEqual(limits.map(({ velocity }) => velocity).sort((a, b) => a - b));
    expect(limits.map(({ reason }) => reason)).toEqual(["noise", "material", "erosion"]);
    for (const { citation } of limits) expect(citation.source.title).not.toBe("");
  });

  test("exists for the material of every pipe series, and for no other", () => {
    for (const key of pipeMaterialKeys) {
      const { kind } = pipeMaterial(key);
      expect(() => pipeVelocityLimits({ material: kind, temperature: 20, diameter: 0.05, operatingHours: 4000 })).not.toThrow();
      expect(kind.startsWith("copper"), key).toBe(key.startsWith("copper"));
    }
    expect(() => pipeVelocityLimit({ material: "brass" as "copper", temperature: 20, ...unheard })).toThrow(/material/);
    // Nobody's limit could be found for these.
    expect(pipeVelocityLimit({ material: "pex", temperature: 20, ...unheard })).toBeUndefined();
  });
});
