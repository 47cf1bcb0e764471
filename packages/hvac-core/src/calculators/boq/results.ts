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
      columns: { quantity: "Quantity", unit: "Unit", unitRate: "Rate", total: "Amount" },
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
        help: "Per unit, with waste, labour and plant.",
      },
      total: { label: "Total", symbol: "a", quantity: "money", exact: true, help: "Quantity times rate, rounded." },
    },
  },
});
