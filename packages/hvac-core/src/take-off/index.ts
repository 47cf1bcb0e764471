// Lines from measured files
export { repeatedLines, takeOff } from "./takeOff.ts";
export type { MeasuredFile, TakeOffOptions } from "./takeOff.ts";
export type { ProposedLine, RepeatedLine, TakeOffSource, TakeOffUnit } from "./lines.ts";
export { sectionOfWork, workKinds } from "./workKinds.ts";

// Sources of items
export { elementMark, packIgnored, packSource, readIgnored, readSource, takenLine } from "./itemSource.ts";
export type { IgnoredLine, ItemSource, TakenLine } from "./itemSource.ts";

// Comparison with the project
export { compareTakeOff } from "./compareTakeOff.ts";
export type { BillItem, ComparedBill, ComparedItem, SplitOffLine, TakeOffState } from "./compareTakeOff.ts";
