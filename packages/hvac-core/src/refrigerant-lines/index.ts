export {
  chargeLimit,
  chargeStandards,
  en378ToxicityLimits,
  leastFloorArea,
  releaseHeights,
  ul60335FlammabilityLimits,
} from "./chargeLimits.ts";
export type { ChargeLimit, ChargeSpace, ChargeStandard } from "./chargeLimits.ts";
export { compress, cycleEnds } from "./cycle.ts";
export type { Compression, CycleConditions, CycleEnds } from "./cycle.ts";
export { equalLossShare } from "./doubleRiser.ts";
export { gasWarming, tubeConductance } from "./heatGain.ts";
export type { InsulatedTube, WarmedGas } from "./heatGain.ts";
export { liquidLineLoss, liquidPath } from "./liquidLine.ts";
export type { LiquidLineLoss, LiquidPath } from "./liquidLine.ts";
export { gravity } from "../flow/gravity.ts";
export { lineLoss } from "./lineLoss.ts";
export type { LineLoss, LineRun } from "./lineLoss.ts";
export { floodingOilVelocity, horizontalShare, tabulatedOilSizes, tabulatedOilVelocity } from "./oilReturn.ts";
export { flowProperties, saturationCurve, tabulatedProperties } from "./properties.ts";
export type { FlowProperties, PropertiesAt, PropertyRange } from "./properties.ts";
export { annealedCopperStress, hottestRatedWall, tubeRating, tubeRuleShares, type TubeRule } from "./tubeRating.ts";
export { tubeSeries, tubeSizes } from "./tubes.ts";
export type { TubeSeries, TubeSeriesKey, TubeSize } from "./tubes.ts";
