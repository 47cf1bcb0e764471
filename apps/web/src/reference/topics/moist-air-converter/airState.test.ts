import { expect, test } from "vitest";
import { airStateOf, isDependent, properties, readAirQuestion } from "./airState.ts";

test("any two independent properties give the same state", () => {
  const names = Object.keys(properties) as (keyof typeof properties)[];
  for (const altitude of [0, 3000]) {
    const question = { first: "dryBulb", second: "relativeHumidity", firstValue: 30, secondValue: 0.4, altitude } as const;
    const state = airStateOf(question)!;
    for (const first of names)
      for (const second of names) {
        if (isDependent(first, second)) continue;
        const again = airStateOf({ first, second, firstValue: state[first], secondValue: state[second], altitude });
        // Wet bulb with enthalpy is a poor pair: their lines nearly coincide.
        const places = [first, second].includes("wetBulb") && [first, second].includes("enthalpy") ? 4 : 6;
        expect(again!.dryBulb, `${first} and ${second}`).toBeCloseTo(30, places);
      }
  }
});

test("a link of anything gives a question that can be asked, and impossible air has no state", () => {
  expect(readAirQuestion({})).toEqual({ first: "dryBulb", second: "relativeHumidity", firstValue: 24, secondValue: 0.5, altitude: 0 });
  expect(readAirQuestion({ a: "dewPoint", b: "humidityRatio", z: "1e9" })).toMatchObject({
    first: "dewPoint",
    second: "dryBulb",
    altitude: 0,
  });
  expect(readAirQuestion({ a: "x", av: "NaN", bv: "7" })).toMatchObject({ first: "dryBulb", firstValue: 24, secondValue: 0.5 });
  const impossible = { ...readAirQuestion({ a: "dryBulb", b: "wetBulb" }), firstValue: 20, secondValue: 25 };
  expect(airStateOf(impossible)).toBeUndefined();
});
