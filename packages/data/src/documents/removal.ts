import * as z from "zod/mini";
import { fileCollections } from "../collections.ts";
import { storedTime } from "./fields.ts";
import { isDocumentId } from "../paths.ts";
import { texts } from "./texts.ts";

const id = z.string().check(z.refine(isDocumentId, { error: texts.notId }));

/** Request to remove a file, or a project with everything in it. Every device of the user hides it after that; this document is deleted last. */
export const storedRemoval = z.object({
  projectId: id,
  collection: z.optional(z.enum(fileCollections)),
  fileId: z.optional(id),
  requestedAt: storedTime,
});
