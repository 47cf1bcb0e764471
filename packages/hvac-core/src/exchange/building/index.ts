// Rows of a heat load
export { buildingRows, type BuildingRows, type LimitedValue } from "./buildingRows.ts";
export { roundedRows } from "./roundedRows.ts";
export type {
  BoundaryAnswer,
  BuildingRowOptions,
  FabricKind,
  NoRowReason,
  NoShadeReason,
  RowPlacement,
  ShadeUse,
  SideTemperatures,
  UsedOptions,
} from "./options.ts";

// A model from rows
export { rowsBuilding, type RowsBuilding } from "./fromRows/rowsBuilding.ts";
export type { Films } from "./fromRows/fabric.ts";

// Results for the model
export { spaceResults, type CalculatedRooms, type MatchedResults, type ModelRoom, type ModelRowIds } from "./spaceResults.ts";

// Constructions and glass
export { buildingLibrary, rowUValue, type BuildingLibrary, type FileConstruction, type FileWindowType } from "./fileLibrary.ts";
export { rowSection, type RowSection, type SectionPlaneTemperature, type SectionSides } from "./rowSection.ts";
export { libraryMatches, type ExistingLibrary, type LibraryMatch, type MatchBasis } from "./matches.ts";

// A model that is imported again
export {
  compareBuilding,
  type BuildingComparison,
  type BuildingImport,
  type RevisedCell,
  type RevisedRow,
  type RevisionState,
} from "./revision/compare.ts";
export { applyRevision, isSelectedAtFirst, type RevisedInput, type RevisionChoice } from "./revision/apply.ts";
export { buildingRecords, type BuildingRecord, type ModelFile } from "./revision/record.ts";
export { earlierImport, modelRowIds, recalledDecisions, type EarlierImport } from "./revision/earlier.ts";
export { revisedRooms, roomFollowers, type RevisedRooms, type RoomFollower } from "./revision/followers.ts";
export type { ModelLists } from "./revision/modelRows.ts";
// Values that a file lacks
export {
  importDefaults,
  importForm,
  missingValues,
  unconditionedTemperatures,
  valueOptions,
  type ImportedValues,
  type ImportValueName,
  type ImportValues,
  type LoadTemperatures,
} from "./missingValues.ts";
