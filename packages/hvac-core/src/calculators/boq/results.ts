import { defineResults } from "../../kernel/index.ts";

const summed = { quantity: "money", table: "summary" } as const;

export const results = defineResults({
  total: { label: "Total", symbol: "T", ...summed, help: "Items, overheads and profit, contingency, discount and tax." },
  subtotal: { label: "Items", symbol: "S", ...summed },
  overheadsAmount: { label: "Overheads and profit", symbol: "O", ...summed },
  contingencyAmount: { label: "Contingency", symbol: "C", ...summed },
  discountAmount: { label: "Discount", symbol: "D", ...summed, help: "Taken off." },
  netTotal: { label: "Total before tax", symbol: "N", quantity: "money" },
  taxAmount: { label: "Tax", symbol: "X", ...summed },
  items: {
    type: "rows",
    label: "Items",
    row: {
      unitRate: { label: "Rate with waste, labour and plant", symbol: "c", quantity: "money", optional: true },
      total: { label: "Total", symbol: "a", quantity: "money", help: "Quantity times rate, rounded." },
    },
  },
});
