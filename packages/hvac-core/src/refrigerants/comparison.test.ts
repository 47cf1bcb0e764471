import { describe, expect, test } from "vitest";
import { comfortChecks } from "../../test/comfortCycle.ts";
import { refrigerant } from "./registry.ts";

describe("one duty for all refrigerants", () => {
  test.each(comfortChecks)("%s evaporates at %f kPa and condenses at %f kPa", (name, evaporating, condensing, density, effect) => {
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
