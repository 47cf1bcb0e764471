import { describe, expect, test } from "vitest";
import { comfortCycle } from "../../test/comfortCycle.ts";
import { refrigerant } from "../refrigerants/index.ts";
import { floodingOilVelocity, tabulatedOilSizes, tabulatedOilVelocity } from "./index.ts";

describe("oil", () => {
  test("rises with the velocities of Trane's tables, by size, along a horizontal line with three quarters", () => {
    expect(tabulatedOilVelocity("suction", 0.028575, "riser") / 0.00508).toBeCloseTo(700, 9);
    expect(tabulatedOilVelocity("suction", 0.028575, "horizontal") / 0.00508).toBeCloseTo(525, 9);
    expect(tabulatedOilVelocity("discharge", 0.053975, "riser") / 0.00508).toBeCloseTo(600, 9);
    expect(tabulatedOilVelocity("suction", 0.022, "riser") / 0.00508).toBeCloseTo(597, 0);
  });

  test("needs the velocity of the first size in smaller tubes, and more by the last slope in larger ones", () => {
    expect(tabulatedOilVelocity("suction", 0.006, "riser") / 0.00508).toBeCloseTo(370, 9);
    // 1270 and 1360 ft/min at 3-5/8 and 4-1/8 in; 665 and 730 at 2-5/8 and 3-1/8 in.
    expect(tabulatedOilVelocity("suction", 0.108, "riser") / 0.00508).toBeCloseTo(1360 + 180 * (108 / 25.4 - 4.125), 6);
    expect(tabulatedOilVelocity("discharge", 0.092075, "riser") / 0.00508).toBeCloseTo(730 + 65, 6);
    expect(tabulatedOilVelocity("discharge", 0.104775, "horizontal") / 0.00508).toBeCloseTo(0.75 * (730 + 130), 6);
    expect(tabulatedOilSizes("discharge").largest).toBeCloseTo(0.079375, 9);
  });

  test.each(["R410A", "R32", "R454B"] as const)(
    "rises in gas of %s with 55 to 65 % of them by the onset of flooding, at 7/8 in",
    (name) => {
      const { density } = comfortCycle(refrigerant(name)).evaporatorOutlet;
      const share = floodingOilVelocity(0.019939, density, 950) / tabulatedOilVelocity("suction", 0.022225, "riser");
      expect(share).toBeGreaterThan(0.54);
      expect(share).toBeLessThan(0.66);
    },
  );
});
