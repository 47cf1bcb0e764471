import { describe, expect, test } from "vitest";
import { refrigerant } from "./registry.ts";

/**
 * One duty for all refrigerants: saturated suction 4.44 °C (dew), saturated condensing 43.33 °C (bubble), 5.56 K superheat and
 * subcooling. Columns from an independent evaluation with CoolProp 8.0 and the mixture parameters of Bell (2022, 2023):
 * evaporating pressure in kPa, condensing pressure in kPa, suction density in kg/m³, refrigerating effect in kJ/kg.
 */
const DUTY: readonly (readonly [string, number, number, number, number])[] = [
  ["R410A", 917, 2628, 33.85, 167.1],
  ["R32", 935, 2686, 24.49, 252.3],
  ["R454B", 842, 2505, 26.33, 203.6],
  ["R452B", 856, 2527, 27.22, 199.4],
  ["R134a", 343, 1111, 16.33, 153.2],
  ["R513A", 376, 1162, 19.25, 131.7],
  ["R1234ze(E)", 254, 838, 13.31, 140.4],
  ["R290", 542, 1478, 11.44, 289.0],
  ["R454C", 512, 1838, 22.23, 143.0],
];

describe("one duty for all refrigerants", () => {
  test.each(DUTY)("%s evaporates at %f kPa and condenses at %f kPa", (name, evaporating, condensing, density, effect) => {
    const r = refrigerant(name);
    const low = r.saturationAtTemperature(40 / 9).pressureDew;
    const high = r.saturationAtTemperature(390 / 9).pressureBubble;
    const suction = r.state({ temperature: 40 / 9 + 50 / 9, pressure: low });
    const liquid = r.state({ temperature: 390 / 9 - 50 / 9, pressure: high });
    // Printed to the last digit shown; the temperatures are 40 °F and 110 °F.
    expect(Math.abs(low / 1e3 - evaporating)).toBeLessThan(1);
    expect(Math.abs(high / 1e3 - condensing)).toBeLessThan(1);
    expect(Math.abs(suction.density - density)).toBeLessThan(0.02);
    expect(Math.abs((suction.enthalpy - liquid.enthalpy) / 1e3 - effect)).toBeLessThan(0.15);
  });

  test("R-454C glides some 8 K", () => {
    const { temperatureBubble, temperatureDew } = refrigerant("R454C").saturationAtPressure(512e3);
    expect(temperatureDew - temperatureBubble).toBeGreaterThan(7.8);
    expect(temperatureDew - temperatureBubble).toBeLessThan(8.6);
  });
});
