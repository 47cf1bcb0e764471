import * as z from "zod/mini";
import { storedTime } from "./fields.ts";
import { limits } from "./limits.ts";
import { storedRevision } from "./savedFile.ts";

/** A state of a file that is kept automatically; `savedAt` is the time at which the file was saved in this state. */
export const storedVersion = z.extend(z.pick(storedRevision, { calculatorVersion: true, engineVersion: true, data: true }), {
  savedAt: storedTime,
});

/** The versions of a file, so that a list of them reads no content. `keptAt` is the time at which the last one was kept. */
export const storedVersionList = z.object({
  keptAt: storedTime,
  entries: z
    .array(z.object({ slot: z.int().check(z.minimum(0), z.maximum(limits.versions - 1)), savedAt: storedTime, bytes: z.number() }))
    .check(z.maxLength(limits.versions)),
});
