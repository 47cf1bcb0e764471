export type { Difference, ResultChange } from "./differences.ts";
export { differences, resultChanges } from "./differences.ts";
export type { Conflict } from "./threeWay.ts";
export { mergeThreeWay } from "./threeWay.ts";
export { isSame } from "./values.ts";
export type { WorkingCopy } from "./workingCopy.ts";
export { absorb, acknowledge, conflictsOf, edit, hasUnstored, openCopy, resolve, toStore } from "./workingCopy.ts";
