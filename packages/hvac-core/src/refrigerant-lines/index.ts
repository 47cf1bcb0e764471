// Cycle
export { compress, cycleEnds } from "./cycle.ts";
export type { Compression, CompressionInput, CycleConditions, CycleEnds } from "./cycle.ts";

// Properties along a line
export { flowProperties, saturationCurve, tabulatedProperties } from "./properties.ts";
export type { FlowProperties, PropertiesAt, PropertyRange } from "./properties.ts";

// Pressure loss of gas lines
export { lineLoss } from "./lineLoss.ts";
export type { LineLoss, LineRun } from "./lineLoss.ts";
export { gravity } from "../constants/gravity.ts";

// Liquid lines
export { liquidLineLoss, liquidPath } from "./liquidLine.ts";
export type { LiquidLineLoss, LiquidPath } from "./liquidLine.ts";

// Oil return and risers
export { floodingOilVelocity, horizontalShare, tabulatedOilSizes, tabulatedOilVelocity } from "./oilReturn.ts";
export { equalLossShare } from "./doubleRiser.ts";

// Heat gain
export { gasWarming, tubeConductance } from "./heatGain.ts";
export type { InsulatedTube, WarmedGas } from "./heatGain.ts";

// Tubes
export { tubeSeries, tubeSizes } from "./tubes.ts";
export type { TubeSeries, TubeSeriesKey, TubeSize } from "./tubes.ts";
export { annealedCopperStress, maxRatedWallTemperature, tubeRating, tubeRuleShares } from "./tubeRating.ts";
export type { TubeRatingInput, TubeRule } from "./tubeRating.ts";

// Charge limits
export {
  chargeLimit,
  chargeStandards,
  en378ToxicityLimits,
  minimumFloorArea,
  releaseHeights,
  ul60335FlammabilityLimits,
} from "./chargeLimits.ts";
export type { ChargeLimit, ChargeSpace, ChargeStandard } from "./chargeLimits.ts";
