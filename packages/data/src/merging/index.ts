export { differences, isSame, type Conflict, type Difference } from "@org/hvac-core/merging";
export { resultChanges, type ResultChange } from "./resultChanges.ts";
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
  type WorkingCopy,
} from "./workingCopy.ts";
