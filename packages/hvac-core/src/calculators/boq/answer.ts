import type { Say, Success } from "../../kernel/index.ts";
import type { BillCalculation } from "./calculate.ts";
import type { results } from "./results.ts";
import type { fields } from "./schema.ts";

/** "A total of $ 15,260.00: items $ 13,260.00, $ 2,000.00 of tax". */
export function answer(
  { results: { subtotal, taxAmount, total }, values }: Success<typeof results, BillCalculation, typeof fields>,
  say: Say,
): string {
  const items = values.items.length === 1 ? "1 item" : `${values.items.length} items`;
  const whole = `A total of ${say.result("total")} for ${items}`;
  if (total.value === subtotal.value) return whole;
  const tax = taxAmount.value === 0 ? "" : `, ${say.result("taxAmount")} of it tax`;
  return `${whole}: ${say.result("subtotal")} before additions${tax}`;
}
