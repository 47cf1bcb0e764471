import type { ImportedTariff, Tariff, TariffTier } from "@org/hvac-core/energy";
import { fixedChargeOf, minimumChargesOf, type StandingCharge } from "@org/hvac-core/internal";
import { shortMonthNames, type CurrencyFormat, type UnitSystem } from "@org/hvac-core/quantity";
import { formatNumber, plural, quantityText } from "@org/form/numbers";

type Structure = NonNullable<Tariff["energyratestructure"]>;

/** How prices are written. */
export interface PriceFormat {
  readonly unitSystem: UnitSystem;
  readonly currency: CurrencyFormat;
}

const counted = (count: number, word: string): string => `${count} ${count === 1 ? word : plural(word)}`;
const isCharged = (structure: Structure | undefined): structure is Structure =>
  structure?.some((tiers) => tiers.some(({ rate = 0, adj = 0 }) => rate + adj !== 0)) ?? false;

const energyPrice = (price: number, { unitSystem, currency }: PriceFormat): string =>
  quantityText(price / 3.6e6, "energyPrice", unitSystem, { currency, trimZeros: true }).text;
const demandPrice = (price: number, { unitSystem, currency }: PriceFormat): string =>
  quantityText(price / 1000, "demandCharge", unitSystem, { currency }).text;
const money = (amount: number, { unitSystem, currency }: PriceFormat): string =>
  quantityText(amount, "money", unitSystem, { currency }).text;

/** "2 periods of up to 3 tiers, $0.08/kWh to $0.21/kWh". */
function structureText(structure: Structure, word: string, textOf: (price: number) => string): string {
  const prices = structure.flat().map(({ rate = 0, adj = 0 }: TariffTier) => rate + adj);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const tiers = Math.max(...structure.map(({ length }) => length));
  const range = lowest === highest ? textOf(lowest) : `${textOf(lowest)} to ${textOf(highest)}`;
  return `${counted(structure.length, word)}${tiers > 1 ? ` of up to ${tiers} tiers` : ""}, ${range}`;
}

function perText({ amount, unit }: StandingCharge, format: PriceFormat): string {
  const per = { "$/day": "a day", "$/year": "a year" }[unit.toLowerCase()] ?? "a month";
  return `${money(amount, format)} ${per}`;
}

function ratchetText({ lookbackPercent = 0, lookbackRange, lookbackMonths }: Tariff): string {
  const share = `${formatNumber(100 * lookbackPercent, { digits: 3, trimZeros: true })}\u202f%`;
  const selected = shortMonthNames.filter((_, month) => lookbackMonths?.[month]);
  return selected.length > 0
    ? `${share} of the highest demand of ${selected.join(", ")}`
    : `${share} of the highest demand of the ${counted(lookbackRange || 11, "preceding month")}`;
}

function sellText(structure: Structure | undefined, format: PriceFormat): string | undefined {
  const prices = (structure ?? []).flatMap(([first]) => (first?.sell === undefined ? [] : [first.sell]));
  if (prices.length === 0) return undefined;
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  return lowest === highest ? energyPrice(lowest, format) : `${energyPrice(lowest, format)} to ${energyPrice(highest, format)}`;
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
  const dates = [identity.startdate, identity.enddate].map((date) => date ?? "…").join(" to ");
  const facts: readonly (readonly [string, string | undefined])[] = [
    ["Utility", identity.utility],
    ["Sector", identity.sector],
    ["Valid", identity.startdate === undefined && identity.enddate === undefined ? undefined : dates],
    ["Energy", energyratestructure && structureText(energyratestructure, "period", (price) => energyPrice(price, format))],
    [
      "Adjustment by month",
      adjustments.some((each) => each !== 0)
        ? `${energyPrice(Math.min(...adjustments), format)} to ${energyPrice(Math.max(...adjustments), format)}`
        : undefined,
    ],
    [
      "Demand by period",
      isCharged(demandratestructure) ? structureText(demandratestructure, "period", (price) => demandPrice(price, format)) : undefined,
    ],
    [
      "Monthly demand",
      isCharged(flatdemandstructure) ? structureText(flatdemandstructure, "season", (price) => demandPrice(price, format)) : undefined,
    ],
    ["Ratchet", tariff.lookbackPercent ? ratchetText(tariff) : undefined],
    ["Fixed charge", fixed.amount === 0 ? undefined : perText(fixed, format)],
    ["Minimum bill", minimum.month.map((charge) => perText(charge, format)).join(", ") || undefined],
    ["Minimum annual bill", minimum.year === 0 ? undefined : money(minimum.year, format)],
    ["Export price", sellText(energyratestructure, format)],
  ];
  return facts.flatMap(([label, text]) => (text === undefined ? [] : [[label, text] as const]));
}

/** Parts of a record that are not imported, by name, and notes on it. */
export function tariffRemarks({ tariff, remarks }: ImportedTariff): {
  readonly left: readonly string[];
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
  const left = [
    ...remarks
      .filter(({ kind }) => kind === "notBilled")
      .map(({ field, message }) => `${message.replace(/^Not billed: |\.$/g, "")} (${field})`),
    ...(hasCoincident ? ["Demand at the hours of the utility's own peaks (coincidentratestructure)"] : []),
    ...(tariff.demandreactivepowercharge ? ["The charge on reactive demand (demandreactivepowercharge)"] : []),
    ...(new Set(units).size > 1 ? ["The unit of one of its demands: the form bills both in kVA (flatdemandunit, demandrateunit)"] : []),
  ];
  const notes = [
    ...(hasDaily ? ["A charge per day is converted to a mean month."] : []),
    ...remarks.filter(({ kind, field }) => kind !== "notBilled" && !unbilledFields.has(field)).map(({ message }) => message),
  ];
  return { left: left.map((each) => each.charAt(0).toUpperCase() + each.slice(1)), notes };
}
