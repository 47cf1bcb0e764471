import { sumOfAmounts } from "../../costing/index.ts";
import type { Table, TableRow } from "../../kernel/index.ts";
import { indexesBy, sumOfItems } from "./calculate.ts";
import { itemRow, pricings, type Pricing } from "./itemFields.ts";
import { results as fields, type BillCalculation } from "./results.ts";
import { inSectionOrder, sectionTitle } from "./sectionTitle.ts";
import type { BillValues } from "./schema.ts";

const amountColumn = { key: "amount", label: "Amount", quantity: "money", exact: true } as const;
const parts = ["subtotal", "overheadsAmount", "contingencyAmount", "discountAmount", "taxAmount"] as const;

/** Parts of the total. */
function summary({ results }: BillCalculation): Table {
  return {
    id: "summary",
    title: "Summary",
    columns: [{ key: "label", label: "Part", quantity: "text" }, amountColumn],
    rows: parts
      .filter((part) => part === "subtotal" || results[part] !== 0)
      .map((part): TableRow => ({
        id: part,
        label: fields[part].label,
        amount: part === "discountAmount" ? -results[part] : results[part],
        result: part,
      })),
    sum: { label: fields.total.label, amount: results.total, result: "total" },
    shareOf: "amount",
    stepped: true,
  };
}

/** Items in groups, with the amount of each group. */
function itemGroups(
  { items, results: { subtotal } }: BillCalculation,
  { by, label, ...table }: Pick<Table, "id" | "title"> & { readonly by: "workSection" | "pricedAs"; readonly label: string },
  groups: readonly (readonly [id: string, label: string, indexes: readonly number[]])[],
): Table {
  return {
    ...table,
    columns: [{ key: "label", label, quantity: "text" }, { key: "count", label: "Items", quantity: "count" }, amountColumn],
    rows: groups.map(([group, groupLabel, indexes]) => ({
      id: group,
      label: groupLabel,
      count: indexes.length,
      amount: sumOfItems(indexes.map((index) => items[index]!)),
    })),
    sum: { label: "Items", count: items.length, amount: subtotal, result: "subtotal" },
    shareOf: "amount",
    groups: { list: "items", by, sum: "total" },
  };
}

/** Items by section, in the order of sections. */
function bySection(calculation: BillCalculation, { items, standard }: BillValues): Table | undefined {
  const sections = indexesBy(items, ({ workSection }) => workSection.trim());
  if ([...sections.keys()].every((section) => section === "")) return undefined;
  return itemGroups(
    calculation,
    { id: "sections", title: "By section", by: "workSection", label: itemRow.workSection.label },
    inSectionOrder([...sections.keys()]).map((section) => [section, sectionTitle(section, standard), sections.get(section)!]),
  );
}

/** Items by pricing, where some are not measured. */
function byPricing(calculation: BillCalculation, { items }: BillValues): Table | undefined {
  if (items.every(({ pricedAs }) => pricedAs === "measured")) return undefined;
  const groups = indexesBy(items, ({ pricedAs }) => pricedAs);
  return itemGroups(
    calculation,
    { id: "pricing", title: "By pricing", by: "pricedAs", label: itemRow.pricedAs.label },
    Object.entries(pricings).flatMap(([pricedAs, label]) => {
      const indexes = groups.get(pricedAs as Pricing);
      return indexes ? [[pricedAs, label, indexes] as const] : [];
    }),
  );
}

/** Base and tax of each tax rate, where there are several. */
function byTax({ results, taxes }: BillCalculation): Table | undefined {
  if (taxes.length < 2) return undefined;
  return {
    id: "taxes",
    title: "Tax by rate",
    columns: [
      { key: "rate", label: "Rate", quantity: "ratio" },
      { key: "rounded", label: "Items with additions", quantity: "money", exact: true },
      { key: "base", label: fields.netTotal.label, quantity: "money", exact: true },
      { key: "tax", label: fields.taxAmount.label, quantity: "money", exact: true },
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

/** Tables of a bill. */
export function tables(calculation: BillCalculation, values: BillValues): Table[] {
  return [summary(calculation), bySection(calculation, values), byPricing(calculation, values), byTax(calculation)].filter(
    (table) => table !== undefined,
  );
}
