import { expect, test } from "vitest";
import { airStateOf, readAirQuestion } from "./airState.ts";

test("any link gives a valid query, and impossible air has no state", () => {
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
