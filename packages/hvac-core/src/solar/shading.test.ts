import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { OutOfRangeError } from "../refusals/errors.ts";
import { windowShadow } from "./shading.ts";

const positive = (max: number) => fc.double({ min: 0, max, noNaN: true });

describe("shading by overhang and fins", () => {
  test("lengthens the overhang's shadow as the tangent of the profile angle", () => {
    const south = { sunAltitude: 60, sunAzimuth: 180, surfaceAzimuth: 180 };
    const shadow = windowShadow({ width: 1, height: 3, overhang: { depth: 1 } }, south);
    expect(shadow.profileAngle).toBeCloseTo(60, 10);
    expect(shadow.shadowHeight).toBeCloseTo(Math.sqrt(3), 10);
    expect(shadow.sunlitFraction).toBeCloseTo(1 - Math.sqrt(3) / 3, 10);
  });

  test("steepens the profile angle when the sun stands aside: tan Ω = tan β / cos γ", () => {
    const shadow = windowShadow({ width: 1, height: 3, overhang: { depth: 1 } }, { sunAltitude: 45, sunAzimuth: 240, surfaceAzimuth: 180 });
    expect(Math.tan((shadow.profileAngle * Math.PI) / 180)).toBeCloseTo(2, 10);
  });

  test("lets the western sun reach past the right fin of a south window, but not past the left one", () => {
    // From outside a south wall, west is on the left. At 45° off the normal a fin of 0.5 m shades 0.5 m.
    const west = { sunAltitude: 20, sunAzimuth: 225, surfaceAzimuth: 180 };
    expect(windowShadow({ width: 2, height: 1, leftFin: { depth: 0.5 } }, west).sunlitFraction).toBeCloseTo(0.75, 10);
    expect(windowShadow({ width: 2, height: 1, rightFin: { depth: 0.5 } }, west).sunlitFraction).toBe(1);
    expect(windowShadow({ width: 2, height: 1, leftFin: { depth: 0.5, gap: 0.5 } }, west).sunlitFraction).toBe(1);
  });

  test("mirrors: left fin with the sun on one side is right fin with the sun on the other", () => {
    fc.assert(
      fc.property(positive(89), positive(89), positive(2), positive(1), (sunAltitude, side, depth, gap) => {
        const a = windowShadow(
          { width: 2, height: 1, leftFin: { depth, gap } },
          { sunAltitude, sunAzimuth: 180 + side, surfaceAzimuth: 180 },
        );
        const b = windowShadow(
          { width: 2, height: 1, rightFin: { depth, gap } },
          { sunAltitude, sunAzimuth: 180 - side, surfaceAzimuth: 180 },
        );
        expect(a.sunlitFraction).toBeCloseTo(b.sunlitFraction, 10);
      }),
    );
  });

  test("shades more the farther it stands out, and stays between none and all", () => {
    fc.assert(
      fc.property(
        positive(89),
        fc.double({ min: 100, max: 260, noNaN: true }),
        positive(3),
        positive(1),
        (sunAltitude, sunAzimuth, depth, gap) => {
          const sun = { sunAltitude, sunAzimuth, surfaceAzimuth: 180 };
          const near = windowShadow(
            { width: 2, height: 1.5, overhang: { depth, gap }, leftFin: { depth }, rightFin: { depth } },
            sun,
          ).sunlitFraction;
          const far = windowShadow(
            { width: 2, height: 1.5, overhang: { depth: depth + 0.3, gap }, leftFin: { depth }, rightFin: { depth } },
            sun,
          ).sunlitFraction;
          expect(near >= 0 && near <= 1).toBe(true);
          expect(far).toBeLessThanOrEqual(near);
        },
      ),
    );
  });

  test("lets the sun past the ends of an overhang: as many points of the glass see it as its area says", () => {
    const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    const sizes = fc.record({
      width: between(0.5, 4),
      height: between(0.5, 3),
      depth: between(0.1, 2),
      gap: positive(1),
      reach: positive(2),
    });
    const sun = fc.record({ sunAltitude: between(5, 85), side: between(-85, 85), fin: positive(1) });
    fc.assert(
      fc.property(sizes, sun, ({ width, height, depth, gap, reach }, { sunAltitude, side, fin }) => {
        const [altitude, gamma] = [sunAltitude, side].map((each) => (each * Math.PI) / 180) as [number, number];
        // Towards the sun: along the wall to the right, up, and away from it.
        const [along, up, out] = [-Math.cos(altitude) * Math.sin(gamma), Math.sin(altitude), Math.cos(altitude) * Math.cos(gamma)];
        const count = 120;
        let lit = 0;
        for (let i = 0; i < count; i++)
          for (let j = 0; j < count; j++) {
            const [x, below] = [((i + 0.5) / count) * width, ((j + 0.5) / count) * height];
            const toOverhang = (below + gap) / up;
            const meets = x + toOverhang * along;
            const isUnder = toOverhang * out <= depth && meets >= -reach && meets <= width + reach;
            const toFin = along < 0 ? x / -along : Infinity;
            if (!isUnder && toFin * out > fin) lit++;
          }
        const window = { width, height, overhang: { depth, gap, reach }, leftFin: { depth: fin } };
        const { sunlitFraction } = windowShadow(window, { sunAltitude, sunAzimuth: 180 + side, surfaceAzimuth: 180 });
        expect(Math.abs(sunlitFraction - lit / count ** 2)).toBeLessThan(0.03);
      }),
      { numRuns: 60 },
    );
  });

  test("as many points of the glass see the sun past fins that end and a block in front as the area says", () => {
    const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    const option = (value: fc.Arbitrary<number>) => fc.option(value, { nil: undefined });
    const fin = fc.record({ depth: between(0.05, 1.5), gap: positive(1), reach: positive(2) });
    const sizes = fc.record({
      width: between(0.5, 4),
      height: between(0.5, 3),
      depth: positive(1),
      gap: positive(1),
      leftFin: fin,
      rightFin: fin,
    });
    const block = fc.record({
      height: between(0.2, 15),
      distance: between(0.5, 20),
      left: option(between(-5, 20)),
      right: option(between(-5, 20)),
    });
    fc.assert(
      fc.property(sizes, block, between(5, 80), between(-80, 80), (sizesOf, { left, right, ...front }, sunAltitude, side) => {
        const { width, height, depth, gap, leftFin, rightFin } = sizesOf;
        const [altitude, gamma] = [sunAltitude, side].map((each) => (each * Math.PI) / 180) as [number, number];
        const [along, up, out] = [-Math.cos(altitude) * Math.sin(gamma), Math.sin(altitude), Math.cos(altitude) * Math.cos(gamma)];
        const count = 120;
        let lit = 0;
        for (let i = 0; i < count; i++)
          for (let j = 0; j < count; j++) {
            const [x, y] = [((i + 0.5) / count) * width, ((j + 0.5) / count) * height];
            const isUnder = ((height + gap - y) / up) * out <= depth;
            // The plane of the fin on the side of the sun, and how high above the glass the ray meets it.
            const [each, aside] = along < 0 ? [leftFin, x] : [rightFin, width - x];
            const toFin = (aside + each.gap) / Math.abs(along);
            const isBeside = toFin * out <= each.depth && y + toFin * up <= height + each.reach;
            const toBlock = front.distance / out;
            const [meets, meetsAt] = [x + toBlock * along, y + toBlock * up];
            const isBehind = meetsAt <= front.height && meets >= -(left ?? Infinity) && meets <= width + (right ?? Infinity);
            if (!isUnder && !isBeside && !isBehind) lit++;
          }
        const obstruction = { ...front, ...(left !== undefined && { left }), ...(right !== undefined && { right }) };
        const window = { width, height, overhang: { depth, gap }, leftFin, rightFin, obstruction };
        const { sunlitFraction } = windowShadow(window, { sunAltitude, sunAzimuth: 180 + side, surfaceAzimuth: 180 });
        expect(Math.abs(sunlitFraction - lit / count ** 2)).toBeLessThan(0.03);
      }),
      { numRuns: 80 },
    );
  });

  test("shades the lower edge first behind a block as long as the street: its height less its distance times the tangent of the profile angle", () => {
    const street = { width: 2, height: 1.5, obstruction: { height: 10, distance: 9 } };
    const shadow = windowShadow(street, { sunAltitude: 45, sunAzimuth: 180, surfaceAzimuth: 180 });
    expect(shadow.obstructedHeight).toBeCloseTo(1, 10);
    expect(shadow.sunlitFraction).toBeCloseTo(1 / 3, 10);
    const aside = windowShadow(
      { ...street, obstruction: { ...street.obstruction, left: -3 } },
      { sunAltitude: 45, sunAzimuth: 180, surfaceAzimuth: 180 },
    );
    expect(aside).toMatchObject({ obstructedHeight: 0, sunlitFraction: 1 });
  });

  test("lets less past the farther an overhang reaches, and nothing past a long one or with the sun straight ahead", () => {
    fc.assert(
      fc.property(positive(85), positive(80), positive(2), positive(3), (sunAltitude, side, depth, reach) => {
        const lit = (beyond: number | undefined, aside = side): number =>
          windowShadow(
            { width: 1.5, height: 1.5, overhang: { depth, gap: 0.2, ...(beyond !== undefined && { reach: beyond }) } },
            { sunAltitude, sunAzimuth: 180 + aside, surfaceAzimuth: 180 },
          ).sunlitFraction;
        expect(lit(reach + 0.5)).toBeLessThanOrEqual(lit(reach) + 1e-12);
        expect(lit(undefined)).toBeLessThanOrEqual(lit(reach) + 1e-12);
        expect(lit(0)).toBeLessThanOrEqual(1);
        // The end of an overhang shades the glass next to it as far as its shadow runs sideways.
        if (depth * Math.tan((side * Math.PI) / 180) < 100) expect(lit(100)).toBeCloseTo(lit(undefined), 10);
        expect(lit(0, 0)).toBe(lit(undefined, 0));
      }),
    );
  });

  test("leaves a bare window sunlit, and no window sunlit from behind or at night", () => {
    const bare = { width: 1, height: 1 };
    expect(windowShadow(bare, { sunAltitude: 30, sunAzimuth: 180, surfaceAzimuth: 180 }).sunlitFraction).toBe(1);
    expect(windowShadow(bare, { sunAltitude: 30, sunAzimuth: 0, surfaceAzimuth: 180 }).sunlitFraction).toBe(0);
    expect(windowShadow(bare, { sunAltitude: -1, sunAzimuth: 180, surfaceAzimuth: 180 }).sunlitFraction).toBe(0);
  });

  test("refuses impossible sizes", () => {
    const sun = { sunAltitude: 30, sunAzimuth: 180, surfaceAzimuth: 180 };
    expect(() => windowShadow({ width: 0, height: 1 }, sun)).toThrow(OutOfRangeError);
    expect(() => windowShadow({ width: 1, height: 1, overhang: { depth: -1 } }, sun)).toThrow(OutOfRangeError);
    expect(() => windowShadow({ width: 1, height: 1, leftFin: { depth: 1, gap: NaN } }, sun)).toThrow(OutOfRangeError);
    expect(() => windowShadow({ width: 1, height: 1, overhang: { depth: 1, reach: -1 } }, sun)).toThrow(OutOfRangeError);
    expect(() => windowShadow({ width: 1, height: 1, leftFin: { depth: 1, reach: -1 } }, sun)).toThrow(OutOfRangeError);
    expect(() => windowShadow({ width: 1, height: 1, obstruction: { height: 5, distance: 0 } }, sun)).toThrow(OutOfRangeError);
    expect(() => windowShadow({ width: 1, height: 1, obstruction: { height: 5, distance: 5, left: NaN } }, sun)).toThrow(OutOfRangeError);
  });
});
