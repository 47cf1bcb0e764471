import { expect, test } from "vitest";
import { roomDemands, ruleDemands, ventilationCalc, type VentilationInput } from "./index.ts";

const inputs = ventilationCalc.examples.flatMap(({ input }) => [input.Metric, input.Imperial] as VentilationInput[]);
const calculations = inputs.map((input) => {
  const outcome = ventilationCalc.calculate(input);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.calculation;
});

test("the supply of a zone is the largest airflow of the rules, and the rule that governs requires it", () => {
  const zones = calculations.flatMap((calculation) => (calculation.scope === "zones" ? calculation.zones : []));
  expect(zones.length).toBeGreaterThan(3);
  for (const zone of zones) {
    const demands = ruleDemands(zone);
    expect(Math.max(...demands.map(({ supply }) => supply))).toBe(zone.supply);
    expect(demands.filter(({ governs }) => governs).map(({ supply }) => supply)).toEqual(zone.supply > 0 ? [zone.supply] : []);
  }
});

test("the supply of a room is the larger airflow of its rules", () => {
  const rooms = calculations.flatMap((calculation) => (calculation.scope === "room" ? [calculation] : []));
  expect(rooms.length).toBeGreaterThan(1);
  for (const room of rooms) {
    const demands = roomDemands(room);
    expect(Math.max(...demands.map(({ supply }) => supply))).toBe(room.design.supply);
    expect(demands.filter(({ governs }) => governs)).toHaveLength(1);
    expect(demands.find(({ governs }) => governs)!.supply).toBe(room.design.supply);
    for (const { supply, outdoor } of demands) expect(outdoor).toBeLessThanOrEqual(supply * (1 + 1e-12));
  }
});
