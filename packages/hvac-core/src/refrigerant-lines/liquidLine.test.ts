import { describe, expect, test } from "vitest";
import { comfortCycle, fahrenheit } from "../../test/comfortCycle.ts";
import { R134a, R410A, refrigerant, type FluidState, type Refrigerant } from "../refrigerants/index.ts";
import { gravity, liquidLineLoss, liquidPath, type LineRun } from "./index.ts";

const steady = (state: FluidState, run: Omit<LineRun, "pressure" | "knownEnd" | "enthalpyIn" | "enthalpyOut">): LineRun => ({
  ...run,
  pressure: state.pressure,
  knownEnd: "inlet",
  enthalpyIn: state.enthalpy,
  enthalpyOut: state.enthalpy,
});

describe("a liquid line", () => {
  const warm = (fluid: Refrigerant): FluidState => comfortCycle(fluid).condenserOutlet;

  test.each([
    ["R410A", 9.75, 34.6],
    ["R32", 8.9, 35.5],
    ["R454B", 9.13, 32.7],
    ["R134a", 11.35, 16.1],
    ["R290", 4.63, 18.5],
    ["R454C", 9.74, 23.3],
  ] as const)("of %s takes the lift of its weight, and the pressure of 1 °F at the bubble point", (name, lift, drop) => {
    const fluid = refrigerant(name);
    const { density, pressure } = warm(fluid);
    expect(Math.abs((density * gravity) / 1e3 / lift - 1)).toBeLessThan(1e-3);
    const allowed = pressure - fluid.saturationAtTemperature(fahrenheit(109)).pressureBubble;
    // Printed in three digits, as the pressure over 0.56 K by the slope at its start.
    expect(Math.abs(allowed / 1e3 / drop - 1)).toBeLessThan(0.012);
  });

  test("flashes where its pressure comes to the bubble point of its temperature, and not before", () => {
    const liquid = warm(R134a);
    const path = liquidPath(R134a, liquid.pressure, liquid.enthalpy);
    // Liquid hardly changes its enthalpy with pressure, so the bubble point is that of the temperature within a part in a thousand.
    expect(Math.abs(path.flashPressure / R134a.saturationAtTemperature(liquid.temperature).pressureBubble - 1)).toBeLessThan(1e-3);
    const rising = (rise: number) =>
      liquidLineLoss(steady(liquid, { massFlow: 0.065, insideDiameter: 0.0109, roughness: 1.5e-6, equivalentLength: 30, rise }), path);
    expect(rising(10).flashesAt).toBe(1);
    const flashing = rising(20);
    expect(flashing.flashesAt).toBeGreaterThan(0.5);
    expect(flashing.flashesAt).toBeLessThan(1);
    expect(flashing.velocityOut).toBeGreaterThan(1.2 * flashing.velocityIn);
    expect(flashing.drop).toBeCloseTo(flashing.friction + flashing.lift + flashing.acceleration, 6);
    // Up to there it is liquid: the loss is that of the part of the way.
    const part = flashing.flashesAt;
    const before = liquidLineLoss(
      steady(liquid, { massFlow: 0.065, insideDiameter: 0.0109, roughness: 1.5e-6, equivalentLength: 30 * part, rise: 20 * part }),
      path,
    );
    expect(before.pressureOut / path.flashPressure).toBeCloseTo(1, 8);
  });

  test("gains pressure downwards", () => {
    const liquid = warm(R410A);
    const path = liquidPath(R410A, liquid.pressure, liquid.enthalpy);
    const loss = liquidLineLoss(
      steady(liquid, { massFlow: 0.06, insideDiameter: 0.0109, roughness: 1.5e-6, equivalentLength: 20, rise: -10 }),
      path,
    );
    expect(loss.pressureOut).toBeGreaterThan(loss.pressureIn);
    expect(loss.flashesAt).toBe(1);
  });
});
