import type { Say, Success } from "../../kernel/index.ts";
import type { BillCalculation, results } from "./results.ts";
import type { fields } from "./schema.ts";

/** What is added to the items, and deducted. */
const parts = {
  overheadsAmount: "overheads and profit",
  contingencyAmount: "contingency",
  discountAmount: "less discount",
  taxAmount: "tax",
} as const;
const names = Object.keys(parts) as readonly (keyof typeof parts)[];

/** "€57 628.51 in all: items of €39 771.23, overheads and profit of €5965.68, contingency of €2286.85, tax of €9604.75". */
export function answer({ results: values }: Success<typeof results, BillCalculation, typeof fields>, say: Say): string {
  const added = names.filter((name) => values[name].value !== 0).map((name) => `${parts[name]} of ${say.result(name)}`);
  const total = `${say.result("total")} in all`;
  return added.length === 0 ? total : `${total}: items of ${say.result("subtotal")}, ${added.join(", ")}`;
}
