import { describe, expect, test } from "vitest";
import { pressureAtAltitude } from "@org/hvac-core/psychrometrics";
import { refrigerant } from "@org/hvac-core/refrigerants";
import { steppedValues } from "../../fields/temperatureSteps.ts";
import { saturationRows } from "./saturationRows.ts";
import { readSaturation, unitsOfTable } from "./saturationState.ts";

describe("a saturation table", () => {
  test("goes by whole steps between its bounds", () => {
    expect(steppedValues(-12, 12, 5)).toEqual([-10, -5, 0, 5, 10]);
    expect(steppedValues(0.1, 0.4, 0.1)).toEqual([0.1, 0.2, 0.3, 0.4]);
    expect(steppedValues(3, 3, 5)).toEqual([3]);
    expect(steppedValues(0, 1e6, 0.1)).toHaveLength(500);
  });

  test("states gauge pressures from the atmosphere of the altitude, and leaves out what has no saturation", () => {
    const fluid = refrigerant("R134a");
    const rowsOf = (params: Record<string, string>) => {
      const state = readSaturation({ from: "-20", to: "200", step: "20", ...params }, "Metric");
      return saturationRows(fluid, state, unitsOfTable(state, "Metric"));
    };
    const [absolute, gauge] = [rowsOf({}), rowsOf({ gauge: "1", altitude: "1500" })];
    expect(absolute.refused).toBeGreaterThan(0);
    absolute.rows.forEach(({ dewPressure }, index) =>
      expect(dewPressure - gauge.rows[index]!.dewPressure).toBeCloseTo(pressureAtAltitude(1500), 3),
    );
  });

  test("by pressure is the inverse of the table by temperature", () => {
    const fluid = refrigerant("R454C");
    const state = readSaturation({ by: "pressure", from: "5", to: "25", step: "5", pu: "bar" }, "Metric");
    for (const { bubbleTemperature, dewTemperature, bubblePressure } of saturationRows(fluid, state, unitsOfTable(state, "Metric")).rows) {
      expect(fluid.saturationAtTemperature(bubbleTemperature).pressureBubble / bubblePressure).toBeCloseTo(1, 6);
      expect(fluid.saturationAtTemperature(dewTemperature).pressureDew / bubblePressure).toBeCloseTo(1, 6);
      expect(dewTemperature - bubbleTemperature).toBeGreaterThan(4);
    }
  });
});
