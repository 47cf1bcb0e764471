import { sumOfAmounts } from "../../costing/index.ts";
import type { Table, TableRow } from "../../kernel/index.ts";
import { indexesBy, sumOfItems, type BillCalculation } from "./calculate.ts";
import { pricings, type Pricing } from "./itemFields.ts";
import { inSectionOrder, sectionTitle } from "./sectionTitle.ts";
import type { BillValues } from "./schema.ts";

const amountColumn = { key: "amount", label: "Amount", quantity: "money", exact: true } as const;

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
    columns: [{ key: "label", label: "Part", quantity: "text" }, amountColumn],
    rows: rows
      .filter(([id, , amount]) => id === "subtotal" || amount !== 0)
      .map(([id, label, amount]): TableRow => ({ id, label, amount, result: id })),
    sum: { label: "Total", amount: results.total, result: "total" },
    shareOf: "amount",
    stepped: true,
  };
}

/** The items of each section together, in the order of sections. */
function bySection({ results }: BillCalculation, { items, standard }: BillValues): Table | undefined {
  const sections = indexesBy(items, ({ workSection }) => workSection.trim());
  // Items that are in no section are told apart by nothing.
  if ([...sections.keys()].every((section) => section === "")) return undefined;
  return {
    id: "sections",
    title: "By section",
    columns: [{ key: "label", label: "Section", quantity: "text" }, { key: "count", label: "Items", quantity: "count" }, amountColumn],
    rows: inSectionOrder([...sections.keys()]).map((section) => {
      const own = sections.get(section)!;
      return {
        id: section,
        label: sectionTitle(section, standard),
        count: own.length,
        amount: sumOfItems(own.map((index) => results.items[index]!)),
      };
    }),
    sum: { label: "Items", count: items.length, amount: results.subtotal, result: "subtotal" },
    shareOf: "amount",
    groups: { list: "items", by: "workSection", sum: "total" },
  };
}

/** Items by the way they are priced, where some are not measured. */
function byPricing({ results }: BillCalculation, { items }: BillValues): Table | undefined {
  const groups = indexesBy(items, ({ pricedAs }) => pricedAs);
  if (items.every(({ pricedAs }) => pricedAs === "measured")) return undefined;
  const ordered = (Object.keys(pricings) as Pricing[]).filter((pricedAs) => groups.has(pricedAs));
  return {
    id: "pricing",
    title: "By pricing",
    columns: [{ key: "label", label: "Priced as", quantity: "text" }, { key: "count", label: "Items", quantity: "count" }, amountColumn],
    rows: ordered.map((pricedAs) => {
      const own = groups.get(pricedAs)!;
      return { id: pricedAs, label: pricings[pricedAs], count: own.length, amount: sumOfItems(own.map((index) => results.items[index]!)) };
    }),
    sum: { label: "Items", count: items.length, amount: results.subtotal, result: "subtotal" },
    shareOf: "amount",
    groups: { list: "items", by: "pricedAs", sum: "total" },
  };
}

/** What each rate of tax is on, where there are several. */
function byTax({ results, taxes }: BillCalculation): Table | undefined {
  if (taxes.length < 2) return undefined;
  return {
    id: "taxes",
    title: "Tax by rate",
    columns: [
      { key: "rate", label: "Rate", quantity: "ratio" },
      { key: "rounded", label: "Items with additions", quantity: "money", exact: true },
      { key: "base", label: "Total before tax", quantity: "money", exact: true },
      { key: "tax", label: "Tax", quantity: "money", exact: true },
    ],
    rows: taxes.map(({ rate, rounded, base, tax }) => ({ id: String(rate), rate, rounded, base, tax })),
    sum: {
      rounded: sumOfAmounts(taxes.map(({ rounded }) => rounded)),
      base: results.netTotal,
      tax: results.taxAmount,
      result: "taxAmount",
    },
    steps: { rate: "x", rounded: "B", base: "N", tax: "X" },
  };
}

/** Tables beside the results. */
export function tables(calculation: BillCalculation, values: BillValues): Table[] {
  return [summary(calculation), bySection(calculation, values), byPricing(calculation, values), byTax(calculation)].filter(
    (table) => table !== undefined,
  );
}
