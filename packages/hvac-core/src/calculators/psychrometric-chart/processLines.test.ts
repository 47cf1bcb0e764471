import { expect, test } from "vitest";
import { saturationPressure } from "../../psychrometrics/index.ts";
import { enthalpy, humidityRatioFromVaporPressure } from "../../psychrometrics/quantities/index.ts";
import { processLines, psychrometricChart, type ChartPoint, type PsychrometricChartInput } from "./index.ts";

function chartOf(input: PsychrometricChartInput) {
  const outcome = psychrometricChart.calculate({ unitSystem: "Metric", ...input });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  const { calculation, values } = outcome;
  return { calculation, lines: calculation.processes.map((process) => processLines(process, calculation, values)) };
}

const state = (id: string, dryBulb: number, relativeHumidity: number, actualAirflow: number) =>
  ({ id, given: "dryBulbAndRelativeHumidity", dryBulb, relativeHumidity, flowBasis: "actual", actualAirflow }) as const;

test("streams that mix to fog meet at one point with their water and heat, and its fog is the water above saturation", () => {
  const { calculation, lines } = chartOf({
    states: [state("cold", -10, 0.95, 500), state("warm", 24, 0.95, 500)],
    processes: [{ id: "m", kind: "mixing", inlet: "cold", second: "warm" }],
  });
  const [process] = calculation.processes;
  const { air, fogRatio } = process!;
  expect(fogRatio).toBeGreaterThan(0);
  const byPart = new Map(lines[0]!.map((line) => [line.part, line]));
  const mixture = byPart.get("process")!.to;
  expect(byPart.get("secondStream")!.to).toEqual(mixture);
  expect(byPart.get("fog")).toMatchObject({ from: mixture, to: air });
  expect(mixture.humidityRatio - air.humidityRatio).toBeCloseTo(fogRatio, 12);
  // Lever rule: the mixture divides the line in (W, h) by the flows.
  const [cold, warm] = calculation.states;
  const share = warm!.dryAirFlow! / (cold!.dryAirFlow! + warm!.dryAirFlow!);
  expect((mixture.humidityRatio - cold!.air.humidityRatio) / (warm!.air.humidityRatio - cold!.air.humidityRatio)).toBeCloseTo(share, 9);
  const content = enthalpy(mixture.dryBulb, mixture.humidityRatio);
  expect((content - cold!.air.enthalpy) / (warm!.air.enthalpy - cold!.air.enthalpy)).toBeCloseTo(share, 9);
});

test("a wet coil points to saturated air, on one line with entering and leaving air", () => {
  const { calculation, lines } = chartOf({
    states: [state("in", 27, 0.5, 1000)],
    processes: [{ id: "c", kind: "coolingCoil", inlet: "in", coilBy: "apparatusDewPoint", apparatusDewPoint: 10, bypassFactor: 0.1 }],
  });
  const [process, apparatus] = lines[0]!;
  expect(apparatus!.part).toBe("apparatus");
  const { dryBulb, humidityRatio } = apparatus!.to;
  expect(humidityRatio).toBeCloseTo(humidityRatioFromVaporPressure(saturationPressure(dryBulb), calculation.pressure), 12);
  const heatOf = (point: ChartPoint): number => enthalpy(point.dryBulb, point.humidityRatio);
  const [entering, leaving, surface] = [process!.from, process!.to, apparatus!.to];
  const slope = (from: ChartPoint, to: ChartPoint): number => (heatOf(to) - heatOf(from)) / (to.humidityRatio - from.humidityRatio);
  expect(slope(entering, leaving) / slope(entering, surface)).toBeCloseTo(1, 3);
});

test("a room line runs from the supply air to the room air, whichever is calculated", () => {
  const load = { value: 3, unit: "kW" } as const;
  const room = (inlet: string) => ({ id: "r", kind: "roomLine", inlet, roomSensibleLoad: load }) as const;
  const supply = chartOf({
    states: [state("room", 24, 0.5, 1000)],
    processes: [{ ...room("room"), roomBy: "toSupply", supplyDryBulb: 14 }],
  });
  expect(supply.lines[0]![0]!.to).toBe(supply.calculation.states[0]!.air);
  const air = chartOf({ states: [state("supply", 14, 0.9, 1000)], processes: [{ ...room("supply"), roomBy: "toRoom" }] });
  expect(air.lines[0]![0]!.from).toBe(air.calculation.states[0]!.air);
});
