import type { WorkedExample } from "../../kernel/index.ts";
import { fundamentals2017, psychrolib } from "../../sources/index.ts";
import type { results } from "./results.ts";
import type { PsychrometricChartInput } from "./schema.ts";

const chart = "the example reads its numbers from a chart";
const printed = "as many digits as the example prints, which are read from a chart";
const quoted = { source: psychrolib, locator: "tests, which quote ASHRAE Handbook: Fundamentals 2017, ch. 1, example 1" };

export const cases: readonly WorkedExample<PsychrometricChartInput, typeof results>[] = [
  {
    id: "state-of-two-bulbs-metric",
    title: "Air of 40 °C dry bulb and 20 °C wet bulb",
    source: quoted,
    input: { unitSystem: "Metric", states: [{ id: "air", given: "dryBulbAndWetBulb", dryBulb: 40, wetBulb: 20 }] },
    evidence: "printed",
    expected: {
      "stateResults.air.humidityRatio": { value: 6.5, unit: "g/kg", within: 0.1, because: printed },
      "stateResults.air.enthalpy": { value: 56.7, unit: "kJ/kgda", within: 0.3, because: printed },
      "stateResults.air.dewPoint": { value: 7, within: 0.5, because: printed },
      "stateResults.air.relativeHumidity": { value: 0.14, within: 0.005, because: printed },
      "stateResults.air.specificVolume": { value: 0.896, within: 0.001, because: printed },
    },
  },
  {
    id: "state-of-two-bulbs-imperial",
    title: "Air of 100 °F dry bulb and 65 °F wet bulb, its enthalpy counted from 0 °F",
    source: quoted,
    input: { unitSystem: "Imperial", states: [{ id: "air", given: "dryBulbAndWetBulb", dryBulb: 100, wetBulb: 65 }] },
    evidence: "printed",
    expected: {
      "stateResults.air.humidityRatio": { value: 0.00523, unit: "lb/lb", within: 0.0001, because: chart },
      "stateResults.air.enthalpy": { value: 29.8, unit: "Btu/lbda", within: 0.05, because: printed },
      "stateResults.air.dewPoint": { value: 40, unit: "degF", within: 0.5, because: printed },
      "stateResults.air.relativeHumidity": { value: 0.13, within: 0.005, because: printed },
      "stateResults.air.specificVolume": { value: 14.22, unit: "ft3/lb", within: 0.01, because: printed },
    },
  },
  {
    id: "heating",
    title: "10 m³/s of saturated air heated from 2 to 40 °C",
    source: { source: fundamentals2017, locator: "ch. 1, example of moist air heating" },
    input: {
      unitSystem: "Metric",
      states: [{ id: "air", dryBulb: 2, relativeHumidity: 1, flowBasis: "actual", actualAirflow: { value: 10, unit: "m3/s" } }],
      processes: [{ id: "heater", kind: "heating", inlet: "air", heatingDryBulb: 40 }],
    },
    expected: { totalHeating: { value: 490, unit: "kW", within: 3, because: chart } },
  },
  {
    id: "cooling-to-saturation",
    title: "5 m³/s at 30 °C and 50 % cooled to saturated air of 10 °C",
    source: { source: fundamentals2017, locator: "ch. 1, example of moist air cooling" },
    input: {
      unitSystem: "Metric",
      states: [{ id: "air", dryBulb: 30, relativeHumidity: 0.5, flowBasis: "actual", actualAirflow: { value: 5, unit: "m3/s" } }],
      processes: [{ id: "coil", kind: "coolingCoil", inlet: "air", coilBy: "leavingState", coilDryBulb: 10, coilRelativeHumidity: 1 }],
    },
    expected: {
      totalCooling: { value: 197, unit: "kW", within: 1.5, because: chart },
      "processResults.coil.apparatusDewPoint": { value: 10, within: 1e-6, because: "saturated air leaves at its own dew point" },
    },
  },
  {
    id: "mixing",
    title: "2 m³/s at 4 °C with 6.25 m³/s at 25 °C",
    source: { source: fundamentals2017, locator: "ch. 1, example of adiabatic mixing of two airstreams" },
    input: {
      unitSystem: "Metric",
      states: [
        {
          id: "outdoor",
          given: "dryBulbAndWetBulb",
          dryBulb: 4,
          wetBulb: 2,
          flowBasis: "actual",
          actualAirflow: { value: 2, unit: "m3/s" },
        },
        { id: "indoor", dryBulb: 25, relativeHumidity: 0.5, flowBasis: "actual", actualAirflow: { value: 6.25, unit: "m3/s" } },
      ],
      processes: [{ id: "mix", kind: "mixing", inlet: "outdoor", second: "indoor" }],
    },
    expected: {
      "processResults.mix.dryBulb": { value: 19.5, within: 0.2, because: chart },
      "processResults.mix.wetBulb": { value: 14.6, within: 0.2, because: chart },
    },
  },
  {
    id: "steam",
    title: "Steam of 110 °C into 100 kg/min of dry air at 20 °C, to a dew point of 13 °C",
    source: { source: fundamentals2017, locator: "ch. 1, example of steam injected into moist air" },
    input: {
      unitSystem: "Metric",
      states: [
        { id: "air", given: "dryBulbAndWetBulb", dryBulb: 20, wetBulb: 8, flowBasis: "dryAir", dryAirFlow: { value: 6000, unit: "kg/h" } },
      ],
      processes: [
        {
          id: "steam",
          kind: "steamHumidifying",
          inlet: "air",
          steamTo: "waterFlow",
          steamFlow: { value: 45.6, unit: "kg/h" },
          steamEnthalpy: { value: 2691, unit: "kJ/kg" },
        },
      ],
    },
    expected: {
      "processResults.steam.dryBulb": { value: 21, within: 0.3, because: chart },
      "processResults.steam.dewPoint": { value: 13, within: 0.3, because: "the steam flow is printed as 0.76 kg/min" },
    },
  },
];
