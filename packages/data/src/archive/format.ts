import * as z from "zod/mini";
import { fileCollections } from "../collections.ts";
import { companyProfile, fileContent, projectContent, revisionContent, siteContent, type Plain } from "../documents/index.ts";

const time = z.iso.datetime();

export const archivedRevision = z.extend(revisionContent, { createdAt: time });
export const archivedFile = z.extend(fileContent, {
  /** Id that links of other files contain. */
  id: z.optional(z.string()),
  collection: z.enum(fileCollections),
  createdAt: time,
  updatedAt: time,
  /** Newest first. */
  revisions: z.array(archivedRevision),
});

/** An unreadable document as it is stored, so that the export is complete. Not imported. */
const unreadable = z.object({ path: z.string(), reason: z.string(), raw: z.unknown() });

const archivedProject = z.extend(projectContent, {
  createdAt: z.string(),
  site: z.optional(siteContent),
  files: z.array(archivedFile),
  unreadable: z.array(unreadable),
});

/** Version of both formats; raise it when the meaning of a field changes, and continue to read older ones. */
export const archiveVersion = 1;
const head = { version: z.literal(archiveVersion), exportedAt: time, engineVersion: z.string() };

/** One project as one JSON file. */
const projectArchive = z.object({ format: z.literal("plenum-project"), ...head, project: archivedProject });
/** Everything that a user has stored, as one JSON file. */
const accountArchive = z.object({
  format: z.literal("plenum-account"),
  ...head,
  company: companyProfile,
  projects: z.array(archivedProject),
  unreadable: z.array(unreadable),
});

export type ArchivedFile = z.infer<typeof archivedFile>;
export type ArchivedProject = z.infer<typeof archivedProject>;
export type ArchivedUnreadable = { readonly path: string; readonly reason: string; readonly raw: Plain };
export type ProjectArchive = z.infer<typeof projectArchive>;
export type AccountArchive = z.infer<typeof accountArchive>;
