/** Texts that `pnpm new calculator` writes: a small calculator that holds to the contract, to be replaced piece by piece. */

type Files = Readonly<Record<string, string>>;

export function calculatorFiles(id: string, constant: string, title: string): Files {
  const type = constant[0]!.toUpperCase() + constant.slice(1);
  return {
    "schema.ts": `import { defineFields, defineResults, type CalculatorInput, type SIValues } from "../../kernel/index.ts";

export const sections = [{ id: "input", title: "Input" }] as const;

export const fields = defineFields({
  calculationName: { type: "text", label: "Name", default: "${title}", maxLength: 120, informational: true, section: "input" },
  width: { type: "quantity", label: "Width", symbol: "b", quantity: "length", default: { Imperial: 10, Metric: 3 }, min: 0.01, max: 1000, section: "input" },
  length: { type: "quantity", label: "Length", symbol: "l", quantity: "length", default: { Imperial: 12, Metric: 4 }, min: 0.01, max: 1000, section: "input" },
});

export const results = defineResults({
  area: { label: "Area", symbol: "A", quantity: "area" },
});

export type ${type}Input = CalculatorInput<typeof fields>;
export type ${type}Values = SIValues<typeof fields>;
`,
    "calculate.ts": `import type { ResultValues } from "../../kernel/index.ts";
import type { ${type}Values, results } from "./schema.ts";

export interface ${type}Calculation {
  readonly results: ResultValues<typeof results>;
}

/** Area of a rectangle. */
export function calculate(values: ${type}Values): ${type}Calculation {
  return { results: { area: values.width * values.length } };
}
`,
    "describe.ts": `import type { SheetBuilder } from "../../kernel/index.ts";
import type { ${type}Calculation } from "./calculate.ts";

/** States every step from the input to the results. */
export function describe({ results }: ${type}Calculation, _values: unknown, sheet: SheetBuilder): void {
  sheet.formula({ symbol: "A", name: "Area", expression: "b * l", value: results.area!, quantity: "area", source: { source: "mathematics" }, result: "area" });
}
`,
    "warnings.ts": `import type { Warning } from "../../kernel/index.ts";
import type { ${type}Calculation } from "./calculate.ts";

/** What a senior engineer would remark about the result. */
export function warnings({ results }: ${type}Calculation): Warning[] {
  if (results.area! <= 10_000) return [];
  return [{ code: "large-area", severity: "info", message: "More than 10 000 m² is unusual. Check the lengths and their units.", result: "area" }];
}
`,
    "cases.ts": `import type { PublishedCase } from "../../kernel/index.ts";
import type { ${type}Input, results } from "./schema.ts";

export const cases: readonly PublishedCase<${type}Input, typeof results>[] = [
  {
    id: "three-by-four",
    title: "${title}: three by four metres",
    source: { source: "mathematics" },
    input: { unitSystem: "Metric", width: 3, length: 4 },
    expected: { area: { value: 12, within: 1e-12, because: "exact" } },
  },
];
`,
    "index.ts": `import { defineCalculator } from "../../kernel/index.ts";
import { calculate } from "./calculate.ts";
import { cases } from "./cases.ts";
import { describe } from "./describe.ts";
import { fields, results, sections } from "./schema.ts";
import { warnings } from "./warnings.ts";

export type { ${type}Calculation } from "./calculate.ts";
export type { ${type}Input, ${type}Values } from "./schema.ts";

/** ${title}. */
export const ${constant} = /*#__PURE__*/ defineCalculator({
  id: "${id}",
  title: "${title}",
  summary: "${title}.",
  collection: "${constant}Calculations",
  version: 1,
  sections,
  fields,
  results,
  headline: ["area"],
  calculate,
  warnings,
  describe,
  cases,
});
`,
    [`${id}.test.ts`]: `import { expect, test } from "vitest";
import { ${constant} } from "./index.ts";

test("the area doubles with either side", () => {
  const area = (width: number, length: number): number => {
    const outcome = ${constant}.calculate({ unitSystem: "Metric", width, length });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
    return outcome.results.area!.value;
  };
  expect(area(6, 4)).toBeCloseTo(2 * area(3, 4), 12);
  expect(area(3, 8)).toBeCloseTo(2 * area(3, 4), 12);
});
`,
  };
}

export function pageFiles(id: string, constant: string): Files {
  const page = `${constant[0]!.toUpperCase()}${constant.slice(1)}Page`;
  return {
    [`calculators/${id}/${page}.tsx`]: `import { ${constant} } from "@org/hvac-core/calculators/${id}";
import type { ReactNode } from "react";
import { CalculatorPage } from "../CalculatorPage.tsx";
import type { CalculatorView } from "../view.ts";

export const view: CalculatorView = { definition: ${constant} };

export function ${page}(): ReactNode {
  return <CalculatorPage {...view} />;
}
`,
    [`routes/calculators/${id}.tsx`]: `import { createFileRoute } from "@tanstack/react-router";
import { ${page} } from "../../calculators/${id}/${page}.tsx";
import { requireAccount } from "../../shell/access.ts";
import { anySearch } from "../../shell/search.ts";

export const Route = createFileRoute("/calculators/${id}")({ beforeLoad: requireAccount, validateSearch: anySearch, component: ${page} });
`,
  };
}
