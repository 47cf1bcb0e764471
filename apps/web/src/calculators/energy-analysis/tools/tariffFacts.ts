import type { ImportedTariff, Tariff, TariffTier } from "@org/hvac-core/energy";
import { fixedChargeOf, minimumChargesOf, type StandingCharge } from "@org/hvac-core/internal";
import { shortMonthNames, type CurrencyFormat, type UnitSystem } from "@org/hvac-core/quantity";
import { formatNumber, quantityText } from "@org/form/numbers";
import { texts } from "./dialogTexts.ts";

const { labels } = texts.tariff;

type Structure = NonNullable<Tariff["energyratestructure"]>;

/** How prices are written. */
export interface PriceFormat {
  readonly unitSystem: UnitSystem;
  readonly currency: CurrencyFormat;
}

const isCharged = (structure: Structure | undefined): structure is Structure =>
  structure?.some((tiers) => tiers.some(({ rate = 0, adj = 0 }) => rate + adj !== 0)) ?? false;

const energyPrice = (price: number, { unitSystem, currency }: PriceFormat): string =>
  quantityText(price / 3.6e6, "energyPrice", unitSystem, { currency, trimZeros: true }).text;
const demandPrice = (price: number, { unitSystem, currency }: PriceFormat): string =>
  quantityText(price / 1000, "demandCharge", unitSystem, { currency }).text;
const money = (amount: number, { unitSystem, currency }: PriceFormat): string =>
  quantityText(amount, "money", unitSystem, { currency }).text;

function structureText(structure: Structure, counted: (count: number) => string, textOf: (price: number) => string): string {
  const prices = structure.flat().map(({ rate = 0, adj = 0 }: TariffTier) => rate + adj);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const tiers = Math.max(...structure.map(({ length }) => length));
  const range = lowest === highest ? textOf(lowest) : texts.tariff.range(textOf(lowest), textOf(highest));
  return texts.tariff.prices(counted(structure.length), tiers, range);
}

function perText({ amount, unit }: StandingCharge, format: PriceFormat): string {
  const per = ({ "$/day": "day", "$/year": "year" } as const)[unit.toLowerCase()] ?? "month";
  return texts.tariff.charge(money(amount, format), per);
}

function ratchetText({ lookbackPercent = 0, lookbackRange, lookbackMonths }: Tariff): string {
  const share = `${formatNumber(100 * lookbackPercent, { digits: 3, trimZeros: true })}\u202f%`;
  const selected = shortMonthNames.filter((_, month) => lookbackMonths?.[month]);
  return texts.tariff.ratchet(share, selected.length > 0 ? selected.join(", ") : texts.tariff.precedingMonths(lookbackRange || 11));
}

function sellText(structure: Structure | undefined, format: PriceFormat): string | undefined {
  const prices = (structure ?? []).flatMap(([first]) => (first?.sell === undefined ? [] : [first.sell]));
  if (prices.length === 0) return undefined;
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  return lowest === highest ? energyPrice(lowest, format) : texts.tariff.range(energyPrice(lowest, format), energyPrice(highest, format));
}

/** Facts of a tariff with their labels. */
export function tariffFacts(
  { tariff, identity }: ImportedTariff,
  format: PriceFormat,
): readonly (readonly [label: string, text: string])[] {
  const { energyratestructure, demandratestructure, flatdemandstructure } = tariff;
  const fixed = fixedChargeOf(tariff);
  const minimum = minimumChargesOf(tariff);
  const adjustments = tariff.fueladjustmentsmonthly ?? [];
  const dates = [identity.startdate, identity.enddate].map((date) => date ?? "…") as [string, string];
  const facts: readonly (readonly [string, string | undefined])[] = [
    [labels.utility, identity.utility],
    [labels.sector, identity.sector],
    [labels.valid, identity.startdate === undefined && identity.enddate === undefined ? undefined : texts.tariff.range(...dates)],
    [labels.energy, energyratestructure && structureText(energyratestructure, texts.tariff.periods, (price) => energyPrice(price, format))],
    [
      labels.adjustment,
      adjustments.some((each) => each !== 0)
        ? texts.tariff.range(energyPrice(Math.min(...adjustments), format), energyPrice(Math.max(...adjustments), format))
        : undefined,
    ],
    [
      labels.demand,
      isCharged(demandratestructure)
        ? structureText(demandratestructure, texts.tariff.periods, (price) => demandPrice(price, format))
        : undefined,
    ],
    [
      labels.monthlyDemand,
      isCharged(flatdemandstructure)
        ? structureText(flatdemandstructure, texts.tariff.seasons, (price) => demandPrice(price, format))
        : undefined,
    ],
    [labels.ratchet, tariff.lookbackPercent ? ratchetText(tariff) : undefined],
    [labels.fixedCharge, fixed.amount === 0 ? undefined : perText(fixed, format)],
    [labels.minimumBill, minimum.month.map((charge) => perText(charge, format)).join(", ") || undefined],
    [labels.minimumAnnualBill, minimum.year === 0 ? undefined : money(minimum.year, format)],
    [labels.exportPrice, sellText(energyratestructure, format)],
  ];
  return facts.flatMap(([label, text]) => (text === undefined ? [] : [[label, text] as const]));
}

/** Parts of a record that are not imported, by name, and notes on it. */
export function tariffRemarks({ tariff, remarks }: ImportedTariff): {
  readonly excluded: readonly string[];
  readonly notes: readonly string[];
} {
  const hasCoincident = isCharged(tariff.coincidentratestructure);
  const units = [
    ...(isCharged(tariff.demandratestructure) ? [tariff.demandrateunit] : []),
    ...(isCharged(tariff.flatdemandstructure) ? [tariff.flatdemandunit] : []),
  ].map((unit) => unit?.toLowerCase() ?? "kw");
  const hasDaily = [fixedChargeOf(tariff), ...minimumChargesOf(tariff).month].some(
    ({ amount, unit }) => amount !== 0 && unit.toLowerCase() === "$/day",
  );
  const unbilledFields = new Set(["coincidentratestructure", "demandreactivepowercharge"]);
  const excluded = [
    ...remarks
      .filter(({ kind }) => kind === "notBilled")
      .map(({ field, message }) => `${message.replace(/^Not billed: |\.$/g, "")} (${field})`),
    ...(hasCoincident ? [texts.tariff.unbilled.coincident] : []),
    ...(tariff.demandreactivepowercharge ? [texts.tariff.unbilled.reactive] : []),
    ...(new Set(units).size > 1 ? [texts.tariff.unbilled.units] : []),
  ];
  const notes = [
    ...(hasDaily ? [texts.tariff.dailyCharge] : []),
    ...remarks.filter(({ kind, field }) => kind !== "notBilled" && !unbilledFields.has(field)).map(({ message }) => message),
  ];
  return { excluded: excluded.map((each) => each.charAt(0).toUpperCase() + each.slice(1)), notes };
}
