import { z } from "zod";

/**
 * Schemas of content files, with messages for editors. Each message reads on after the name of its field, in Astro's build as in the editors'
 * check (src/checks).
 */

/** A text of a length that its place can show. */
function text(min: number, max: number, orElse: string) {
  const length = (input: unknown): string => `is ${String(input).length} characters long`;
  return z
    .string({ error: ({ input }) => (input === undefined ? "is missing" : "must be text; put it in quotation marks") })
    .min(min, { error: ({ input }) => (input === "" ? "is empty" : `${length(input)}; at least ${String(min)}, or it says too little`) })
    .max(max, { error: ({ input }) => `${length(input)}; at most ${String(max)}, or ${orElse}` });
}

/** All fields of a file or a row. */
function entry<const Shape extends z.core.$ZodShape>(shape: Shape, hidden: readonly string[] = []) {
  const known = Object.keys(shape).filter((field) => !hidden.includes(field));
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `has ${issue.keys.map((key) => `"${key}"`).join(" and ")}, which no page shows; it may have ${known.join(", ")}`
        : `must have the fields ${known.join(", ")}`,
  });
}

const dayMessage = "must be a day of the calendar, written like 2026-11-23";

/** A day. YAML gives it as text or as a date, by the reader. */
const day = z
  .preprocess(
    (value) => (value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString().slice(0, 10) : value),
    z.iso.date({ error: ({ input }) => (input === undefined ? "is missing" : dayMessage) }),
  )
  .transform((value) => new Date(`${value}T00:00:00Z`));

const cut = "search engines cut it";
const noRoom = "its place has no room for it";
const title = text(3, 60, cut);
const description = text(50, 160, cut);

/** A row of content/features.json, with the fields of the product's specification. Astro adds the id. */
export const featureSchema = entry(
  {
    id: z.string().optional(),
    slug: z
      .string({ error: "is missing" })
      .regex(/^[a-z0-9-]+$/, { error: "is part of an address: small letters, digits and hyphens only" }),
    title,
    pageTitle: title,
    longDescription: text(80, 400, noRoom),
    metaDescription: description,
    subFeatures: z
      .array(entry({ title: text(3, 60, noRoom), description: text(20, 200, noRoom) }), { error: "is missing" })
      .length(3, { error: ({ input }) => `has ${String((input as readonly unknown[]).length)} entries; three are shown` }),
    calculatorPath: z.string({ error: "is missing" }).startsWith("/", { error: "must begin with /" }),
  },
  ["id"],
);

/** Front matter of an article in content/blog. */
export const postSchema = entry({
  title: text(3, 90, cut),
  description,
  date: day,
  updated: day.optional(),
  /** The calculator that the article ends with, by its id: the page fails without it (`cardOf`). */
  calculator: z.string({ error: "must be the id of a calculator" }).optional(),
});

/** Front matter of a page in content/pages. */
export const pageSchema = entry({ title, description, updated: day.optional() });
