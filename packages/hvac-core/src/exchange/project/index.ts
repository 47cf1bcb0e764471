// Take-off into a bill
export { billItems, ignoredLines, takeLines, takeOffOptions, wasTakenOff, withoutSource } from "./billItems.ts";
export type { BillForm, LineUse, NumberedItem, TakenProposal } from "./billItems.ts";
export { measureInput } from "./measureInput.ts";
export type { ProjectFile } from "./measureInput.ts";
export { initialChoices, takeOffProposal } from "./proposal.ts";
export type { BillProposal, DuctsBy, TakeOffChoices, TakeOffProposal } from "./proposal.ts";

// A bill and its project of today
export { applyDifferences, billDifferences, compareWithProject, needsDecision, projectLines } from "./billDifferences.ts";
export type { BillDifference, ProjectComparison } from "./billDifferences.ts";

// Files of a project
export { isTakenOffBill, outOfDateFiles } from "./outOfDate.ts";
export type { OutOfDate } from "./outOfDate.ts";
export { headlineLoad, loadTotals } from "./loadTotals.ts";
export type { FileHeadline, LoadSum, LoadTotals } from "./loadTotals.ts";
