// Curves
export {
  curvePeak,
  curveValue,
  fallingStretch,
  fitCurve,
  polynomial,
  type CurveDegree,
  type CurvePoint,
  type FittedCurve,
  type FlowPolynomial,
} from "./curve.ts";
export { pumpCurve, pumpFlow, pumpHead, runoutShare, type PumpCurve, type PumpRun, type RatedPump } from "./pump.ts";

// System and operating point
export { controlHead, systemCurve, systemHead, type SystemCurve } from "./system.ts";
export {
  combinedHead,
  operatingPoint,
  ratioForDuty,
  type DutyInput,
  type DutyPump,
  type OperatingPoint,
  type PumpArrangement,
  type RunningPumps,
} from "./operatingPoint.ts";

// Speed and trim
export { speedFactors, trimFactors, type SimilarityFactors, type TrimMethod } from "./similarity.ts";

// Viscous liquids
export { viscosityCorrection, viscousHeadFactor, type ViscosityCorrection, type ViscousPump } from "./viscosity.ts";

// Suction
export { liquidVaporPressure, npshAvailable, npshMargin, recommendedNpsh, type PumpedLiquid, type SuctionSide } from "./suction.ts";

// Power
export { hydraulicPower } from "./power.ts";
export { gravity } from "../constants/gravity.ts";
