import type { RoomCriterion, SpeechPrivacy } from "../../acoustics/index.ts";
import { octaveBands } from "../../acoustics/index.ts";
import { formatQuantity, type UnitSystem } from "../../quantity/index.ts";
import type { Remedy } from "./remedy.ts";
import type { FoundRoom } from "./rooms.ts";

/** What a spectrum sounds like, by the descriptor of RC Mark II. */
export const characters: Readonly<Record<RoomCriterion["descriptor"], string>> = {
  N: "Neutral",
  LF: "Rumble",
  LFVB: "Rumble, moderately felt vibration",
  LFVA: "Rumble, clearly felt vibration",
  MF: "Roar",
  HF: "Hiss",
};

/** How private speech is. */
export const degrees: Readonly<Record<SpeechPrivacy["degree"], string>> = {
  confidential: "Confidential",
  normal: "Normal",
  marginal: "Marginal",
  none: "None",
};

const names = { nc: "NC", "nc-s12": "NC", nr: "NR", rc: "RC", dba: "" } as const;

/** Numbers of the published curves: beyond them no rating is quoted. */
const curveEnds = { nc: { first: 15, last: 65 }, "nc-s12": { first: 15, last: 70 }, nr: { first: 0, last: 130 } } as const;

/** Rounding of a level on a curve must not make it one number higher. */
const roundOff = 1e-9;

/** A whole number as it is written. */
export const wholeNumber = (value: number): string => String(Math.round(value * 10) / 10).replace("-", "−");

/** A target in words: NC 30, 35 dB(A). */
export const targetText = ({ row: { ratedBy }, target = 0 }: FoundRoom): string =>
  ratedBy === "dba" ? `${wholeNumber(target)} dB(A)` : `${names[ratedBy]} ${wholeNumber(target)}`;

/** A rating as it is quoted, NC 34, or NC < 15 where no curve is published: the next whole number upwards on curves, the nearest of RC and dB(A), with its quality. */
export function ratingText({ row, ratings }: FoundRoom): string {
  if (!ratings) return "";
  const { rating } = ratings;
  if (row.ratedBy === "dba") return `${String(Math.round(rating)).replace("-", "−")} dB(A)`;
  const beyond = row.ratedBy === "rc" ? undefined : curveEnds[row.ratedBy];
  if (beyond && rating < beyond.first - roundOff) return `${names[row.ratedBy]} < ${beyond.first}`;
  if (beyond && rating > beyond.last + roundOff) return `${names[row.ratedBy]} > ${beyond.last}`;
  const whole = row.ratedBy === "rc" ? Math.round(rating) : Math.ceil(rating - roundOff);
  const number = String(whole).replace("-", "−");
  return row.ratedBy === "rc" ? `RC ${number}(${ratings.roomCriterion.descriptor})` : `${names[row.ratedBy]} ${number}`;
}

/** What a remedy is, as a line of a list: "Silencer before Branch: 4 dB at 63 Hz, 7 dB at 125 Hz". */
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
