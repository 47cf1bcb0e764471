import { pairs, psychrometricChart, type PairName } from "@org/hvac-core/calculators/psychrometric-chart";
import { saturationPressure } from "@org/hvac-core/psychrometrics";
import { humidityRatioFromVaporPressure } from "@org/hvac-core/psychrometrics/quantities";
import { expect, test } from "vitest";
import { airAt, rowFor, snapped, statedFor } from "./moving.ts";

const pressure = 101325;
const saturated = (dryBulb: number): number => humidityRatioFromVaporPressure(saturationPressure(dryBulb), pressure);
/** What of a chart's plane moving asks for. */
const plane = {
  layout: "ashrae",
  window: { lowest: -40, highest: 60, mostHumid: 0.03 },
  pressure,
  limitAt: (dryBulb: number) => Math.min(0.03, saturated(dryBulb)),
  saturatedAt: saturated,
} as unknown as Parameters<typeof airAt>[0];
const systems = ["Metric", "Imperial"] as const;
const places = Array.from({ length: 160 }, (_, index) => -39 + index * 0.437).flatMap((dryBulb) =>
  [0.1, 0.5, 0.9, 0.99, 1].map((share) => ({ dryBulb, humidityRatio: share * saturated(dryBulb) })),
);

for (const unitSystem of systems) {
  test(`air that is pointed at is never refused, saturated or snapped, in ${unitSystem}`, () => {
    const refused = places
      .flatMap((place) => [place, snapped(plane, place, unitSystem)])
      .filter((to) => !psychrometricChart.calculate({ unitSystem, states: [rowFor("a", airAt(plane, to), unitSystem)] }).ok);
    expect(refused).toEqual([]);
  });

  test(`a state that is moved is where it was moved to, by whichever pair it is given, in ${unitSystem}`, () => {
    const isThere = (given: PairName, air: ReturnType<typeof airAt>): boolean => {
      const states = [{ id: "a", given, ...statedFor({}, pairs[given], air, unitSystem) }];
      const outcome = psychrometricChart.calculate({ unitSystem, states });
      if (!outcome.ok) return false;
      const { dryBulb, humidityRatio } = outcome.results.stateResults[0]!;
      // Two pixels of a chart of 100 K.
      return Math.abs(dryBulb.value - air.dryBulb) < 0.101 && Math.abs(humidityRatio.value - air.humidityRatio) < 1.01e-4;
    };
    const elsewhere = (Object.keys(pairs) as PairName[]).flatMap((given) =>
      places
        .map((place) => airAt(plane, place))
        // At a wet bulb of 0 °C water and ice both balance, and it says nothing of the air.
        .filter((air) => !(given.startsWith("wetBulb") && Math.abs(air.wetBulb) < 1.5) && !isThere(given, air))
        .map(({ dryBulb, humidityRatio }) => ({ given, dryBulb, humidityRatio })),
    );
    expect(elsewhere).toEqual([]);
  });
}

test("a pointer far outside the chart snaps to air at its edge", () => {
  expect(snapped(plane, { dryBulb: -122, humidityRatio: 0.01 }, "Metric").dryBulb).toBe(-40);
  expect(snapped(plane, { dryBulb: 900, humidityRatio: 0 }, "Metric").dryBulb).toBe(60);
});
