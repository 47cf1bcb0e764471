import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  transmittance,
  airLayerResistance,
  bridgedElement,
  classVaporPressure,
  requiredTemperatureFactor,
  slightlyVentilatedResistance,
  surfaceDewPoint,
  surfaceSaturationPressure,
  temperatureFactor,
} from "./index.ts";

describe("air layers", () => {
  // ISO 6946, Table 8: printed to two digits, which are half a hundredth apart at most.
  test.each([
    [0.005, 0.11, 0.11, 0.11],
    [0.007, 0.13, 0.13, 0.13],
    [0.01, 0.15, 0.15, 0.15],
    [0.015, 0.16, 0.17, 0.17],
    [0.025, 0.16, 0.18, 0.19],
    [0.05, 0.16, 0.18, 0.21],
    [0.1, 0.16, 0.18, 0.22],
    [0.3, 0.16, 0.18, 0.23],
  ])("of %s m resist as printed, heat going up %s, sideways %s, down %s m²·K/W", (thickness, up, horizontal, down) => {
    expect(Math.abs(airLayerResistance(thickness, "up") - up)).toBeLessThan(0.0055);
    expect(Math.abs(airLayerResistance(thickness, "horizontal") - horizontal)).toBeLessThan(0.0055);
    expect(Math.abs(airLayerResistance(thickness, "down") - down)).toBeLessThan(0.0055);
  });

  test("between foil and brick resist several times as much", () => {
    expect(airLayerResistance(0.05, "horizontal", { emissivities: [0.05, 0.9] })).toBeGreaterThan(0.6);
  });

  test("slightly ventilated lie between the two by their openings", () => {
    const total = { unventilated: 3, ventilated: 2.5 };
    expect(slightlyVentilatedResistance(500e-6, total)).toBe(3);
    expect(slightlyVentilatedResistance(1500e-6, total)).toBeCloseTo(2.5, 12);
  });
});

const wall = { outside: 0.04, inside: 0.13 };

describe("elements with studs", () => {
  test("a timber frame wall has the printed limits (TGD L 2011, example A2)", () => {
    const studs = [
      { share: 0.85, resistance: 0.15 / 0.023 },
      { share: 0.15, resistance: 0.15 / 0.12 },
    ];
    const plain = [0.013 / 0.25, 0.012 / 0.13, 0.18, 0.102 / 0.77].map((resistance) => [{ share: 1, resistance }]);
    const element = bridgedElement([plain[0]!, studs, ...plain.slice(1)], wall);
    // The document rounds each resistance to three digits before adding.
    expect(Math.abs(element.upperLimit - 5.028)).toBeLessThan(0.002);
    expect(Math.abs(element.lowerLimit - 4.621)).toBeLessThan(0.001);
    expect(element.transmittance.toFixed(2)).toBe("0.21");
  });

  test("a ceiling between joists has the printed limits (TGD L 2022, example A3)", () => {
    const joists = [
      { share: 0.91, resistance: 0.1 / 0.04 },
      { share: 0.09, resistance: 0.1 / 0.13 },
    ];
    const plain = [0.013 / 0.25, 0.15 / 0.04, 0.2].map((resistance) => [{ share: 1, resistance }]);
    const element = bridgedElement([joists, ...plain], { outside: 0.04, inside: 0.1 });
    expect(Math.abs(element.upperLimit - 6.438)).toBeLessThan(0.001);
    expect(Math.abs(element.lowerLimit - 6.221)).toBeLessThan(0.001);
    expect(Math.abs(element.totalResistance - 6.329)).toBeLessThan(0.001);
  });

  const layer = fc
    .tuple(
      fc.double({ min: 0.05, max: 0.95, noNaN: true }),
      fc.double({ min: 0.01, max: 5, noNaN: true }),
      fc.double({ min: 0.01, max: 5, noNaN: true }),
    )
    .map(([share, first, second]) => [
      { share, resistance: first },
      { share: 1 - share, resistance: second },
    ]);

  test("without studs are sums of resistances, with the same material side by side too", () => {
    const layers = [{ resistance: 0.3 }, { resistance: 2.5 }];
    const halves = layers.map(({ resistance }) => [
      { share: 0.5, resistance },
      { share: 0.5, resistance },
    ]);
    expect(bridgedElement(halves, wall).transmittance).toBeCloseTo(transmittance(layers, wall), 12);
  });

  test("have a lower limit below the upper one, whichever way the layers lie", () => {
    fc.assert(
      fc.property(fc.array(layer, { minLength: 1, maxLength: 5 }), (layers) => {
        const original = bridgedElement(layers, wall);
        expect(original.lowerLimit).toBeLessThanOrEqual(original.upperLimit * (1 + 1e-12));
        const turned = bridgedElement(layers.toReversed(), wall);
        expect(turned.totalResistance / original.totalResistance).toBeCloseTo(1, 9);
      }),
    );
  });

  test("whose shares do not add up are refused", () => {
    expect(() => bridgedElement([[{ share: 0.9, resistance: 1 }]], wall)).toThrow("sum of shares");
  });
});

describe("surfaces", () => {
  test("saturation pressures are those of the standard's table", () => {
    // Printed to whole pascals.
    for (const [t, p] of [
      [-10, 260],
      [-5, 401],
      [0, 611],
      [10, 1228],
      [20, 2337],
    ] as const)
      expect(Math.abs(surfaceSaturationPressure(t) - p)).toBeLessThan(1);
  });

  test("dew points undo saturation", () => {
    fc.assert(
      fc.property(fc.double({ min: -60, max: 90, noNaN: true }), (t) => {
        expect(Math.abs(surfaceDewPoint(surfaceSaturationPressure(t)) - t)).toBeLessThan(1e-9);
      }),
    );
  });

  // A design report for Poznań (typical year, Polish ministry), whose required factors are printed for an inside of 20 °C and 50 %.
  const outside = [0.2, -1.8, 2.7, 8.3, 13, 16.8, 18.2, 18.4, 13.5, 7, 2.2, -0.1];
  const printed = [0.628, 0.661, 0.573, 0.372, -0.048, -1.327, -3.215, -3.553, -0.138, 0.432, 0.586, 0.634];

  test("need the temperature factors of a published report", () => {
    const months = outside.map((outsideTemperature) => ({ outsideTemperature, insideTemperature: 20, insideVaporPressure: 1168.5 }));
    const required = requiredTemperatureFactor(months, 0.8);
    // Its temperatures are printed to a tenth of a kelvin, which counts the more the warmer it is outside.
    required.months.forEach((factor, month) =>
      expect(Math.abs(factor! - printed[month]!)).toBeLessThan(0.06 / (20 - outside[month]!) + 0.001 + Math.abs(printed[month]!) * 0.03),
    );
    expect(required.criticalMonth).toBe(1);
  });

  test("of humidity class 3 need 0.800 in its December", () => {
    const insideVaporPressure = classVaporPressure(3, { temperature: -0.1, vaporPressure: 561 });
    const { largest } = requiredTemperatureFactor([{ outsideTemperature: -0.1, insideTemperature: 20, insideVaporPressure }], 0.8);
    expect(Math.abs(largest! - 0.8)).toBeLessThan(0.0005);
  });

  test("are at no risk from the cold where it is warm outside", () => {
    expect(requiredTemperatureFactor([{ outsideTemperature: 25, insideTemperature: 24, insideVaporPressure: 1500 }], 0.8)).toEqual({
      months: [undefined],
      largest: undefined,
      criticalMonth: undefined,
    });
  });

  test("factor is 1 without an inside film and 0 without anything else", () => {
    expect(temperatureFactor(2, { outside: 0.04, inside: 0 })).toBe(1);
    expect(temperatureFactor(0, { outside: 0, inside: 0.25 })).toBe(0);
  });
});
