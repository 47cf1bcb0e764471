// Friction
export { colebrookFrictionFactor, frictionFactor, frictionTransition } from "./frictionFactor.ts";
export { frictionRate, frictionRateAtFlow, altshulTsalFrictionFactor, reynoldsNumber, frictionRateCitation } from "./pressureLoss.ts";
export type { FlowFrictionInput, Fluid, FrictionInput } from "./pressureLoss.ts";
export { frictionRateAtVelocity, meanVelocity } from "./frictionAtVelocity.ts";
export type { VelocityFrictionInput } from "./frictionAtVelocity.ts";
export { hazenWilliamsFrictionRate, hazenWilliamsValidity } from "./pipeLosses.ts";
export { craneFrictionFactor } from "./crane.ts";
export { ductRoughness, pipeRoughness } from "./roughness.ts";
export type { Roughness } from "./roughness.ts";

// Velocity pressure
export { velocityPressure, velocityFromPressure } from "./pressureLoss.ts";

// Sections and equivalent diameters
export {
  equivalentDiameter,
  equivalentDiameterValidity,
  rectangularSection,
  roundSection,
  flatOvalEquivalentDiameter,
  flatOvalSection,
} from "./sections.ts";
export type { Section } from "./sections.ts";

// Diameters and sides for a flow
export { diameterForFrictionRate, diameterForVelocity, heightForAspectRatio, otherSideForEquivalentDiameter } from "./sizing.ts";
export type { FrictionSizingInput } from "./sizing.ts";
export { majorForArea, majorForEquivalentDiameter, majorFromTube, minorForAspectRatio } from "./flatOval.ts";

// Sizes and limits of ducts
export { flatOvalMinorSizes, rectangularDuctSizes, roundDuctSizes } from "./ductSizes.ts";
export type { DuctSizeSystem } from "./ductSizes.ts";
export { ductVelocityCitation, ductVelocityLimit } from "./ductLimits.ts";
export type { DuctLocation, DuctPart, DuctVelocityInput } from "./ductLimits.ts";

// Flexible ducts
export { flexibleDiameterForFrictionRate, flexibleDuctCorrectionFactor } from "./flexibleDuct.ts";
export type { FlexibleDuctInput } from "./flexibleDuct.ts";

// Leakage, sheet metal and walls of ducts
export { ductLeakage, leakageClasses, smacnaLeakageCitation, smacnaLeakageCoefficient } from "./leakage.ts";
export type { LeakageClass } from "./leakage.ts";
export { ductSheet, ductSurface, galvanizedSheet, galvanizedSheetCitation, sheetDensity, sheetRuleCitations } from "./sheetMetal.ts";
export type { Sheet } from "./sheetMetal.ts";
export { ductWall, ductWallCitation, insulatedPerimeter, nusseltCitation, nusseltInDuct } from "./ductWalls.ts";
export type { DuctWall, DuctWallInput, WallLayer } from "./ductWalls.ts";

// Entrances
export { roundedEntranceCoefficient, projectingEntranceCoefficient } from "./rennels.ts";

// Bends
export { miterBendCoefficient, roundedBendCoefficient } from "./rennels.ts";
export { bendAspectRatio, elbowAngleFactor } from "./ductElbows.ts";
export type { BendPlane } from "./ductElbows.ts";

// Contractions and enlargements
export { contractionCoefficient, enlargementCoefficient, abruptEnlargementCoefficient } from "./rennels.ts";
export { craneContractionCoefficient, craneEnlargementCoefficient } from "./crane.ts";

// Tees and wyes
export { divergingBranchCoefficient, divergingRunCoefficient, convergingBranchCoefficient, convergingRunCoefficient } from "./junctions.ts";
export { branchVelocityCoefficient } from "./ductJunctions.ts";

// Fittings of ducts
export { ductFitting, ductFittings } from "./ductFittings.ts";
export type { DuctFittingKey } from "./ductFittings.ts";
export { ductTakeoffs } from "./ductTakeoffs.ts";
export type { DuctTakeoffKey } from "./ductTakeoffs.ts";
export { damperBladeRatio } from "./ductDampers.ts";
export { changeVelocityBasis } from "./fitting.ts";
export type {
  Fitting,
  FittingFamily,
  FittingParameter,
  FittingShape,
  FittingTraits,
  JunctionLeg,
  MeasuredAs,
  Takeoff,
  VelocityBasis,
} from "./fitting.ts";
export { exceededRanges } from "./validity.ts";
export type { ExceededRange, Validity, ValidRange } from "./validity.ts";

// Fittings of pipes
export { twoKCoefficient, threeKCoefficient, equivalentLength, coefficientOfLength } from "./pipeLosses.ts";
export type { ThreeKFitting, TwoKFitting } from "./pipeLosses.ts";
export { pipeFitting, pipeFittings } from "./pipeFittings.ts";
export type { PipeFittingKey } from "./pipeFittings.ts";
export type { PipeFitting } from "./pipeFittingKinds.ts";
export { reducedSeatCoefficient } from "./crane.ts";
export type { ReducedSeat } from "./crane.ts";

// Valves
export {
  cvFromKv,
  kvFromCv,
  coefficientFromKv,
  kvFromCoefficient,
  valvePressureDrop,
  requiredKv,
  valveAuthority,
  standardKv,
} from "./valves.ts";

// Pipes and their limits
export { isUsualJoint, pipeMaterial, pipeMaterialKeys, pipeSizes, smallestPipe } from "./pipes.ts";
export type { PipeMaterial, PipeMaterialKey, PipeSize } from "./pipes.ts";
export type { PipeKind } from "./pipeTables.ts";
export { materialVelocityLimits, pipeVelocityLimits, pipeVelocityLimit } from "./pipeVelocity.ts";
export type { MaterialVelocityLimit, PipeVelocityInput, PipeVelocityLimit } from "./pipeVelocity.ts";
export { erosionVelocityLimit, erosionVelocityValidity, hydronicCriteria, pipeFlowLimit } from "./pipeLimits.ts";
export type { PipeFlowLimitInput } from "./pipeLimits.ts";
export { minimumPipeInsulation, pipeInsulationCitation } from "./pipeInsulation.ts";
export type { PipeInsulationInput } from "./pipeInsulation.ts";

// Expansion and water hammer
export {
  airCushionTank,
  diaphragmTank,
  expansionTankCitation,
  expansionVessel,
  expansionVesselCitation,
  linearExpansion,
} from "./expansionTank.ts";
export type { ExpansionTank, ExpansionTankInput, ExpansionVessel } from "./expansionTank.ts";
export { waterHammer } from "./pipeLosses.ts";
export type { WaterHammerInput } from "./pipeLosses.ts";

// Balance of paths
export { criticalMargin, pathBalance, pathImbalance } from "./pathBalance.ts";
export type { PathBalance, PathBalanceInput } from "./pathBalance.ts";
export type { GradePoint } from "./gradeLine.ts";
