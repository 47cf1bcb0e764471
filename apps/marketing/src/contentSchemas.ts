import { z } from "zod";

/** Search engines cut longer ones. */
const longestDescription = 160;
const longestTitle = 60;

const title = z.string().min(3).max(longestTitle);
const description = z.string().min(50).max(longestDescription);

/** A row of content/features.json, with the fields of the product's specification. */
export const featureSchema = z.strictObject({
  id: z.string().optional(),
  slug: z.string().regex(/^[a-z0-9-]+$/),
  title,
  pageTitle: title,
  longDescription: z.string().min(80).max(400),
  metaDescription: description,
  subFeatures: z.array(z.strictObject({ title: z.string().min(3).max(60), description: z.string().min(20).max(200) })).length(3),
  calculatorPath: z.string().startsWith("/"),
});

/** What stands above the text of an article in content/blog. */
export const postSchema = z.strictObject({
  title: z.string().min(3).max(90),
  description,
  date: z.coerce.date(),
  updated: z.coerce.date().optional(),
});

/** What stands above the text of a page in content/pages. */
export const pageSchema = z.strictObject({ title, description, updated: z.coerce.date().optional() });
