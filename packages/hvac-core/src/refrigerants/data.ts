import type { Source } from "../sources/index.ts";
import type { CouplingTerms, ResidualTerms } from "./terms.ts";
import type { TransportModel } from "./transport/point.ts";

/** Saturation table: Chebyshev coefficients times 10⁷ of (T/T_c) ln(y/y_c) over √(1 - T/T_c). */
export type ChebyshevTable = readonly number[];

/** Chebyshev coefficients in units of 5·10⁻⁶ over quality and saturation variable; see `mixing.ts`. */
export type MixingSurface = readonly number[];

/** Curvature of temperature, enthalpy and specific volume of a zeotropic blend between bubble and dew point. */
export type MixingSurfaces = readonly [temperature: MixingSurface, enthalpy: MixingSurface, volume: MixingSurface];

/** Safety group of ASHRAE 34: toxicity A or B, flammability 1 to 3. */
export type SafetyGroup = "A1" | "A2L" | "A2" | "A3" | "B1" | "B2L";

/** Facts of a refrigerant for tables, whether it has an equation or not. */
export interface ListedFacts {
  readonly safetyGroup: SafetyGroup;
  /** 100-year global warming potential of IPCC AR4, AR5 and AR6; `undefined` or absent where the report does not list the substance. */
  readonly gwp: readonly [ar4: number, ar5: number | undefined, ar6?: number];
  /** Ozone depletion relative to R-11. */
  readonly odp: number;
  /** Absent where no limit is known. */
  readonly listing?: {
    readonly kind: string;
    /** Concentration limit of ASHRAE 34, kg/m³. */
    readonly concentration?: number;
    /** Lower flammability limit of ASHRAE 34, kg/m³. */
    readonly flammability?: number;
    /** Lower flammability limit of UL 60335-2-40, kg/m³. */
    readonly flammabilityUl?: number;
    /** Toxicity limit of EN 378, kg/m³. */
    readonly toxicityEn378?: number;
    /** Source in which the limits of ASHRAE 34 were read. */
    readonly readIn: "imc" | "ashrae-34";
    readonly note?: string;
    readonly status: string;
  };
}

/** Publications of the numbers of a fluid. */
export interface FluidSources {
  readonly equation: readonly Source[];
  readonly viscosity?: Source;
  readonly conductivity?: Source;
  readonly surfaceTension?: Source;
}

/** Data of every refrigerant apart from its equation of state. */
export interface RefrigerantFacts {
  readonly name: string;
  readonly designation: string;
  readonly safetyGroup: SafetyGroup;
  /** 100-year global warming potential of IPCC AR4 and AR5; `undefined` where the report does not list the substance. */
  readonly gwp: readonly [ar4: number, ar5: number | undefined];
  readonly sources: FluidSources;
  /** Critical temperature in K, pressure in Pa, density in mol/m³. */
  readonly critical: readonly [temperature: number, pressure: number, density: number];
  /** Chebyshev tables for bubble pressure, dew pressure (absent where there is no glide), liquid and vapour density. */
  readonly bubble: ChebyshevTable;
  readonly dew?: ChebyshevTable;
  readonly liquid: ChebyshevTable;
  readonly vapor: ChebyshevTable;
  /** Surface tension Σ a (1 - T/T_c)^n in N/m with the correlation's own T_c in K; absent where none is published. */
  readonly surfaceTension?: readonly [criticalTemperature: number, a: readonly number[], n: readonly number[]];
}

/** Lower and upper temperature in K and highest pressure in Pa that the equation was fitted to. */
export type Limits = readonly [minimumTemperature: number, maximumTemperature: number, maximumPressure: number];

/** The equation of state of a pure or pseudo-pure fluid. */
export interface FluidData extends RefrigerantFacts {
  readonly molarMass: number;
  readonly gasConstant: number;
  readonly reducing: readonly [temperature: number, density: number];
  readonly limits: Limits;
  readonly residual: ResidualTerms;
  readonly coupling?: CouplingTerms;
  readonly ideal: readonly [
    constant: number,
    linear: number,
    log: number,
    planckN: readonly number[],
    planckTheta: readonly number[],
    powerN?: readonly number[],
    powerT?: readonly number[],
  ];
  readonly viscosity?: TransportModel;
  readonly conductivity?: TransportModel;
}
