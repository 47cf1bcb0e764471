import { describe, expect, test } from "vitest";
import { diagramRange, propertyLine, refrigerant, saturationLine, stateAtEntropy } from "./index.ts";
import type { DiagramLine, DiagramPoint, Refrigerant } from "./index.ts";

const fluids: readonly Refrigerant[] = ["R134a", "R454C", "R744", "R410A", "Water"].map((name) => refrigerant(name));
const kelvin = 273.15;

function pointsOf(fluid: Refrigerant, line: DiagramLine): readonly DiagramPoint[] {
  return propertyLine(fluid, line, diagramRange(fluid, 5)).filter((point) => point !== undefined);
}

/** Pairs of neighbouring points in one phase: those of a line without a gap, and without saturation between them. */
function steps(fluid: Refrigerant, line: DiagramLine): readonly (readonly [DiagramPoint, DiagramPoint])[] {
  const points = propertyLine(fluid, line, diagramRange(fluid, 5));
  const phaseOf = ({ pressure, enthalpy }: DiagramPoint): string => fluid.state({ pressure, enthalpy }).phase;
  return points.flatMap((to, index) => {
    const from = points[index - 1];
    return from && to && phaseOf(from) === phaseOf(to) ? [[from, to] as const] : [];
  });
}

const volumeOf = (fluid: Refrigerant, { pressure, enthalpy }: DiagramPoint): number => 1 / fluid.state({ pressure, enthalpy }).density;

/** The mean of the pressure between two points of steep lines, where the trapezoid is too coarse. */
const logMean = (a: number, b: number): number => (a === b ? a : (b - a) / Math.log(b / a));

describe.each(fluids.map((fluid) => [fluid.designation, fluid] as const))("the lines of a diagram of %s", (_name, fluid) => {
  const range = diagramRange(fluid, 5);
  const middle = (fluid.critical.temperature + range.lowTemperature) / 2;

  test("hold the property that they are named by", () => {
    for (const value of [middle, fluid.critical.temperature + 40])
      for (const { temperature } of pointsOf(fluid, { property: "temperature", value })) expect(temperature).toBeCloseTo(value, 5);
    for (const value of [fluid.critical.pressure / 4, 1.5 * fluid.critical.pressure])
      for (const { pressure } of pointsOf(fluid, { property: "pressure", value })) expect(pressure / value).toBeCloseTo(1, 8);
    const { entropy, enthalpy } = fluid.saturationAtTemperature(middle).vapor;
    for (const point of pointsOf(fluid, { property: "entropy", value: entropy }))
      expect(Math.abs(point.entropy / entropy - 1)).toBeLessThan(1e-7);
    for (const point of pointsOf(fluid, { property: "enthalpy", value: enthalpy }))
      expect(Math.abs(point.enthalpy / enthalpy - 1)).toBeLessThan(1e-7);
    const volume = 5 / fluid.critical.density;
    const isochore = pointsOf(fluid, { property: "volume", value: volume });
    expect(isochore.length).toBeGreaterThan(10);
    for (const point of isochore) expect(volumeOf(fluid, point) / volume).toBeCloseTo(1, 6);
  });

  test("divide wet vapour by its quality", () => {
    for (const { pressure, enthalpy } of pointsOf(fluid, { property: "quality", value: 0.4 })) {
      const { liquid, vapor } = fluid.saturationAtPressure(pressure);
      // Exact in a pure fluid; in a blend, whose phases differ in composition, the enthalpy deviates from the straight line by some hundredths.
      const miss = Math.abs((enthalpy - liquid.enthalpy) / (vapor.enthalpy - liquid.enthalpy) - 0.4);
      expect(miss).toBeLessThan(fluid.kind === "pure" ? 1e-9 : 0.08);
    }
  });

  /** Gibbs: dh = T ds + v dp. Steps of a line are finite, so that the means of T and v carry the error of the trapezoid. */
  test("obey Gibbs’s equation from point to point", () => {
    const isobars = steps(fluid, { property: "pressure", value: fluid.critical.pressure / 4 });
    expect(isobars.length).toBeGreaterThan(20);
    for (const [from, to] of isobars) {
      const heat = ((from.temperature + to.temperature) / 2 + kelvin) * (to.entropy - from.entropy);
      expect(Math.abs((to.enthalpy - from.enthalpy) / heat - 1)).toBeLessThan(0.01);
    }
    const { entropy } = fluid.saturationAtTemperature(middle).vapor;
    const isentropes = steps(fluid, { property: "entropy", value: entropy });
    expect(isentropes.length).toBeGreaterThan(15);
    for (const [from, to] of isentropes) {
      const work =
        logMean(volumeOf(fluid, from) * from.pressure, volumeOf(fluid, to) * to.pressure) * Math.log(to.pressure / from.pressure);
      expect(Math.abs((to.enthalpy - from.enthalpy) / work - 1)).toBeLessThan(0.01);
    }
  });

  test("are read back from temperature and entropy", () => {
    const pressure = fluid.critical.pressure / 4;
    const boiling = fluid.saturationAtPressure(pressure).temperatureBubble;
    for (const point of pointsOf(fluid, { property: "pressure", value: pressure })) {
      const state = stateAtEntropy(fluid, point);
      expect(state.temperature).toBeCloseTo(point.temperature, 1);
      // The entropy of compressed liquid hardly depends on the pressure; elsewhere the pressure comes back, and with it the enthalpy.
      if (point.temperature <= boiling) continue;
      expect(Math.abs(state.pressure / pressure - 1)).toBeLessThan(2e-3);
      expect(Math.abs(state.enthalpy - point.enthalpy)).toBeLessThan(3e-3 * Math.abs(point.enthalpy) + 300);
    }
  });

  test("end at the saturation line, which rises to the critical point and falls from it", () => {
    const line = saturationLine(fluid, range.lowTemperature);
    const top = line.findIndex(({ temperature }) => temperature === fluid.critical.temperature);
    expect(line[top]!.pressure).toBe(fluid.critical.pressure);
    for (const [index, { temperature, entropy }] of line.entries()) {
      if (index === 0) continue;
      if (index <= top) expect(temperature).toBeGreaterThan(line[index - 1]!.temperature);
      // Two points are the critical one, of each side.
      else expect(temperature).toBeLessThanOrEqual(line[index - 1]!.temperature);
      if (index !== top + 1) expect(entropy).not.toBe(line[index - 1]!.entropy);
    }
    const { liquid } = fluid.saturationAtTemperature(middle);
    const isotherm = pointsOf(fluid, { property: "temperature", value: middle });
    expect(isotherm.some(({ enthalpy }) => Math.abs(enthalpy - liquid.enthalpy) < 1e-6 * Math.abs(liquid.enthalpy))).toBe(true);
  });
});
