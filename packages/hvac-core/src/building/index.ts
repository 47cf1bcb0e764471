// Reading
export { BuildingFileError, type BuildingFileProblem } from "./errors.ts";
export { readBuilding, readBuildingInSteps } from "./readBuilding.ts";
export { readGbxml, readGbxmlInSteps } from "./readGbxml.ts";
export { readIfc, readIfcInSteps } from "./readIfc.ts";
export type { ReadBuildingOptions } from "./options.ts";

// Writing
export { writeGbxml, type WrittenBuilding } from "./writeGbxml.ts";

// Results in the file of a building
export { addResults } from "./results/addResults.ts";
export type {
  BuildingResults,
  FileWithResults,
  LoadResults,
  SkippedValue,
  SkipReason,
  SpaceResult,
  ZoneResult,
} from "./results/spaceResult.ts";

// Buildings
export {
  surfaceTypes,
  type BoundaryKind,
  type Building,
  type BuildingOpening,
  type BuildingPlace,
  type BuildingShade,
  type BuildingSpace,
  type BuildingStorey,
  type BuildingSurface,
  type BuildingZone,
  type FileUnits,
  type Point,
  type Polygon,
  type SurfaceType,
} from "./model/building.ts";
export type { BuildingConstruction, BuildingLayer, BuildingSchedule, BuildingWindowType } from "./model/constructions.ts";
export type { SpaceUse } from "./model/spaceUse.ts";

// Account and findings
export { sumsOfAccount, type AccountEntry, type AccountOutcome, type AccountReason, type AccountSum, type Mend } from "./model/account.ts";
export { findingGrades, gradedFindings, type FindingGrade, type GradedFinding } from "./model/grades.ts";
export type { Direction, Finding } from "./model/findings.ts";

// Geometry of polygons
export { areaOf, centroidOf } from "./geometry/polygon.ts";
