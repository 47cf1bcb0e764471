export {
  archiveVersion,
  type AccountArchive,
  type ArchivedFile,
  type ArchivedProject,
  type ArchivedUnreadable,
  type ProjectArchive,
} from "./format.ts";
export { archiveNotRead, archiveTooLarge, maxArchiveBytes, readArchive } from "./read.ts";
