import { describe, expect, test } from "vitest";
import { arriving, handbookTable, lossAt, lossOf, neck, upsideDownAt, ways } from "./values/end-reflection.ts";

const speedOfSound = 343;
/** The end reflection where ka = πfD/c is given: of the opening that has it at 63 Hz, dB. */
const lossByKa = (ka: number, termination: "flush" | "free" = "flush"): number =>
  lossOf((ka * speedOfSound) / (Math.PI * 63), termination)[0]!;

/** Bessel function J₁ and Struve function H₁ by their power series. */
function series(first: number, ratio: (k: number) => number): number {
  let [sum, term] = [0, first];
  for (let k = 0; k < 60; k++) {
    sum += term;
    term *= ratio(k);
  }
  return sum;
}
const besselJ1 = (x: number): number => series(x / 2, (k) => -(x * x) / 4 / ((k + 1) * (k + 2)));
const struveH1 = (x: number): number => series((2 * x * x) / (3 * Math.PI), (k) => -(x * x) / ((2 * k + 3) * (2 * k + 5)));

/** Loss at a piston in a wall, dB: 4R/((1 + R)² + X²) of the power passes (Kinsler and others, Fundamentals of Acoustics, ch. 7 and 10). */
function pistonLoss(ka: number): number {
  const resistance = 1 - besselJ1(2 * ka) / ka;
  const reactance = struveH1(2 * ka) / ka;
  return -10 * Math.log10((4 * resistance) / ((1 + resistance) ** 2 + reactance ** 2));
}

describe("what the article on end reflection says", () => {
  test("the series are right", () => {
    // Abramowitz and Stegun, tables 9.1 and 12.1.
    expect(besselJ1(1)).toBeCloseTo(0.4400505857, 9);
    expect(struveH1(1)).toBeCloseTo(0.1984573, 6);
  });

  test.each(handbookTable)("the points of the figure lie on its lines: $diameter m", ({ diameter, loss }) => {
    // Whole decibels in print, rounded down in places.
    loss.forEach((printed, band) => expect(Math.abs(lossOf(diameter)[band]! - printed)).toBeLessThan(1));
  });

  test("the 0.7 is the limit of theory, flush and free 3 dB apart", () => {
    for (const ka of [0.02, 0.05]) {
      // 20·lg(0.7071/0.7) is 0.09 dB.
      expect(Math.abs(lossByKa(ka) + 10 * Math.log10(2 * ka ** 2))).toBeLessThan(0.1);
      expect(lossByKa(ka, "free") + 10 * Math.log10(ka ** 2)).toBeCloseTo(0, 1);
    }
  });

  test("the simple form is within 0.2 dB of a piston in a wall up to ka = 1.5", () => {
    for (let ka = 0.02; ka <= 1.5; ka += 0.02) expect(Math.abs(lossByKa(ka) - pistonLoss(ka))).toBeLessThan(0.2);
  });

  test("the check by hand: 250 mm, 125 Hz", () => {
    expect(lossOf(0.25)[1]).toBeCloseTo(10 * Math.log10(1 + 2.446 ** 2), 2);
  });

  test("the smooth line passes through the octave bands", () => {
    expect(lossAt(63, 0.25)).toBeCloseTo(lossOf(0.25)[0]!, 9);
    expect(lossAt(4000, 0.25)).toBeCloseTo(lossOf(0.25)[6]!, 9);
  });

  test("the inverted fraction rises where the correct one falls", () => {
    expect(upsideDownAt(8000, 0.25)).toBeGreaterThan(upsideDownAt(63, 0.25));
    expect(lossOf(0.25)[7]!).toBeLessThan(lossOf(0.25)[0]!);
  });

  test("the four ways differ in the room by the end reflection alone", () => {
    const [correct, none, added] = [ways.subtracted.level, ways.leftOut.level, ways.added.level];
    // Schultz (1985): L_p = L_w − 10·lg r − 5·lg V − 3·lg f + 25, in feet.
    const foot = 0.3048;
    const room = 10 * Math.log10(2 / foot) + 5 * Math.log10(80 / foot ** 3) + 3 * Math.log10(63) - 25;
    expect(arriving[0]! - none[0]).toBeCloseTo(room, 3);
    const loss = 10 * Math.log10(1 + ((0.7 * speedOfSound) / (Math.PI * 63 * neck)) ** 2);
    expect(none[0] - correct[0]).toBeCloseTo(loss, 9);
    expect(added[0] - none[0]).toBeCloseTo(loss, 9);
  });

  test("the ratings come from the published curves", () => {
    // NC 30: 57 48 41 35 31 29 28 27; NC 25: 54 44 37 31 27 24 22 21 (Beranek, 1957).
    const under = (level: readonly number[], curve: readonly number[]) => level.every((value, band) => value <= curve[band]!);
    expect(under(ways.subtracted.level, [57, 48, 41, 35, 31, 29, 28, 27])).toBe(true);
    expect(under(ways.subtracted.level, [54, 44, 37, 31, 27, 24, 22, 21])).toBe(false);
    expect(ways.subtracted.criterion.quoted).toBe(30);
    // NC 35: 60 52 …; NC 40: 64 56 50 45 41 39 38 37.
    expect(ways.leftOut.level[1]).toBeGreaterThan(52);
    expect(under(ways.leftOut.level, [64, 56, 50, 45, 41, 39, 38, 37])).toBe(true);
    expect(ways.added.level[0]).toBeGreaterThan(74);
    expect(ways.added.level[0]).toBeLessThan(77);
  });
});
