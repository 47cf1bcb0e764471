// Take-off into a bill
export { billItems, ignoredLines, takeLines, takenFrom, takeOffOptions, wasTakenOff } from "./billItems.ts";
export { recordTakeOff } from "./takenRecord.ts";
export type { BillForm, LineUse, NumberedItem, TakenProposal } from "./billItems.ts";
export { measureFiles, measureInput } from "./measureInput.ts";
export type { MeasureOptions, ProjectFile } from "./measureInput.ts";
export { initialChoices, takeOffProposal } from "./proposal.ts";
export type { BillProposal, DuctsBy, TakeOffChoices, TakeOffProposal } from "./proposal.ts";

// A bill and its project of today
export {
  applyDifferences,
  billDifferences,
  canStay,
  compareWithProject,
  leaveAsIs,
  needsDecision,
  projectLines,
} from "./billDifferences.ts";
export type { BillDifference, ProjectComparison } from "./billDifferences.ts";

// Files of a project
export { isTakenOffBill, outOfDateFiles, outOfDateReasons } from "./outOfDate.ts";
export type { OutOfDate, OutOfDateReason } from "./outOfDate.ts";
export { comparedImports } from "./rowDifferences.ts";
export type { ComparedImport } from "./rowDifferences.ts";
export { updateProject } from "./updateProject.ts";
export type { FileUpdate, ProjectUpdateOptions } from "./updateProject.ts";
export { headlineLoad, loadTotals } from "./loadTotals.ts";
export type { FileHeadline, LoadSum, LoadTotals } from "./loadTotals.ts";
