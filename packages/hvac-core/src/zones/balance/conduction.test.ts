import { describe, expect, test } from "vitest";
import { chainMatrix } from "../../loads/internal.ts";
import { transmittance, type Layer } from "../../envelope/index.ts";
import { innerHalf, wallConduction, WallSteps } from "./conduction.ts";
import { tridiagonalModes } from "./eigenvalues.ts";

const wood = { thickness: 0.009, conductivity: 0.14, density: 530, specificHeat: 900 };
const foam = { thickness: 0.0615, conductivity: 0.04, density: 10, specificHeat: 1400 };
const block = { thickness: 0.1, conductivity: 0.51, density: 1400, specificHeat: 1000 };
const plaster = { thickness: 0.012, conductivity: 0.16, density: 950, specificHeat: 840 };
const heavy: Layer[] = [wood, foam, block];
const light: Layer[] = [wood, { resistance: 1.65 }, plaster];
const flowInside = (wall: WallSteps, outside: number, inside: number) => wall.inner * inside - wall.cross * outside - wall.innerHistory;
const flowOutside = (wall: WallSteps, outside: number, inside: number) => wall.outer * outside - wall.cross * inside - wall.outerHistory;

describe("modes of a chain", () => {
  test("of equal links are those of textbooks: 2 − 2cos(kπ/(n + 1)), with the ends of sines", () => {
    const size = 9;
    const { values, first, last } = tridiagonalModes(new Float64Array(size).fill(2), new Float64Array(size - 1).fill(-1));
    const order = [...values.keys()].toSorted((a, b) => values[a]! - values[b]!);
    order.forEach((mode, k) => {
      const angle = ((k + 1) * Math.PI) / (size + 1);
      expect(values[mode]!).toBeCloseTo(2 - 2 * Math.cos(angle), 12);
      expect(Math.abs(first[mode]!)).toBeCloseTo(Math.sqrt(2 / (size + 1)) * Math.sin(angle), 12);
      expect(Math.abs(last[mode]!)).toBeCloseTo(Math.abs(first[mode]!), 12);
    });
  });
});

describe("conduction in steps", () => {
  test.each([
    ["heavy", heavy, 3600],
    ["heavy, quarter hours", heavy, 900],
    ["light", light, 900],
    ["without mass", [{ resistance: 2 }], 900],
  ] as const)("at rest it is the transmittance times the difference: %s", (_, layers, step) => {
    const wall = new WallSteps(wallConduction(layers), step, 20);
    for (let k = 0; k < 5000; k++) wall.advance(-10, 20);
    const steady = transmittance(layers, { outside: 0, inside: 0 }) * 30;
    expect(flowInside(wall, -10, 20) / steady - 1).toBeCloseTo(0, 9);
    expect(flowOutside(wall, -10, 20) / -steady - 1).toBeCloseTo(0, 9);
  });

  test.each([24, 12, 6, 2])(
    "has modes that follow a swing of %s hours as the exact chain matrix of the layers does, within 0.3 %",
    (period) => {
      const omega = (2 * Math.PI) / (period * 3600);
      for (const layers of [heavy, light]) {
        const { a12, a22 } = chainMatrix(layers.toReversed(), omega);
        const exact = Math.hypot(...a22) / Math.hypot(...a12);
        const { inner, rates, innerCoupling } = wallConduction(layers);
        let [real, imaginary] = [inner, 0];
        rates.forEach((rate, k) => {
          const weight = innerCoupling[k]! ** 2 / (rate ** 2 + omega ** 2);
          real -= weight * rate;
          imaginary += weight * omega;
        });
        expect(Math.abs(Math.hypot(real, imaginary) / exact - 1)).toBeLessThan(0.003);
      }
    },
  );

  test.each([24, 6])("in quarters of an hour it passes a swing of %s hours on within 1.5 %", (period) => {
    const [omega, step] = [(2 * Math.PI) / (period * 3600), 900];
    const steps = (period * 3600) / step;
    for (const layers of [heavy, light]) {
      const { a12 } = chainMatrix(layers.toReversed(), omega);
      const wall = new WallSteps(wallConduction(layers), step, 0);
      let [cosine, sine] = [0, 0];
      for (let k = 1; k <= 40 * steps; k++) {
        const inside = Math.cos(omega * k * step);
        const flow = flowOutside(wall, 0, inside);
        wall.advance(0, inside);
        if (k <= 39 * steps) continue;
        cosine += (2 / steps) * flow * Math.cos(omega * k * step);
        sine += (2 / steps) * flow * Math.sin(omega * k * step);
      }
      expect(Math.abs(Math.hypot(cosine, sine) * Math.hypot(...a12) - 1)).toBeLessThan(0.015);
    }
  });

  test("stores what flows in: from one temperature to another it is the heat capacity times the difference", () => {
    const step = 900;
    const wall = new WallSteps(wallConduction(heavy), step, 10);
    let heat = 0;
    let [inBefore, outBefore] = [flowInside(wall, 10, 10), flowOutside(wall, 10, 10)];
    for (let k = 0; k < 4000; k++) {
      const face = Math.min(20, 10 + k / 20);
      const [inNow, outNow] = [flowInside(wall, face, face), flowOutside(wall, face, face)];
      heat += (step * (inBefore + inNow + outBefore + outNow)) / 2;
      [inBefore, outBefore] = [inNow, outNow];
      wall.advance(face, face);
    }
    // The flow within a step is nearly a straight line: the trapezia are the only error.
    expect(heat / (wallConduction(heavy).capacity * 10)).toBeCloseTo(1, 3);
  });

  test("a cut through a layer changes nothing", () => {
    const cut = [wood, { ...foam, thickness: foam.thickness * 0.3 }, { ...foam, thickness: foam.thickness * 0.7 }, block];
    const [whole, parts] = [wallConduction(heavy), wallConduction(cut)];
    expect(parts.rates.length).toBe(whole.rates.length);
    parts.rates.forEach((rate, k) => expect(rate / whole.rates[k]!).toBeCloseTo(1, 9));
  });

  test("a wall turned around is the same wall from the other side", () => {
    const [wall, turned] = [new WallSteps(wallConduction(light), 900, 0), new WallSteps(wallConduction(light.toReversed()), 900, 0)];
    for (let k = 0; k < 200; k++) {
      const [a, b] = [Math.sin(k / 7), Math.cos(k / 11)];
      expect(flowInside(turned, b, a)).toBeCloseTo(flowOutside(wall, a, b), 9);
      wall.advance(a, b);
      turned.advance(b, a);
    }
  });
});

test("half of a wall between identical rooms has half of its heat capacity, from the room's side", () => {
  for (const layers of [heavy, light, [block]] as Layer[][]) {
    const half = innerHalf(layers);
    expect(wallConduction(half).capacity).toBeCloseTo(wallConduction(layers).capacity / 2, 6);
    expect(half.at(-1)).toMatchObject(
      "conductivity" in layers.at(-1)! ? { conductivity: (layers.at(-1) as typeof block).conductivity } : {},
    );
  }
  expect(innerHalf([block])).toEqual([{ ...block, thickness: 0.05 }]);
});
