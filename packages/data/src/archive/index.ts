export type { AccountArchive, ArchivedFile, ArchivedProject, ArchivedUnreadable, ProjectArchive } from "./format.ts";
export { archiveVersion } from "./format.ts";
export { archiveNotRead, archiveTooLarge, maxArchiveBytes, readArchive } from "./read.ts";
