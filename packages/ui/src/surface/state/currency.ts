import type { CalculatorState } from "./useCalculator.ts";

/** The sign of the currency that a page states; `undefined` where there is no money. */
export function currencyOf({ definition, complete }: Pick<CalculatorState, "definition" | "complete">): string | undefined {
  const stated = definition.currency === undefined ? undefined : complete[definition.currency];
  return typeof stated === "string" ? stated : undefined;
}
