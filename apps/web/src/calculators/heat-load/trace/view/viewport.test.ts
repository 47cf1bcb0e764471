import { between } from "@tooling/testing/numbers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fitted, pinched, revealing, toModel, toScreen, zoomed, type Viewport, type XY } from "./viewport.ts";

const number = between(-500, 500);
const point = fc.tuple(number, number) as fc.Arbitrary<XY>;
const view: fc.Arbitrary<Viewport> = fc.record({ x: number, y: number, scale: between(1, 400) });
const near = (a: XY, b: XY): void => {
  expect(a[0]).toBeCloseTo(b[0], 6);
  expect(a[1]).toBeCloseTo(b[1], 6);
};

test("screen and drawing convert both ways", () => {
  fc.assert(fc.property(view, point, (each, place) => near(toModel(each, toScreen(each, place)), place)));
});

test("zooming keeps the point under the pointer", () => {
  fc.assert(
    fc.property(view, point, between(0.1, 10), (each, place, factor) =>
      near(toScreen(zoomed(each, place, factor), toModel(each, place)), place),
    ),
  );
});

test("two fingers keep what is under them, where they move without turning", () => {
  fc.assert(
    fc.property(view, point, point, between(0.3, 3), point, (each, a, b, factor, shift) => {
      fc.pre(Math.hypot(a[0] - b[0], a[1] - b[1]) > 5);
      const move = ([x, y]: XY): XY => [x * factor + shift[0], y * factor + shift[1]];
      const after = pinched(each, [a, b], [move(a), move(b)]);
      near(toScreen(after, toModel(each, a)), move(a));
      near(toScreen(after, toModel(each, b)), move(b));
    }),
  );
});

test("fitted bounds are within the window and in its middle", () => {
  fc.assert(
    fc.property(point, point, (a, b) => {
      const low: XY = [Math.min(a[0], b[0]), Math.min(a[1], b[1])];
      const high: XY = [Math.max(a[0], b[0]), Math.max(a[1], b[1])];
      const each = fitted({ low, high }, [800, 600]);
      near(toScreen(each, [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2]), [400, 300]);
      const [left, bottom] = toScreen(each, low);
      expect(left).toBeGreaterThanOrEqual(31.999);
      expect(bottom).toBeLessThanOrEqual(568.001);
    }),
  );
});

test("a point that is revealed is in the window", () => {
  fc.assert(
    fc.property(view, point, (each, place) => {
      const [left, top] = toScreen(revealing(each, place, [800, 600]), place);
      expect(left >= 39.99 && left <= 760.01 && top >= 39.99 && top <= 560.01).toBe(true);
    }),
  );
});
