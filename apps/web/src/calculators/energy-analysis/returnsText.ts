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
  const discounted =
    discountedPayback === undefined ? `it does not pay back ${within}` : `it pays back in ${duration.text(discountedPayback)}`;
  const payback =
    additional <= 0
      ? "It costs no more to buy, so there is nothing to pay back."
      : simplePayback === undefined
        ? `It saves nothing in the first year; discounted, ${discounted}.`
        : `Simple payback is ${duration.text(simplePayback)} by the savings of the first year; discounted, ${discounted}.`;
  const rate =
    rateOfReturn === undefined
      ? `There is no internal rate of return: ${noRate ?? "it cannot be told"}.`
      : `Internal rate of return: ${ratio.text(rateOfReturn)}.`;
  return `${payback} ${rate}`;
}
