import { OutOfRangeError, requireInRange, requireKnown } from "../refusals/errors.ts";
import { eachBand, requireSpectrum, type OctaveSpectrum } from "./bands.ts";
import { addSpectra, aWeights, aWeighted } from "./levels.ts";
import { noiseCriterionCurve, type NoiseCriterionFamily } from "./noiseCriterion.ts";
import { noiseRatingCurve } from "./noiseRating.ts";
import { roomCriterionCurve } from "./roomCriterion.ts";

/** Target of a room: a curve that no band may cross, or an A-weighted total. */
export type SoundTarget =
  | { readonly kind: "nc"; readonly value: number; readonly family?: NoiseCriterionFamily }
  | { readonly kind: "nr"; readonly value: number }
  | { readonly kind: "rc"; readonly value: number }
  | { readonly kind: "aWeighted"; readonly value: number };

const kinds = ["nc", "nr", "rc", "aWeighted"] as const;

/**
 * The levels that a target leaves to a spectrum: the curve itself, or the A-weighted total spread so that only the bands that make it
 * too loud come down, to one A-weighted level. A band that may stay as it is has its own level as its limit, or the curve where that is higher.
 *
 * @param levels63to8000 sound pressure levels in the octave bands 63…8000 Hz, dB
 * @param target the target: NC 15…65 (S12.2: 70), NR 0…130, RC 0…100, or dB(A) 0…130
 * @returns highest allowed level per band, dB
 * @throws {OutOfRangeError} when there are not eight finite levels, or the target lies outside its curves
 * @throws {UnknownNameError} when the kind of target is unknown
 * @source mathematics, the fewest decibels that bring a sum of energies to its limit
 * @example
 * ```ts
 * import { allowedLevels } from "@org/hvac-core/acoustics";
 * allowedLevels([60, 53, 46, 40, 36, 34, 33, 32], { kind: "nc", value: 30 })[0]; // 57
 * ```
 */
export function allowedLevels(levels63to8000: readonly number[], target: SoundTarget): OctaveSpectrum {
  const levels = requireSpectrum("levels63to8000", levels63to8000);
  requireKnown("kind", target.kind, kinds);
  if (target.kind === "nc") return noiseCriterionCurve(target.value, target.family);
  if (target.kind === "nr") return noiseRatingCurve(target.value);
  if (target.kind === "rc") return roomCriterionCurve(target.value);
  const weighted = levels.map((level, band) => level + aWeights[band]!);
  const ceiling = ceilingOf(weighted, requireInRange("value", target.value, 0, 130, "dB(A)"));
  return eachBand((_, band) => Math.min(weighted[band]!, ceiling) - aWeights[band]!);
}

/** The level to which the loudest parts of a sum must come down so that the sum meets a limit; Infinity when it does already. */
function ceilingOf(parts: readonly number[], limit: number): number {
  const energies = parts.map((part) => 10 ** ((part - limit) / 10)).toSorted((a, b) => b - a);
  let rest = energies.reduce((sum, energy) => sum + energy, 0);
  if (rest <= 1) return Infinity;
  // The k loudest share what the others leave, as soon as that is not below the next one.
  for (const [index, energy] of energies.entries()) {
    rest -= energy;
    const each = (1 - Math.max(rest, 0)) / (index + 1);
    if (each >= (energies[index + 1] ?? 0) && each > 0) return limit + 10 * Math.log10(each);
  }
  return limit - 10 * Math.log10(parts.length);
}

/** Distribution of a reduction over the sources of a room: the same for all, or the loudest first until they are equal. */
export type ReductionShare = "equal" | "loudest-first";

const shares: readonly ReductionShare[] = ["equal", "loudest-first"];

/** A change that brings a room to its target. */
export interface RequiredReduction {
  /** Sum of the sources now, dB. */
  readonly levels: OctaveSpectrum;
  /** Highest level that the target leaves, dB. */
  readonly allowed: OctaveSpectrum;
  /** How far the sum lies above it, dB, 0 where it does not. */
  readonly excess: OctaveSpectrum;
  /** Further insertion loss that each source needs, dB per band, in the order of the sources. */
  readonly reductions: readonly OctaveSpectrum[];
  /** A-weighted share of each source now, 0…1. */
  readonly shares: readonly number[];
  /** True when nothing needs to be done. */
  readonly met: boolean;
}

/**
 * Further insertion loss, band by band, that each source of a room needs so that the room meets its target exactly, where it does not.
 *
 * @param sources sound pressure of each source at the listener, 63…8000 Hz, dB; at least one, in any order
 * @param target what the room must meet
 * @param share `"loudest-first"` (default: quiet sources are left alone as long as that is possible) or `"equal"`
 * @returns the excess and the reductions, dB
 * @throws {OutOfRangeError} when there is no source, a spectrum is not eight finite levels, or the target lies outside its curves
 * @throws {UnknownNameError} when the kind of target or the share is unknown
 * @source mathematics, the fewest decibels that bring a sum of energies to its limit
 * @example
 * ```ts
 * import { requiredReduction } from "@org/hvac-core/acoustics";
 * const source = [63, 55, 40, 30, 20, 15, 10, 5];
 * const needed = requiredReduction([source, source], { kind: "nc", value: 30 });
 * needed.excess[0]; // 9.0103
 * needed.reductions[0]?.[0]; // 9.0103
 * ```
 */
export function requiredReduction(
  sources: ReadonlyArray<readonly number[]>,
  target: SoundTarget,
  share: ReductionShare = "loudest-first",
): RequiredReduction {
  if (sources.length === 0) throw new OutOfRangeError({ parameter: "sources.length", value: 0, min: 1, max: Infinity, unit: "" });
  requireKnown("share", share, shares);
  const each = sources.map((source, index) => requireSpectrum(`sources[${index}]`, source));
  const levels = addSpectra(each);
  const allowed = allowedLevels(levels, target);
  // What rounding leaves in the last place is no excess.
  const excess = eachBand((_, band) => (levels[band]! - allowed[band]! > 1e-9 ? levels[band]! - allowed[band]! : 0));
  const ceilings = eachBand((_, band) =>
    excess[band]! > 0
      ? ceilingOf(
          each.map((source) => source[band]!),
          allowed[band]!,
        )
      : Infinity,
  );
  const total = aWeighted(levels);
  return {
    levels,
    allowed,
    excess,
    reductions: each.map((source) =>
      eachBand((_, band) => (share === "equal" ? excess[band]! : Math.max(0, source[band]! - ceilings[band]!))),
    ),
    shares: each.map((source) => 10 ** ((aWeighted(source) - total) / 10)),
    met: excess.every((band) => band === 0),
  };
}
