import { pathSegments, type Say, type Success } from "../../kernel/index.ts";
import type { BillCalculation } from "./calculate.ts";
import type { results } from "./results.ts";
import type { fields } from "./schema.ts";

/** "€57 628.51 in all: items of €39 771.23, €48 023.76 before tax, €9604.75 of tax"; without items that cannot be read, that it is. */
export function answer(
  { results: { netTotal, subtotal, taxAmount }, leftOut = [] }: Success<typeof results, BillCalculation, typeof fields>,
  say: Say,
): string {
  const hasTax = taxAmount.value !== 0;
  const parts = [
    ...(netTotal.value === subtotal.value ? [] : [`items of ${say.result("subtotal")}`]),
    ...(hasTax ? [`${say.result("netTotal")} before tax`, `${say.result("taxAmount")} of tax`] : []),
  ];
  const missing = new Set(leftOut.map(({ field }) => pathSegments(field)[1])).size;
  const without = missing === 0 ? "" : `, without ${missing} ${missing === 1 ? "item" : "items"} that cannot be read`;
  return `${say.result("total")} in all${without}${parts.length === 0 ? "" : `: ${parts.join(", ")}`}`;
}
