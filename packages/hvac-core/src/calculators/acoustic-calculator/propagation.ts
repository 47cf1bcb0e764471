import {
  aWeighted,
  breakoutSoundPower,
  eachBand,
  flatOvalBreakoutLoss,
  rectangularBreakoutLoss,
  roundBreakoutLoss,
  type OctaveSpectrum,
} from "../../acoustics/index.ts";
import { atPath } from "../../kernel/index.ts";
import { brokenInto } from "./breakIn.ts";
import { ceilingLoss } from "./ceilings.ts";
import { ductElements, perimeterOf, type DuctElement } from "./ducts.ts";
import { attenuationOf, blamed, noiseOf, takeOffNoise, velocityOf } from "./elementSound.ts";
import type { AcousticValues } from "./schema.ts";
import type { SourceLevels } from "./sourceLevels.ts";
import { less, enteredLevels, sumOfLevels } from "./spectra.ts";

/** An element with its entering and leaving sound power, dB. */
export interface PassedElement extends DuctElement {
  readonly velocity: number | undefined;
  /** Total area of the ducts at its upstream junction, m². */
  readonly junctionArea: number;
  /** Division loss, dB. */
  readonly division: number;
  /** Sound power leaving the upstream element or the source. */
  readonly arriving: OctaveSpectrum;
  /** Noise of its take-off. */
  readonly takeOff: OctaveSpectrum | undefined;
  /** Noise of take-offs that it passes. */
  readonly passingNoise: OctaveSpectrum | undefined;
  /** Noise of its take-off and of passed take-offs. */
  readonly junctionNoise: OctaveSpectrum | undefined;
  /** Reason why the noise of its take-off is not included. */
  readonly junctionWithout: "unknown" | "beyond" | undefined;
  /** Sound power at its beginning. */
  readonly entering: OctaveSpectrum;
  readonly attenuation: OctaveSpectrum;
  readonly noise: OctaveSpectrum | undefined;
  /** Sound power that breaks in through its walls; added at its end, on the safe side. */
  readonly brokenIn: OctaveSpectrum | undefined;
  /** Leaving sound power. */
  readonly level: OctaveSpectrum;
  readonly levelA: number;
  /** Sound power into a room. */
  readonly radiated: OctaveSpectrum | undefined;
}

/** Length and surface of a duct in a room, m and m². */
export function exposed({ row, size }: Pick<DuctElement, "row" | "size">): { readonly length: number; readonly surface: number } {
  const length = row.exposedLength ?? row.length;
  return { length, surface: length * perimeterOf(size) };
}

/** Transmission loss of duct walls for breakout, dB. */
export function wallLoss(element: Pick<DuctElement, "row" | "size">): OctaveSpectrum {
  const { row, size } = element;
  const { surfaceMass, seam } = row;
  if (size.shape === "oval")
    return blamed("major", "width", "the breakout loss of flat oval ducts of this width is not known", () =>
      blamed("minor", "height", "the breakout loss of flat oval ducts of this height is not known", () =>
        flatOvalBreakoutLoss({ major: size.width, minor: size.height, length: exposed(element).length, surfaceMass }),
      ),
    );
  return size.shape === "round"
    ? roundBreakoutLoss({ diameter: size.diameter, surfaceMass, seam })
    : rectangularBreakoutLoss({ width: size.width, height: size.height, length: exposed(element).length, surfaceMass });
}

/** Minimum length for breakout, m. */
const minimumLength = 0.1;

function radiatedBy(element: DuctElement, entering: OctaveSpectrum, level: OctaveSpectrum): OctaveSpectrum | undefined {
  const { row, size } = element;
  if (row.kind === "outlet") return row.room === null ? undefined : level;
  if ((row.kind !== "duct" && row.kind !== "unit") || !row.breakout || row.breakoutRoom === null) return undefined;
  if (row.kind === "unit") {
    const radiated = enteredLevels(row.radiated);
    return radiated && less(radiated, ceilingLoss(row));
  }
  const { length, surface } = exposed(element);
  if (length < minimumLength) return undefined;
  const outside = breakoutSoundPower({ levels: entering, transmissionLoss: wallLoss(element), surface, area: size.area });
  return less(outside, ceilingLoss(row));
}

/** Calculates the sound through all elements. */
export function propagate(values: AcousticValues, sources: readonly SourceLevels[], density: number): readonly PassedElement[] {
  const elements = ductElements(values);
  const velocities = elements.map((element) => atPath(`elements.${element.row.id}`, () => velocityOf(element)));
  const takeOffs = elements.map((element, index) =>
    element.parent < 0
      ? "still"
      : atPath(`elements.${element.row.id}`, () =>
          takeOffNoise(element, velocities[index], elements[element.parent]!, velocities[element.parent]),
        ),
  );
  const passed: PassedElement[] = [];
  elements.forEach((element, index) =>
    atPath(`elements.${element.row.id}`, () => {
      const { row, parent, siblings } = element;
      const source = sources[element.source]!;
      const arriving = passed[parent]?.level ?? (element.isInlet ? source.inlet : source.discharge);
      const junctionArea = siblings.reduce((sum, other) => sum + elements[other]!.size.area, row.otherArea);
      const division = 10 * Math.log10(junctionArea / element.size.area);
      const junction = takeOffs[index]!;
      const goesOn = parent >= 0 && row.connection === "straight";
      const crosses = siblings.filter((other) => elements[other]!.row.connection === "cross" && typeof takeOffs[other] === "object").length;
      const passing = goesOn ? siblings.map((other) => noisePast(takeOffs[other]!, elements[other]!, crosses)) : [];
      const takeOff = typeof junction === "object" ? junction.branch : undefined;
      const passingNoise = sumOfLevels(passing);
      const combinedNoise = sumOfLevels([takeOff, passingNoise]);
      const divided = eachBand((_, band) => arriving[band]! - division);
      const entering = sumOfLevels([divided, combinedNoise])!;
      const attenuation = attenuationOf(element, values.ductMethod);
      const velocity = velocities[index];
      const noise = noiseOf(element, velocity, { density, method: values.ductMethod });
      const brokenIn = brokenInto(element);
      const level = sumOfLevels([less(entering, attenuation), noise, brokenIn])!;
      passed.push({
        ...element,
        velocity,
        junctionArea,
        division,
        arriving,
        takeOff,
        passingNoise,
        junctionNoise: combinedNoise,
        junctionWithout: junction === "unknown" || junction === "beyond" ? junction : undefined,
        entering,
        attenuation,
        noise,
        brokenIn,
        level,
        levelA: aWeighted(level),
        radiated: radiatedBy(element, entering, level),
      });
    }),
  );
  return passed;
}

/**
 * Noise of another element's take-off in the duct that continues straight on. At a cross it is that of both branches: where several are listed, each has
 * its share.
 */
function noisePast(takeOff: ReturnType<typeof takeOffNoise>, { row }: DuctElement, crosses: number): OctaveSpectrum | undefined {
  // At a tee the main duct is the upstream one, and nothing continues straight on.
  if (typeof takeOff !== "object" || row.connection === "tee") return undefined;
  const share = row.connection === "cross" ? 10 * Math.log10(crosses) : 0;
  return eachBand((_, band) => takeOff.main[band]! - share);
}
