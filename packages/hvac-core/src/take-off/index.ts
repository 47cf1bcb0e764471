// Lines from measured files
export { repeatedLines, takeOff, type MeasuredFile, type TakeOffOptions } from "./takeOff.ts";
export type { ProposedLine, RepeatedLine, TakeOffSource, TakeOffUnit } from "./lines.ts";
export { sectionOfWork, workKinds } from "./workKinds.ts";

// Sources of items
export {
  elementMark,
  packIgnored,
  packSource,
  readIgnored,
  readSource,
  takenLine,
  type IgnoredLine,
  type ItemSource,
  type TakenLine,
} from "./itemSource.ts";

// Comparison with the project
export {
  compareTakeOff,
  type BillItem,
  type ComparedBill,
  type ComparedItem,
  type SplitOffLine,
  type TakeOffState,
} from "./compareTakeOff.ts";
