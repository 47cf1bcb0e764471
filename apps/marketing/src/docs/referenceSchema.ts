import { z } from "zod";

/** Facts about a page of the reference, without its text. */
export const referenceSchema = z.strictObject({
  path: z.string(),
  kind: z.enum(["module", "function", "class", "constant", "type"]),
  title: z.string(),
  name: z.string(),
  importName: z.string(),
  module: z.string(),
  isExported: z.boolean(),
  summary: z.string(),
  words: z.string(),
  declared: z.strictObject({ file: z.string(), line: z.number(), code: z.string().optional() }).optional(),
});

/** A version of the library, with its place in the change log. */
export const changesSchema = z.strictObject({ version: z.string(), order: z.number() });
