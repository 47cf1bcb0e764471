export { differences, isSame, type Conflict, type Difference } from "@org/hvac-core/merging";
export { resultChanges, type ResultChange } from "./resultChanges.ts";
export type { WorkingCopy } from "./workingCopy.ts";
export { absorb, acknowledge, conflictsOf, edit, hasUnstored, openCopy, resolve, send, toStore, unsend } from "./workingCopy.ts";
