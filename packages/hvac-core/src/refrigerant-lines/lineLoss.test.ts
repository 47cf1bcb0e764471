import { describe, expect, test } from "vitest";
import { fahrenheit } from "../../test/comfortCycle.ts";
import { frictionFactor } from "../flow/index.ts";
import { R134a, R22, R32, R410A, refrigerant, type FluidState, type Refrigerant } from "../refrigerants/index.ts";
import { cycleEnds, flowProperties, gravity, lineLoss, tabulatedProperties, tubeSizes, type LineRun } from "./index.ts";

const tonOfRefrigeration = 3516.853;

const steady = (state: FluidState, run: Omit<LineRun, "pressure" | "knownEnd" | "enthalpyIn" | "enthalpyOut">): LineRun => ({
  ...run,
  pressure: state.pressure,
  knownEnd: "inlet",
  enthalpyIn: state.enthalpy,
  enthalpyOut: state.enthalpy,
});

/** Capacity in tons at which a suction line of 100 ft takes 2 °F off the dew point. */
function suctionCapacity(fluid: Refrigerant, saturated: number, insideDiameter: number): number {
  const ends = cycleEnds({
    refrigerant: fluid,
    evaporatingTemperature: saturated,
    condensingTemperature: fahrenheit(105),
    condensingPoint: "bubble",
    superheat: 0,
    subcooling: 0,
  });
  const { pressure, enthalpy } = ends.evaporatorOutlet;
  const allowed = pressure - fluid.saturationAtTemperature(saturated - 2 / 1.8).pressureDew;
  const properties = tabulatedProperties(fluid, {
    lowestPressure: 0.5 * pressure,
    highestPressure: pressure,
    enthalpies: [enthalpy, enthalpy],
  });
  let [low, high] = [1e-4, 30];
  for (let round = 0; round < 50; round++) {
    const massFlow = Math.sqrt(low * high);
    let drop = Infinity;
    try {
      drop = lineLoss(
        steady(ends.evaporatorOutlet, { massFlow, insideDiameter, roughness: 1.5e-6, equivalentLength: 30.48, rise: 0 }),
        properties,
      ).drop;
    } catch {
      // Beyond the speed of sound the line takes more than any budget.
    }
    if (drop < allowed) low = massFlow;
    else high = massFlow;
  }
  return (low * ends.refrigeratingEffect) / tonOfRefrigeration;
}

describe("a line of gas", () => {
  // ASHRAE Refrigeration, ch. 1, suction lines of R-22, type L, saturated at 40 °F, 105 °F condensing: tons for 2 °F per 100 ft.
  const published: readonly (readonly [size: string, tons: number])[] = [
    ["1-1/8", 5.8],
    ["1-3/8", 10.1],
    ["1-5/8", 16],
    ["2-1/8", 33.1],
    ["2-5/8", 58.3],
    ["3-1/8", 92.9],
    ["3-5/8", 137.8],
    ["4-1/8", 194.3],
  ];
  test.each(published)("of R-22 in a tube of %s in carries the tons of ASHRAE's table", (label, tons) => {
    const { insideDiameter } = tubeSizes("acrL").find((size) => size.label === label)!;
    // The table was computed with the properties of the 1980s (2.91 psi for 2 °F where the equation of state gives 2.87) and gas at its entry.
    expect(Math.abs(suctionCapacity(R22, fahrenheit(40), insideDiameter) / tons - 1)).toBeLessThan(0.035);
  });

  test("without heat, weight and change of density is Darcy's formula", () => {
    const state = R134a.state({ temperature: 10, pressure: 342901 });
    const properties = flowProperties(R134a, state.pressure, state.enthalpy);
    const [massFlow, insideDiameter, length] = [0.02, 0.0262, 5];
    const loss = lineLoss(
      steady(state, { massFlow, insideDiameter, roughness: 1.5e-6, equivalentLength: length, rise: 0 }),
      () => properties,
    );
    const flux = massFlow / ((Math.PI / 4) * insideDiameter ** 2);
    const factor = frictionFactor((flux * insideDiameter) / properties.viscosity, 1.5e-6 / insideDiameter);
    expect(loss.drop).toBeCloseTo(((factor * length) / insideDiameter) * (flux ** 2 / 2) * properties.specificVolume, 9);
  });

  test("of an ideal gas at one temperature falls by the difference of squares", () => {
    // p₁² − p₂² = G² RT (f L/D + 2 ln(p₁/p₂)), with a constant viscosity the exact solution.
    const product = 20_000;
    const [massFlow, insideDiameter, length, viscosity] = [0.2, 0.05, 300, 1.2e-5];
    const flux = massFlow / ((Math.PI / 4) * insideDiameter ** 2);
    const run = {
      massFlow,
      insideDiameter,
      roughness: 1.5e-6,
      equivalentLength: length,
      rise: 0,
      pressure: 3e5,
      enthalpyIn: 0,
      enthalpyOut: 0,
    };
    const loss = lineLoss({ ...run, knownEnd: "inlet" }, (pressure) => ({ specificVolume: product / pressure, viscosity }));
    const factor = frictionFactor((flux * insideDiameter) / viscosity, 1.5e-6 / insideDiameter);
    const exact = flux ** 2 * product * ((factor * length) / insideDiameter + 2 * Math.log(loss.pressureIn / loss.pressureOut));
    expect((loss.pressureIn ** 2 - loss.pressureOut ** 2) / exact).toBeCloseTo(1, 6);
    expect(loss.drop / loss.pressureIn).toBeGreaterThan(0.09);
  });

  test("followed from its outlet comes to the inlet it was followed from", () => {
    const state = R410A.state({ temperature: 12, pressure: 9e5 });
    const run = steady(state, { massFlow: 0.08, insideDiameter: 0.0199, roughness: 1.5e-6, equivalentLength: 60, rise: 8 });
    const properties = tabulatedProperties(R410A, {
      lowestPressure: 4e5,
      highestPressure: 9.1e5,
      enthalpies: [state.enthalpy, state.enthalpy],
    });
    const there = lineLoss(run, properties);
    const back = lineLoss({ ...run, knownEnd: "outlet", pressure: there.pressureOut }, properties);
    expect(back.pressureIn / run.pressure).toBeCloseTo(1, 8);
  });

  test("is the sum of its formulas with the means that it states", () => {
    const state = R32.state({ temperature: 12, pressure: 9e5 });
    const run = { ...steady(state, { massFlow: 0.06, insideDiameter: 0.0168, roughness: 1.5e-6, equivalentLength: 40, rise: 6 }) };
    const warmed = { ...run, enthalpyOut: run.enthalpyIn + 8000 };
    const loss = lineLoss(warmed, (pressure, enthalpy) => flowProperties(R32, pressure, enthalpy));
    const flux = run.massFlow / ((Math.PI / 4) * run.insideDiameter ** 2);
    const friction = ((loss.meanFrictionFactor * run.equivalentLength) / run.insideDiameter) * (flux ** 2 / 2) * loss.meanSpecificVolume;
    expect(loss.friction / friction).toBeCloseTo(1, 12);
    expect(loss.lift / (gravity * run.rise * loss.meanDensity)).toBeCloseTo(1, 12);
    expect(loss.drop).toBeCloseTo(loss.friction + loss.lift + loss.acceleration, 9);
    expect(loss.velocityOut).toBeGreaterThan(loss.velocityIn);
  });

  test.each(["R134a", "R410A", "R454B", "R32", "R290", "R454C", "R744"] as const)(
    "reads its table of %s as the equation of state, with heat and without",
    (name) => {
      const fluid = refrigerant(name);
      const { evaporatorOutlet } = cycleEnds({
        refrigerant: fluid,
        evaporatingTemperature: -10,
        condensingTemperature: 20,
        condensingPoint: "dew",
        superheat: 5,
        subcooling: 3,
      });
      const { pressure, enthalpy } = evaporatorOutlet;
      const properties = tabulatedProperties(fluid, {
        lowestPressure: 0.6 * pressure,
        highestPressure: pressure,
        enthalpies: [enthalpy, enthalpy + 9000],
      });
      for (const share of [0.61, 0.7, 0.83, 0.95, 0.999])
        for (const heat of [0, 2000, 5000, 9000]) {
          const exact = flowProperties(fluid, share * pressure, enthalpy + heat);
          const read = properties(share * pressure, enthalpy + heat);
          expect(Math.abs(read.specificVolume / exact.specificVolume - 1)).toBeLessThan(2e-6);
          expect(Math.abs(read.viscosity / exact.viscosity - 1)).toBeLessThan(2e-5);
        }
    },
  );

  test("is refused where the gas would come near the speed of sound", () => {
    const state = R134a.state({ temperature: 10, pressure: 342901 });
    const properties = tabulatedProperties(R134a, {
      lowestPressure: 2e5,
      highestPressure: 342901,
      enthalpies: [state.enthalpy, state.enthalpy],
    });
    const run = steady(state, { massFlow: 0.2, insideDiameter: 0.01, roughness: 1.5e-6, equivalentLength: 30, rise: 0 });
    expect(() => lineLoss(run, properties)).toThrow(/too small/);
  });
});
