export { companyProfile, emptyCompanyProfile, storedProfile, type CompanyProfile } from "./companyProfile.ts";
export { isBlank } from "./isBlank.ts";
export { isTimestamp, type StoredTimestamp } from "./fields.ts";
export { hashOfIssueId, isIntact, issue, issuedText, issueHash, issueId, storedLinks, type LinkedResult, type Issue } from "./issue.ts";
export { cutText, textLength } from "./textLength.ts";
export { daysLeftInBin } from "./timeInBin.ts";
export { daysInBin, limits, maxContentBytes, maxContentLevels, maxLinkBytes, maxRequestBytes, maxVersionBytes } from "./limits.ts";
export { projectContent, projectOf, storedProject, type Project } from "./project.ts";
export { storedRemoval } from "./removal.ts";
export { siteContent, type SiteContent } from "./site.ts";
export { checkContent, ContentError, issuesText, readDocument, type Listed, type Unreadable } from "./read.ts";
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
  type FileContent,
  type FileSummary,
  type IssuedContent,
  type IssuedRevision,
  type Mode,
  type Remark,
  type Revision,
  type RevisionContent,
  type SavedFile,
} from "./savedFile.ts";
export { storedVersion, storedVersionList } from "./version.ts";
export { fileData, type FileData, type Plain, type PlainRecord } from "./fileData.ts";
export { toPlain } from "./plain.ts";
export { columnsOfRows, rowsOfResult } from "./resultColumns.ts";
export { sentBytes, storedBytes } from "./storable.ts";
export { dataInRows, inputOfText, inputText, plainData, rememberedData } from "./storedInput.ts";
