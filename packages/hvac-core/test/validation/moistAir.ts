import { moistAir, pressureAtAltitude, saturationPressure, type MoistAir, type MoistAirInput } from "../../src/psychrometrics/index.ts";
import { readReference } from "../reference/readReference.ts";
import type { Comparison, Pair } from "./comparison.ts";

interface In {
  readonly kind: "rh" | "twb" | "tdp" | "W";
  readonly tdb_C: number;
  readonly p_Pa: number;
  readonly rh_frac?: number;
  readonly twb_C?: number;
  readonly tdp_C?: number;
  readonly W_kg_per_kg?: number;
}

const peer = "PsychroLib 2.5.0 (Python), solved to 1e-10";

function state(given: In): MoistAir {
  const airState = { dryBulb: given.tdb_C, pressure: given.p_Pa };
  const input: Record<In["kind"], MoistAirInput> = {
    rh: { ...airState, relativeHumidity: given.rh_frac ?? 0 },
    twb: { ...airState, wetBulb: given.twb_C ?? 0 },
    tdp: { ...airState, dewPoint: given.tdp_C ?? 0 },
    W: { ...airState, humidityRatio: given.W_kg_per_kg ?? 0 },
  };
  return moistAir(input[given.kind]);
}

/**
 * PsychroLib floors the humidity ratio at 1e-7 and is discontinuous where its ice and water equations meet; those rows ("edge",
 * "wetbulb-near-0C") are compared in the tests of the folder, with their reasons.
 */
function rows(key: keyof MoistAir, out: string, valid: (expected: number) => boolean = () => true): Pair[] {
  return readReference<In>("psychrometrics_si")
    .cases.filter((row) => !row.id.startsWith("edge") && !row.id.includes("near-0C"))
    .flatMap((row) => {
      const expected = row.out[out];
      return expected === undefined || !valid(expected) ? [] : [{ id: row.id, expected, actual: state(row.in)[key] }];
    });
}

const equations = "the same equations";

export const moistAirComparisons: readonly Comparison[] = [
  {
    group: "Moist air",
    quantity: "humidity ratio",
    source: peer,
    evidence: "program",
    measure: "relative",
    accepted: 1e-6,
    because: equations,
    pairs: () => rows("humidityRatio", "W_kg_per_kg", (w) => w > 1e-6),
  },
  {
    group: "Moist air",
    quantity: "enthalpy",
    source: peer,
    evidence: "program",
    measure: "relative",
    accepted: 1e-6,
    because: equations,
    pairs: () => rows("enthalpy", "h_J_per_kgda", (h) => Math.abs(h) > 100),
  },
  {
    group: "Moist air",
    quantity: "specific volume",
    source: peer,
    evidence: "program",
    measure: "relative",
    accepted: 1e-6,
    because: equations,
    pairs: () => rows("specificVolume", "v_m3_per_kgda"),
  },
  {
    group: "Moist air",
    quantity: "wet bulb",
    source: peer,
    evidence: "program",
    measure: "absolute",
    unit: "K",
    accepted: 1e-4,
    because: equations,
    pairs: () => rows("wetBulb", "twb_C", (t) => Math.abs(t) > 0.02),
  },
  {
    group: "Moist air",
    quantity: "dew point",
    source: peer,
    evidence: "program",
    measure: "absolute",
    unit: "K",
    accepted: 1e-4,
    because: equations,
    pairs: () => rows("dewPoint", "tdp_C", (t) => t > -99 && Math.abs(t) > 0.02),
  },
  {
    group: "Moist air",
    quantity: "saturation pressure",
    source: "ASHRAE Handbook: Fundamentals (2017), ch. 1, Table 3, as quoted by PsychroLib's tests",
    evidence: "printed",
    measure: "relative",
    accepted: 0.005,
    because: "the table prints three to five digits of a real-gas model",
    pairs: () =>
      readReference("psychrometrics_tables")
        .cases.filter(({ id }) => id.startsWith("ashrae2017_ch1_table3_pws_SI"))
        .map((row) => ({ id: row.id, expected: row.out["pws_Pa"]!, actual: saturationPressure(row.in["t_C"]!) })),
  },
  {
    group: "Moist air",
    quantity: "standard pressure at altitude",
    source: "US Standard Atmosphere 1976 (fluids 1.3.1)",
    evidence: "program",
    measure: "relative",
    accepted: 0.001,
    because: "the handbook's power law against geometric altitude: 0.05 % at 5000 m",
    pairs: () =>
      readReference("atmosphere")
        .cases.filter((row) => row.in["altitude_m"]! <= 5000)
        .map((row) => ({ id: row.id, expected: row.out["p_Pa"]!, actual: pressureAtAltitude(row.in["altitude_m"]!) })),
  },
  {
    group: "Moist air",
    quantity: "humidity ratio, real gas",
    source: "CoolProp 7.2 HAPropsSI (ASHRAE RP-1485), 10 to 40 °C",
    evidence: "program",
    measure: "relative",
    accepted: 0.01,
    because: "the ideal-gas equations leave out the enhancement factor of 1.004 to 1.005",
    pairs: () =>
      readReference("humid_air_coolprop")
        .cases.filter((row) => row.in["rh_frac"] !== undefined && row.in["tdb_C"]! >= 10 && row.in["tdb_C"]! <= 40)
        .map((row) => ({
          id: row.id,
          expected: row.out["W_kg_per_kg"]!,
          actual: moistAir({ dryBulb: row.in["tdb_C"]!, relativeHumidity: row.in["rh_frac"]!, pressure: row.in["p_Pa"]! }).humidityRatio,
        })),
  },
];
