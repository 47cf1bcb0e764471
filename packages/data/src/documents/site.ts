import * as z from "zod/mini";
import { fieldMap } from "./fileData.ts";
import { limits, maxSiteBytes } from "./limits.ts";
import { hasStorableTexts, storedBytes } from "./storable.ts";
import { texts } from "./texts.ts";

/** The site of a project, as stored and in memory: what was entered, and the version of its fields. */
export const siteContent = z.object({
  version: z.int({ error: texts.notVersion }).check(z.gte(1, { error: texts.notVersion })),
  input: fieldMap(limits.siteFields).check(
    z.refine(hasStorableTexts, { error: texts.unstorableText }),
    z.refine((input) => storedBytes(input) <= maxSiteBytes, { error: texts.tooLarge }),
  ),
});

export type SiteContent = z.infer<typeof siteContent>;
