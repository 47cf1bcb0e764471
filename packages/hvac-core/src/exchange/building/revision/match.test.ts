import { runs } from "@tooling/testing/extent";
import { between } from "@tooling/testing/numbers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { matchOneToOne, type Step } from "./match.ts";
import { cellOf, cellsAround, isSameRoom, isSameSurface, levelOf, levelsAround, roomOverlap, type Shape } from "./shapes.ts";

/* Only rows that share a word are compared: no pair may be missed by it, and the work of large models grows with their rows. */

interface Named {
  readonly name: number;
  readonly place: number;
}

const named = fc.array(fc.record({ name: fc.nat(6), place: fc.nat(20) }), { maxLength: 12 });

test("rows are paired as if all of them were compared", () =>
  fc.assert(
    fc.property(named, named, (before, after) => {
      const distances: Step<Named, Named>["distance"][] = [
        (a, b) => (a.name === b.name && a.place === b.place ? 0 : undefined),
        (a, b) => (a.name === b.name ? Math.abs(a.place - b.place) : undefined),
      ];
      const words = { earlier: ({ name }: Named) => [name], later: ({ name }: Named) => name };
      const [some, all] = [distances.map((distance) => ({ distance, words })), distances.map((distance) => ({ distance }))];
      expect(matchOneToOne(before, after, some)).toEqual(matchOneToOne(before, after, all));
    }),
    { numRuns: runs(300) },
  ));

test.each([10, 1000])("each of %i rows is compared with those of its word alone", (count) => {
  const rows = Array.from({ length: count }, (_, name): Named => ({ name, place: 0 }));
  let compared = 0;
  const distance = (a: Named, b: Named): number | undefined => {
    compared++;
    return a.name === b.name ? 0 : undefined;
  };
  const words = { earlier: ({ name }: Named) => [name], later: ({ name }: Named) => name };
  expect(matchOneToOne(rows, [...rows].toReversed(), [{ distance, words }]).size).toBe(count);
  expect(compared).toBe(count);
});

/** Shapes near each other: lengths in cm, areas in dm². */
const near = fc
  .tuple(
    fc.array(fc.integer({ min: -5000, max: 5000 }), { minLength: 3, maxLength: 3 }),
    fc.array(between(-12, 12), { minLength: 3, maxLength: 3 }),
  )
  .map(([middle, step]): readonly [Shape, Shape] => [
    [...middle, 2400, middle[0]! - 300, middle[1]! - 200, middle[0]! + 300, middle[1]! + 200],
    [
      ...middle.map((each, axis) => each + Math.round(step[axis]!)),
      2410,
      middle[0]! - 290,
      middle[1]! - 210,
      middle[0]! + 310,
      middle[1]! + 190,
    ],
  ]);

test("rooms and surfaces in one place are in cells that are compared", () => {
  let [rooms, surfaces] = [0, 0];
  fc.assert(
    fc.property(near, ([a, b]) => {
      const [from, to] = [a, b].map((shape): Shape => [...shape.slice(0, 3), 90, 90, 2400]) as [Shape, Shape];
      if (isSameRoom(a, b)) rooms++;
      if (isSameSurface(from, to)) surfaces++;
      if (isSameRoom(a, b) || isSameSurface(from, to)) expect(cellsAround(a)).toContain(cellOf(b));
      expect(new Set(cellsAround(a)).size).toBe(cellsAround(a).length);
    }),
    { numRuns: runs(500) },
  );
  expect(Math.min(rooms, surfaces)).toBeGreaterThan(50);
});

test("rooms that overlap are on levels that are compared", () => {
  const level = fc.integer({ min: -3000, max: 3000 });
  fc.assert(
    fc.property(level, fc.integer({ min: -130, max: 130 }), (z, step) => {
      const [a, b] = [z, z + step].map((each): Shape => [0, 0, each, 2400, -300, -200, 300, 200]) as [Shape, Shape];
      if (roomOverlap(a, b) > 0) expect(levelsAround(a)).toContain(levelOf(b));
    }),
    { numRuns: runs(500) },
  );
});
