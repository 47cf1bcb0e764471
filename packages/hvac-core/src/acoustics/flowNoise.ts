import { requireInRange, requireKnown } from "../refusals/errors.ts";
import { isAtMost, isBelow } from "../quantity/tolerance.ts";
import { bandAt, eachBand, type OctaveSpectrum } from "./bands.ts";
import { foot, inch } from "../constants/inchPound.ts";

/*
 * The regressions of this file were published with velocities in ft/s, areas in ft² and lengths in ft.
 * Every function takes SI and converts with exact factors.
 */

/** Pressure-loss coefficient of a fitting, Δp over the velocity pressure of the duct. */
function lossCoefficient(pressureDrop: number, velocity: number, density: number): number {
  return pressureDrop / ((density * velocity ** 2) / 2);
}

/** Air density, kg/m³, where none is given: standard air, as the regressions take it. */
const standardDensity = 1.2;

const bladeKinds = ["single", "multiple"] as const;

/** A damper in a rectangular duct, in SI units. */
export interface DamperFlow {
  /** Flow, m³/s, 0.001…200. */
  readonly flow: number;
  /** Duct area, m², 0.001…50. */
  readonly area: number;
  /** Clear duct dimension normal to the damper axis, m, 0.02…10. */
  readonly height: number;
  /** Total pressure loss, Pa, 0.1…5000. */
  readonly pressureDrop: number;
  /** Single blade, or several (parallel or opposed). */
  readonly blades: (typeof bladeKinds)[number];
  /** Air density, kg/m³, 0.3…2; 1.2 when absent. */
  readonly density?: number;
}

/** Loss coefficient from which a single blade has a separate regression. */
const singleBladeCoefficient = 4;
/** Strouhal number at which the spectrum of a damper bends. */
const damperBend = 25;

/**
 * Sound power that a damper regenerates.
 *
 * Blockage factor BF = (√C − 1)/(C − 1) = 1/(1 + √C); for a single blade with C ≥ 4 it is 0.68·C^−0.15 − 0.22. With
 * U_c = U/BF and St = f·D_H/U_c: L_w = K_D + 10·lg(f/63) + 50·lg U_c + 10·lg S + 10·lg D_H,
 * K_D = −36.3 − 10.7·lg St up to St = 25, −1.1 − 35.9·lg St above (the two meet there within 0.1 dB).
 *
 * @param damper flow, duct and pressure drop, SI
 * @returns regenerated sound power, dB re 1 pW
 * @throws {OutOfRangeError} when an input is outside its range, or the drop is so large that a single blade leaves no opening
 * @throws {UnknownNameError} when the blades are neither `single` nor `multiple`
 * @source reynolds-bledsoe-1991, eqs. 4.2–4.6, after Ver (1984)
 * @example
 * ```ts
 * import { damperNoise } from "@org/hvac-core/acoustics";
 * damperNoise({ flow: 1, area: 0.1, height: 0.3, pressureDrop: 60, blades: "multiple" }).length; // 8
 * ```
 */
export function damperNoise(damper: DamperFlow): OctaveSpectrum {
  const area = requireInRange("area", damper.area, 0.001, 50, "m²");
  const velocity = requireVelocity(requireInRange("flow", damper.flow, 0.001, 200, "m³/s") / area);
  const height = requireInRange("height", damper.height, 0.02, 10, "m");
  const drop = requireInRange("pressureDrop", damper.pressureDrop, 0.1, 5000, "Pa");
  const c = lossCoefficient(drop, velocity, requireInRange("density", damper.density ?? standardDensity, 0.3, 2, "kg/m³"));
  const blades = requireKnown("blades", damper.blades, bladeKinds);
  const open = blades === "single" && !isBelow(c, singleBladeCoefficient) ? 0.68 * c ** -0.15 - 0.22 : 1 / (1 + Math.sqrt(c));
  requireInRange("open share of the damper", open, 1e-3, 1, "");
  const throat = velocity / open;
  return eachBand((frequency) => {
    const strouhal = Math.log10((frequency * height) / throat);
    const spectrum = isAtMost(strouhal, Math.log10(damperBend)) ? -36.3 - 10.7 * strouhal : -1.1 - 35.9 * strouhal;
    return spectrum + flowTerm(frequency, throat, area) + 10 * Math.log10(height / foot);
  });
}

/**
 * Sound power that the turning vanes of a mitred elbow regenerate.
 *
 * L_w = K_T + 10·lg(f/63) + 50·lg U_c + 10·lg S + 10·lg CD + 10·lg n with K_T = −47.4 − 7.69·(lg St)^2.5, St = f·D_H/U_c,
 * the chord CD in inches. The spectrum is published from St = 1; below it stays at −47.4. A manufacturer's guide takes the chord in feet and
 * the duct velocity instead of U_c: some 11 dB lower for the chord alone. The form of the NEBB book is used here, as in two public programs.
 * D_H is printed as the duct height normal to the vane length, and worked examples are of square ducts: whether that is the side along the vanes
 * or the one they stand side by side in, no source at hand decides. In a 2:1 duct the choice moves 63 Hz by 2 dB, 8 kHz by more than 20.
 *
 * @param elbow `flow`, m³/s, 0.001…200; `area`, m², 0.001…50; `height`, m, duct side normal to the vanes, 0.02…10; `pressureDrop`, Pa, 0.1…5000;
 * `chord`, m, of one vane, 0.005…2; `vanes`, their number, 1…100; `density`, kg/m³, 1.2 when absent
 * @returns regenerated sound power, dB re 1 pW
 * @throws {OutOfRangeError} when an input is outside its range
 * @source reynolds-bledsoe-1991, ch. 4, after Ver (1984)
 * @example
 * ```ts
 * import { vanedElbowNoise } from "@org/hvac-core/acoustics";
 * vanedElbowNoise({ flow: 4, area: 0.258, height: 0.508, pressureDrop: 40, chord: 0.2, vanes: 5 }).length; // 8
 * ```
 */
export function vanedElbowNoise(elbow: {
  readonly flow: number;
  readonly area: number;
  readonly height: number;
  readonly pressureDrop: number;
  readonly chord: number;
  readonly vanes: number;
  readonly density?: number;
}): OctaveSpectrum {
  const area = requireInRange("area", elbow.area, 0.001, 50, "m²");
  const velocity = requireVelocity(requireInRange("flow", elbow.flow, 0.001, 200, "m³/s") / area);
  const height = requireInRange("height", elbow.height, 0.02, 10, "m");
  const drop = requireInRange("pressureDrop", elbow.pressureDrop, 0.1, 5000, "Pa");
  const chord = requireInRange("chord", elbow.chord, 0.005, 2, "m") / inch;
  const vanes = requireInRange("vanes", elbow.vanes, 1, 100, "");
  const c = lossCoefficient(drop, velocity, requireInRange("density", elbow.density ?? standardDensity, 0.3, 2, "kg/m³"));
  const throat = velocity * (1 + Math.sqrt(c));
  return eachBand((frequency) => {
    const strouhal = Math.max(0, Math.log10((frequency * height) / throat));
    return -47.4 - 7.69 * strouhal ** 2.5 + flowTerm(frequency, throat, area) + 10 * Math.log10(chord * vanes);
  });
}

/** Correction behind upstream turbulence, ΔT = c₀ + c₁·m + c₂·m², dB. */
const turbulenceCorrection = [-1.667, 1.8, -0.133] as const;

/**
 * Range of the junction regression; outside it the value is an extrapolation to warn about. No range is printed with it, but its own
 * turbulence correction turns back at a velocity ratio of 6.8 (main over branch).
 */
export const junctionNoiseValidity = { velocityRatio: { min: 0, max: -turbulenceCorrection[1] / (2 * turbulenceCorrection[2]) } } as const;

/** Velocity ratio beyond which the regression's power of the ratio runs away (890 dB at a ratio of 600) and the function refuses. */
const maximumVelocityRatio = 20;

/* What the main duct receives beyond the branch: whether 20·lg(D_m/D_b) is added, and how many dB. */
const junctionKinds = {
  elbow: { bySize: false, more: 0 },
  branch: { bySize: true, more: 0 },
  tee: { bySize: false, more: 3 },
  cross: { bySize: true, more: 3 },
} as const;

/** Radius over branch diameter from which an edge is fully rounded. */
const fullRounding = 0.15;

/** An elbow without vanes, in SI units. */
export interface ElbowFlow {
  readonly kind: "elbow";
  /** Flow, m³/s. */
  readonly mainFlow: number;
  /** Area of the duct, m². */
  readonly mainArea: number;
  /** Radius of the bend, m; 0 when sharp or absent. */
  readonly radius?: number;
  /** A damper, elbow or take-off within five main-duct diameters upstream. */
  readonly upstreamTurbulence?: boolean;
}

/** A junction from which a branch leaves, in SI units. */
export interface BranchingFlow extends Omit<ElbowFlow, "kind"> {
  readonly kind: Exclude<keyof typeof junctionKinds, "elbow">;
  /** Flow in the branch, m³/s. */
  readonly branchFlow: number;
  /** Area of the branch, m². */
  readonly branchArea: number;
}

/** The element in the flow; `mainFlow` and `mainArea` are those of the duct ahead of a junction, `radius` that of the branch's inner edge. */
export type JunctionFlow = ElbowFlow | BranchingFlow;

/**
 * Sound power that an elbow without vanes, a 90° branch, a T or an X junction regenerates.
 *
 * With m = U_m/U_b, St = f·D_b/U_b, D the diameter of equal area, U in ft/s, S in ft², D in ft:
 * L_b = K_J + 10·lg(f/63) + 50·lg U_b + 10·lg S_b + 10·lg D_b + Δr + ΔT, where
 * K_J = −21.6 + 12.388·m^0.673 − 16.482·m^−0.303·lg St − 5.047·m^−0.254·(lg St)²,
 * Δr = (1 − RD/0.15)·(6.793 − 1.86·lg St) with RD = radius/D_b, and ΔT = −1.667 + 1.8·m − 0.133·m² behind upstream turbulence.
 * RD beyond 0.15 was not measured; the correction stays at its end value 0.
 * (A manufacturer's guide takes no correction at a sharp edge.) The main duct receives L_b, plus 20·lg(D_m/D_b) at a branch or
 * cross and 3 dB at a T or cross. See {@link junctionNoiseValidity}. A public transcription carries exponents 0.4751, 0.3071, 0.2372 and f/41: errors.
 *
 * @param junction flows, m³/s (0.0001…200), areas, m² (0.0005…50), radius, m, and kind
 * @returns sound power into the branch and into the main duct, dB re 1 pW
 * @throws {OutOfRangeError} when an input is outside its range, or the main is more than 20 times as fast as the branch
 * @throws {UnknownNameError} when the kind is unknown
 * @source reynolds-bledsoe-1991, ch. 4, after Ver (1984)
 * @example
 * ```ts
 * import { junctionNoise } from "@org/hvac-core/acoustics";
 * const { branch, main } = junctionNoise({ kind: "tee", mainFlow: 2, mainArea: 0.4, branchFlow: 1, branchArea: 0.2 });
 * main[0] - branch[0]; // 3
 * ```
 */
export function junctionNoise(junction: JunctionFlow): { readonly branch: OctaveSpectrum; readonly main: OctaveSpectrum } {
  const kind = requireKnown("kind", junction.kind, junctionKinds);
  const mainArea = requireInRange("mainArea", junction.mainArea, 5e-4, 50, "m²");
  const mainVelocity = requireVelocity(requireInRange("mainFlow", junction.mainFlow, 1e-4, 200, "m³/s") / mainArea);
  const area = junction.kind === "elbow" ? mainArea : requireInRange("branchArea", junction.branchArea, 5e-4, 50, "m²");
  const velocity =
    junction.kind === "elbow" ? mainVelocity : requireVelocity(requireInRange("branchFlow", junction.branchFlow, 1e-4, 200, "m³/s") / area);
  const diameter = Math.sqrt((4 * area) / Math.PI);
  const ratio = requireInRange("velocity ratio of main to branch", mainVelocity / velocity, 0, maximumVelocityRatio, "");
  const rounding = Math.min(requireInRange("radius", junction.radius ?? 0, 0, 20, "m") / diameter, fullRounding);
  const [c0, c1, c2] = turbulenceCorrection;
  const turbulence = junction.upstreamTurbulence ? c0 + c1 * ratio + c2 * ratio ** 2 : 0;
  const branch = eachBand((frequency) => {
    const strouhal = Math.log10((frequency * diameter) / velocity);
    const spectrum = -21.6 + 12.388 * ratio ** 0.673 - 16.482 * ratio ** -0.303 * strouhal - 5.047 * ratio ** -0.254 * strouhal ** 2;
    const edge = (1 - rounding / fullRounding) * (6.793 - 1.86 * strouhal);
    return spectrum + flowTerm(frequency, velocity, area) + 10 * Math.log10(diameter / foot) + edge + turbulence;
  });
  const { bySize, more } = junctionKinds[kind];
  const size = bySize ? 10 * Math.log10(mainArea / area) : 0;
  return { branch, main: eachBand((_, band) => branch[band]! + size + more) };
}

/* Level of a diffuser's peak band against the whole, dB, by the shape of the neck. */
const diffuserPeak = { round: -5.82, rectangular: -11.82 } as const;

/**
 * Sound power of a diffuser or grille from its flow and pressure drop.
 *
 * L_w = 10·lg S + 30·lg ξ + 60·lg U − 31.3 (S in ft², U in ft/s, ξ = Δp over velocity pressure), shaped around the peak
 * f_p = 48.8·U by C = −5.82 − 0.15·A − 1.13·A² (round) or −11.82 − 0.15·A − 1.13·A² (rectangular and slot), where A counts
 * octaves from the band to the peak's band, N(f_p) − N(f), as Long prints it; another transcription counts the other way (0.3 dB per octave).
 * Use a manufacturer's data where they exist: they hold for the installed neck and damper.
 *
 * @param diffuser `flow`, m³/s, 0.0001…50; `area`, m², neck, 0.0005…20; `pressureDrop`, Pa, total, 0.1…2000; `shape`;
 * `density`, kg/m³, 1.2 when absent
 * @returns sound power, dB re 1 pW
 * @throws {OutOfRangeError} when an input is outside its range
 * @throws {UnknownNameError} when the shape is neither `round` nor `rectangular`
 * @source long-2014, eqs. 13.27–13.33, after Reynolds (1990)
 * @example
 * ```ts
 * import { diffuserNoise } from "@org/hvac-core/acoustics";
 * diffuserNoise({ flow: 0.1, area: 0.04, pressureDrop: 10, shape: "round" }).length; // 8
 * ```
 */
export function diffuserNoise(diffuser: {
  readonly flow: number;
  readonly area: number;
  readonly pressureDrop: number;
  readonly shape: keyof typeof diffuserPeak;
  readonly density?: number;
}): OctaveSpectrum {
  const area = requireInRange("area", diffuser.area, 5e-4, 20, "m²");
  const velocity = requireVelocity(requireInRange("flow", diffuser.flow, 1e-4, 50, "m³/s") / area);
  const drop = requireInRange("pressureDrop", diffuser.pressureDrop, 0.1, 2000, "Pa");
  const coefficient = lossCoefficient(drop, velocity, requireInRange("density", diffuser.density ?? standardDensity, 0.3, 2, "kg/m³"));
  const overall = 10 * Math.log10(area / foot ** 2) + 30 * Math.log10(coefficient) + 60 * Math.log10(velocity / foot) - 31.3;
  const peak = diffuserPeak[requireKnown("shape", diffuser.shape, diffuserPeak)];
  const shape = diffuserShape(bandAt((48.8 * velocity) / foot));
  return eachBand((_, band) => overall + peak + shape[band]!);
}

/** Levels of a diffuser's bands against that of its peak, dB, by the number of the peak's band, 0 for 63 Hz. */
export function diffuserShape(peakBand: number): OctaveSpectrum {
  return eachBand((_, band) => -0.15 * (peakBand - band) - 1.13 * (peakBand - band) ** 2);
}

/** Velocity, m/s: a fitting is computed between 0.1 and 60 m/s. */
function requireVelocity(velocity: number): number {
  return requireInRange("velocity", velocity, 0.1, 60, "m/s");
}

/** The terms that all fittings share: 10·lg(f/63) + 50·lg U + 10·lg S, U in ft/s and S in ft². */
function flowTerm(frequency: number, velocity: number, area: number): number {
  return 10 * Math.log10(frequency / 63) + 50 * Math.log10(velocity / foot) + 10 * Math.log10(area / foot ** 2);
}
