import { expect, test } from "vitest";
import { featureSchema, pageSchema, postSchema } from "./contentSchemas.ts";

const post = {
  title: "Glycol and Hazen–Williams",
  description: "Hazen and Williams know no viscosity. What that costs in a circuit with glycol, by how much, and where.",
  date: "2026-11-20",
};
const feature = {
  slug: "ventilation-design",
  title: "Ventilation",
  pageTitle: "Ventilation by air changes and by rates",
  longDescription: "Outdoor air for a room from air changes or from the published rates for its use, with the volume and the airflow.",
  metaDescription: "Ventilation airflow of a room from air changes per hour or published rates for its use.",
  subFeatures: [1, 2, 3].map((number) => ({ title: `Part ${String(number)}`, description: "What governs is named with the flow." })),
  calculatorPath: "/calculators/ventilation-calc",
};

/** The fields that a schema objects to, as an editor names them. */
function faults(result: {
  readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[] }[] } | undefined;
}): readonly string[] {
  return (result.error?.issues ?? []).map(({ path }) => path.join("."));
}

test("an article's dates are written as days", () => {
  expect(postSchema.parse(post).date.toISOString()).toBe("2026-11-20T00:00:00.000Z");
  expect(faults(postSchema.safeParse({ ...post, date: "soon" }))).toEqual(["date"]);
});

test("search engines show 160 characters of a description", () => {
  const description = (length: number) => postSchema.safeParse({ ...post, description: "d".repeat(length) });
  expect(faults(description(160))).toEqual([]);
  expect(faults(description(161))).toEqual(["description"]);
  expect(faults(pageSchema.safeParse({ title: "About", description: "d".repeat(161) }))).toEqual(["description"]);
});

test("a feature has the fields of the specification, all of them and no others", () => {
  expect(faults(featureSchema.safeParse(feature))).toEqual([]);
  for (const field of Object.keys(feature)) {
    expect(faults(featureSchema.safeParse({ ...feature, [field]: undefined })), field).toEqual([field]);
  }
  expect(featureSchema.safeParse({ ...feature, price: 12 }).success).toBe(false);
});

test("a feature has three sub-features", () => {
  expect(faults(featureSchema.safeParse({ ...feature, subFeatures: feature.subFeatures.slice(1) }))).toEqual(["subFeatures"]);
});
