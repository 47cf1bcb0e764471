import { runs } from "@tooling/testing/extent";
import { between } from "@tooling/testing/numbers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { partition } from "../../src/building/drawing/partition.ts";
import { signedArea } from "../../src/building/drawing/plane.ts";
import { uncoveredParts, unionOf, type PlanPoint, type PlanPolygon } from "../../src/building/drawing/index.ts";

/** Polygons around a point: mostly concave, and with corners on round coordinates, so that edges and corners often coincide. */
const stars: fc.Arbitrary<PlanPolygon> = fc
  .record({
    middle: fc.tuple(fc.integer({ min: -6, max: 6 }), fc.integer({ min: -6, max: 6 })),
    radii: fc.array(fc.integer({ min: 2, max: 16 }), { minLength: 3, maxLength: 9 }),
    step: fc.constantFrom(1, 0.001),
  })
  .map(({ middle: [x, y], radii, step }) =>
    radii.map((radius, index): PlanPoint => {
      const angle = (2 * Math.PI * index) / radii.length;
      const round = (value: number): number => Math.round(value / step) * step;
      return [x + round(radius * Math.cos(angle)), y + round(radius * Math.sin(angle))];
    }),
  )
  .filter((polygon) => signedArea(polygon) > 0.5);

const sumOf = (polygons: readonly PlanPolygon[]): number => polygons.reduce((sum, polygon) => sum + signedArea(polygon), 0);
const covered = (a: PlanPolygon, b: PlanPolygon): PlanPolygon[] =>
  partition(a, [b]).flatMap(({ cover, polygon }) => (cover === 0 ? [polygon] : []));
const uncovered = (a: PlanPolygon, b: PlanPolygon): PlanPolygon[] =>
  partition(a, [b]).flatMap(({ cover, polygon }) => (cover < 0 ? [polygon] : []));

function turned(polygon: PlanPolygon, angle: number): PlanPolygon {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return polygon.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos]);
}

const angles = between(0, 7);

test("the parts of a polygon are the polygon", () =>
  fc.assert(
    fc.property(stars, fc.array(stars, { maxLength: 3 }), (polygon, others) => {
      const parts = partition(polygon, others);
      expect(sumOf(parts.map((part) => part.polygon))).toBeCloseTo(signedArea(polygon), 8);
      for (const part of parts) expect(signedArea(part.polygon)).toBeGreaterThan(0);
    }),
    { numRuns: runs(100) },
  ));

test("what two polygons have in common is the same for both", () =>
  fc.assert(
    fc.property(stars, stars, (a, b) => {
      expect(sumOf(covered(a, b))).toBeCloseTo(sumOf(covered(b, a)), 8);
    }),
    { numRuns: runs(100) },
  ));

test("turning polygons changes no area", () =>
  fc.assert(
    fc.property(stars, stars, angles, (a, b, angle) => {
      expect(sumOf(covered(turned(a, angle), turned(b, angle)))).toBeCloseTo(sumOf(covered(a, b)), 7);
    }),
    { numRuns: runs(100) },
  ));

test("a cover that is divided covers the same", () =>
  fc.assert(
    fc.property(stars, stars, stars, (a, b, c) => {
      const parts = [...covered(b, c), ...uncovered(b, c)];
      const areas = partition(a, parts).flatMap(({ cover, polygon }) => (cover >= 0 ? [polygon] : []));
      expect(sumOf(areas)).toBeCloseTo(sumOf(covered(a, b)), 7);
    }),
    { numRuns: runs(100) },
  ));

test("a union has the area of both less what they have in common", () =>
  fc.assert(
    fc.property(stars, stars, angles, (first, second, angle) => {
      const [a, b] = [turned(first, angle), turned(second, angle)];
      const common = sumOf(covered(a, b));
      const outlines = unionOf([a, b]);
      expect(sumOf(outlines)).toBeCloseTo(signedArea(a) + signedArea(b) - common, 4);
      expect(sumOf(outlines.flatMap((outline) => uncovered(outline, a)))).toBeCloseTo(signedArea(b) - common, 4);
    }),
    { numRuns: runs(100) },
  ));

test("outlines of what others leave are what they leave", () =>
  fc.assert(
    fc.property(stars, fc.array(stars, { maxLength: 3 }), (polygon, others) => {
      const rest = partition(polygon, others).flatMap((part) => (part.cover < 0 ? [part.polygon] : []));
      expect(sumOf(uncoveredParts(polygon, others))).toBeCloseTo(sumOf(rest), 4);
    }),
    { numRuns: runs(100) },
  ));

test("a hole is reached by two edges in one place", () => {
  const square = (low: number, high: number): PlanPolygon => [
    [low, low],
    [high, low],
    [high, high],
    [low, high],
  ];
  const [ring, ...others] = uncoveredParts(square(0, 10), [square(3, 5), square(6, 7)]);
  expect(others).toEqual([]);
  expect(signedArea(ring!)).toBeCloseTo(95, 9);
  expect(covered(ring!, square(3, 5))).toEqual([]);
});
