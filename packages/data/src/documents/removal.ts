import * as z from "zod/mini";
import { fileCollections } from "../collections.ts";
import { storedTime } from "./fields.ts";
import { isDocumentId } from "../paths.ts";
import { texts } from "./texts.ts";

const id = z.string().check(z.refine(isDocumentId, { error: texts.notId }));

/** Why a file or project is deleted for good: the user asked for it, or its time in the bin is over. */
const ends = ["requested", "expired"] as const;

/**
 * A file, or a project with everything in it, that was deleted: it waits in the bin, in its place, where every device of the user hides it. With `final`
 * it is being deleted for good; this document is deleted last.
 */
export const storedRemoval = z.object({
  projectId: id,
  collection: z.optional(z.enum(fileCollections)),
  fileId: z.optional(id),
  requestedAt: storedTime,
  final: z.optional(z.enum(ends)),
});
