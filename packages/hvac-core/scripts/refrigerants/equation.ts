import type { FluidData } from "../../src/refrigerants/data.ts";
import { nonanalytic } from "../../src/refrigerants/nonanalytic.ts";
import type { FluidSource, SourceTerm } from "./source.ts";
import type { ResidualTerms } from "../../src/refrigerants/terms.ts";

/** Converting units left noise in the last bits of some inputs; 15 digits say the same number. */
export function clean(value: number, digits = 15): number {
  return Number(value.toPrecision(digits));
}

/** The critical point of the equation, K, Pa, mol/m³, where the saturation line of a pure fluid truly ends. */
export function criticalOf(fluid: FluidSource): [number, number, number] {
  const { T_K, p_Pa, rho_mol_per_m3 } = fluid.criticalNumerical ?? fluid.critical;
  const short = (value: number, digits: number) => Number(value.toPrecision(digits));
  return [short(T_K, 8), short(p_Pa, 8), short(rho_mol_per_m3, 7)];
}

function trimmed(columns: (number[] | undefined)[]): number[][] {
  const rows = columns.map((column) => (column && column.some((value) => value !== 0) ? column.map((value) => clean(value)) : []));
  while (rows.length > 3 && rows.at(-1)!.length === 0) rows.pop();
  if (rows[1]!.length === 0) rows[1] = columns[1]!;
  if (rows[2]!.length === 0) rows[2] = columns[2]!;
  return rows;
}

/** The product terms in the column order of `ResidualTerms`. */
export function residualTerms(terms: readonly SourceTerm[]): ResidualTerms {
  return terms
    .filter(({ type }) => type !== "nonanalytic")
    .map((term) => {
      if (!["power", "gaussian", "doubleExponential", "associating"].includes(term.type))
        throw new Error(`unknown residual term ${term.type}`);
      return trimmed([term.n, term.d, term.t, term.l, term.eta, term.epsilon, term.beta, term.gamma, term.m, term.b]);
    });
}

export function nonanalyticTerms(terms: readonly SourceTerm[]): number[][] | undefined {
  const term = terms.find(({ type }) => type === "nonanalytic");
  return term && [term.n!, term.a as number[], term.b!, term.beta!, term.A!, term.B!, term.C!, term.D!];
}

/** The ideal-gas part, moved to the IIR reference state where the fluid has one. */
export function idealTerms({ alpha0, referenceState }: FluidSource): FluidData["ideal"] {
  const shift = referenceState.states["IIR"] ?? { delta_a1: 0, delta_a2: 0 };
  let constant = shift.delta_a1;
  let linear = shift.delta_a2;
  let log = 0;
  const planck: [number[], number[]] = [[], []];
  const powers: [number[], number[]] = [[], []];
  for (const term of alpha0.terms) {
    if (term.type === "lead" || term.type === "offset") {
      constant += term.a1!;
      linear += term.a2!;
    } else if (term.type === "logTau") log += term.a as number;
    else if (term.type === "planckEinstein") {
      planck[0].push(...term.n!.map((value) => clean(value)));
      planck[1].push(...term.theta!.map((value) => clean(value)));
    } else if (term.type === "powerTau") {
      powers[0].push(...term.n!.map((value) => clean(value)));
      powers[1].push(...term.t!.map((value) => clean(value)));
    } else throw new Error(`unknown ideal-gas term ${term.type}`);
  }
  const head = [clean(constant, 13), clean(linear, 13), clean(log), planck[0], planck[1]] as const;
  return powers[0].length > 0 ? [...head, powers[0], powers[1]] : head;
}

/** The equation of an input file, ready to evaluate while its tables are still to be made. */
export function dataOf(fluid: FluidSource): FluidData {
  const coupling = nonanalyticTerms(fluid.alphar.terms);
  return {
    name: fluid.name,
    designation: fluid.ashraeNumber,
    safetyGroup: "A1",
    gwp: [0, undefined],
    sources: { equation: [] },
    molarMass: fluid.molarMass_kg_per_mol,
    gasConstant: fluid.gasConstant_J_per_molK,
    critical: criticalOf(fluid),
    reducing: [fluid.reducing.T_K, fluid.reducing.rho_mol_per_m3],
    limits: [fluid.limits.Tmin_K, fluid.limits.Tmax_K, fluid.limits.pmax_Pa],
    residual: residualTerms(fluid.alphar.terms),
    ideal: idealTerms(fluid),
    bubble: [],
    liquid: [],
    vapor: [],
    ...(coupling ? { coupling: nonanalytic(coupling) } : {}),
  };
}
