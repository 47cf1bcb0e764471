// Curves
export { curvePeak, curveValue, fallingStretch, fitCurve, polynomial } from "./curve.ts";
export type { CurveDegree, CurvePoint, FittedCurve, FlowPolynomial } from "./curve.ts";
export { pumpCurve, pumpFlow, pumpHead, runoutShare } from "./pump.ts";
export type { PumpCurve, PumpRun, RatedPump } from "./pump.ts";

// System and operating point
export { controlHead, systemCurve, systemHead } from "./system.ts";
export type { SystemCurve } from "./system.ts";
export { combinedHead, operatingPoint, ratioForDuty } from "./operatingPoint.ts";
export type { DutyInput, DutyPump, OperatingPoint, PumpArrangement, RunningPumps } from "./operatingPoint.ts";

// Speed and trim
export { speedFactors, trimFactors } from "./similarity.ts";
export type { SimilarityFactors, TrimMethod } from "./similarity.ts";

// Viscous liquids
export { viscosityCorrection, viscousHeadFactor } from "./viscosity.ts";
export type { ViscosityCorrection, ViscousPump } from "./viscosity.ts";

// Suction
export { liquidVaporPressure, npshAvailable, npshMargin, recommendedNpsh } from "./suction.ts";
export type { PumpedLiquid, SuctionSide } from "./suction.ts";

// Power
export { hydraulicPower } from "./power.ts";
export { gravity } from "../constants/gravity.ts";
