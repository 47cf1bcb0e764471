import { iso80000, peppolBilling } from "../../costing/sources.ts";
import type { WorkedExample } from "../../kernel/index.ts";
import type { results } from "./results.ts";
import type { BillInput } from "./schema.ts";

const ruleB = { source: iso80000, locator: "annex B, examples of rule B" };
const exact = "amounts are exact";

/** One line, whose amount is its rate, rounded. */
const oneOf = (rate: number, rounding: "0.1"): BillInput => ({
  unitSystem: "Metric",
  rounding,
  items: [{ id: "a", description: "Example", quantity: 1, unit: "item", rate }],
});

export const cases: readonly WorkedExample<BillInput, typeof results>[] = [
  {
    id: "invoice",
    title: "7 × 400 less 3 × 500, 25 of insurance and 25 % of tax: 1656.25",
    source: { source: peppolBilling, locator: "base example" },
    input: {
      unitSystem: "Metric",
      items: [
        { id: "first", description: "Days", quantity: 7, unit: "day", rate: 400 },
        { id: "second", description: "Days left out", quantity: -3, unit: "day", rate: 500 },
        { id: "insurance", description: "Insurance", quantity: 1, unit: "item", rate: 25 },
      ],
      tax: { value: 25, unit: "%" },
    },
    expected: {
      "items.first.total": { value: 2800, within: 0, because: exact },
      "items.second.total": { value: -1500, within: 0, because: exact },
      subtotal: { value: 1325, within: 0, because: exact },
      taxAmount: { value: 331.25, within: 0, because: exact },
      total: { value: 1656.25, within: 0, because: exact },
    },
  },
  {
    id: "halfway",
    title: "12.25, halfway between two tenths, becomes 12.3",
    source: ruleB,
    input: oneOf(12.25, "0.1"),
    expected: { total: { value: 12.3, within: 0, because: exact } },
  },
  {
    id: "halfway-odd",
    title: "12.35 becomes 12.4",
    source: ruleB,
    input: oneOf(12.35, "0.1"),
    expected: { total: { value: 12.4, within: 0, because: exact } },
  },
  {
    id: "once",
    title: "12.251, rounded once and not by way of hundredths, becomes 12.3",
    source: { source: iso80000, locator: "annex B, rounding in one stage" },
    input: oneOf(12.251, "0.1"),
    expected: { total: { value: 12.3, within: 0, because: exact } },
  },
];
