export type { AccountArchive, ArchivedFile, ArchivedProject, ArchivedUnreadable, ProjectArchive } from "./format.ts";
export { archiveVersion } from "./format.ts";
export { readArchive } from "./read.ts";
