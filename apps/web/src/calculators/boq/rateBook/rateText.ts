import { measureText } from "@org/hvac-core/calculators/boq";
import { amountOf, isOldRate, oldRateMonths, type UsedRate } from "@org/hvac-core/exchange/bills";
import { quantityText } from "@org/form/numbers";
import { dayText } from "../../../page/dates.ts";
import { texts } from "../texts.ts";

const money = (amount: number, currency: string): string => quantityText(amount, "money", "Metric", { currency, exact: true }).text;
const percent = (share: number): string => quantityText(share, "ratio", "Metric", { unit: "%", trimZeros: true }).text;

/** "€38.00 per m²", with labour and plant where they are priced separately. */
export function rateText({ rate, labour, plant, waste, unit, currency }: UsedRate): string {
  const beside = [
    ...(labour && rate ? [texts.rate.labour(money(amountOf(labour), currency))] : []),
    ...(plant ? [texts.rate.plant(money(amountOf(plant), currency))] : []),
    ...(waste ? [texts.rate.waste(percent(amountOf(waste) / (waste.unit === "%" ? 100 : 1)))] : []),
  ];
  const main = rate ? money(amountOf(rate), currency) : texts.rate.labour(money(amountOf(labour), currency));
  return [texts.rate.perUnit(main, measureText(unit)), ...beside].join(", ");
}

/** Source of a rate: "12 Mar 2026, Town hall: Bill of quantities". */
export function sourceText({ date, source: { project, file } }: UsedRate): string {
  return texts.rate.source(dayText(date), file, project);
}

/** Warning about an old rate; `undefined` for a recent one. */
export function ageText({ date }: UsedRate, now: Date): string | undefined {
  return isOldRate(date, now) ? texts.rate.old(oldRateMonths) : undefined;
}
