export { colebrookFrictionFactor, frictionFactor, frictionFactorCitation, frictionTransition } from "./frictionFactor.ts";
export {
  equivalentDiameter,
  equivalentDiameterCitation,
  equivalentDiameterValidity,
  rectangularSection,
  roundSection,
} from "./sections.ts";
export { flatOvalEquivalentDiameter, flatOvalEquivalentDiameterCitation, flatOvalSection } from "./sections.ts";
export type { Section } from "./sections.ts";
export { altshulTsalFrictionFactor, frictionRate, frictionRateAtFlow, frictionRateCitation } from "./pressureLoss.ts";
export { reynoldsNumber, velocityFromPressure, velocityPressure } from "./pressureLoss.ts";
export type { Fluid } from "./pressureLoss.ts";
export { diameterForFrictionRate, diameterForVelocity, heightForAspectRatio, otherSideForEquivalentDiameter } from "./sizing.ts";
export { majorForArea, majorForEquivalentDiameter, majorFromTube, minorForAspectRatio } from "./flatOval.ts";
export { flexibleDiameterForFrictionRate, flexibleDuctCitation, flexibleDuctCorrectionFactor } from "./flexibleDuct.ts";
export type { FlexibleDuctInput } from "./flexibleDuct.ts";
export { ductLeakage, leakageCitation, leakageClasses, smacnaLeakageCitation, smacnaLeakageCoefficient } from "./leakage.ts";
export type { LeakageClass } from "./leakage.ts";
export { ductRoughness, pipeRoughness } from "./roughness.ts";
export type { Roughness } from "./roughness.ts";
export { ductVelocityCitation, ductVelocityLimit } from "./ductLimits.ts";
export type { DuctLocation, DuctPart } from "./ductLimits.ts";
export { flatOvalMinorSizes, rectangularDuctSizes, roundDuctSizes } from "./ductSizes.ts";
export type { DuctSizeSystem } from "./ductSizes.ts";
export { ductSheet, ductSurface, galvanizedSheet, galvanizedSheetCitation, sheetDensity, sheetRuleCitations } from "./sheetMetal.ts";
export type { Sheet } from "./sheetMetal.ts";

export { ductWall, ductWallCitation, insulatedPerimeter, nusseltCitation, nusseltInDuct } from "./ductWalls.ts";
export type { DuctWall, DuctWallInput, WallLayer } from "./ductWalls.ts";

export { statedAtSource, sumsFromSource, sumsTowardsSource, treeChildren, treeParents, wayFromSource } from "./tree.ts";
export { criticalMargin, pathBalance, pathImbalance } from "./pathBalance.ts";
export type { PathBalance, PathBalanceInput } from "./pathBalance.ts";

export { changeVelocityBasis } from "./fitting.ts";
export type { Fitting, FittingFamily, FittingParameter, FittingShape, FittingTraits } from "./fitting.ts";
export type { JunctionLeg, MeasuredAs, Takeoff, VelocityBasis } from "./fitting.ts";
export { exceededRanges } from "./validity.ts";
export type { ExceededRange, Validity, ValidRange } from "./validity.ts";
export * from "./rennels.ts";
export * from "./junctions.ts";
export { ductFitting, ductFittings } from "./ductFittings.ts";
export type { DuctFittingKey } from "./ductFittings.ts";
export { damperBladeRatio } from "./ductDampers.ts";
export { bendAspectRatio, elbowAngleFactor } from "./ductElbows.ts";
export type { BendPlane } from "./ductElbows.ts";
export { branchVelocityCoefficient } from "./ductJunctions.ts";
export { ductTakeoffs } from "./ductTakeoffs.ts";
export type { DuctTakeoffKey } from "./ductTakeoffs.ts";

export * from "./crane.ts";
export * from "./pipeLosses.ts";
export * from "./valves.ts";
export { pipeFitting, pipeFittings } from "./pipeFittings.ts";
export type { PipeFitting } from "./pipeFittingKinds.ts";
export type { PipeFittingKey } from "./pipeFittings.ts";
export { pipeMaterial, pipeMaterialKeys, pipeSizes, smallestPipe } from "./pipes.ts";
export type { PipeMaterial, PipeMaterialKey, PipeSize } from "./pipes.ts";
export type { PipeKind } from "./pipeTables.ts";
export * from "./pipeVelocity.ts";
export {
  airCushionTank,
  diaphragmTank,
  expansionTankCitation,
  expansionVessel,
  expansionVesselCitation,
  linearExpansion,
} from "./expansionTank.ts";
export type { ExpansionTank, ExpansionTankInput, ExpansionVessel } from "./expansionTank.ts";
export { minimumPipeInsulation, pipeInsulationCitation } from "./pipeInsulation.ts";
export type { PipeInsulationInput } from "./pipeInsulation.ts";
export { erosionVelocityLimit, erosionVelocityValidity, hydronicCriteria, pipeFlowLimit } from "./pipeLimits.ts";
