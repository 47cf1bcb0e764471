import { describe, expect, test } from "vitest";
import { heatLoad, loadScopes, scopeHours, type HourlyCalculation, type LoadScope, type ScopeHours } from "../index.ts";

const examples = heatLoad.examples.flatMap(({ id, input }) => (input.Metric.method === "hourly" ? [[id, input.Metric] as const] : []));

function hoursOf(input: object) {
  const outcome = heatLoad.calculate(input, { strict: false });
  if (!outcome.ok) throw new Error(outcome.errors[0]?.message);
  const { values } = outcome;
  const { hourly } = outcome.calculation as HourlyCalculation;
  const scopes = loadScopes(values);
  const ofKind = (kind: LoadScope["kind"]): readonly (readonly [string, ScopeHours])[] =>
    scopes.flatMap((scope) => (scope.kind === kind ? [[scope.id.slice(kind.length + 1), scopeHours(scope, values, hourly)] as const] : []));
  return { values, hourly, scopes, ofKind, block: scopeHours(scopes[0]!, values, hourly) };
}

/** Parts below 0.05 W are left out; a block has at most a dozen. */
const closeTo = (actual: readonly number[], expected: readonly number[]): void =>
  actual.forEach((value, hour) => expect(Math.abs(value - expected[hour]!)).toBeLessThan(0.6 + 1e-9 * Math.abs(value)));
const sumOf = (series: readonly (readonly number[])[]): number[] =>
  Array.from({ length: 288 }, (_, hour) => series.reduce((sum, values) => sum + values[hour]!, 0));

describe.each(examples)("hours of a project's parts (%s)", (_id, input) => {
  const { values, hourly, scopes, ofKind, block } = hoursOf(input);

  test("have parts that add up to their total", () => {
    expect(scopes.length).toBe(2 + values.systems.length + values.zones.length + values.rooms.length);
    for (const scope of scopes) {
      const { total, parts } = scopeHours(scope, values, hourly);
      expect(total).toHaveLength(288);
      closeTo(sumOf(parts.map((part) => part.values)), total);
    }
  });

  test("of rooms add up to those of all rooms by their multipliers, and zones are their rooms", () => {
    const rooms = new Map(ofKind("room"));
    const weighted = (zone?: string): number[] =>
      sumOf(
        values.rooms.flatMap((room) =>
          zone === undefined || room.zone === zone ? [rooms.get(room.id)!.total.map((value) => room.multiplier * value)] : [],
        ),
      );
    closeTo(weighted(), block.total);
    for (const [zone, { total }] of ofKind("zone")) closeTo(weighted(zone), total);
  });

  test("of the plant are those of the rooms and the rest", () => {
    const [plant] = ofKind("plant").map(([, hours]) => hours);
    const rest = plant!.parts.find(({ id }) => id === "rest")?.values ?? Array<number>(288).fill(0);
    closeTo(sumOf([block.total, rest]), plant!.total);
  });
});

test("a system without a coil has no load", () => {
  const rooms = [{ id: "a", floorArea: 20, lighting: 200 }];
  const { ofKind, values } = hoursOf({ unitSystem: "Metric", method: "hourly", systems: [{ id: "s", name: "Unused" }], rooms });
  if (values.systems.length === 0) throw new Error("no system");
  expect(Math.max(...ofKind("system")[0]![1].total)).toBe(0);
});
