import { defineCalculator, leavingOut } from "../../kernel/index.ts";
import { answer } from "./answer.ts";
import { calculate } from "./calculate.ts";
import { card } from "./card.ts";
import inputs from "./examples.json" with { type: "json" };
import { numbers } from "./results.ts";
import { fields, sections } from "./schema.ts";
import { warnings } from "./warnings.ts";

export { applyRemedies } from "./applyRemedy.ts";
export type { AcousticCalculation } from "./results.ts";
export { arrivalName, contributionsByOrigin, contributionsByPath, type Contribution } from "./contributions.ts";
export { decisiveBand, levelShares, type LevelShare } from "./levelShares.ts";
export { verdictOf, type Verdict } from "./excess.ts";
export { elementName, type SoundSystem } from "./partName.ts";
export { pairsFor, remediesFor } from "./remedies.ts";
export type { Remedy } from "./remedy.ts";
export type { AcousticInput, AcousticValues } from "./schema.ts";
export { remedyText } from "./words.ts";
export type { Arrival, RoomSound } from "./rooms.ts";
export type { RoomPrivacy } from "./privacy.ts";
export { soundSteps, type SoundStep } from "./soundSteps.ts";

/** Sound of a ventilation system from its fan to the rooms: levels, ratings, breakout and speech privacy. */
export const acousticCalculator = defineCalculator({
  card,
  version: 1,
  sections,
  fields,
  results: numbers.fields,
  headline: ["rating", "levelA"],
  leavingOut: leavingOut(fields, {
    sources: { loose: ["room"], lacking: "Levels in rooms" },
    elements: { loose: ["room", "breakoutRoom"], firstWhenBlank: ["source"], lacking: "Levels in rooms" },
  }),
  ...inputs,
  blame: {
    "sources.bladePassFrequency": "sources.speed",
    "elements.thickness": "elements.liningThickness",
    "rooms.volume": "rooms.length",
  },
  calculate: (values) => numbers.answer(calculate(values)),
  warnings,
  answer,
  quantities: () => import("./quantities.ts"),
  explanation: () => import("./explanation.ts"),
});
