import { requireInRange } from "../refusals/errors.ts";
import { eachBand, type OctaveSpectrum } from "./bands.ts";

/**
 * Sound power that the flow makes in a straight duct, whatever its length: 7 + 50·lg U + 10·lg S, shaped by −2 − 26·lg(1.14 + 0.02·f/U).
 *
 * @param duct `velocity`, m/s, 0.5…60; `area`, m², 0.0005…50
 * @returns sound power, dB re 1 pW
 * @throws {OutOfRangeError} when an input is outside its range
 * @source vdi-2081-1, sec. 5.2.1, eq. 16 and fig. 16
 * @source bies-2017, eq. 8.251
 * @example
 * ```ts
 * import { straightDuctNoise } from "@org/hvac-core/acoustics";
 * straightDuctNoise({ velocity: 10, area: 0.25 })[0]; // 46.32
 * ```
 */
export function straightDuctNoise(duct: { readonly velocity: number; readonly area: number }): OctaveSpectrum {
  const velocity = requireInRange("velocity", duct.velocity, 0.5, 60, "m/s");
  const total = 7 + 50 * Math.log10(velocity) + 10 * Math.log10(requireInRange("area", duct.area, 5e-4, 50, "m²"));
  return eachBand((frequency) => total - 2 - 26 * Math.log10(1.14 + (0.02 * frequency) / velocity));
}

/**
 * Sound power that a bend without vanes regenerates: L_s − 10·lg(1 + 0.165·N²) + 30·lg U − 103 with
 * L_s = 30·lg U + 10·lg S + 10·lg ρ + 117 and N = f·H/U.
 *
 * @param bend `velocity`, m/s, 0.5…60; `area`, m², 0.0005…50; `height`, m, duct side in the plane of the bend, or diameter, 0.02…10;
 * `density`, kg/m³, 0.3…2, 1.2 when absent
 * @returns sound power, dB re 1 pW
 * @throws {OutOfRangeError} when an input is outside its range
 * @source bies-2017, eqs. 8.252 and 8.254
 * @example
 * ```ts
 * import { bendNoise } from "@org/hvac-core/acoustics";
 * bendNoise({ velocity: 10, area: 0.25, height: 0.5 })[0]; // 64.56
 * ```
 */
export function bendNoise(bend: {
  readonly velocity: number;
  readonly area: number;
  readonly height: number;
  readonly density?: number;
}): OctaveSpectrum {
  const velocity = requireInRange("velocity", bend.velocity, 0.5, 60, "m/s");
  const area = requireInRange("area", bend.area, 5e-4, 50, "m²");
  const height = requireInRange("height", bend.height, 0.02, 10, "m");
  const density = requireInRange("density", bend.density ?? 1.2, 0.3, 2, "kg/m³");
  const stream = 30 * Math.log10(velocity) + 10 * Math.log10(area) + 10 * Math.log10(density) + 117;
  return eachBand(
    (frequency) => stream - 10 * Math.log10(1 + 0.165 * ((frequency * height) / velocity) ** 2) + 30 * Math.log10(velocity) - 103,
  );
}
