/** Items print as a bill: by section, under their numbers. */
export const printed = {
  items: {
    as: "bill",
    groups: "sections",
    columns: { quantity: "Quantity", unit: "Unit", unitRate: "Rate", total: "Amount" },
    marks: ["pricedAs", "taxRate"],
    note: "notes",
    sum: "subtotal",
  },
} as const;
