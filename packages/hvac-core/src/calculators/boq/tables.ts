import { sumOfAmounts } from "../../costing/index.ts";
import type { Table, TableRow } from "../../kernel/index.ts";
import type { BillCalculation } from "./calculate.ts";
import { sectionTitle } from "./sectionTitle.ts";
import type { BillValues } from "./schema.ts";

/** What the total is made of. */
function summary({ results }: BillCalculation): Table {
  const rows: readonly (readonly [id: string, label: string, amount: number])[] = [
    ["subtotal", "Items", results.subtotal],
    ["overheadsAmount", "Overheads and profit", results.overheadsAmount],
    ["contingencyAmount", "Contingency", results.contingencyAmount],
    ["discountAmount", "Discount", -results.discountAmount],
    ["taxAmount", "Tax", results.taxAmount],
  ];
  return {
    id: "summary",
    title: "Summary",
    columns: [
      { key: "label", label: "Part", quantity: "text" },
      { key: "amount", label: "Amount", quantity: "money" },
    ],
    rows: rows
      .filter(([id, , amount]) => id === "subtotal" || amount !== 0)
      .map(([id, label, amount]): TableRow => ({ id, label, amount, result: id })),
    sum: { label: "Total", amount: results.total, result: "total" },
    shareOf: "amount",
    stepped: true,
  };
}

/** The items of each section together, in the order in which sections first come. */
function bySection({ results }: BillCalculation, { items, standard }: BillValues): Table | undefined {
  const amounts = new Map<string, number[]>();
  for (const [index, { workSection }] of items.entries()) {
    const section = workSection.trim();
    const known = amounts.get(section);
    if (known) known.push(results.items[index]!.total);
    else amounts.set(section, [results.items[index]!.total]);
  }
  // Items that are in no section are told apart by nothing.
  if ([...amounts.keys()].every((section) => section === "")) return undefined;
  return {
    id: "sections",
    title: "By section",
    columns: [
      { key: "label", label: "Section", quantity: "text" },
      { key: "count", label: "Items", quantity: "count" },
      { key: "amount", label: "Amount", quantity: "money" },
    ],
    rows: [...amounts].map(([section, own]) => ({
      id: section,
      label: sectionTitle(section, standard),
      count: own.length,
      amount: sumOfAmounts(own),
    })),
    sum: { label: "Items", count: items.length, amount: results.subtotal, result: "subtotal" },
    shareOf: "amount",
    groups: { list: "items", by: "workSection", sum: "total" },
  };
}

/** Tables beside the results. */
export function tables(calculation: BillCalculation, values: BillValues): Table[] {
  const sections = bySection(calculation, values);
  return [summary(calculation), ...(sections ? [sections] : [])];
}
