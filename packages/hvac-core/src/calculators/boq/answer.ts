import type { Say, Success } from "../../kernel/index.ts";
import type { BillCalculation } from "./calculate.ts";
import type { results } from "./results.ts";
import type { fields } from "./schema.ts";

/** "€ 34,870.25 in all: items € 28,877.00, additions € 5,993.25 before tax, and tax of € 0.00". */
export function answer(
  { results: { netTotal, subtotal, taxAmount } }: Success<typeof results, BillCalculation, typeof fields>,
  say: Say,
): string {
  const parts = [
    ...(netTotal.value === subtotal.value ? [] : [`items ${say.result("subtotal")}`, `${say.result("netTotal")} with additions`]),
    ...(taxAmount.value === 0 ? [] : [`${say.result("taxAmount")} of tax`]),
  ];
  return `${say.result("total")} in all${parts.length === 0 ? "" : `: ${parts.join(", ")}`}`;
}
