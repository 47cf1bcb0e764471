import {
  endReflectionLoss,
  noiseCriterion,
  octaveBands,
  schultzRoomEffect,
  soundPath,
  speedOfSound,
  type DuctTermination,
} from "@org/hvac-core/acoustics";
import type { ArticleValues } from "../../articleValues.ts";

const areaOf = (diameter: number): number => (Math.PI * diameter ** 2) / 4;

/** End reflection of a round duct, dB, 63…8000 Hz; diameter in m. */
export const lossOf = (diameter: number, termination: DuctTermination = "flush"): readonly number[] =>
  endReflectionLoss({ area: areaOf(diameter), termination });

/** Between the octave bands too, dB: only the product of frequency and diameter matters, so another size represents another frequency. */
export const lossAt = (frequency: number, diameter: number): number => lossOf((diameter * frequency) / 1000)[4]!;

/** The mistake: the fraction upside down, so that the loss grows with frequency and size. */
export const upsideDownAt = (frequency: number, diameter: number): number =>
  10 * Math.log10(1 + ((Math.PI * frequency * diameter) / (0.7 * speedOfSound)) ** 2);
const lossUpsideDown = (diameter: number): readonly number[] => octaveBands.map((frequency) => upsideDownAt(frequency, diameter));

/** Flush terminations as printed, 63…1000 Hz: ASHRAE HVAC Applications 2015, ch. 48, table 28; m and dB. */
export const handbookTable = [
  { diameter: 0.25, loss: [14, 8, 4, 1, 0] },
  { diameter: 0.51, loss: [8, 4, 1, 0, 0] },
  { diameter: 1.22, loss: [3, 1, 0, 0, 0] },
] as const;

/** m. */
export const neck = 0.2;
/** Sound power that arrives at the neck inside the duct, dB. */
export const arriving = [66, 60, 52, 45, 38, 33, 28, 22];
const room = schultzRoomEffect({ volume: 80, distance: 2 });

function inRoom(endReflection: readonly number[]) {
  const elements = [
    { name: "End reflection", attenuation: endReflection },
    { name: "Room", attenuation: room },
  ];
  const { level } = soundPath(arriving, elements).at(-1)!;
  return { level, criterion: noiseCriterion(level) };
}

/** Treatments of the end reflection, with the resulting sound in the room. */
export const ways = {
  subtracted: inRoom(lossOf(neck)),
  leftOut: inRoom(octaveBands.map(() => 0)),
  upsideDown: inRoom(lossUpsideDown(neck)),
  added: inRoom(lossOf(neck).map((loss) => -loss)),
};

const [at63, at125] = lossOf(0.25);
const [neckAt63] = lossOf(neck);
const decibels = (value: number, decimals = 1) => ({ value, unit: "dB", decimals });
const quoted = ({ criterion }: { readonly criterion: { readonly quoted: number } }) => ({ value: criterion.quoted, decimals: 0 });

export const values: ArticleValues = {
  at63: decibels(at63!),
  at125: decibels(at125!),
  freeAt63: decibels(lossOf(0.25, "free")[0]!),
  upsideDownAt63: decibels(lossUpsideDown(0.25)[0]!),
  upsideDownAt8000: decibels(lossUpsideDown(0.25)[7]!),
  neckAt63: decibels(neckAt63!),
  large63: decibels(lossOf(0.6)[0]!),
  subtracted: quoted(ways.subtracted),
  leftOut: quoted(ways.leftOut),
  upsideDown: quoted(ways.upsideDown),
  added: quoted(ways.added),
};
