import { requireInRange } from "../refusals/errors.ts";
import { addSpectra, aWeighted } from "./levels.ts";
import { eachBand, requireSpectrum, type OctaveSpectrum } from "./bands.ts";

/** One thing the sound passes on its way, with what it takes away and what it adds. */
export interface SoundPathElement {
  /** Its name in the report. */
  readonly name: string;
  /** Attenuation, dB; positive takes away. */
  readonly attenuation: readonly number[];
  /** Sound power that the element regenerates at its outlet, dB; absent when it makes none. */
  readonly noise?: readonly number[];
}

/** The path after one element. */
export interface SoundPathStep {
  readonly name: string;
  /** Attenuation of the element, dB. */
  readonly attenuation: OctaveSpectrum;
  /** Sound power the element adds, dB, when it makes any. */
  readonly noise?: OctaveSpectrum;
  /** Level after the element, dB. */
  readonly level: OctaveSpectrum;
  /** A-weighted level after the element, dB(A). */
  readonly aWeighted: number;
}

/**
 * Follows a sound from its source through a list of elements. Each takes away its attenuation; then its own regenerated noise is
 * added by energy, because it arises at the element's outlet and is not attenuated by the element itself.
 *
 * A room effect closes the path as a last element whose attenuation is L_w − L_p. Several paths into one room are
 * summed with `addSpectra`.
 *
 * @param source sound power at the start, dB, 63…8000 Hz
 * @param elements what it passes, in order; may be empty
 * @returns one step per element, dB; the last step's `level` is the end of the path
 * @throws {OutOfRangeError} when a spectrum is not eight finite levels
 * @source long-2014, table 14.9, the cascade of a duct path
 * @example
 * ```ts
 * import { soundPath } from "@org/hvac-core/acoustics";
 * const flat = (level: number) => [level, level, level, level, level, level, level, level];
 * const [step] = soundPath(flat(70), [{ name: "silencer", attenuation: flat(20), noise: flat(50) }]);
 * step?.level[0]; // 53.0103
 * ```
 */
export function soundPath(source: readonly number[], elements: readonly SoundPathElement[]): readonly SoundPathStep[] {
  let level = requireSpectrum("source", source);
  return elements.map((element, index) => {
    const attenuation = requireSpectrum(`elements[${index}].attenuation`, element.attenuation);
    const passed = eachBand((_, band) => level[band]! - attenuation[band]!);
    if (!element.noise) {
      level = requireSpectrum(`level after elements[${index}]`, passed);
      return { name: element.name, attenuation, level, aWeighted: aWeighted(level) };
    }
    const noise = requireSpectrum(`elements[${index}].noise`, element.noise);
    level = addSpectra([passed, noise]);
    return { name: element.name, attenuation, noise, level, aWeighted: aWeighted(level) };
  });
}

/** Data of a silencer as a catalogue or test report (ISO 7235, ASTM E477) gives them. */
export interface SilencerData {
  /** Dynamic insertion loss at the working velocity, dB. */
  readonly insertionLoss: readonly number[];
  /** Generated noise at that velocity for the tested face, dB re 1 pW. */
  readonly selfNoise: readonly number[];
  /** Face area of the tested silencer, m². */
  readonly testedArea: number;
}

/**
 * Makes a path element of a silencer: its insertion loss, and its self-noise carried to the real face area by 10·lg(A/A_test).
 *
 * @param name what the report calls it
 * @param silencer test data, dB and m² (0.001…50)
 * @param area face area of the installed silencer, m², 0.001…50
 * @returns the element for {@link soundPath}
 * @throws {OutOfRangeError} when a spectrum is not eight finite levels or an area is outside its range
 * @source long-2014, eq. 14.31, term of the face area
 * @example
 * ```ts
 * import { silencerElement } from "@org/hvac-core/acoustics";
 * const data = { insertionLoss: [5, 9, 16, 28, 35, 30, 18, 12], selfNoise: [50, 47, 44, 42, 40, 38, 35, 30], testedArea: 0.3716 };
 * silencerElement("S1", data, 0.7432).noise?.[0]; // 53.0103
 * ```
 */
export function silencerElement(name: string, silencer: SilencerData, area: number): SoundPathElement {
  const insertionLoss = requireSpectrum("insertionLoss", silencer.insertionLoss);
  const selfNoise = requireSpectrum("selfNoise", silencer.selfNoise);
  const ratio = requireInRange("area", area, 0.001, 50, "m²") / requireInRange("testedArea", silencer.testedArea, 0.001, 50, "m²");
  return { name, attenuation: insertionLoss, noise: eachBand((_, band) => selfNoise[band]! + 10 * Math.log10(ratio)) };
}
