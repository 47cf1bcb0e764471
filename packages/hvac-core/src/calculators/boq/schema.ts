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
  },
];

/** Ways to divide a bill into sections. */
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
      help: "Amounts and rates are rounded to its smallest unit, unless another step is chosen below.",
    },
    currencySign: currencyFields.currencySign,
    currencyDecimals: currencyFields.currencyDecimals,
    standard: choice(
      "Sections by",
      standards,
      { Imperial: "masterFormat", Metric: "nrm2" },
      { help: "The numbers and headings that are offered for the sections of items.", informational: true },
    ),
    items: list("Items", "item", 5000, itemRow, { help: "One line for each thing that is measured and priced." }),
    ratesDate: date("Rates of", {
      help: "The day whose prices the rates are. Older rates are raised by an index before they are used.",
      informational: true,
    }),
    ignoredLines: ignoredField,
  }),

  ...inSection("summary", {
    overheads: quantity("Overheads and profit", "x_o", "ratio", 0, [-1, 10], {
      usual: [0, 0.3],
      help: "Share of measured work and provisional sums. 15 % is common where rates are net. Negative for a reduction.",
      source: { source: methodsCheck, locator: "§4.12" },
    }),
    contingency: quantity("Contingency", "x_c", "ratio", 0, [0, 10], {
      usual: [0, 0.25],
      help: "Share of items with overheads, for what is not known yet: 5 to 10 % at tender, more before.",
      source: { source: methodsCheck, locator: "§4.12" },
    }),
    discount: quantity("Discount", "x_d", "ratio", 0, [-1, 1], {
      usual: [0, 0.2],
      help: "Share of everything before it, taken off. Negative for a surcharge.",
    }),
    tax: quantity("Tax", "x_t", "ratio", 0, [0, 10], {
      usual: [0, 0.3],
      help: "Sales tax or value added tax, of everything before it. Items may have another rate.",
    }),
  }),
  ...roundingFields,
});

/** A bill as stated: any field may be left to its default. */
export type BillInput = CalculatorInput<typeof fields>;
/** A bill as calculated: every field, numbers in SI. */
export type BillValues = SIValues<typeof fields>;
/** An item as calculated. */
export type ItemValues = BillValues["items"][number];
