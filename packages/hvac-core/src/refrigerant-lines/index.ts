// Cycle
export { compress, cycleEnds, type Compression, type CompressionInput, type CycleConditions, type CycleEnds } from "./cycle.ts";
export { normalBoilingPoint, singleStageCycle, type SingleStageConditions, type SingleStageCycle } from "./singleStageCycle.ts";
export { cyclePath, type CycleCorner, type CyclePath } from "./cyclePath.ts";

// Properties along a line
export {
  flowProperties,
  saturationCurve,
  tabulatedProperties,
  type FlowProperties,
  type PropertiesAt,
  type PropertyRange,
} from "./properties.ts";

// Pressure loss of gas lines
export { lineLoss, type LineLoss, type LineRun } from "./lineLoss.ts";
export { gravity } from "../constants/gravity.ts";

// Liquid lines
export { liquidLineLoss, liquidPath, type LiquidLineLoss, type LiquidPath } from "./liquidLine.ts";

// Oil return and risers
export { floodingOilVelocity, horizontalShare, tabulatedOilSizes, tabulatedOilVelocity } from "./oilReturn.ts";
export { equalLossShare } from "./doubleRiser.ts";

// Heat gain
export { gasWarming, tubeConductance, type InsulatedTube, type WarmedGas } from "./heatGain.ts";

// Tubes
export { tubeSeries, tubeSizes, type TubeSeries, type TubeSeriesKey, type TubeSize } from "./tubes.ts";
export {
  annealedCopperStress,
  maxRatedWallTemperature,
  tubeRating,
  tubeRuleShares,
  type TubeRatingInput,
  type TubeRule,
} from "./tubeRating.ts";

// Charge limits
export {
  chargeLimit,
  chargeStandards,
  en378ToxicityLimits,
  minimumFloorArea,
  releaseHeights,
  ul60335FlammabilityLimits,
  type ChargeLimit,
  type ChargeSpace,
  type ChargeStandard,
} from "./chargeLimits.ts";
