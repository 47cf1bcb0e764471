import { currencyFormat } from "../../costing/index.ts";
import { defineCalculator, leavingOut } from "../../kernel/index.ts";
import { answer } from "./answer.ts";
import { calculate } from "./calculate.ts";
import { card } from "./card.ts";
import inputs from "./examples.json" with { type: "json" };
import { printed } from "./printed.ts";
import { numbers } from "./results.ts";
import { fields, sections } from "./schema.ts";
import { tables } from "./tables.ts";
import { warnings } from "./warnings.ts";

export { isSameMeasure, measures, measureText, type Measure } from "../../costing/index.ts";
export type { CalculatedItem } from "./calculate.ts";
export type { BillInput, BillValues } from "./schema.ts";
export { pricings, type Pricing } from "./itemFields.ts";
export type { BillCalculation } from "./results.ts";
export { inSectionOrder, sectionTitle } from "./sectionTitle.ts";

/** Amounts of a bill of quantities, exact to the smallest step, with overheads, contingency, discount and tax. */
export const boq = defineCalculator({
  card,
  version: 1,
  sections,
  fields,
  results: numbers.fields,
  printed,
  headline: ["total"],
  currency: "currency",
  currencyFormat,
  leavingOut: leavingOut(fields),
  ...inputs,
  blame: { amounts: "items", quantity: "items", rate: "items" },
  calculate: (values) => numbers.answer(calculate(values)),
  warnings,
  tables,
  answer,
  explanation: () => import("./explanation.ts"),
});
