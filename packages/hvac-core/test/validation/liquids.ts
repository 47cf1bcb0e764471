import { air, glycol, water } from "../../src/fluids/index.ts";
import { readReference } from "../reference/readReference.ts";
import type { Comparison, Pair } from "./comparison.ts";

const keys = { density: "rho_kg_per_m3", specificHeat: "cp_J_per_kgK", viscosity: "mu_Pa_s", conductivity: "k_W_per_mK" } as const;
type Key = keyof typeof keys;
const names: Readonly<Record<Key, string>> = {
  density: "density",
  specificHeat: "specific heat",
  viscosity: "viscosity",
  conductivity: "conductivity",
};

function waterRows(key: Key): Pair[] {
  return readReference("water")
    .cases.filter(({ id, in: given }) => id.startsWith("liquid") && given["t_C"]! >= 0.01)
    .map((row) => ({
      id: row.id,
      expected: row.out[keys[key]]!,
      actual: water({ temperature: row.in["t_C"]!, pressure: row.in["p_Pa"]! })[key],
    }));
}

function glycolRows(key: Key): Pair[] {
  return readReference<{ fluid: string; x_mass_frac: number; t_C: number }>("glycol")
    .cases.filter(({ in: given, out }) => given.fluid.endsWith("_melinder") && out[keys[key]] !== undefined)
    .map((row) => ({
      id: row.id,
      expected: row.out[keys[key]]!,
      actual: glycol({
        kind: row.in.fluid.startsWith("MEG") ? "ethylene" : "propylene",
        massFraction: row.in.x_mass_frac,
        temperature: row.in.t_C,
      })[key],
    }));
}

function airRows(key: Key): Pair[] {
  return readReference("dry_air")
    .cases.filter(({ in: given }) => given["t_C"]! <= 100)
    .map((row) => ({
      id: row.id,
      expected: row.out[keys[key]]!,
      actual: air({ temperature: row.in["t_C"]!, pressure: row.in["p_Pa"]! })[key],
    }));
}

function all(
  fluid: string,
  source: string,
  accepted: Readonly<Record<Key, number>>,
  because: string,
  rows: (key: Key) => Pair[],
): Comparison[] {
  return (Object.keys(keys) as Key[]).map((key) => ({
    group: "Fluids",
    quantity: `${fluid}: ${names[key]}`,
    source,
    evidence: "program",
    measure: "relative",
    accepted: accepted[key],
    because,
    pairs: () => rows(key),
  }));
}

export const liquidComparisons: readonly Comparison[] = [
  ...all(
    "water",
    "CoolProp 7.2, IAPWS-95 and IAPWS transport",
    { density: 1e-4, specificHeat: 1e-3, viscosity: 1e-3, conductivity: 0.005 },
    "IF97 against IAPWS-95: 1.5e-5 in density, 7e-4 in specific heat",
    waterRows,
  ),
  ...all(
    "glycols",
    "CoolProp 7.2, Melinder 2010 (mass fraction)",
    { density: 0.005, specificHeat: 0.005, viscosity: 0.005, conductivity: 0.005 },
    "the same published fit",
    glycolRows,
  ),
  ...all(
    "dry air",
    "CoolProp 7.2, Lemmon 2000",
    { density: 0.002, specificHeat: 0.005, viscosity: 0.01, conductivity: 0.02 },
    "ideal gas with the handbook's constants against a real-gas equation",
    airRows,
  ),
];
