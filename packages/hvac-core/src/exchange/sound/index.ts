// Ducts of a duct file
export { ductPaths } from "./ductPaths.ts";
export type { ClearSize, DuctFan, DuctPaths, DuctRun, FileNumber, RunFitting } from "./ductPaths.ts";
export { placedRuns } from "./planRows.ts";
export type { PlacedRun } from "./planRows.ts";
export type { RunElements } from "./runElements.ts";
export type { Cell, Cells, ImportedElement, Omission } from "./fittingElements.ts";

// Import into an acoustic calculation
export { comparePaths, firstPathChoice } from "./comparePaths.ts";
export { importPaths, lengthProblem, pathOptions } from "./soundPaths.ts";
export type { Candidate, FanOptions, ImportedPaths, PathEnd, PathImport, PathOptions } from "./soundPaths.ts";
export { differingElements } from "./pathRecord.ts";
export type { PathChoice } from "./planRows.ts";
export type { AcousticForm, Row } from "./rows.ts";
