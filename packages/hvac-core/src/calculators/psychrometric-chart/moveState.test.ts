import { expect, test } from "vitest";
import { saturationPressure } from "../../psychrometrics/index.ts";
import { humidityRatioFromVaporPressure } from "../../psychrometrics/quantities/index.ts";
import { airAt, newStateRow, pairs, psychrometricChart, snappedPoint, stateProperties, type ChartArea, type PairName } from "./index.ts";

const pressure = 101325;
const saturated = (dryBulb: number): number => humidityRatioFromVaporPressure(saturationPressure(dryBulb), pressure);
const area: ChartArea = {
  layout: "ashrae",
  window: { lowest: -40, highest: 60 },
  pressure,
  limitAt: (dryBulb: number) => Math.min(0.03, saturated(dryBulb)),
  saturatedAt: saturated,
};
const systems = ["Metric", "Imperial"] as const;
const places = Array.from({ length: 160 }, (_, index) => -39 + index * 0.437).flatMap((dryBulb) =>
  [0.1, 0.5, 0.9, 0.99, 1].map((share) => ({ dryBulb, humidityRatio: share * saturated(dryBulb) })),
);

for (const unitSystem of systems) {
  test(`air at a pointer is never refused, also when it is saturated or snapped, in ${unitSystem}`, () => {
    const refused = places
      .flatMap((place) => [place, snappedPoint(area, place, unitSystem)])
      .filter((to) => !psychrometricChart.calculate({ unitSystem, states: [newStateRow("a", airAt(area, to), unitSystem)] }).ok);
    expect(refused).toEqual([]);
  });

  test(`a moved state is where it was moved to, by each pair of properties, in ${unitSystem}`, () => {
    const isThere = (given: PairName, air: ReturnType<typeof airAt>): boolean => {
      const states = [{ id: "a", given, ...stateProperties({ row: {}, given: pairs[given], air, unitSystem }) }];
      const outcome = psychrometricChart.calculate({ unitSystem, states });
      if (!outcome.ok) return false;
      const { dryBulb, humidityRatio } = outcome.results.stateResults[0]!;
      // Two pixels of a chart of 100 K.
      return Math.abs(dryBulb.value - air.dryBulb) < 0.101 && Math.abs(humidityRatio.value - air.humidityRatio) < 1.01e-4;
    };
    const elsewhere = (Object.keys(pairs) as PairName[]).flatMap((given) =>
      places
        .map((place) => airAt(area, place))
        // At a wet bulb of 0 °C water and ice both balance, and it says nothing of the air.
        .filter((air) => !(given.startsWith("wetBulb") && Math.abs(air.wetBulb) < 1.5) && !isThere(given, air))
        .map(({ dryBulb, humidityRatio }) => ({ given, dryBulb, humidityRatio })),
    );
    expect(elsewhere).toEqual([]);
  });
}

test("a pointer far outside the chart snaps to air at its edge", () => {
  expect(snappedPoint(area, { dryBulb: -122, humidityRatio: 0.01 }, "Metric").dryBulb).toBe(-40);
  expect(snappedPoint(area, { dryBulb: 900, humidityRatio: 0 }, "Metric").dryBulb).toBe(60);
});
