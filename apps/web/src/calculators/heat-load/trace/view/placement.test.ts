import { between } from "@tooling/testing/numbers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { firstPlacement, ofRatio, positionOf, ratioOf, rotatedTo, scaledAbout, type Placement } from "./placement.ts";
import type { XY } from "./viewport.ts";

const number = between(-100, 100);
const point = fc.tuple(number, number) as fc.Arbitrary<XY>;
const placement: fc.Arbitrary<Placement> = fc.record({
  x: number,
  y: number,
  metresPerPixel: between(0.001, 0.5),
  rotation: between(-360, 360),
});
const size = { width: 1200, height: 800 };
const distance = (a: XY, b: XY): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

test("a scale about a point multiplies each distance of the image and keeps the point", () => {
  fc.assert(
    fc.property(placement, point, point, point, between(0.1, 10), (each, a, b, centre, factor) => {
      const after = scaledAbout(each, centre, factor);
      const before = distance(positionOf(each, a), positionOf(each, b));
      expect(distance(positionOf(after, a), positionOf(after, b))).toBeCloseTo(before * factor, 6);
      expect(distance(positionOf(after, a), centre)).toBeCloseTo(distance(positionOf(each, a), centre) * factor, 6);
    }),
  );
});

test("an image turns about its middle and keeps its size", () => {
  fc.assert(
    fc.property(placement, number, (each, rotation) => {
      const after = rotatedTo(each, size, rotation);
      expect(distance(positionOf(after, [600, 400]), positionOf(each, [600, 400]))).toBeCloseTo(0, 6);
      expect(distance(positionOf(after, [0, 0]), positionOf(after, [1200, 0]))).toBeCloseTo(1200 * each.metresPerPixel, 6);
    }),
  );
});

test("10 cm of paper at 1:100 are 10 m", () => {
  const density = 300 / 0.0254;
  const each = { x: 0, y: 0, rotation: 0, metresPerPixel: ofRatio(100, density) };
  expect(distance(positionOf(each, [0, 0]), positionOf(each, [density * 0.1, 0]))).toBeCloseTo(10, 9);
  expect(ratioOf(each, density)).toBeCloseTo(100, 9);
});

test("a new image has its lower left corner at the origin", () => {
  for (const density of [undefined, 10_000]) {
    const image = { ...size, ...(density === undefined ? {} : { density }) };
    const [x, y] = positionOf(firstPlacement(image), [0, 800]);
    expect([x, y]).toEqual([0, expect.closeTo(0, 9)]);
  }
});
