// Written by `pnpm generate` from the folders of src/calculators. Not edited by hand.
import { card as heatLoad } from "../calculators/heat-load/card.ts";
import { card as psychrometricChart } from "../calculators/psychrometric-chart/card.ts";
import { card as ventilationCalc } from "../calculators/ventilation-calc/card.ts";
import { card as ductSizer } from "../calculators/duct-sizer/card.ts";
import { card as pipeSizer } from "../calculators/pipe-sizer/card.ts";
import { card as pumpHeadCalc } from "../calculators/pump-head-calc/card.ts";
import { card as refrigerantPipeSizer } from "../calculators/refrigerant-pipe-sizer/card.ts";
import { card as acousticCalculator } from "../calculators/acoustic-calculator/card.ts";
import { card as boq } from "../calculators/boq/card.ts";
import { card as energyAnalysis } from "../calculators/energy-analysis/card.ts";
import { card as schedules } from "../calculators/schedules/card.ts";

export { cardGroups, type Card, type CardGroup } from "../kernel/card.ts";

/** The cards of all calculators, in the order in which products list them. */
export const cards = [
  heatLoad,
  psychrometricChart,
  ventilationCalc,
  ductSizer,
  pipeSizer,
  pumpHeadCalc,
  refrigerantPipeSizer,
  acousticCalculator,
  boq,
  energyAnalysis,
  schedules,
] as const;

/** The id of a calculator. */
export type CardId = (typeof cards)[number]["id"];
