import { runs } from "@tooling/testing/extent";
import { between } from "@tooling/testing/numbers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readGbxml, type Building, type Point } from "../../src/building/index.ts";
import { draw, findingsOf, grids, written, type DrawnBuilding } from "./drawnBuildings.ts";

/** What became of each surface and opening, without its numbers; with strips without the one of them that leads. */
const accountOf = ({ account }: Building, isCut: boolean) =>
  account.map(({ id, outcome, reason, into, correctedType, isTurned, mends }) => ({
    id,
    ...(isCut ? { isPart: outcome === "taken" || outcome === "merged" } : { outcome, reason, into }),
    correctedType,
    isTurned,
    mends,
  }));

/** Surfaces as the pieces of the file that they consist of. */
const partsOf = ({ surfaces }: Building) => surfaces.map(({ sourceIds }) => sourceIds.toSorted().join(" ")).toSorted();

const units = [
  ["Meters", 1],
  ["Feet", 0.3048],
  ["Inches", 0.0254],
  ["Millimeters", 0.001],
] as const;

/** A drawn building with each surface cut in strips of a fifth. */
function inStrips(drawn: DrawnBuilding): DrawnBuilding {
  const between = (a: Point, b: Point, share: number): Point => a.map((each, axis) => each + (b[axis]! - each) * share) as unknown as Point;
  const surfaces = drawn.surfaces.flatMap((surface) => {
    const [a, b, c, d] = surface.polygon as readonly [Point, Point, Point, Point];
    return [0, 0.2, 0.4, 0.6, 0.8].map((from, index) => ({
      ...surface,
      id: `${surface.id}-${index}`,
      polygon: [between(a, b, from), between(a, b, from + 0.2), between(d, c, from + 0.2), between(d, c, from)],
    }));
  });
  return { ...drawn, surfaces };
}

test.each(units)("coordinates in %s that are rounded to two to six decimals give the same account", (name, metres) =>
  fc.assert(
    fc.property(grids, fc.integer({ min: 2, max: 6 }), between(0, 360), fc.boolean(), (grid, decimals, turned, isCut) => {
      const whole = draw(isCut ? { ...grid, windows: [false] } : grid);
      const drawn = isCut ? inStrips(whole) : whole;
      const writing = { unit: [name, metres], turned, moved: [123.4567, -76.54321, 4.32109] } as const;
      const exact = readGbxml(written(drawn, writing));
      const rounded = readGbxml(written(drawn, { ...writing, decimals }));
      expect(partsOf(rounded)).toEqual(partsOf(exact));
      // The last digit decides which of equal pieces gives the surface its identifier, and nothing else.
      expect(accountOf(rounded, isCut)).toEqual(accountOf(exact, isCut));
      expect(findingsOf(rounded)).toEqual(findingsOf(exact));
      expect(rounded.surfaces.length).toBe(exact.surfaces.length);
      // A point moves by at most half of the last digit in each direction, and an area by that times half of the outline: 100 m at most here.
      const moved = Math.sqrt(3) * 0.5 * 10 ** -decimals * metres;
      const exactAreas = new Map(exact.surfaces.map(({ sourceIds, grossArea }) => [sourceIds.toSorted().join(" "), grossArea]));
      for (const { sourceIds, grossArea } of rounded.surfaces)
        expect(Math.abs(grossArea - exactAreas.get(sourceIds.toSorted().join(" "))!)).toBeLessThan(moved * 50 * sourceIds.length + 1e-9);
    }),
    { numRuns: runs(25) },
  ),
);
