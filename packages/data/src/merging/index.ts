export { differences, isSame, type Conflict, type Difference } from "@org/hvac-core/merging";
export { resultChanges, type ResultChange } from "./resultChanges.ts";
export type { WorkingCopy } from "./workingCopy.ts";
export {
  mergeTheirs,
  acknowledge,
  conflictsOf,
  edit,
  hasUnsavedChanges,
  createWorkingCopy,
  resolve,
  markSent,
  inputToStore,
  markRefused,
} from "./workingCopy.ts";
