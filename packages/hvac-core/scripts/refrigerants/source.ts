import { readFileSync } from "node:fs";
import { join } from "node:path";

/** One group of terms of the input format; every column but `type` is a list of numbers. */
export interface SourceTerm {
  readonly type: string;
  readonly n?: number[];
  readonly d?: number[];
  readonly t?: number[];
  readonly l?: number[];
  readonly m?: number[];
  readonly a?: number | number[];
  readonly b?: number[];
  readonly eta?: number[];
  readonly epsilon?: number[];
  readonly beta?: number[];
  readonly gamma?: number[];
  readonly theta?: number[];
  readonly A?: number[];
  readonly B?: number[];
  readonly C?: number[];
  readonly D?: number[];
  readonly a1?: number;
  readonly a2?: number;
}

export interface Publication {
  readonly author: string;
  readonly year: number;
  readonly journal: string;
  readonly title: string;
  readonly doi: string | null;
}

export interface Ancillary {
  readonly type: "onePlus" | "expTau" | "exp";
  readonly yRef: number;
  readonly Tr_K: number;
  readonly n: number[];
  readonly t: number[];
}

/** A part of a transport correlation: numbers, lists and nested parts under the names of the input format. */
export interface SourcePart {
  readonly type: string;
  readonly [key: string]: unknown;
}

export interface TransportSource extends SourcePart {
  readonly source: Publication;
}

export interface CriticalPoint {
  readonly T_K: number;
  readonly p_Pa: number;
  readonly rho_mol_per_m3: number;
}

/** Facts about a refrigerant other than its equation. */
export interface ListedSource {
  readonly name: string;
  readonly ashraeNumber: string;
  readonly safetyGroup: string;
  readonly gwp_ar4_100: number;
  readonly gwp_ar5_100: number | null;
  readonly gwp_ar6_100?: number;
  /** Relative to R-11. */
  readonly odp: number;
  readonly listing?: {
    readonly kind: string;
    /** kg/m³. */
    readonly concentration_ashrae34?: number;
    /** kg/m³. */
    readonly flammability_ashrae34?: number;
    /** kg/m³. */
    readonly flammability_ul60335?: number;
    /** kg/m³. */
    readonly toxicity_en378?: number;
    /** Publication in which the limits of ASHRAE 34 were read. */
    readonly readIn: "imc" | "ashrae-34";
    readonly note?: string;
    readonly status: string;
  };
}

export interface FluidSource extends ListedSource {
  readonly longName: string;
  readonly pseudoPure: boolean;
  /** Components of a pseudo-pure fluid. */
  readonly components?: string[];
  readonly massFractions?: number[];
  readonly molarMass_kg_per_mol: number;
  readonly gasConstant_J_per_molK: number;
  readonly critical: CriticalPoint;
  /** Critical point of the equation itself; published ones are rounded or assigned. */
  readonly criticalNumerical?: CriticalPoint;
  readonly reducing: { T_K: number; rho_mol_per_m3: number };
  readonly limits: { Tmin_K: number; Tmax_K: number; pmax_Pa: number };
  readonly source: Publication;
  readonly alphar: { terms: SourceTerm[] };
  readonly alpha0: { terms: SourceTerm[] };
  readonly ancillaries: Record<string, Ancillary>;
  readonly referenceState: { states: Record<string, { delta_a1: number; delta_a2: number }> };
  readonly viscosity: { models?: TransportSource[] };
  readonly conductivity: { models?: TransportSource[] };
  /** Σ a (1 - T/Tc)^n in N/m */
  readonly surfaceTension?: { readonly Tc_K: number; readonly a: number[]; readonly n: number[]; readonly source: Publication };
}

export interface BlendSource extends ListedSource {
  readonly components: string[];
  readonly massFractions: number[];
  readonly moleFractions: number[];
  readonly molarMass_kg_per_mol: number;
  readonly criticalPoint: CriticalPoint;
  readonly pairsWithoutDepartureFunction: string[];
}

export interface PairSource {
  readonly first: string;
  readonly second: string;
  readonly betaT: number;
  readonly gammaT: number;
  readonly betaV: number;
  readonly gammaV: number;
  readonly F: number;
  readonly departure: string | null;
  readonly source: string;
}

export interface MixtureSource {
  readonly gasConstant_J_per_molK: number;
  readonly sources: Record<string, Publication>;
  readonly departureFunctions: Record<string, { terms: SourceTerm[] }>;
  readonly pairs: PairSource[];
}

export function readJson<T>(folder: string, key: string): T {
  return JSON.parse(readFileSync(join(folder, `${key}.json`), "utf8")) as T;
}

export function cite({ author, year, journal, doi }: Publication): string {
  const family = author.split(";").map((name) => name.split(",")[0]!.trim());
  const names = family.length > 3 ? `${family[0]} et al.` : family.join(", ");
  return `${names} (${year}), ${journal}${doi ? `, doi ${doi}` : ""}`;
}

/** The saturation curve that the input files give to start from. */
export function evaluateAncillary({ type, yRef, Tr_K, n, t }: Ancillary, temperature: number): number {
  const theta = 1 - temperature / Tr_K;
  const sum = n.reduce((total, factor, i) => total + factor * theta ** t[i]!, 0);
  if (type === "onePlus") return yRef * (1 + sum);
  return yRef * Math.exp(type === "expTau" ? (Tr_K / temperature) * sum : sum);
}
