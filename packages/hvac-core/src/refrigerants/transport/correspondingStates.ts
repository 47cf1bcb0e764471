import type { FluidData } from "../data.ts";
import type { HelmholtzModel } from "../helmholtz.ts";
import { fluidModel } from "../pureFluid.ts";
import { powerSum, type TransportModel, type TransportPoint } from "./point.ts";

/** Data of the reference fluid: equation, critical temperature (K) and density (mol/m³), residual transport parts. */
export interface ReferenceFluid {
  readonly model: () => HelmholtzModel;
  readonly critical: readonly [temperature: number, density: number];
  readonly viscosity: TransportModel;
  readonly conductivity: TransportModel;
}

/** Shape factor ψ: coefficients of Σ a (ρ/ρ_ψ)^t (t = 0, 1, 2, …) and ρ_ψ in mol/m³. */
export type ShapeFactor = readonly [reducingDensity: number, ...a: number[]];

/** Share of the critical density below which the residual part is so small that its shape factors do not matter. */
const THIN = 0.02;
/** Longest step, and the step at which the search has converged, in ln T₀ and ln ρ₀. */
const LONGEST_STEP = 0.5;
const SETTLED = 1e-10;

/**
 * State (T₀, ρ₀) of the reference fluid with the fluid's α^r and compressibility, by Newton in ln T₀, ln ρ₀.
 *
 * A cold thin gas may have none (both conditions become the second virial coefficient's; R-32 vapour below -44 °C against propane). Then
 * simple corresponding states are used: the residual part is below 2 % of the total, and wrong by a fraction of that.
 */
function conformalState(
  { model, temperature, density }: TransportPoint,
  critical: readonly [number, number],
  reference: ReferenceFluid,
): [number, number] {
  const { a, d } = model;
  const other = reference.model();
  const start: [number, number] = [(temperature * reference.critical[0]) / critical[0], (density * reference.critical[1]) / critical[1]];
  let [t, r] = start;
  for (let i = 0; i < 40; i++) {
    other.setPoint(t, r);
    const missA = a - other.a;
    const missD = d - other.d;
    const determinant = -other.t * (other.d + other.dd) + other.d * other.dt;
    const stepT = (missA * (other.d + other.dd) - missD * other.d) / determinant;
    const stepR = (-other.t * missD + other.dt * missA) / determinant;
    const size = Math.max(Math.abs(stepT), Math.abs(stepR));
    const share = Math.min(1, LONGEST_STEP / size);
    t *= Math.exp(share * stepT);
    r *= Math.exp(share * stepR);
    if (size < SETTLED) return [t, r];
  }
  return density < THIN * critical[1] ? start : [Number.NaN, Number.NaN];
}

/** A part of the reference fluid's correlation at its own temperature in K and density in mol/m³. */
function referenceValue(reference: ReferenceFluid, part: TransportModel, point: Omit<TransportPoint, "model">): number {
  return part({ ...point, model: reference.model() });
}

function shape([reducing, ...a]: ShapeFactor, density: number): number {
  return powerSum(
    a,
    a.map((_, i) => i),
    density / reducing,
  );
}

/**
 * Viscosity by extended corresponding states.
 *
 * @source huber-laesecke-perkins-2003
 * @param critical critical temperature in K and density in mol/m³ of the fluid
 */
export function correspondingViscosity(
  reference: ReferenceFluid,
  critical: readonly [number, number],
  dilute: TransportModel,
  psi: ShapeFactor,
): TransportModel {
  return (point) => {
    const [t, r] = conformalState(point, critical, reference);
    const scale =
      Math.sqrt((point.temperature / t) * (point.model.molarMass / reference.model().molarMass)) * (r / point.density) ** (-2 / 3);
    return (
      dilute(point) +
      referenceValue(reference, reference.viscosity, {
        temperature: t,
        density: r * shape(psi, point.density),
        viscosity: point.viscosity,
      }) *
        scale
    );
  };
}

/**
 * Conductivity by extended corresponding states: internal and translational dilute parts, residual part of the reference fluid. The critical
 * enhancement is added separately.
 *
 * @source mclinden-klein-perkins-2000
 * @source huber-laesecke-perkins-2003
 * @param dilute dilute-gas viscosity
 * @param internal coefficients of f_int = Σ a T^t (t = 0, 1, …), T in K
 */
export function correspondingConductivity(
  reference: ReferenceFluid,
  critical: readonly [number, number],
  dilute: TransportModel,
  internal: readonly number[],
  psi: ShapeFactor,
): TransportModel {
  return (point) => {
    const { model, temperature, density } = point;
    const viscosity = dilute(point);
    const gas = model.gasConstant / model.molarMass;
    const share = powerSum(
      internal,
      internal.map((_, i) => i),
      temperature,
    );
    const heat = (model.idealGasHeat - 2.5 * model.gasConstant) / model.molarMass;
    const [t, r] = conformalState(point, critical, reference);
    const scale = Math.sqrt((temperature / t) * (reference.model().molarMass / model.molarMass)) * (r / density) ** (-2 / 3);
    const residual =
      referenceValue(reference, reference.conductivity, { temperature: t, density: r * shape(psi, density), viscosity: point.viscosity }) *
      scale;
    return viscosity * (share * 1e3 * heat + 3.75 * gas) + residual;
  };
}

/** Reference fluid, whose equation is built at the first use. */
export function referenceFluid(
  data: FluidData,
  critical: readonly [number, number],
  viscosity: TransportModel,
  conductivity: TransportModel,
): ReferenceFluid {
  let model: HelmholtzModel | undefined;
  return { model: () => (model ??= fluidModel(data)), critical, viscosity, conductivity };
}
