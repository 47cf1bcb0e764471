import { requireInRange, requireKnown } from "../refusals/errors.ts";
import { isBelow } from "../quantity/tolerance.ts";
import { bandAt, eachBand, octaveBands, type OctaveSpectrum } from "./bands.ts";
import { cfm, inchOfWater } from "../constants/inchPound.ts";

/** Fans with a published specific sound power. */
export type FanKind =
  | "backward-large"
  | "backward-small"
  | "forward"
  | "radial"
  | "radial-medium"
  | "radial-high"
  | "vaneaxial"
  | "vaneaxial-small-hub"
  | "vaneaxial-large-hub"
  | "tubeaxial-large"
  | "tubeaxial-small"
  | "propeller";

/* Specific sound power, dB re 1 pW at 1 cfm and 1 in. of water, and the blade-frequency increment, dB. */
const specific: Readonly<Record<FanKind, { readonly power: OctaveSpectrum; readonly increment: number }>> = {
  "backward-large": { power: [40, 40, 39, 34, 30, 23, 19, 17], increment: 3 },
  "backward-small": { power: [45, 45, 43, 39, 34, 28, 24, 19], increment: 3 },
  forward: { power: [53, 53, 43, 36, 36, 31, 26, 21], increment: 2 },
  radial: { power: [56, 47, 43, 39, 37, 32, 29, 26], increment: 8 },
  "radial-medium": { power: [58, 54, 45, 42, 38, 33, 29, 26], increment: 8 },
  "radial-high": { power: [61, 58, 53, 48, 46, 44, 41, 38], increment: 8 },
  vaneaxial: { power: [49, 43, 46, 43, 41, 36, 30, 28], increment: 6 },
  "vaneaxial-small-hub": { power: [49, 43, 43, 48, 47, 45, 38, 34], increment: 6 },
  "vaneaxial-large-hub": { power: [53, 52, 51, 51, 49, 47, 43, 40], increment: 6 },
  "tubeaxial-large": { power: [51, 46, 47, 49, 47, 46, 39, 37], increment: 7 },
  "tubeaxial-small": { power: [48, 47, 49, 53, 52, 51, 43, 40], increment: 7 },
  propeller: { power: [48, 51, 58, 56, 55, 52, 46, 42], increment: 5 },
};

/* Excess, dB, from each share of the peak static efficiency upwards. */
const offPeak: ReadonlyArray<readonly [number, number]> = [
  [0.9, 0],
  [0.85, 3],
  [0.75, 6],
  [0.65, 9],
  [0.55, 12],
  [0.5, 15],
  [0, 16],
];

/**
 * Estimate of a fan's sound power, for when no measured data exist. Its uncertainty is about ±5 dB; ASHRAE now recommends AMCA 300 data only.
 *
 * L_w = K_w + 10·lg(Q/1 cfm) + 20·lg(P/1 inWG) + C + BFI, the blade-frequency increment in the band of the blade-passing frequency alone,
 * the same for inlet and outlet. One textbook prints 10·lg P; 20 is Graham's, VDI 2081's and the physics'.
 * "Large" is a wheel above 0.9 m (backward curved or airfoil) or 1 m (tubeaxial). Radial: low pressure (1…2.5 kPa), medium
 * (2.5…5 kPa) and high (5…15 kPa); vaneaxial: hub ratio 0.4 to 0.6, small 0.3 to 0.4, large 0.6 to 0.8.
 *
 * @param fan `kind`; `flow`, m³/s, 0.001…500; `pressure`, Pa, total, 1…15 000; `bladePassFrequency`, Hz, 10…11 000 (rotational speed times blades);
 * `efficiencyRatio`, operating over peak static efficiency, 0…1, 1 when absent
 * @returns sound power, dB re 1 pW
 * @throws {OutOfRangeError} when an input is outside its range
 * @throws {UnknownNameError} when the kind is unknown
 * @source long-2014, tables 13.5–13.7, after Graham in the ASHRAE Handbook of 1987
 * @see {@link fanSoundPowerByAssembly}
 * @example
 * ```ts
 * import { fanSoundPower } from "@org/hvac-core/acoustics";
 * fanSoundPower({ kind: "forward", flow: 0.3048 ** 3 / 60, pressure: 249.08891, bladePassFrequency: 500 })[3]; // 38
 * ```
 */
export function fanSoundPower(fan: {
  readonly kind: FanKind;
  readonly flow: number;
  readonly pressure: number;
  readonly bladePassFrequency: number;
  readonly efficiencyRatio?: number;
}): OctaveSpectrum {
  const row = specific[requireKnown("kind", fan.kind, specific)];
  const flow = requireInRange("flow", fan.flow, 1e-4, 500, "m³/s") / cfm;
  const pressure = requireInRange("pressure", fan.pressure, 1, 15_000, "Pa") / inchOfWater;
  const blade = requireInRange("bladePassFrequency", fan.bladePassFrequency, 10, 11_000, "Hz");
  const ratio = requireInRange("efficiencyRatio", fan.efficiencyRatio ?? 1, 0, 1, "");
  const excess = offPeak.find(([from]) => !isBelow(ratio, from))![1];
  const bladeBand = Math.min(Math.max(bandAt(blade), 0), octaveBands.length - 1);
  return eachBand(
    (_, band) => row.power[band]! + 10 * Math.log10(flow) + 20 * Math.log10(pressure) + excess + (band === bladeBand ? row.increment : 0),
  );
}
