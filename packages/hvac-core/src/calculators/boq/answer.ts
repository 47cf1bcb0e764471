import type { Say, Success } from "../../kernel/index.ts";
import type { BillCalculation, results } from "./results.ts";
import type { fields } from "./schema.ts";

/** "€57 628.51 in all: items of €39 771.23, €48 023.76 before tax, €9604.75 of tax". */
export function answer(
  { results: { netTotal, subtotal, taxAmount } }: Success<typeof results, BillCalculation, typeof fields>,
  say: Say,
): string {
  const hasTax = taxAmount.value !== 0;
  const parts = [
    ...(netTotal.value === subtotal.value ? [] : [`items of ${say.result("subtotal")}`]),
    ...(hasTax ? [`${say.result("netTotal")} before tax`, `${say.result("taxAmount")} of tax`] : []),
  ];
  return `${say.result("total")} in all${parts.length === 0 ? "" : `: ${parts.join(", ")}`}`;
}
