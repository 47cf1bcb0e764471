export {
  authErrorText,
  type Account,
  type ActionMode,
  type AuthState,
  type NewPasswords,
  type PasswordStrength,
  type SignOutResult,
  type User,
} from "./account/index.ts";
export { loadAppCheck } from "./appCheck.ts";
export { createProject, createProjectFromTemplate, openBackend, type Backend, type BackendOptions } from "./backend.ts";
export {
  fileCollections,
  fileKinds,
  isFileCollection,
  kindOfCollection,
  kindOfRoute,
  type FileCollection,
  type FileKind,
  type FileRoute,
} from "./collections.ts";
export {
  ConfigurationError,
  defaultAppId,
  localProjectId,
  readConfiguration,
  type Configuration,
  type ConfigurationSource,
} from "./configuration.ts";
export { daysInBin, limits } from "./documents/limits.ts";
export { daysLeftInBin } from "./documents/timeInBin.ts";
export { listedNames } from "./documents/listedNames.ts";
export { summaryCurrency } from "./documents/summaryCurrency.ts";
export { isBlank } from "./documents/isBlank.ts";
export { textLength } from "./documents/textLength.ts";
export type {
  CompanyProfile,
  FileContent,
  FileData,
  FileSummary,
  Issue,
  IssuedRevision,
  Listed,
  Mode,
  Plain,
  PlainRecord,
  Project,
  Remark,
  Revision,
  SavedFile,
  SiteContent,
  Unreadable,
} from "./documents/index.ts";
export { messages, type ActionResult } from "./messages.ts";
export type { Readable } from "@org/device/observable";
export { fileParts, isDocumentId, projectParts, type FileRef } from "./paths.ts";
export type { WorkspaceState } from "./session.ts";
export type { SuggestionService } from "./suggestions/service.ts";
export type { Workspace } from "./store/index.ts";
