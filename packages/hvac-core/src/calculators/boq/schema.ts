import { currencies, workSections } from "../../costing/index.ts";
import { defineFields, type CalculatorInput, type Section, type SIValues } from "../../kernel/index.ts";
import { methodsCheck } from "../../sources/index.ts";
import { ignoredField, itemRow, roundingField } from "./itemFields.ts";

export const sections: readonly Section[] = [
  { id: "items", title: "Items", first: ["currency", "standard", "items"], summary: ["rates of {ratesDate}"] },
  {
    id: "summary",
    title: "Summary",
    first: ["overheads", "contingency", "discount", "tax"],
    summary: ["amounts rounded to {rounding}"],
  },
];

const share = { type: "quantity", quantity: "ratio", default: 0, min: 0, max: 1, section: "summary" } as const;

/** Ways to divide a bill into sections. */
const standards = {
  masterFormat: workSections.masterFormat.title,
  uniFormat: workSections.uniFormat.title,
  nrm2: workSections.nrm2.title,
  smm7: workSections.smm7.title,
  own: "Own headings",
} as const;

export const fields = defineFields({
  currency: {
    type: "choice",
    label: "Currency",
    options: currencies,
    default: { Imperial: "$", Metric: "€" },
    informational: true,
    section: "items",
  },
  standard: {
    type: "choice",
    label: "Sections by",
    options: standards,
    default: { Imperial: "masterFormat", Metric: "nrm2" },
    help: "The numbers and headings that are offered for the sections of items.",
    informational: true,
    section: "items",
  },
  items: {
    type: "list",
    label: "Items",
    rowLabel: "item",
    help: "One line for each thing that is measured and priced.",
    maxRows: 5000,
    section: "items",
    row: itemRow,
  },
  ratesDate: {
    type: "date",
    label: "Rates of",
    default: null,
    help: "The day whose prices the rates are. Older rates are raised by an index before they are used.",
    informational: true,
    section: "items",
  },
  ignoredLines: ignoredField,

  overheads: {
    ...share,
    label: "Overheads and profit",
    symbol: "x_o",
    usual: [0, 0.3],
    help: "Share of the items. 15 % is common where rates are net.",
    source: { source: methodsCheck, locator: "§4.12" },
  },
  contingency: {
    ...share,
    label: "Contingency",
    symbol: "x_c",
    usual: [0, 0.25],
    help: "Share of items with overheads, for what is not known yet: 5 to 10 % at tender, more before.",
    source: { source: methodsCheck, locator: "§4.12" },
  },
  discount: { ...share, label: "Discount", symbol: "x_d", usual: [0, 0.2], help: "Share of everything before it, taken off." },
  tax: {
    ...share,
    label: "Tax",
    symbol: "x_t",
    usual: [0, 0.3],
    help: "Sales tax or value added tax, of everything before it.",
  },
  rounding: roundingField,
});

/** A bill for a start: one line to fill in. */
export const start = {
  Imperial: { unitSystem: "Imperial", items: [{ id: "1" }] },
  Metric: { unitSystem: "Metric", items: [{ id: "1" }] },
} as const;

/** A bill as stated: any field may be left to its default. */
export type BillInput = CalculatorInput<typeof fields>;
/** A bill as calculated: every field, numbers in SI. */
export type BillValues = SIValues<typeof fields>;
/** An item as calculated. */
export type ItemValues = BillValues["items"][number];
