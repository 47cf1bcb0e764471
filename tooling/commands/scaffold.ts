/** Texts that `pnpm new calculator` writes: a small calculator that holds to every law, to be replaced piece by piece. */

/** What the texts name. */
export interface Names {
  readonly id: string;
  /** What it is called in code: `coolingTower`. */
  readonly constant: string;
  /** The same as the start of names of types: `CoolingTower`. */
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
  summary: "${title}: area of a rectangle.",
  group: "sizing",
  collection: "${constant}Calculations",
  route: "/calculators/${id}",
});
`;
}

function schema({ title, type }: Names): string {
  return `import { defineFields, defineResults, type CalculatorInput, type Example, type SIValues } from "../../kernel/index.ts";

export const sections = [{ id: "input", title: "Input" }] as const;

export const fields = defineFields({
  calculationName: { type: "text", label: "Name", default: "${title}", maxLength: 120, informational: true, section: "input" },
  width: { type: "quantity", label: "Width", symbol: "b", quantity: "length", default: null, min: 0.01, max: 1000, section: "input" },
  length: { type: "quantity", label: "Length", symbol: "l", quantity: "length", default: null, min: 0.01, max: 1000, section: "input" },
});

export const results = defineResults({
  area: { label: "Area", symbol: "A", quantity: "area" },
});

/** What a new page begins with. */
export const start = {
  Imperial: { unitSystem: "Imperial", width: 10, length: 12 },
  Metric: { unitSystem: "Metric", width: 3, length: 4 },
} as const;

/** Typical inputs to start from. */
export const examples: readonly Example<typeof fields>[] = [
  {
    id: "small",
    title: "Small",
    input: { Imperial: { unitSystem: "Imperial", width: 6, length: 8 }, Metric: { unitSystem: "Metric", width: 2, length: 2.5 } },
  },
  {
    id: "square",
    title: "Square",
    input: { Imperial: { unitSystem: "Imperial", width: 20, length: 20 }, Metric: { unitSystem: "Metric", width: 6, length: 6 } },
  },
  {
    id: "long",
    title: "Long",
    input: { Imperial: { unitSystem: "Imperial", width: 10, length: 40 }, Metric: { unitSystem: "Metric", width: 3, length: 12 } },
  },
];

export type ${type}Input = CalculatorInput<typeof fields>;
export type ${type}Values = SIValues<typeof fields>;
`;
}

function calculate({ type }: Names): string {
  return `import type { ResultValues } from "../../kernel/index.ts";
import type { ${type}Values, results } from "./schema.ts";

export interface ${type}Calculation {
  readonly results: ResultValues<typeof results>;
}

/** Area of a rectangle. */
export function calculate(values: ${type}Values): ${type}Calculation {
  return { results: { area: values.width * values.length } };
}
`;
}

function describe({ type }: Names): string {
  return `import type { SheetBuilder } from "../../kernel/index.ts";
import { mathematics } from "../../sources/index.ts";
import type { ${type}Calculation } from "./calculate.ts";

/** States every step from the input to the results. */
export function describe({ results }: ${type}Calculation, _values: unknown, sheet: SheetBuilder): void {
  sheet.formula({ symbol: "A", name: "Area", expression: "b * l", value: results.area, quantity: "area", source: { source: mathematics }, result: "area" });
}
`;
}

function warnings({ type }: Names): string {
  return `import type { Warning } from "../../kernel/index.ts";
import { formatQuantity } from "../../quantity/index.ts";
import type { ${type}Calculation } from "./calculate.ts";
import type { ${type}Values } from "./schema.ts";

/** Larger areas are remarked upon, m². */
const largestUsual = 10_000;

/** What a senior engineer would remark about the result. */
export function warnings({ results }: ${type}Calculation, { unitSystem }: ${type}Values): Warning[] {
  if (results.area <= largestUsual) return [];
  return [{ code: "large-area", severity: "info", message: \`More than \${formatQuantity(largestUsual, "area", unitSystem)} is unusual. Check the lengths and their units.\`, result: "area" }];
}
`;
}

function cases({ type, title }: Names): string {
  return `import type { PublishedCase } from "../../kernel/index.ts";
import { mathematics } from "../../sources/index.ts";
import type { ${type}Input, results } from "./schema.ts";

export const cases: readonly PublishedCase<${type}Input, typeof results>[] = [
  {
    id: "three-by-four",
    title: "${title}: three by four metres",
    source: { source: mathematics },
    input: { unitSystem: "Metric", width: 3, length: 4 },
    expected: { area: { value: 12, within: 1e-12, because: "exact" } },
  },
];
`;
}

function explanation({ title }: Names): string {
  return `import { defineExplanation } from "../../kernel/index.ts";
import { cases } from "./cases.ts";
import { describe } from "./describe.ts";
import { fields } from "./schema.ts";

/** How the results of ${title} come about. */
export const explanation = defineExplanation({ fields, describe, cases });
`;
}

function index({ constant, type, title }: Names): string {
  return `import { defineCalculator } from "../../kernel/index.ts";
import { calculate } from "./calculate.ts";
import { card } from "./card.ts";
import { examples, fields, results, sections, start } from "./schema.ts";
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
  headline: ["area"],
  start,
  examples,
  calculate,
  warnings,
  explanation: () => import("./explanation.ts"),
});
`;
}

function ownTest({ constant }: Names): string {
  return `import { expect, test } from "vitest";
import { ${constant} } from "./index.ts";

test("the area doubles with either side", () => {
  const area = (width: number, length: number): number => {
    const outcome = ${constant}.calculate({ unitSystem: "Metric", width, length });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
    return outcome.results.area.value;
  };
  expect(area(6, 4)).toBeCloseTo(2 * area(3, 4), 12);
  expect(area(3, 8)).toBeCloseTo(2 * area(3, 4), 12);
});
`;
}

/** The engine's folder of a calculator, without its card. */
export function calculatorFiles(names: Names): Files {
  return {
    "schema.ts": schema(names),
    "calculate.ts": calculate(names),
    "describe.ts": describe(names),
    "warnings.ts": warnings(names),
    "cases.ts": cases(names),
    "explanation.ts": explanation(names),
    "index.ts": index(names),
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
