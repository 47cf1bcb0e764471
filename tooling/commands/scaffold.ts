/** Texts that `pnpm new calculator` writes: a small calculator that holds to every law, to be replaced piece by piece. */

/** What the texts name. */
export interface Names {
  readonly id: string;
  /** Its name in code: `sampleRectangle`. */
  readonly constant: string;
  /** The same as the start of names of types: `SampleRectangle`. */
  readonly type: string;
  readonly title: string;
}

/** Texts by path, from the folder that they stand in. */
export type Files = Readonly<Record<string, string>>;

export function cardText({ id, constant, title }: Names): string {
  return `import { defineCard } from "../../kernel/card.ts";

export const card = defineCard({
  id: "${id}",
  title: "${title}",
  summary: "${title}: the area of a rectangle, and what is ordered for it.",
  group: "sizing",
  collection: "${constant}Calculations",
  route: "/calculators/${id}",
});
`;
}

function sources({ id }: Names): string {
  return `import type { Source } from "../../sources/index.ts";

/** What this calculator alone cites. What several cite is in \`src/sources\`, what a field of physics cites beside that field. */
export const euclid: Source = {
  key: "euclid-${id}",
  title: "The Thirteen Books of Euclid's Elements",
  publisher: "Heath, Cambridge University Press",
  edition: "1908",
};
`;
}

function schema({ title, type }: Names): string {
  return `import {
  choice,
  defineFields,
  fieldIs,
  inSection,
  onlyWhen,
  quantity,
  text,
  type CalculatorInput,
  type Section,
  type SIValues,
} from "../../kernel/index.ts";
import { mathematics } from "../../sources/index.ts";

/**
 * Of the form. Where there are more than 7 fields, 7 to 14 are shown at first and the others are folded: a section with
 * \`first: ["width"], summary: ["allowance {allowance}"]\` shows the width, and the line of its fold says what the others assume.
 */
export const sections: readonly Section[] = [
  { id: "input", title: "Input" },
  { id: "order", title: "Order" },
];

export const fields = defineFields({
  ...inSection("input", {
    calculationName: text("Name", 120, { default: "${title}" }),
    shape: choice("Shape", { square: "Square", rectangle: "Rectangle" }, "rectangle"),
    width: quantity("Width", "b", "length", "required", [0.01, 1000]),
    ...onlyWhen(fieldIs("shape", "rectangle"), { length: quantity("Length", "l", "length", "required", [0.01, 1000]) }),
    openings: quantity("Openings", "A_o", "area", 0, [0, 1000]),
  }),
  ...inSection("order", {
    allowance: quantity("Allowance", "w", "ratio", 0.05, [0, 1], {
      usual: [0, 0.2],
      help: "Share of the net area that is ordered on top of it.",
      source: { source: mathematics, locator: "replace it by the source of the usual range" },
    }),
  }),
});

export type ${type}Input = CalculatorInput<typeof fields>;
export type ${type}Values = SIValues<typeof fields>;
`;
}

function results(): string {
  return `import { defineResults } from "../../kernel/index.ts";

/** In the order in which they are shown, the headline first. */
export const results = defineResults({
  orderedArea: { label: "Area to order", symbol: "A_p", quantity: "area" },
  netArea: { label: "Net area", symbol: "A_n", quantity: "area" },
});
`;
}

function examples(): string {
  return `{
  "start": { "width": "3 m", "length": "4 m | 12 ft" },
  "examples": [
    { "id": "small", "title": "Small", "input": { "width": "2 m | 6 ft", "length": "2.5 m | 8 ft" } },
    { "id": "square", "title": "Square", "input": { "shape": "square", "width": "6 m" } },
    {
      "id": "openings",
      "title": "Long, with openings",
      "input": { "width": "3 m", "length": "12 m | 40 ft", "openings": "6 m2 | 60 ft2", "allowance": "10 %" }
    }
  ]
}
`;
}

function calculate({ type }: Names): string {
  return `import { OutOfRangeError, type ResultValues } from "../../kernel/index.ts";
import type { results } from "./results.ts";
import type { ${type}Values } from "./schema.ts";

/** Results, and what the sheet needs besides them. */
export interface ${type}Calculation {
  /** With its openings, m². */
  readonly area: number;
  readonly results: ResultValues<typeof results>;
}

/** Area of a square or a rectangle without its openings, and what is ordered for it. */
export function calculate({ shape, width, length, openings, allowance }: ${type}Values): ${type}Calculation {
  const area = shape === "square" ? width ** 2 : width * length;
  const netArea = area - openings;
  // \`blame\` in index.ts names the field that shows this.
  if (netArea < 0)
    throw new OutOfRangeError({ parameter: "netArea", value: netArea, min: 0, max: Infinity, unit: "m²", reason: "the openings are larger than the whole area" });
  return { area, results: { netArea, orderedArea: netArea * (1 + allowance) } };
}
`;
}

function describe({ type }: Names): string {
  return `import type { SheetBuilder } from "../../kernel/index.ts";
import { mathematics, type Citation } from "../../sources/index.ts";
import type { ${type}Calculation } from "./calculate.ts";
import type { ${type}Values } from "./schema.ts";
import { euclid } from "./sources.ts";

const definition: Citation = { source: euclid, locator: "book II, definition 1" };
const algebra: Citation = { source: mathematics };

/** States every step from the input to the results. Steps of the fields that a formula names are put before it. */
export function describe({ area, results }: ${type}Calculation, { shape }: ${type}Values, sheet: SheetBuilder): void {
  sheet.part("Area");
  sheet.formula({
    symbol: "A",
    name: "Whole area",
    expression: shape === "square" ? "b^2" : "b * l",
    value: area,
    quantity: "area",
    source: definition,
    by: ["shape"],
  });
  sheet.result("netArea", "A - A_o");
  sheet.part("Order");
  sheet.result("orderedArea", "A_n * (1 + w)");
}
`;
}

function warnings({ type }: Names): string {
  return `import type { Warning } from "../../kernel/index.ts";
import { formatQuantity } from "../../quantity/index.ts";
import { mathematics } from "../../sources/index.ts";
import type { ${type}Calculation } from "./calculate.ts";
import type { ${type}Values } from "./schema.ts";

/** Larger areas are remarked upon, m². */
const largestUsual = 10_000;

/** What a senior engineer would remark about the result. */
export function warnings({ area }: ${type}Calculation, { unitSystem }: ${type}Values): Warning[] {
  if (area <= largestUsual) return [];
  return [
    {
      code: "large-area",
      severity: "info",
      message: \`More than \${formatQuantity(largestUsual, "area", unitSystem)} is unusual. Check the lengths and their units.\`,
      field: "width",
      source: { source: mathematics },
    },
  ];
}
`;
}

function answer({ type }: Names): string {
  return `import type { Say, Success } from "../../kernel/index.ts";
import type { ${type}Calculation } from "./calculate.ts";
import type { results } from "./results.ts";
import type { fields } from "./schema.ts";

/** "12.6 m² to order for a net area of 12.0 m²". */
export function answer(_outcome: Success<typeof results, ${type}Calculation, typeof fields>, say: Say): string {
  return \`\${say.result("orderedArea")} to order for a net area of \${say.result("netArea")}\`;
}
`;
}

function cases({ type, title }: Names): string {
  return `import type { WorkedExample } from "../../kernel/index.ts";
import { mathematics } from "../../sources/index.ts";
import type { results } from "./results.ts";
import type { ${type}Input } from "./schema.ts";

export const cases: readonly WorkedExample<${type}Input, typeof results>[] = [
  {
    id: "three-by-four",
    title: "${title}: three by four metres",
    source: { source: mathematics },
    input: { unitSystem: "Metric", width: 3, length: 4 },
    expected: { netArea: { value: 12, within: 1e-12, because: "exact" } },
  },
];
`;
}

function explanation({ title }: Names): string {
  return `import { defineExplanation } from "../../kernel/index.ts";
import { cases } from "./cases.ts";
import { describe } from "./describe.ts";
import { results } from "./results.ts";
import { fields } from "./schema.ts";

/** How the results of ${title} come about. Functions that formulas call are listed here: \`functions: { … }\`. */
export const explanation = defineExplanation({ fields, results, describe, cases });
`;
}

function index({ constant, type, title }: Names): string {
  return `import { defineCalculator } from "../../kernel/index.ts";
import { answer } from "./answer.ts";
import { calculate } from "./calculate.ts";
import { card } from "./card.ts";
import inputs from "./examples.json" with { type: "json" };
import { results } from "./results.ts";
import { fields, sections } from "./schema.ts";
import { warnings } from "./warnings.ts";

export type { ${type}Calculation } from "./calculate.ts";
export type { ${type}Input, ${type}Values } from "./schema.ts";

/** ${title}. */
export const ${constant} = defineCalculator({
  card,
  version: 1,
  sections,
  fields,
  results,
  headline: ["orderedArea"],
  ...inputs,
  calculate,
  warnings,
  answer,
  blame: { netArea: "openings" },
  explanation: () => import("./explanation.ts"),
});
`;
}

function ownTest({ constant, type }: Names): string {
  return `import { expect, test } from "vitest";
import { ${constant}, type ${type}Input } from "./index.ts";

test("the area doubles with either side", () => {
  const area = (width: number, length: number): number => {
    const outcome = ${constant}.calculate({ unitSystem: "Metric", width, length });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
    return outcome.results.netArea.value;
  };
  expect(area(6, 4)).toBeCloseTo(2 * area(3, 4), 12);
  expect(area(3, 8)).toBeCloseTo(2 * area(3, 4), 12);
});

test("openings larger than the whole are refused at their field, in words", () => {
  const input: ${type}Input = { unitSystem: "Metric", shape: "square", width: 2, openings: 5 };
  expect(${constant}.calculate(input)).toMatchObject({
    ok: false,
    errors: [{ field: "openings", message: "Openings cannot be calculated: the openings are larger than the whole area." }],
  });
});
`;
}

function contractTest({ constant }: Names): string {
  return `import { holdToTheContract } from "../../../test/laws/contract.ts";
import { ${constant} } from "./index.ts";

holdToTheContract(${constant});
`;
}

/** The engine's folder of a calculator, without its card. */
export function calculatorFiles(names: Names): Files {
  return {
    "schema.ts": schema(names),
    "results.ts": results(),
    "examples.json": examples(),
    "sources.ts": sources(names),
    "calculate.ts": calculate(names),
    "describe.ts": describe(names),
    "warnings.ts": warnings(names),
    "answer.ts": answer(names),
    "cases.ts": cases(names),
    "explanation.ts": explanation(names),
    "index.ts": index(names),
    "contract.test.ts": contractTest(names),
    [`${names.id}.test.ts`]: ownTest(names),
  };
}

/** The application's folder of a calculator: how it is shown. */
export function viewFiles({ id, constant, type }: Names): Files {
  return {
    [`${type}View.ts`]: `import { ${constant} } from "@org/hvac-core/calculators/${id}";
import type { CalculatorView } from "../view.ts";

export const view: CalculatorView = { definition: ${constant} };
`,
  };
}

/** The changeset that announces a calculator. */
export function changesetText({ title }: Names): string {
  return `---\n"@org/hvac-core": minor\n---\n\n${title}: a new calculator.\n`;
}
