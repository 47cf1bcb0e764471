export {
  compareTakeOff,
  type BillItem,
  type ComparedBill,
  type ComparedItem,
  type SplitOffLine,
  type TakeOffState,
} from "./compareTakeOff.ts";
export {
  elementKey,
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
export { repeatedLines, takeOff, type MeasuredFile, type TakeOffOptions } from "./takeOff.ts";
export type { ProposedLine, RepeatedLine, TakeOffSource, TakeOffUnit } from "./lines.ts";
export { sectionOfWork, workKinds } from "./workKinds.ts";
