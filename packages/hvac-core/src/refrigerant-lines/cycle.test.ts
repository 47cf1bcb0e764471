import { describe, expect, test } from "vitest";
import { comfortChecks, comfortCycle, fahrenheit } from "../../test/comfortCycle.ts";
import { R134a, R22, R32, R454B, refrigerant, type Refrigerant } from "../refrigerants/index.ts";
import { compress, cycleEnds } from "./index.ts";

const psi = 6894.757;

describe("a cycle", () => {
  test.each(comfortChecks)(
    "of %s has the pressures, density and effect of an independent program",
    (name, evaporating, condensing, density, effect) => {
      const ends = comfortCycle(refrigerant(name));
      // The check values are printed in three to four digits, those of blends from another fit of the same mixture model.
      expect(ends.evaporatingPressure / 1e3 / evaporating).toBeCloseTo(1, 2);
      expect(ends.condensingPressure / 1e3 / condensing).toBeCloseTo(1, 3);
      expect(Math.abs(ends.evaporatorOutlet.density / density - 1)).toBeLessThan(6e-4);
      expect(Math.abs(ends.refrigeratingEffect / 1e3 / effect - 1)).toBeLessThan(6e-4);
    },
  );

  test("with the dew point for its condensing temperature has a lower pressure where there is glide, and the same without glide", () => {
    const condensingPressureOf = (fluid: Refrigerant, condensingPoint: "bubble" | "dew"): number =>
      cycleEnds({ refrigerant: fluid, evaporatingTemperature: 4, condensingTemperature: 43, condensingPoint, superheat: 5, subcooling: 5 })
        .condensingPressure;
    expect(condensingPressureOf(refrigerant("R454C"), "dew")).toBeLessThan(0.85 * condensingPressureOf(refrigerant("R454C"), "bubble"));
    expect(condensingPressureOf(R134a, "dew")).toBeCloseTo(condensingPressureOf(R134a, "bubble"), 6);
  });

  test("is refused where the condensing temperature is not above, and near the critical point", () => {
    const condensingAt = (condensingTemperature: number) => () =>
      cycleEnds({
        refrigerant: R32,
        evaporatingTemperature: 10,
        condensingTemperature,
        condensingPoint: "bubble",
        superheat: 5,
        subcooling: 5,
      });
    expect(condensingAt(10)).toThrow(/above the evaporating temperature/);
    expect(condensingAt(100)).toThrow(expect.objectContaining({ parameter: "condensingTemperature" }));
  });

  test("takes more work with less efficiency, by the ratio of both", () => {
    const { evaporatorOutlet, condensingPressure } = comfortCycle(R454B);
    const work = (efficiency: number): number =>
      compress(R454B, { suction: evaporatorOutlet, dischargePressure: condensingPressure, isentropicEfficiency: efficiency }).work;
    expect(work(0.5)).toBeCloseTo(2 * work(1), 6);
    const ideal = compress(R454B, { suction: evaporatorOutlet, dischargePressure: condensingPressure, isentropicEfficiency: 1 }).discharge;
    expect(ideal.entropy).toBeCloseTo(evaporatorOutlet.entropy, 6);
  });
});

test("pressures of the tables are in the units of the tables", () => {
  const drop = R22.saturationAtTemperature(fahrenheit(40)).pressureDew - R22.saturationAtTemperature(fahrenheit(38)).pressureDew;
  expect(drop / psi).toBeCloseTo(2.9, 1);
});
