import type { Source } from "../sources/index.ts";
import type { SafetyGroup } from "./data.ts";

/** Phase of a state that has one phase only. */
export type Phase = "liquid" | "vapor" | "supercritical";

/**
 * A single-phase state, or one phase at saturation. The zero of enthalpy and entropy is the refrigerant's `referenceState`.
 * A plain object: a spread, JSON and `structuredClone` copy every property.
 */
export interface FluidState {
  readonly phase: Phase;
  /** Only two-phase states have a quality. */
  readonly quality?: undefined;
  /** °C */
  readonly temperature: number;
  /** Pa */
  readonly pressure: number;
  /** kg/m³ */
  readonly density: number;
  /** J/kg */
  readonly enthalpy: number;
  /** J/(kg K) */
  readonly entropy: number;
  /** Isobaric, J/(kg K) */
  readonly specificHeat: number;
  /** Isochoric, J/(kg K) */
  readonly specificHeatConstantVolume: number;
  /** m/s */
  readonly soundSpeed: number;
  /** Pa s; of a blend with glide an estimate (see `Refrigerant.viscosityBasis`); `undefined` where the correlation gives none. Computed when read or copied. */
  readonly viscosity: number | undefined;
  /** W/(m K); `undefined` where no correlation is published. Computed when read or copied. */
  readonly conductivity: number | undefined;
}

/** A mixture of liquid and vapour at one pressure. */
export interface TwoPhaseState {
  readonly phase: "two-phase";
  /** Vapour mass over total mass, 0…1 */
  readonly quality: number;
  /** °C */
  readonly temperature: number;
  /** Pa */
  readonly pressure: number;
  /** kg/m³ */
  readonly density: number;
  /** J/kg */
  readonly enthalpy: number;
  /** J/(kg K) */
  readonly entropy: number;
  /** Saturated liquid at the bubble point of this pressure */
  readonly liquid: FluidState;
  /** Saturated vapour at the dew point of this pressure */
  readonly vapor: FluidState;
}

/** Bubble and dew point at one temperature; the pressures differ for a blend with glide. */
export interface SaturationAtTemperature {
  /** °C */
  readonly temperature: number;
  /** Pa */
  readonly pressureBubble: number;
  /** Pa */
  readonly pressureDew: number;
  /** Liquid at the bubble pressure */
  readonly liquid: FluidState;
  /** Vapour at the dew pressure */
  readonly vapor: FluidState;
}

/** Bubble and dew point at one pressure; the temperatures differ for a blend with glide. */
export interface SaturationAtPressure {
  /** Pa */
  readonly pressure: number;
  /** °C */
  readonly temperatureBubble: number;
  /** °C */
  readonly temperatureDew: number;
  /** Liquid at the bubble temperature */
  readonly liquid: FluidState;
  /** Vapour at the dew temperature */
  readonly vapor: FluidState;
}

/** Slopes of the saturation pressures over temperature; equal for a pure fluid. */
export interface SaturationSlope {
  /** Slope of the bubble pressure, Pa/K */
  readonly bubble: number;
  /** Slope of the dew pressure, Pa/K */
  readonly dew: number;
}

/** °C and Pa; `phase` decides only on the saturation line itself. */
export interface TemperaturePressure {
  readonly temperature: number;
  readonly pressure: number;
  readonly phase?: "liquid" | "vapor";
}

/** °C, and the mass share of vapour, 0…1 */
export interface TemperatureQuality {
  readonly temperature: number;
  readonly quality: number;
}

/** Pa, and the mass share of vapour, 0…1 */
export interface PressureQuality {
  readonly pressure: number;
  readonly quality: number;
}

/** Pa and J/kg */
export interface PressureEnthalpy {
  readonly pressure: number;
  readonly enthalpy: number;
}

/** Pa and J/(kg K) */
export interface PressureEntropy {
  readonly pressure: number;
  readonly entropy: number;
}

/** Range of the equation: temperatures in °C, pressures in Pa. */
export interface ValidityRange {
  readonly minimumTemperature: number;
  /** End of the range in which the equation was fitted; states up to `extrapolatedTemperature` are computed as well. */
  readonly maximumTemperature: number;
  /** Highest temperature that is computed (1.5 times the fitted range in K). */
  readonly extrapolatedTemperature: number;
  readonly maximumPressure: number;
  /** End of the saturation states (0.995 of the critical temperature in K). */
  readonly maximumSaturationTemperature: number;
}

/** Sources of the properties of a refrigerant; `undefined` where no publication gives one, such as the viscosity of a blend, which is estimated. */
export interface RefrigerantSources {
  /** The equation of state; for a blend, the parameters of the mixture model */
  readonly equation: readonly Source[];
  readonly viscosity: Source | undefined;
  readonly conductivity: Source | undefined;
  readonly surfaceTension: Source | undefined;
}

/** A refrigerant: its facts, the range of its equations, and its states from pairs of properties. */
export interface Refrigerant {
  /** Name in code, such as `R134a` or `R1234ze(E)` */
  readonly name: string;
  /** Designation of ANSI/ASHRAE 34, such as `R-134a` */
  readonly designation: string;
  readonly kind: "pure" | "pseudo-pure" | "mixture";
  /** kg/mol */
  readonly molarMass: number;
  /** Mass fractions by component name; one entry for a pure fluid */
  readonly composition: Readonly<Record<string, number>>;
  /** °C, Pa, kg/m³ */
  readonly critical: { readonly temperature: number; readonly pressure: number; readonly density: number };
  readonly range: ValidityRange;
  readonly safetyGroup: SafetyGroup;
  /** Global warming potential over 100 years, IPCC AR4 (the edition of Regulation (EU) 517/2014) */
  readonly gwp100: number;
  /** Global warming potential over 100 years by IPCC AR5, without climate-carbon feedback; `undefined` where AR5 does not list the substance */
  readonly gwp100Ar5: number | undefined;
  readonly editions: { readonly safetyGroup: string; readonly gwp100: string; readonly gwp100Ar5: string };
  /** Whether viscosities are a published correlation of this fluid, or mixed from the components' (some 8 % from 0 to 60 °C, more in the cold) */
  readonly viscosityBasis: "correlation" | "estimate";
  /** The equation of state in one line, as text */
  readonly source: string;
  /** The publications themselves */
  readonly sources: RefrigerantSources;
  /** The zero of enthalpy and entropy */
  readonly referenceState: string;

  /**
   * Bubble and dew point at a temperature. Pure fluids by Newton's method on Maxwell's criterion (equal pressure and Gibbs energy);
   * pseudo-pure fluids by their published bubble and dew curves; blends by tables of the multi-fluid model.
   *
   * @param temperature °C, `range.minimumTemperature` … `range.maximumSaturationTemperature`
   * @returns both pressures in Pa, and the saturated liquid and vapour in SI units
   * @throws {OutOfRangeError} below the range, near-critical, or above the critical temperature
   * @source span-2000, ch. 3.4, phase equilibrium; the equation is that of `sources`
   * @example
   * ```ts
   * import { R134a } from "@org/hvac-core/refrigerants";
   * R134a.saturationAtTemperature(0).pressureDew; // 292803.2
   * R134a.saturationAtTemperature(0).liquid.enthalpy; // 200000
   * ```
   */
  saturationAtTemperature(temperature: number): SaturationAtTemperature;

  /**
   * Bubble and dew point at a pressure, by the same methods.
   *
   * @param pressure Pa, from the dew pressure at `range.minimumTemperature` to that at `range.maximumSaturationTemperature`
   * @returns both temperatures in °C, and the saturated liquid and vapour in SI units
   * @throws {OutOfRangeError} below the range, near-critical, or above the critical pressure
   * @source span-2000, ch. 3.4, phase equilibrium; the equation is that of `sources`
   * @example
   * ```ts
   * import { R454B } from "@org/hvac-core/refrigerants";
   * const { temperatureBubble, temperatureDew } = R454B.saturationAtPressure(1e6);
   * temperatureDew - temperatureBubble; // 1.495
   * ```
   */
  saturationAtPressure(pressure: number): SaturationAtPressure;

  /**
   * Slopes of the saturation pressures over temperature: for liquid lines that of the bubble pressure, for gas lines that of the dew pressure. A
   * pressure drop over the slope is the drop of saturation temperature by which refrigerant lines are sized.
   * Clausius and Clapeyron for pure fluids, else the derivative of the bubble and dew curve.
   *
   * @param temperature °C, `range.minimumTemperature` … `range.maximumSaturationTemperature`
   * @returns dp/dT of bubble and dew pressure in Pa/K
   * @throws {OutOfRangeError} below the range, near-critical, or above the critical temperature
   * @source mathematics, Clausius and Clapeyron, from equal Gibbs energy of both phases along the line
   * @example
   * ```ts
   * import { R454C } from "@org/hvac-core/refrigerants";
   * R454C.saturationSlope(4.44).dew; // 16630.4
   * R454C.saturationSlope(43.33).bubble; // 42005.6
   * ```
   */
  saturationSlope(temperature: number): SaturationSlope;

  /**
   * Surface tension of the saturated liquid against its vapour, by the correlation that `sources` names.
   *
   * @param temperature °C, `range.minimumTemperature` … `range.maximumSaturationTemperature`
   * @returns N/m; `undefined` for the blends of the mixture model, for which no correlation is published
   * @throws {OutOfRangeError} below the range, near-critical, or above the critical temperature
   * @source mulero-cachadina-parra-2012, eq. 1, and the publication of each fluid
   * @example
   * ```ts
   * import { Water } from "@org/hvac-core/refrigerants";
   * Water.surfaceTension(25); // 0.07206
   * ```
   */
  surfaceTension(temperature: number): number | undefined;

  /**
   * State at a pair of properties: temperature and pressure (single phase), temperature or pressure and quality (two-phase, both ends
   * included), pressure and enthalpy or entropy (single phase or two-phase).
   * Liquid that would freeze at high pressure is not distinguished: the equations have no melting line.
   * The pressure of a blend at a temperature and a quality is that of the isobar on which the mixture's flash gives this quality at this
   * temperature; it is not linear in the quality.
   *
   * @param input temperature in °C (`range.minimumTemperature` … `range.extrapolatedTemperature`, of two-phase states
   *   `range.maximumSaturationTemperature`), pressure in Pa (to `range.maximumPressure`), quality 0…1, enthalpy in J/kg, entropy in J/(kg K)
   * @returns density in kg/m³, enthalpy in J/kg, entropy and heat capacities in J/(kg K), speed of sound in m/s; two-phase states
   *   hold the quality, density, enthalpy and entropy of the whole and both saturated phases at their pressure
   * @throws {OutOfRangeError} outside the range, near-critical, or at a temperature and pressure that leave the phase open
   * @throws {UnknownNameError} when the properties given are none of these pairs
   * @source span-2000, ch. 3, properties from the reduced Helmholtz energy; the equation is that of `sources`
   * @example
   * ```ts
   * import { R32 } from "@org/hvac-core/refrigerants";
   * R32.state({ temperature: 20, pressure: 1e6 }).density; // 24.936
   * R32.state({ pressure: 1e6, enthalpy: 300e3 }).quality; // 0.2899
   * R32.state({ temperature: 5, quality: 0.25 }).enthalpy; // 285627.0
   * ```
   */
  state(input: TemperaturePressure): FluidState;
  state(input: TemperatureQuality | PressureQuality): TwoPhaseState;
  state(input: PressureEnthalpy | PressureEntropy): FluidState | TwoPhaseState;
}
