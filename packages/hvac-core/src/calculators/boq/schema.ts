import { currencyFields, workSections } from "../../costing/index.ts";
import {
  choice,
  date,
  defineFields,
  inSection,
  list,
  quantity,
  type CalculatorInput,
  type Section,
  type SIValues,
} from "../../kernel/index.ts";
import { methodsCheck } from "../../sources/index.ts";
import { ignoredField, itemRow, roundingFields } from "./itemFields.ts";
import { itemTable } from "./itemTable.ts";

export const sections: readonly Section[] = [
  {
    id: "items",
    title: "Items",
    first: ["currency", "currencySign", "currencyDecimals", "standard", "items"],
    summary: ["rates of {ratesDate}"],
  },
  {
    id: "summary",
    title: "Summary",
    first: ["overheads", "contingency", "discount", "tax"],
    summary: ["amounts rounded to {rounding}", "rates rounded to {rateRounding}"],
    isOpenAboveTable: true,
  },
];

/** Standards for the sections of a bill. */
const standards = {
  masterFormat: workSections.masterFormat.title,
  uniFormat: workSections.uniFormat.title,
  nrm2: workSections.nrm2.title,
  smm7: workSections.smm7.title,
  own: "Custom headings",
} as const;

export const fields = defineFields({
  ...inSection("items", {
    currency: {
      ...currencyFields.currency,
      help: "Amounts and rates are rounded to its smallest unit, unless another step is selected below.",
    },
    currencySign: currencyFields.currencySign,
    currencyDecimals: currencyFields.currencyDecimals,
    standard: choice(
      "Section standard",
      standards,
      { Imperial: "masterFormat", Metric: "nrm2" },
      { help: "Section numbers and headings to select from for the items.", informational: true },
    ),
    items: list("Items", "item", 5000, itemRow, { help: "One row for each item of work that is measured and priced.", table: itemTable }),
    ratesDate: date("Rate date", { help: "Price date of the rates. Raise older rates by a price index.", informational: true }),
    ignoredLines: ignoredField,
  }),

  ...inSection("summary", {
    overheads: quantity("Overheads and profit", "x_o", "ratio", 0, [-1, 10], {
      usual: [0, 0.3],
      help: "Share of measured work and provisional sums: commonly 15 % where rates are net. Negative for a reduction.",
      source: { source: methodsCheck, locator: "§4.12" },
    }),
    contingency: quantity("Contingency", "x_c", "ratio", 0, [0, 10], {
      usual: [0, 0.25],
      help: "Share of items with overheads, for unknowns: 5 to 10 % at tender, more at earlier stages.",
      source: { source: methodsCheck, locator: "§4.12" },
    }),
    discount: quantity("Discount", "x_d", "ratio", 0, [-1, 1], {
      usual: [0, 0.2],
      help: "Deducted share of items, overheads and contingency. Negative for a surcharge.",
    }),
    tax: quantity("Tax", "x_t", "ratio", 0, [0, 10], {
      usual: [0, 0.3],
      help: "Sales tax or value added tax on the total before tax. Items may have another rate.",
    }),
  }),
  ...roundingFields,
});

/** Input of a bill: any field may be left to its default. */
export type BillInput = CalculatorInput<typeof fields>;
/** Values of all fields of a bill, numbers in SI. */
export type BillValues = SIValues<typeof fields>;
/** Values of an item. */
export type ItemValues = BillValues["items"][number];
