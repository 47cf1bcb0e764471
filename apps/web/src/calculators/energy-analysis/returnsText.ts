import type { EnergyCase, EnergyStudy } from "./readEnergy.ts";

/** Payback and rate of return of a system in sentences, or why there are none. */
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
        : `Simple payback is ${duration.text(simplePayback)} by first-year savings; discounted, ${discounted}.`;
  const rate =
    rateOfReturn === undefined
      ? `There is no internal rate of return: ${noRate ?? "it is not defined"}.`
      : `Internal rate of return: ${ratio.text(rateOfReturn)}.`;
  return `${payback} ${rate}`;
}
