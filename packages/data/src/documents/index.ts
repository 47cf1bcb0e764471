export type { CompanyProfile } from "./companyProfile.ts";
export { companyProfile, emptyCompanyProfile, storedProfile } from "./companyProfile.ts";
export type { StoredTimestamp } from "./fields.ts";
export { isTimestamp } from "./fields.ts";
export { hashOfIssueId, isIntact, issue, issuedText, issueHash, issueId, keptFollowed, type FollowedResult, type Issue } from "./issue.ts";
export { cutText, textLength } from "./textLength.ts";
export { limits, maxContentBytes, maxContentLevels, maxFollowedBytes, maxRequestBytes } from "./limits.ts";
export type { Project } from "./project.ts";
export { projectContent, projectOf, storedProject } from "./project.ts";
export { storedRemoval } from "./removal.ts";
export type { Listed, Unreadable } from "./read.ts";
export { checkContent, ContentError, issuesText, readDocument } from "./read.ts";
export type {
  FileContent,
  FileSummary,
  IssuedContent,
  IssuedRevision,
  Mode,
  Remark,
  Revision,
  RevisionContent,
  SavedFile,
} from "./savedFile.ts";
export type { FileData, Plain, PlainRecord } from "./fileData.ts";
export {
  fileContent,
  modeOf,
  revisionContent,
  storableData,
  storedFile,
  storedRevision,
  storedSummary,
  summaryContent,
  summaryResults,
} from "./savedFile.ts";
export { fileData } from "./fileData.ts";
export { toPlain } from "./plain.ts";
export { columnsOfRows, rowsOfResult } from "./resultColumns.ts";
export { sentBytes, storedBytes } from "./storable.ts";
export { dataInRows, inputOfText, inputText, plainData } from "./storedInput.ts";
