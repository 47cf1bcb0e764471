import type { EnergyCase, EnergyStudy } from "./readEnergy.ts";

/** When a measure has paid itself back and what it returns, or why it does not, in sentences. */
export function returnsText(
  { id, comparison }: Pick<EnergyCase, "id" | "comparison">,
  { calculation, values, duration, ratio }: Pick<EnergyStudy, "calculation" | "values" | "duration" | "ratio">,
): string {
  const row = calculation.results.cases.find((each) => each.id === id);
  if (!comparison || !row) return "";
  const { additional, noRate } = comparison;
  const { simplePayback, discountedPayback, rateOfReturn } = row;
  const within = `within the ${values.studyYears === 1 ? "year" : `${values.studyYears} years`} of the study`;
  const payback =
    additional <= 0
      ? "It costs no more to buy, so there is nothing to pay back."
      : simplePayback === undefined
        ? `It does not pay back ${within}.`
        : discountedPayback === undefined
          ? `It pays back in ${duration.text(simplePayback)}, but not ${within} once savings are discounted.`
          : `It pays back in ${duration.text(simplePayback)}, discounted in ${duration.text(discountedPayback)}.`;
  const rate =
    rateOfReturn === undefined
      ? `There is no internal rate of return: ${noRate ?? "it cannot be told"}.`
      : `Internal rate of return: ${ratio.text(rateOfReturn)}.`;
  return `${payback} ${rate}`;
}
