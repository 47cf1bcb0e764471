import { psychrometricChart, type PsychrometricChartInput } from "../../src/calculators/psychrometric-chart/index.ts";
import { moistAir, type MoistAirInput } from "../../src/psychrometrics/index.ts";
import { readReference } from "../reference/readReference.ts";
import type { OpensAs, ProvingCase, ProvingResult, ProvingSet } from "./provingSet.ts";

/* States of moist air by PsychroLib, those of one pressure as one case: a chart of the product has one pressure. */

interface In {
  readonly kind: "rh" | "twb" | "tdp" | "W";
  readonly tdb_C: number;
  readonly p_Pa: number;
  readonly rh_frac?: number;
  readonly twb_C?: number;
  readonly tdp_C?: number;
  readonly W_kg_per_kg?: number;
}

// Where PsychroLib is discontinuous or floors the humidity ratio, rows are compared in the tests of the folder.
const rows = readReference<In>("psychrometrics_si").cases.filter(({ id }) => !id.startsWith("edge") && !id.includes("near-0C"));
const program = "PsychroLib 2.5.0";

const quantities = [
  { key: "humidityRatio", out: "W_kg_per_kg", label: "humidity ratio", unit: "kg/kg", within: (value: number) => 1e-6 * value },
  {
    key: "enthalpy",
    out: "h_J_per_kgda",
    label: "enthalpy",
    unit: "J/kg",
    within: (value: number) => 1e-6 * Math.max(100, Math.abs(value)),
  },
  { key: "specificVolume", out: "v_m3_per_kgda", label: "specific volume", unit: "m³/kg", within: (value: number) => 1e-6 * value },
  { key: "wetBulb", out: "twb_C", label: "wet bulb", unit: "°C", within: () => 1e-4 },
  { key: "dewPoint", out: "tdp_C", label: "dew point", unit: "°C", within: () => 1e-4 },
] as const;

const secondOf = ({ kind, rh_frac, twb_C, tdp_C, W_kg_per_kg }: In): Partial<MoistAirInput> =>
  ({ rh: { relativeHumidity: rh_frac! }, twb: { wetBulb: twb_C! }, tdp: { dewPoint: tdp_C! }, W: { humidityRatio: W_kg_per_kg! } })[kind];

const named = (index: number): string => `State ${index + 1}`;

function resultsOf(states: typeof rows): ProvingResult[] {
  return states.flatMap(({ in: given, out }, index) => {
    const air = moistAir({ dryBulb: given.tdb_C, pressure: given.p_Pa, ...secondOf(given) });
    return quantities.flatMap(({ key, out: name, label, unit, within }) => {
      const value = out[name];
      if (value === undefined) return [];
      return [
        {
          quantity: `${named(index)}: ${label}`,
          unit,
          ours: air[key],
          programs: { [program]: value },
          accepted: [value - within(value), value + within(value)] as const,
        },
      ];
    });
  });
}

const pairOf = {
  rh: "dryBulbAndRelativeHumidity",
  twb: "dryBulbAndWetBulb",
  tdp: "dryBulbAndDewPoint",
  W: "dryBulbAndHumidityRatio",
} as const;

function asChart(pressure: number, states: typeof rows): OpensAs {
  const input: PsychrometricChartInput = {
    unitSystem: "Metric",
    calculationName: `Moist air at ${pressure} Pa`,
    pressureBy: "pressure",
    pressure: { value: pressure, unit: "Pa" },
    states: states.map(({ in: given }, index) => ({
      id: `s${index + 1}`,
      name: named(index),
      given: pairOf[given.kind],
      dryBulb: { value: given.tdb_C, unit: "degC" },
      ...(given.kind === "rh" && { relativeHumidity: { value: given.rh_frac!, unit: "unitless" } }),
      ...(given.kind === "twb" && { wetBulb: { value: given.twb_C!, unit: "degC" } }),
      ...(given.kind === "tdp" && { dewPoint: { value: given.tdp_C!, unit: "degC" } }),
      ...(given.kind === "W" && { humidityRatio: { value: given.W_kg_per_kg!, unit: "kg/kg" } }),
    })),
  };
  return {
    calculator: psychrometricChart.id,
    input,
    differences: [],
    results: () => {
      const outcome = psychrometricChart.calculate(input);
      if (!outcome.ok) throw new Error(`the states at ${pressure} Pa are refused: ${JSON.stringify(outcome.errors)}`);
      return outcome.results.stateResults.flatMap((state, index) =>
        quantities.map(({ key, label, unit }) => ({ quantity: `${named(index)}: ${label}`, unit, value: state[key].value })),
      );
    },
  };
}

function caseOf(pressure: number, states: typeof rows): ProvingCase {
  return {
    id: `states-at-${Math.round(pressure)}-pa`,
    title: `States at ${pressure} Pa`,
    description: `${states.length} states of moist air at ${pressure} Pa, each from dry bulb and one other property.`,
    because: "The same equations, solved to 1e-10: one part in a million, or 0.0001 K, is accepted.",
    inputs: {
      pressure_Pa: pressure,
      states: states.map(({ in: { tdb_C, rh_frac, twb_C, tdp_C, W_kg_per_kg } }, index) => ({
        state: index + 1,
        dry_bulb_C: tdb_C,
        ...(rh_frac !== undefined && { relative_humidity: rh_frac }),
        ...(twb_C !== undefined && { wet_bulb_C: twb_C }),
        ...(tdp_C !== undefined && { dew_point_C: tdp_C }),
        ...(W_kg_per_kg !== undefined && { humidity_ratio_kg_kg: W_kg_per_kg }),
      })),
    },
    opensAs: asChart(pressure, states),
    results: () => resultsOf(states),
  };
}

export const moistAirStates: ProvingSet = {
  id: "moist-air-states",
  title: "Moist air: states",
  source: "PsychroLib 2.5.0 (Python; commit 3066345d), an independent program run by us with its iterations solved to 1e-10.",
  claim: ({ within, compared }) =>
    `Moist air: ${within} of ${compared} properties of ${rows.length} states as PsychroLib 2.5.0 gives them.`,
  cases: [...new Set(rows.map(({ in: { p_Pa } }) => p_Pa))]
    .toSorted((a, b) => b - a)
    .map((pressure) =>
      caseOf(
        pressure,
        rows.filter(({ in: { p_Pa } }) => p_Pa === pressure),
      ),
    ),
};
