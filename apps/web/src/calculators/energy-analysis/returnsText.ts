import type { EnergyCase, EnergyStudy } from "./readEnergy.ts";
import { texts } from "./texts.ts";

/** Payback and rate of return of a system in sentences, or why there are none. */
export function returnsText(
  { id, comparison }: Pick<EnergyCase, "id" | "comparison">,
  { calculation, values, duration, ratio }: Pick<EnergyStudy, "calculation" | "values" | "duration" | "ratio">,
): string {
  const row = calculation.results.cases.find((each) => each.id === id);
  if (!comparison || !row) return "";
  const { additional, noRate } = comparison;
  const { simplePayback, discountedPayback, rateOfReturn } = row;
  const discounted =
    discountedPayback === undefined
      ? texts.returns.notDiscounted(values.studyYears)
      : texts.returns.discounted(duration.text(discountedPayback));
  const payback =
    additional <= 0
      ? texts.returns.nothingToPayBack
      : simplePayback === undefined
        ? texts.returns.noSavings(discounted)
        : texts.returns.payback(duration.text(simplePayback), discounted);
  const rate = rateOfReturn === undefined ? texts.returns.noRate(noRate) : texts.returns.rate(ratio.text(rateOfReturn));
  return `${payback} ${rate}`;
}
