import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { heatLoad, type HeatLoadInput } from "../src/calculators/heat-load/index.ts";
import { ventilationCalc } from "../src/calculators/ventilation-calc/index.ts";

type Outcome = ReturnType<typeof heatLoad.calculate>;

function answered<T extends { readonly ok: boolean }>(outcome: T): Extract<T, { readonly ok: true }> {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome as Extract<T, { readonly ok: true }>;
}

/** Outdoor air of an office by the ventilation calculator, L/s. */
function requiredAir(correction: object): number {
  const { results } = answered(ventilationCalc.calculate({ ...ventilationCalc.start("Metric"), ...correction }));
  return 1000 * results.zoneOutdoorAirflow!.value;
}

describe("outdoor air that the ventilation calculator states", () => {
  const places = fc.record({
    altitude: fc.double({ min: 0, max: 4000, noNaN: true }),
    outdoorTemp: fc.double({ min: -30, max: 10, noNaN: true }),
  });
  const ventilation = (outcome: Outcome): number => {
    const { results } = answered(outcome);
    return (results.heatingOutdoorAirLoad ?? results.ventilationLoad).value;
  };

  test("is the same air in both heat-load methods: as standard air, or corrected for the density as it is outdoors", () => {
    fc.assert(
      fc.property(places, ({ altitude, outdoorTemp }) => {
        const standard = requiredAir({});
        const corrected = requiredAir({ densityCorrection: true, altitude, airTemperature: outdoorTemp });
        const quick = (flow: number, basis: HeatLoadInput["airflowBasis"]): number =>
          ventilation(
            heatLoad.calculate({
              unitSystem: "Metric",
              calculationMode: "Heating",
              altitude,
              outdoorTemp,
              outdoorRelativeHumidity: 0,
              ventilationRate: flow,
              ...(basis !== undefined && { airflowBasis: basis }),
            }),
          );
        const hourly = (flow: number, basis: HeatLoadInput["airflowBasis"]): number =>
          ventilation(
            heatLoad.calculate({
              unitSystem: "Metric",
              method: "hourly",
              site: { altitude, heatingDryBulb: outdoorTemp, wetBulb: Array.from({ length: 12 }, () => 15) },
              rooms: [{ id: "a", floorArea: 50, outdoorAir: flow }],
              ...(basis !== undefined && { airflowBasis: basis }),
            }),
          );
        const expected = quick(standard, undefined);
        for (const [flow, basis] of [
          [standard, undefined],
          [standard, "standard"],
          [corrected, "outdoor"],
        ] as const)
          for (const method of [quick, hourly])
            // The same formula for dry air in doubles.
            expect(method(flow, basis) / expected).toBeCloseTo(1, 10);
      }),
      { numRuns: 20 },
    );
  });
});
