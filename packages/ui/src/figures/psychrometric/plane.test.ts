import { enthalpy } from "@org/hvac-core/psychrometrics/quantities";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drawnLine } from "./lines.ts";
import { chartPlane, type ChartPlane, type ChartState } from "./plane.ts";

const plot = { left: 40, top: 30, right: 940, bottom: 640 };
const usual = { lowest: 0, highest: 50, maxHumidityRatio: 0.03 };
const layouts = ["ashrae", "mollier"] as const;
const planeOf = (layout: (typeof layouts)[number], window = usual, pressure = 101325): ChartPlane =>
  chartPlane({ layout, window, pressure, plot });

/** Charts with any inputs that the page allows. */
const anyPlane = fc
  .record({
    layout: fc.constantFrom(...layouts),
    lowest: fc.integer({ min: -40, max: 30 }),
    span: fc.integer({ min: 10, max: 60 }),
    maxHumidityRatio: fc.double({ min: 0.004, max: 0.12, noNaN: true }),
    pressure: fc.double({ min: 55000, max: 110000, noNaN: true }),
  })
  .map(({ layout, lowest, span, maxHumidityRatio, pressure }) =>
    chartPlane({ layout, window: { lowest, highest: lowest + span, maxHumidityRatio }, pressure, plot }),
  );
const share = fc.double({ min: 0, max: 1, noNaN: true });

function stateIn({ window: { lowest, highest }, limitAt }: ChartPlane, across: number, up: number): ChartState {
  const dryBulb = lowest + across * (highest - lowest);
  return { dryBulb, humidityRatio: up * limitAt(dryBulb) };
}

describe("the plane", () => {
  test("a state converts to a point and back", () => {
    fc.assert(
      fc.property(anyPlane, share, share, (plane, across, up) => {
        const state = stateIn(plane, across, up);
        const back = plane.stateAt(plane.pointOf(state));
        // Rounding of doubles in sums of 1e5 J/kg, over some 1e3 J/(kg K).
        expect(back.dryBulb).toBeCloseTo(state.dryBulb, 9);
        expect(back.humidityRatio).toBeCloseTo(state.humidityRatio, 14);
      }),
    );
  });

  test("every state of the window lies in the plot", () => {
    fc.assert(
      fc.property(anyPlane, share, share, (plane, across, up) => {
        const state = stateIn(plane, across, up);
        const { x, y } = plane.pointOf(state);
        expect(plane.contains(state)).toBe(true);
        expect(x).toBeGreaterThan(plot.left - 1e-6);
        expect(x).toBeLessThan(plot.right + 1e-6);
        expect(y).toBeGreaterThan(plot.top - 1e-6);
        expect(y).toBeLessThan(plot.bottom + 1e-6);
      }),
    );
  });

  test("the warmest dry bulb stands upright on ASHRAE's chart, and colder ones lean to the left", () => {
    const plane = planeOf("ashrae");
    for (const [dryBulb, lean] of [
      [50, 0],
      [25, -1],
      [0, -1],
    ] as const) {
      const [dry, humid] = drawnLine(plane, "dryBulb", dryBulb);
      expect(Math.sign(Math.round((humid!.x - dry!.x) * 1e6))).toBe(lean);
    }
  });

  test("the line of 0 °C is level on Mollier's chart, and warmer ones rise", () => {
    const plane = planeOf("mollier");
    const [dry, humid] = drawnLine(plane, "dryBulb", 0);
    expect(humid!.y).toBeCloseTo(dry!.y, 9);
    const [first, last] = drawnLine(plane, "dryBulb", 40);
    expect(last!.y).toBeLessThan(first!.y);
  });

  test("lines of enthalpy have one slope, lines of humidity ratio are level or upright", () => {
    for (const layout of layouts) {
      const plane = planeOf(layout);
      const slopes = [20, 40, 60, 80, 100].map((kilojoules) => {
        const line = drawnLine(plane, "enthalpy", kilojoules * 1000);
        const [first, last] = [line[0]!, line.at(-1)!];
        return (last.y - first.y) / (last.x - first.x);
      });
      for (const slope of slopes) expect(slope).toBeCloseTo(slopes[0]!, 9);
      const [start, end] = drawnLine(plane, "humidityRatio", 0.01);
      expect(layout === "ashrae" ? end!.y - start!.y : end!.x - start!.x).toBeCloseTo(0, 9);
    }
  });

  // Heat added at constant moisture moves a state straight along its line of humidity ratio, in any unit system: the mixture of two streams
  // is on the straight line between them, in proportion to their flows. The oblique coordinates exist for this.
  test("a mixture is on the straight line between its streams, in proportion to their flows", () => {
    fc.assert(
      fc.property(anyPlane, share, share, share, share, share, (plane, a, b, c, d, part) => {
        const [first, second] = [stateIn(plane, a, b), stateIn(plane, c, d)];
        const humidityRatio = part * first.humidityRatio + (1 - part) * second.humidityRatio;
        const heat = part * enthalpy(first.dryBulb, first.humidityRatio) + (1 - part) * enthalpy(second.dryBulb, second.humidityRatio);
        const dryBulb = (heat - enthalpy(0, humidityRatio)) / (enthalpy(1, humidityRatio) - enthalpy(0, humidityRatio));
        const [from, to, mixed] = [plane.pointOf(first), plane.pointOf(second), plane.pointOf({ dryBulb, humidityRatio })];
        expect(mixed.x).toBeCloseTo(part * from.x + (1 - part) * to.x, 6);
        expect(mixed.y).toBeCloseTo(part * from.y + (1 - part) * to.y, 6);
      }),
    );
  });
});
