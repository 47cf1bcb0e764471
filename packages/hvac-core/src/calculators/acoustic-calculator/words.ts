import type { RoomCriterion, SpeechPrivacy } from "../../acoustics/index.ts";
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

/** Rounding of a level on a curve must not make it one number higher. */
const roundOff = 1e-9;

/** A rating as it is quoted: the next whole number upwards on curves, the nearest of RC and dB(A), with its quality. */
export function ratingText({ row, ratings }: FoundRoom): string {
  if (!ratings) return "";
  const { rating } = ratings;
  if (row.ratedBy === "dba") return `${String(Math.round(rating)).replace("-", "−")} dB(A)`;
  const whole = row.ratedBy === "rc" ? Math.round(rating) : Math.ceil(rating - roundOff);
  const number = String(whole).replace("-", "−");
  return row.ratedBy === "rc" ? `RC ${number}(${ratings.roomCriterion.descriptor})` : `${names[row.ratedBy]} ${number}`;
}
