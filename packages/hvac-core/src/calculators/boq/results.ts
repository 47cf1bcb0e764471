import { defineResults } from "../../kernel/index.ts";

const summed = { quantity: "money", exact: true, table: "summary" } as const;

export const results = defineResults({
  total: { label: "Total", symbol: "T", ...summed, help: "Items, overheads and profit, contingency, discount and tax." },
  subtotal: { label: "Items", symbol: "S", ...summed },
  overheadsAmount: { label: "Overheads and profit", symbol: "O", ...summed },
  contingencyAmount: { label: "Contingency", symbol: "C", ...summed },
  discountAmount: { label: "Discount", symbol: "D", ...summed, help: "Taken off." },
  netTotal: { label: "Total before tax", symbol: "N", quantity: "money", exact: true },
  taxAmount: { label: "Tax", symbol: "X", ...summed },
  items: {
    type: "rows",
    label: "Items",
    adds: "total",
    printed: {
      as: "bill",
      groups: "sections",
      columns: { quantity: "Quantity", unit: "Unit", unitRate: "Rate", total: "Amount" },
      marks: ["pricedAs", "taxRate"],
      note: "notes",
      sum: "subtotal",
    },
    row: {
      unitRate: {
        label: "Full rate",
        symbol: "c",
        quantity: "money",
        exact: true,
        optional: true,
        help: "Per unit, with waste, labour, plant, addition and attendance, rounded.",
      },
      overheadsBase: {
        label: "With overheads",
        symbol: "a_o",
        quantity: "money",
        exact: true,
        optional: true,
        help: "What overheads and profit of the bill are added to, where some items have an addition of their own.",
      },
      taxedAt: {
        label: "Tax rate",
        symbol: "r",
        quantity: "ratio",
        optional: true,
        help: "That of the item, or of the bill, where some items have a tax of their own.",
      },
      total: {
        label: "Total",
        symbol: "a",
        quantity: "money",
        exact: true,
        optional: true,
        help: "Quantity times full rate, rounded. A rate alone has none.",
      },
    },
  },
});
