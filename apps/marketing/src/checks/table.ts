import { parse, type ParseError } from "jsonc-parser";
import { isSeq } from "yaml";
import type { z } from "zod";
import { suggestionFor, type Fault } from "./fault.ts";
import { checkFields, readFields, type Fields } from "./fields.ts";
import type { Site } from "./site.ts";

/** The pages about calculators that the product's specification names: each has a row. Other calculators may have one. */
export const featureSlugs: readonly string[] = [
  "heat-load-calculations",
  "duct-pipe-sizing",
  "bill-of-quantities",
  "pump-refrigerant-sizing",
  "psychrometric-analysis",
  "energy-cost-analysis",
  "acoustic-calculations",
  "ventilation-design",
];

/** Pages about calculators that have no row: their address is their own. */
export const separatePages: readonly string[] = ["pipe-sizer"];

/** Pages to which every page links. */
export const requiredPages: readonly string[] = ["about", "privacy-policy", "terms-of-service"];

/** The slugs of a table's rows; none where it is not a list. */
export function slugsOf(text: string): readonly string[] {
  const rows: unknown = parse(text);
  return Array.isArray(rows) ? rows.map(slugOf) : [];
}

function slugOf(row: unknown): string {
  const slug: unknown = (row as { readonly slug?: unknown } | null)?.slug;
  return typeof slug === "string" ? slug : "";
}

/** The table of features: its rows, and that those of the specification are among them. */
export function checkTable(file: string, text: string, schema: z.ZodType, calculators: Site["calculators"]): readonly Fault[] {
  const syntaxErrors: ParseError[] = [];
  parse(text, syntaxErrors, { disallowComments: true });
  const [first] = syntaxErrors;
  if (first) {
    const line = text.slice(0, first.offset).split("\n").length;
    return [{ file, line, message: "the table cannot be read here: a comma, a quotation mark or a bracket is missing or too many" }];
  }
  const fields = readFields(file, text, 1);
  if (fields.faults.length > 0) return fields.faults;
  const rows: unknown = fields.document.toJS();
  if (!Array.isArray(rows) || !isSeq(fields.document.contents))
    return [{ file, line: 1, message: "the table is a list of rows: [ {…}, {…} ]" }];
  const slugs = rows.map(slugOf);
  return [
    ...rows.flatMap((_, index) => checkFields(fields, schema, [index], slugs[index] ? `${slugs[index]}: ` : "")),
    ...checkSlugs(fields, slugs),
    ...checkCalculators(fields, rows as ReadonlyArray<{ readonly calculatorPath?: unknown }>, slugs, calculators),
  ];
}

function checkSlugs(fields: Fields, slugs: readonly string[]): readonly Fault[] {
  const { file } = fields;
  const missing = featureSlugs.filter((slug) => !slugs.includes(slug));
  return [
    ...slugs.flatMap((slug, index): readonly Fault[] => {
      const line = fields.lineOf([index, "slug"]);
      if (slugs.indexOf(slug) < index) return [{ file, line, message: `the slug ${slug} is here for the second time` }];
      // A row of another calculator may have any slug, unless it is the misspelt slug of a row that is missing.
      const intended = suggestionFor(slug, missing);
      if (slug === "" || featureSlugs.includes(slug) || intended === "") return [];
      return [{ file, line, message: `${slug} is not a feature of the product${intended}` }];
    }),
    ...missing.map((slug) => ({ file, message: `the row ${slug} is missing` })),
  ];
}

function checkCalculators(
  fields: Fields,
  rows: ReadonlyArray<{ readonly calculatorPath?: unknown }>,
  slugs: readonly string[],
  calculators: Site["calculators"],
): readonly Fault[] {
  const routes = calculators.map(({ route }) => route);
  return rows.flatMap(({ calculatorPath: path }, index): readonly Fault[] => {
    if (typeof path !== "string" || routes.includes(path)) return [];
    const message = `${slugs[index] ?? ""}: no calculator has the path ${path}${suggestionFor(path, routes) || `; there are ${routes.join(", ")}`}`;
    return [{ file: fields.file, line: fields.lineOf([index, "calculatorPath"]), message }];
  });
}
