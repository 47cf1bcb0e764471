import { featureSlugs } from "./table.ts";

/** A table of the rows that the specification names, in the form that editors have before them. */
export const table = `${JSON.stringify(featureSlugs.map(row), undefined, 2)}\n`;

function row(slug: string): object {
  return {
    slug,
    title: `Title of ${slug}`,
    pageTitle: `Title of the page ${slug}`,
    longDescription: `What the calculators of ${slug} compute, in a sentence or two below the title of the page.`,
    metaDescription: `What search engines show of ${slug}, a sentence of fifty characters or more.`,
    subFeatures: ["one", "two", "three"].map((part) => ({ title: `Part ${part} of ${slug}`, description: "What it does, in a sentence." })),
    calculatorPath: `/calculators/${slug}`,
  };
}

export const page = (title: string): string => `---
title: ${title}
description: What the page ${title} says, in a sentence of more than fifty characters.
---

Text with [glycol in pipes](/blog/glycol#what-it-costs).
`;

export const article = `---
title: Glycol and Hazen–Williams
description: Hazen and Williams know no viscosity. What that costs in a circuit with glycol, and where.
date: 2026-11-20
updated: 2026-11-22
---

Water runs, glycol crawls: see [the terms](/terms-of-service), [heat load](/heat-load), [a project](/projects/abc)
and [ASHRAE](https://www.ashrae.org).

## What it costs

![Friction of water and of glycol over the flow](../images/friction.svg)

### By temperature

<Chart />

As [above](#what-it-costs).
`;

export const blog = "content/blog/glycol.mdx";

/** The table's first line with a text. */
const tableLine = (text: string): number => table.split("\n").findIndex((line) => line.includes(text)) + 1;

/** A change of one file, and the expected message with the line. */
type Planted = readonly [name: string, file: string, from: string | RegExp, to: string, fault: string];

/** Faults of the texts. */
export const planted: readonly Planted[] = [
  [
    "a description that search engines cut",
    blog,
    /^description: .*/m,
    `description: ${"d".repeat(182)}`,
    `${blog}, line 3: description is 182 characters long; at most 160, or search engines cut it`,
  ],
  ["a title without words", blog, /^title: .*/m, 'title: ""', `${blog}, line 2: title is empty`],
  ["a title that is a number", blog, /^title: .*/m, "title: 62", `${blog}, line 2: title must be text; put it in quotation marks`],
  ["a missing description", blog, /^description: .*\n/m, "", `${blog}, line 2: description is missing`],
  ["a field of another name", blog, "updated:", "update:", `${blog}, line 5: update is no field here. Did you mean updated?`],
  ["a field that stands twice", blog, "updated: 2026-11-22", "date: 2026-11-22", `${blog}, line 5: the same field is here twice`],
  [
    "a colon within a title",
    blog,
    /^title: .*/m,
    "title: Glycol: a warning",
    `${blog}, line 2: a text with ": " in it must be put in quotation marks`,
  ],
  [
    "a day that is no day",
    blog,
    "date: 2026-11-20",
    "date: 2026-02-30",
    `${blog}, line 4: date must be a day of the calendar, written like 2026-11-23`,
  ],
  [
    "a month that is no month",
    blog,
    "date: 2026-11-20\nupdated: 2026-11-22\n",
    "date: 2026-13-01\n",
    `${blog}, line 4: date must be a day of the calendar, written like 2026-11-23`,
  ],
  [
    "a day in another order",
    blog,
    "date: 2026-11-20",
    "date: 20.11.2026",
    `${blog}, line 4: date must be a day of the calendar, written like 2026-11-23`,
  ],
  [
    "a revision before the article",
    blog,
    "updated: 2026-11-22",
    "updated: 2026-11-19",
    `${blog}, line 5: updated is 2026-11-19, before the date 2026-11-20`,
  ],
  [
    "a date to come",
    blog,
    "updated: 2026-11-22",
    "updated: 2026-11-24",
    `${blog}, line 5: updated is 2026-11-24, which is after today; a text is public as soon as it is deployed`,
  ],
  [
    "no fields",
    "content/pages/about.md",
    /^---[\s\S]*---\n/,
    "",
    "content/pages/about.md, line 1: the file must begin with its fields between two lines of ---",
  ],
  [
    "a link to no page",
    blog,
    "/terms-of-service",
    "/terms",
    `${blog}, line 8: the link /terms leads nowhere: neither the site nor the application has /terms`,
  ],
  [
    "a link to a page that is misspelt",
    blog,
    "/terms-of-service",
    "/terms-of-servise",
    `${blog}, line 8: the link /terms-of-servise leads nowhere: neither the site nor the application has /terms-of-servise. Did you mean /terms-of-service?`,
  ],
  [
    "a link to no route of the application",
    blog,
    "/projects/abc",
    "/projects/abc/def/ghi",
    `${blog}, line 8: the link /projects/abc/def/ghi leads nowhere: neither the site nor the application has /projects/abc/def/ghi`,
  ],
  [
    "a link to no heading of its page",
    blog,
    "(#what-it-costs)",
    "(#what-it-cost)",
    `${blog}, line 19: the link #what-it-cost leads to no heading; there are #what-it-costs, #by-temperature`,
  ],
  [
    "a link to no heading of another page",
    "content/pages/about.md",
    "#what-it-costs",
    "#costs",
    "content/pages/about.md, line 6: the link /blog/glycol#costs leads to no heading; there are #what-it-costs, #by-temperature",
  ],
  [
    "a link without its beginning",
    blog,
    "(/terms-of-service)",
    "(terms-of-service)",
    `${blog}, line 8: the link terms-of-service must begin with / (a page of this site) or with https://`,
  ],
  [
    "a link that is not safe",
    blog,
    "https://www",
    "http://www",
    `${blog}, line 9: the link http://www.ashrae.org is not safe from changes on its way; write https://`,
  ],
  ["a link that says nothing", blog, "[heat load]", "[here]", `${blog}, line 8: "here" as a link does not say where it leads`],
  [
    "a link in HTML",
    "content/pages/about.md",
    "Text with",
    'Text\n<a href="/nowhere">of old</a> with',
    "content/pages/about.md, line 7: the link /nowhere leads nowhere: neither the site nor the application has /nowhere",
  ],
  [
    "a picture without words",
    blog,
    "![Friction of water and of glycol over the flow]",
    "![]",
    `${blog}, line 13: the picture ../images/friction.svg has no alternative text; say in words what the picture shows, for those who do not see it: ![words](../images/friction.svg)`,
  ],
  [
    "a picture whose words are its file",
    blog,
    "![Friction of water and of glycol over the flow]",
    "![friction.svg]",
    `${blog}, line 13: the alternative text of ../images/friction.svg is the name of its file; say in words what the picture shows, for those who do not see it: ![words](../images/friction.svg)`,
  ],
  [
    "a picture that is not there",
    blog,
    "friction.svg)",
    "friktion.svg)",
    `${blog}, line 13: there is no picture content/images/friktion.svg`,
  ],
  [
    "a picture of another site",
    blog,
    "../images/friction.svg",
    "https://example.org/friction.svg",
    `${blog}, line 13: the picture https://example.org/friction.svg is on another site; put it into content/images`,
  ],
  [
    "a picture of a kind that browsers do not show",
    blog,
    "friction.svg)",
    "friction.tif)",
    `${blog}, line 13: the picture ../images/friction.tif must be one of .avif, .jpeg, .jpg, .png, .svg, .webp`,
  ],
  [
    "a picture in HTML without words",
    "content/pages/about.md",
    "Text with",
    '<img src="../images/friction.svg">\n\nText with',
    "content/pages/about.md, line 6: the picture ../images/friction.svg has no alternative text; say in words what the picture shows, for those who do not see it: ![words](../images/friction.svg)",
  ],
  [
    "a level of headings left out",
    blog,
    "### By",
    "#### By",
    `${blog}, line 15: "By temperature" has #### below a heading with ##; no level may be left out: ###`,
  ],
  [
    "a second title",
    blog,
    "## What",
    "# What",
    `${blog}, line 11: "What it costs" has one #, as the title of the page has; headings in the text begin with ##`,
  ],
  [
    "a figure that is not there",
    blog,
    "<Chart />",
    "<Chrat />",
    `${blog}, line 17: there is no figure or part of the name Chrat. Did you mean Chart?`,
  ],
  ["what is left of a draft", blog, "Water runs", "TODO: Water runs", `${blog}, line 8: "TODO" is left over from a draft`],
  [
    "what is left of a template",
    "content/pages/about.md",
    "Text with",
    "Lorem ipsum dolor",
    'content/pages/about.md, line 6: "Lorem ipsum" is left over from a draft',
  ],
];

/** Faults of the table. The message begins with the line. */
export const plantedInTable: ReadonlyArray<readonly [name: string, from: string | RegExp, to: string, fault: string]> = [
  [
    "a comma too many",
    /\n\]/,
    ",\n]",
    `line ${String(table.trimEnd().split("\n").length)}: the table cannot be read here: a comma, a quotation mark or a bracket is missing or too many`,
  ],
  [
    "a quotation mark too few",
    '"Title of duct-pipe-sizing"',
    '"Title of duct-pipe-sizing',
    `line ${String(tableLine('"Title of duct-pipe-sizing"'))}: the table cannot be read here: a comma, a quotation mark or a bracket is missing or too many`,
  ],
  [
    "a misspelt slug",
    'slug": "acoustic-calculations"',
    'slug": "acoustic-calculation"',
    `line ${String(tableLine('slug": "acoustic-calculations"'))}: acoustic-calculation is not a feature of the product. Did you mean acoustic-calculations?`,
  ],
  [
    "a path without a calculator",
    '"/calculators/bill-of-quantities"',
    '"/calculators/bill-of-quantity"',
    `line ${String(tableLine("/calculators/bill-of-quantities"))}: bill-of-quantities: no calculator has the path /calculators/bill-of-quantity. Did you mean /calculators/bill-of-quantities?`,
  ],
  [
    "a field that no page shows",
    '"title": "Title of acoustic-calculations"',
    '"title": "Title of acoustic-calculations", "price": 12',
    `line ${String(tableLine('"title": "Title of acoustic-calculations"'))}: acoustic-calculations: price is no field here; there may be slug, title, pageTitle, longDescription, metaDescription, subFeatures, calculatorPath`,
  ],
  [
    "a text that is too short",
    "What search engines show of bill-of-quantities, a sentence of fifty characters or more.",
    "A bill.",
    `line ${String(tableLine("What search engines show of bill-of-quantities"))}: bill-of-quantities: metaDescription is 7 characters long; at least 50, or it says too little`,
  ],
  [
    "two sub-features",
    /,\s*\{\s*"title": "Part three of ventilation-design"[^}]*\}/,
    "",
    `line ${String(tableLine("Part one of ventilation-design") - 2)}: ventilation-design: subFeatures has 2 entries; three are shown`,
  ],
  [
    "a sub-feature without a title",
    '"title": "Part two of ventilation-design",',
    "",
    `line ${String(tableLine("Part two of ventilation-design") - 1)}: ventilation-design: subFeatures, entry 2, title is missing`,
  ],
];
