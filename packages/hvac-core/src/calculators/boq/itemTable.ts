import type { TableLayout } from "../../kernel/index.ts";

/** The table of the items. */
export const itemTable: TableLayout = {
  groups: [
    { title: "Item", columns: ["description", "workSection"] },
    { title: "Quantity", columns: ["quantity", "unit"], more: ["waste"] },
    { title: "Price", columns: ["rate"], more: ["pricedAs", "labour", "plant", "addition", "attendance", "taxRate"] },
    { title: "Notes", columns: [], more: ["notes"] },
  ],
  groupBy: "workSection",
  results: { columns: ["unitRate", "total"], inView: ["unitRate"], main: "total", totals: ["total", "overheadsBase"] },
};
