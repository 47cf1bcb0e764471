import { octaveBands, type RoomCriterion, type SpeechPrivacy } from "../../acoustics/index.ts";
import { formatQuantity, type UnitSystem } from "../../quantity/index.ts";
import { tenths } from "./excess.ts";
import type { Remedy } from "./remedy.ts";
import type { RoomSound } from "./rooms.ts";

/** Character of a spectrum by the descriptor of RC Mark II. */
export const characters: Readonly<Record<RoomCriterion["descriptor"], string>> = {
  N: "Neutral",
  LF: "Rumble",
  LFVB: "Rumble, moderately felt vibration",
  LFVA: "Rumble, clearly felt vibration",
  MF: "Roar",
  HF: "Hiss",
};

/** Degrees of speech privacy. */
export const degrees: Readonly<Record<SpeechPrivacy["degree"], string>> = {
  confidential: "Confidential",
  normal: "Normal",
  marginal: "Marginal",
  none: "None",
};

const names = { nc: "NC", "nc-s12": "NC", nr: "NR", rc: "RC", dba: "" } as const;

/** First and last published curves; outside them a rating is a bound. */
const curveEnds = { nc: { first: 15, last: 65 }, "nc-s12": { first: 15, last: 70 }, nr: { first: 0, last: 130 } } as const;

/** A number with at most one decimal. */
export const shortNumber = (value: number): string => String(tenths(value) / 10).replace("-", "−");

/** A target in words: NC 30, RC 30(N), 35 dB(A). */
export function targetText({ row: { ratedBy }, target = 0 }: RoomSound): string {
  const number = shortNumber(target);
  return ratedBy === "dba" ? `${number} dB(A)` : ratedBy === "rc" ? `RC ${number}(N)` : `${names[ratedBy]} ${number}`;
}

/**
 * A rating in words, NC 34, or NC < 15 outside the published curves: rounded up on curves, to the nearest number for RC and dB(A), RC with its quality.
 * It has a tenth where the whole number would misstate whether the target is met.
 */
export function ratingText({ row, ratings, target }: RoomSound): string {
  if (!ratings) return "";
  const { rating } = ratings;
  const beyond = row.ratedBy === "rc" || row.ratedBy === "dba" ? undefined : curveEnds[row.ratedBy];
  if (beyond && tenths(rating) < tenths(beyond.first)) return `${names[row.ratedBy]} < ${beyond.first}`;
  if (beyond && tenths(rating) > tenths(beyond.last)) return `${names[row.ratedBy]} > ${beyond.last}`;
  const whole = beyond ? Math.ceil(tenths(rating) / 10) : Math.round(rating);
  const isMisleading = target !== undefined && whole > target !== tenths(rating) > tenths(target);
  const number = shortNumber(isMisleading ? rating : whole);
  if (row.ratedBy === "dba") return `${number} dB(A)`;
  return row.ratedBy === "rc" ? `RC ${number}(${ratings.roomCriterion.descriptor})` : `${names[row.ratedBy]} ${number}`;
}

/** A remedy in words: "Silencer before Branch: 4 dB at 63 Hz, 7 dB at 125 Hz". */
export function remedyText({ kind, changes, reduction, linedLength }: Remedy, element: string, unitSystem: UnitSystem): string {
  const size = (value: number | undefined): string => formatQuantity(value ?? 0, "smallLength", unitSystem, { digits: 4, trimZeros: true });
  if (reduction) {
    const bands = octaveBands.flatMap((band, index) => (reduction[index]! > 0 ? [`${reduction[index]} dB at ${band} Hz`] : [])).join(", ");
    return kind === "silencer" ? `Silencer before ${element}: ${bands}` : `${element} quieter by ${bands}`;
  }
  if (kind === "lining") {
    const enough = linedLength === undefined ? "" : `: ${formatQuantity(linedLength, "length", unitSystem, { digits: 2 })} of it is enough`;
    return `Line ${element} with ${size(changes.liningThickness)}${enough}`;
  }
  if (kind === "elbow") return `Line ${element}`;
  if (kind === "damper") {
    const loss = formatQuantity(changes.damperLoss ?? 0, "pressure", unitSystem, { digits: 2, trimZeros: true });
    return `Throttle ${element} by ${loss} only`;
  }
  return changes.diameter === undefined
    ? `Enlarge ${element} to ${size(changes.width)} by ${size(changes.height)}`
    : `Enlarge ${element} to ${size(changes.diameter)}`;
}
