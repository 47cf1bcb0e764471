import {
  aWeighted,
  breakoutSoundPower,
  eachBand,
  flatOvalBreakoutLoss,
  rectangularBreakoutLoss,
  roundBreakoutLoss,
  type OctaveSpectrum,
} from "../../acoustics/index.ts";
import { at } from "../../kernel/index.ts";
import { brokenInto } from "./breakIn.ts";
import { ceilingLoss } from "./ceilings.ts";
import { ductElements, perimeterOf, type DuctElement } from "./ducts.ts";
import { attenuationOf, blamed, noiseOf, takeOffNoise, velocityOf } from "./elementSound.ts";
import type { AcousticValues } from "./schema.ts";
import type { SourceLevels } from "./sourceLevels.ts";
import { less, statedLevels, together } from "./spectra.ts";

/** An element with the sound that reaches, passes and leaves it; sound power, dB. */
export interface PassedElement extends DuctElement {
  readonly velocity: number | undefined;
  /** Area of all ducts among which the sound divides there, m². */
  readonly partingArea: number;
  /** What is lost by the division of the power, dB. */
  readonly division: number;
  /** Of what stands before it, or of the source. */
  readonly arriving: OctaveSpectrum;
  /** Of its own take-off. */
  readonly takeOff: OctaveSpectrum | undefined;
  /** Of the take-offs that it goes on past. */
  readonly passingNoise: OctaveSpectrum | undefined;
  /** Of both together. */
  readonly junctionNoise: OctaveSpectrum | undefined;
  /** Why its take-off makes no noise that is counted. */
  readonly junctionWithout: "unknown" | "beyond" | undefined;
  /** At its beginning. */
  readonly entering: OctaveSpectrum;
  readonly attenuation: OctaveSpectrum;
  readonly noise: OctaveSpectrum | undefined;
  /** What breaks in through its walls; counted at its end, on the safe side. */
  readonly brokenIn: OctaveSpectrum | undefined;
  /** After it. */
  readonly level: OctaveSpectrum;
  readonly levelA: number;
  /** What it sends into a room. */
  readonly radiated: OctaveSpectrum | undefined;
}

/** Surface and length of a duct that a room sees, m² and m. */
export function exposed({ row, size }: Pick<DuctElement, "row" | "size">): { readonly length: number; readonly surface: number } {
  const length = row.exposedLength ?? row.length;
  return { length, surface: length * perimeterOf(size) };
}

/** Loss through the walls of a duct, dB. */
export function wallLoss(element: Pick<DuctElement, "row" | "size">): OctaveSpectrum {
  const { row, size } = element;
  const { surfaceMass, seam } = row;
  if (size.shape === "oval")
    return blamed("major", "width", "flat oval ducts of this width are not known for what their walls let out", () =>
      blamed("minor", "height", "flat oval ducts of this height are not known for what their walls let out", () =>
        flatOvalBreakoutLoss({ major: size.width, minor: size.height, length: exposed(element).length, surfaceMass }),
      ),
    );
  return size.shape === "round"
    ? roundBreakoutLoss({ diameter: size.diameter, surfaceMass, seam })
    : rectangularBreakoutLoss({ width: size.width, height: size.height, length: exposed(element).length, surfaceMass });
}

/** Shorter than this no duct is taken to break out, m. */
const shortest = 0.1;

function radiatedBy(element: DuctElement, entering: OctaveSpectrum, level: OctaveSpectrum): OctaveSpectrum | undefined {
  const { row, size } = element;
  if (row.kind === "outlet") return row.room === null ? undefined : level;
  if ((row.kind !== "duct" && row.kind !== "unit") || !row.breakout || row.breakoutRoom === null) return undefined;
  if (row.kind === "unit") {
    const radiated = statedLevels(row.radiated);
    return radiated && less(radiated, ceilingLoss(row));
  }
  const { length, surface } = exposed(element);
  if (length < shortest) return undefined;
  const outside = breakoutSoundPower({ levels: entering, transmissionLoss: wallLoss(element), surface, area: size.area });
  return less(outside, ceilingLoss(row));
}

/** Follows the sound from the sources through all elements. */
export function propagate(values: AcousticValues, sources: readonly SourceLevels[], density: number): readonly PassedElement[] {
  const elements = ductElements(values);
  const velocities = elements.map((element) => at(`elements.${element.row.id}`, () => velocityOf(element)));
  const takeOffs = elements.map((element, index) =>
    element.parent < 0
      ? "still"
      : at(`elements.${element.row.id}`, () =>
          takeOffNoise(element, velocities[index], elements[element.parent]!, velocities[element.parent]),
        ),
  );
  const passed: PassedElement[] = [];
  elements.forEach((element, index) =>
    at(`elements.${element.row.id}`, () => {
      const { row, parent, siblings } = element;
      const source = sources[element.source]!;
      const arriving = passed[parent]?.level ?? (element.isInlet ? source.inlet : source.discharge);
      const partingArea = siblings.reduce((sum, other) => sum + elements[other]!.size.area, row.otherArea);
      const division = 10 * Math.log10(partingArea / element.size.area);
      const own = takeOffs[index]!;
      const goesOn = parent >= 0 && row.leaves === "straight";
      const crosses = siblings.filter((other) => elements[other]!.row.leaves === "cross" && typeof takeOffs[other] === "object").length;
      const passing = goesOn ? siblings.map((other) => noisePast(takeOffs[other]!, elements[other]!, crosses)) : [];
      const takeOff = typeof own === "object" ? own.branch : undefined;
      const passingNoise = together(passing);
      const noiseThere = together([takeOff, passingNoise]);
      const divided = eachBand((_, band) => arriving[band]! - division);
      const entering = together([divided, noiseThere])!;
      const attenuation = attenuationOf(element, values.ductMethod);
      const velocity = velocities[index];
      const noise = noiseOf(element, velocity, { density, method: values.ductMethod });
      const brokenIn = brokenInto(element);
      const level = together([less(entering, attenuation), noise, brokenIn])!;
      passed.push({
        ...element,
        velocity,
        partingArea,
        division,
        arriving,
        takeOff,
        passingNoise,
        junctionNoise: noiseThere,
        junctionWithout: own === "unknown" || own === "beyond" ? own : undefined,
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
 * What the take-off of another sends into the duct that goes straight on. At a cross that is the noise of both its branches together: where several
 * are listed, each brings its share.
 */
function noisePast(takeOff: ReturnType<typeof takeOffNoise>, { row }: DuctElement, crosses: number): OctaveSpectrum | undefined {
  // At a tee the main duct is that before it, and nothing goes straight on.
  if (typeof takeOff !== "object" || row.leaves === "tee") return undefined;
  const share = row.leaves === "cross" ? 10 * Math.log10(crosses) : 0;
  return eachBand((_, band) => takeOff.main[band]! - share);
}
