import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { OutOfRangeError } from "../kernel/errors.ts";
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
          const at = { sunAltitude, sunAzimuth, surfaceAzimuth: 180 };
          const near = windowShadow(
            { width: 2, height: 1.5, overhang: { depth, gap }, leftFin: { depth }, rightFin: { depth } },
            at,
          ).sunlitFraction;
          const far = windowShadow(
            { width: 2, height: 1.5, overhang: { depth: depth + 0.3, gap }, leftFin: { depth }, rightFin: { depth } },
            at,
          ).sunlitFraction;
          expect(near >= 0 && near <= 1).toBe(true);
          expect(far).toBeLessThanOrEqual(near);
        },
      ),
    );
  });

  test("leaves a bare window sunlit, and no window sunlit from behind or at night", () => {
    const bare = { width: 1, height: 1 };
    expect(windowShadow(bare, { sunAltitude: 30, sunAzimuth: 180, surfaceAzimuth: 180 }).sunlitFraction).toBe(1);
    expect(windowShadow(bare, { sunAltitude: 30, sunAzimuth: 0, surfaceAzimuth: 180 }).sunlitFraction).toBe(0);
    expect(windowShadow(bare, { sunAltitude: -1, sunAzimuth: 180, surfaceAzimuth: 180 }).sunlitFraction).toBe(0);
  });

  test("refuses sizes that cannot be", () => {
    const sun = { sunAltitude: 30, sunAzimuth: 180, surfaceAzimuth: 180 };
    expect(() => windowShadow({ width: 0, height: 1 }, sun)).toThrow(OutOfRangeError);
    expect(() => windowShadow({ width: 1, height: 1, overhang: { depth: -1 } }, sun)).toThrow(OutOfRangeError);
    expect(() => windowShadow({ width: 1, height: 1, leftFin: { depth: 1, gap: NaN } }, sun)).toThrow(OutOfRangeError);
  });
});
