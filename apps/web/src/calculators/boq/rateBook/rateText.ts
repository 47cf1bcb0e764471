import { measureText } from "@org/hvac-core/calculators/boq";
import { amountOf, isOldRate, oldRateMonths, type UsedRate } from "@org/hvac-core/exchange/bills";
import { quantityText } from "@org/form/numbers";
import { dayText } from "../../../pageParts/dates.ts";

const money = (amount: number, currency: string): string => quantityText(amount, "money", "Metric", { currency, exact: true }).text;

/** "€38.00 per m²", with labour and plant where they are priced separately. */
export function rateText({ rate, labour, plant, waste, unit, currency }: UsedRate): string {
  const beside = [
    ...(labour && rate ? [`labour ${money(amountOf(labour), currency)}`] : []),
    ...(plant ? [`plant ${money(amountOf(plant), currency)}`] : []),
    ...(waste
      ? [`waste ${quantityText(amountOf(waste) / (waste.unit === "%" ? 100 : 1), "ratio", "Metric", { unit: "%", trimZeros: true }).text}`]
      : []),
  ];
  const main = rate ? money(amountOf(rate), currency) : `labour ${money(amountOf(labour), currency)}`;
  return [`${main} per ${measureText(unit)}`, ...beside].join(", ");
}

/** Source of a rate: "12 Mar 2026, Town hall: Bill of quantities". */
export function sourceText({ date, source: { project, file } }: UsedRate): string {
  return `${dayText(date)}, ${project === "" ? file : `${project}: ${file}`}`;
}

/** Warning about an old rate; `undefined` for a recent one. */
export function ageText({ date }: UsedRate, now: Date): string | undefined {
  return isOldRate(date, now) ? `More than ${oldRateMonths} months old: raise it by an index, or ask again.` : undefined;
}
