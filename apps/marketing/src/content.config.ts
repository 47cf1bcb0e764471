import { defineCollection } from "astro:content";
import { file, glob } from "astro/loaders";
import { changesLoader } from "./docs/changesLoader.ts";
import { examplesLoader } from "./docs/examplesLoader.ts";
import { referenceLoader } from "./docs/loader.ts";
import { changesSchema, referenceSchema } from "./docs/referenceSchema.ts";
import { featureSchema, pageSchema, postSchema } from "./contentSchemas.ts";
import { provingSchema } from "./validation/provingSets.ts";
import { validationSchema } from "./validation/report.ts";

/** Collections of the editors' content in apps/marketing/content (docs/editing.md), and of the library's reference and change log. */
export const collections = {
  features: defineCollection({ loader: file("content/features.json", { parser: featureRows }), schema: featureSchema }),
  featureTexts: defineCollection({ loader: glob({ pattern: "*.mdx", base: "content/features" }) }),
  posts: defineCollection({ loader: glob({ pattern: "*.mdx", base: "content/blog" }), schema: postSchema }),
  pages: defineCollection({ loader: glob({ pattern: "*.md", base: "content/pages" }), schema: pageSchema }),
  reference: defineCollection({ loader: referenceLoader, schema: referenceSchema }),
  changes: defineCollection({ loader: changesLoader, schema: changesSchema }),
  examples: defineCollection({ loader: examplesLoader }),
  /** Not written by editors: the engine's validation report, one entry. */
  validation: defineCollection({
    loader: file("../../docs/validation.json", { parser: (text) => ({ report: JSON.parse(text) as Record<string, unknown> }) }),
    schema: validationSchema,
  }),
  /** The engine's proving ground, one entry a set. */
  proving: defineCollection({ loader: glob({ pattern: "*.json", base: "../../docs/proving" }), schema: provingSchema }),
};

/** Astro wants an id in each row; ours is the slug. */
function featureRows(text: string): Record<string, unknown>[] {
  return (JSON.parse(text) as { readonly slug: string }[]).map((row) => ({ ...row, id: row.slug }));
}
