import { expect, test } from "vitest";
import { afternoon, errorPercent, low, noon, rightBeam, turned, values, wrongBeam } from "./clear-sky.ts";

test("the right sign gives what the handbook prints for Atlanta in July, at noon and at 3 p.m. summer time", () => {
  // Printed whole: 784 and 770 W/m². The optical depths are printed to 0.001, which is 0.4 W/m² of beam; the declination to 0.01°.
  expect(Math.abs(rightBeam(noon) - 784)).toBeLessThan(1);
  expect(Math.abs(rightBeam(afternoon) - 770)).toBeLessThan(0.5);
});

test("the wrong sign is hidden at noon and stands out with the sun at 23°", () => {
  // Worked out from the printed coefficients with another program: 485.37 and 505.67 W/m²; 783.2 and 783.7 W/m² at 76.8°.
  expect(rightBeam(low)).toBeCloseTo(485.37, 1);
  expect(wrongBeam(low)).toBeCloseTo(505.67, 1);
  expect(wrongBeam(76.8) - rightBeam(76.8)).toBeCloseTo(0.5, 1);
  expect(errorPercent(90)).toBeCloseTo(0, 2);
});

test("the text may say that the wrong sign is closer to print than the right one", () => {
  expect(Math.abs(values["wrongNoon"]!.value - 784)).toBeLessThan(Math.abs(values["rightNoon"]!.value - 784));
});

test("of eight turned signs only that of the last beam term passes as rounding at noon and at 3 p.m., none at 23°", () => {
  const places = (["beam", "diffuse"] as const).flatMap((component) => [0, 1, 2, 3].map((place) => ({ component, place })));
  const hiddenAt = (height: number): string[] =>
    places
      .filter(({ component, place }) => Math.abs(turned(component, place, height)) < 1.5)
      .map(({ component, place }) => `${component} ${place}`);
  expect(hiddenAt(noon)).toEqual(["beam 3"]);
  expect(hiddenAt(afternoon)).toEqual(["beam 3"]);
  expect(hiddenAt(low)).toEqual([]);
});

test("half the exponent moves the beam at noon by half a per cent", () => {
  // −τ_b (m^(ab/2) − m^ab) with m = 1.027 and ab = 0.71.
  const [mass, exponent] = [values["airMassNoon"]!.value, values["rightExponent"]!.value];
  expect(0.515 * (mass ** exponent - mass ** (exponent / 2)) * 100).toBeCloseTo(0.5, 1);
});
