import { boq } from "../../calculators/boq/index.ts";
import { displayedQuantity, isTypedQuantity, type TypedQuantity } from "../../kernel/index.ts";
import type { StoredInput } from "../index.ts";
import { groupBy } from "../internal.ts";

/** Bill that a rate was used in. */
export interface RateSource {
  readonly fileId: string;
  readonly file: string;
  readonly project: string;
  /** Time of the last change of the file. */
  readonly changedAt: Date;
}

/** Rates of an item, as they were entered. */
export interface RateValues {
  readonly rate: TypedQuantity | null;
  readonly labour: TypedQuantity | null;
  readonly plant: TypedQuantity | null;
  readonly waste: TypedQuantity | null;
}

/** A rate of an earlier bill. */
export interface UsedRate extends RateValues {
  readonly description: string;
  readonly unit: string;
  readonly currency: string;
  readonly workSection: string;
  readonly standard: string;
  /** Date of the prices where the bill has one, else time of its last change. */
  readonly date: Date;
  readonly source: RateSource;
}

/** Rates of one description, unit and currency. */
export interface BookEntry {
  readonly key: string;
  readonly latest: UsedRate;
  /** Newest first. */
  readonly earlier: readonly UsedRate[];
}

const plain = (text: string): string => text.normalize("NFKC").trim().replaceAll(/\s+/g, " ").toLowerCase();

/** A number with its unit; `null` where it is empty or zero: no labour is no rate. */
function typed(value: unknown): TypedQuantity | null {
  return isTypedQuantity(value) && value.value !== 0 ? value : null;
}

/**
 * The number of a rate as it is shown, in the unit that it was entered in.
 *
 * @param quantity rate; money in its currency
 * @returns number; 0 for an empty rate
 * @example
 * ```ts
 * import { amountOf } from "@org/hvac-core/exchange/bills";
 * amountOf({ value: 12.5, unit: "money" }); // 12.5
 * amountOf(null); // 0
 * ```
 */
export const amountOf = (quantity: TypedQuantity | null): number => (quantity === null ? 0 : displayedQuantity(quantity).value);

const isUnit = (unit: unknown): unit is string => typeof unit === "string" && unit.trim() !== "";

/**
 * The rates of a stored bill: of items that have a description, a unit and a price.
 *
 * @param stored input of the bill
 * @param source name and time of the bill
 * @param dateOf date of a day such as 2026-01-31, in the time zone of the reader
 * @returns rates in the order of the items
 * @example
 * ```ts
 * import { ratesOfBill } from "@org/hvac-core/exchange/bills";
 * const items = [{ id: "a", description: "Fan", unit: "each", rate: { value: 20, unit: "money" } }];
 * const source = { fileId: "f", file: "Bill", project: "Town hall", changedAt: new Date("2026-03-01") };
 * ratesOfBill({ input: { unitSystem: "Metric", items }, calculatorVersion: 1 }, source, (day) => new Date(day))[0]?.rate; // { value: 20, unit: "money" }
 * ```
 */
export function ratesOfBill(
  { input, calculatorVersion }: StoredInput,
  source: RateSource,
  dateOf: (day: string) => Date,
): readonly UsedRate[] {
  const complete: Readonly<Record<string, unknown>> = boq.complete(boq.open(input, calculatorVersion).input);
  const { ratesDate } = complete;
  const date = typeof ratesDate === "string" && ratesDate !== "" ? dateOf(ratesDate) : source.changedAt;
  const rows = complete["items"] as readonly Readonly<Record<string, unknown>>[];
  return rows.flatMap((row): UsedRate[] => {
    const description = String(row["description"]).trim();
    const values = { rate: typed(row["rate"]), labour: typed(row["labour"]), plant: typed(row["plant"]), waste: typed(row["waste"]) };
    const isPriced = values.rate !== null || values.labour !== null || values.plant !== null;
    if (description === "" || !isPriced || !isUnit(row["unit"])) return [];
    return [
      {
        ...values,
        description,
        unit: row["unit"],
        currency: boq.currencyFormat(complete)?.sign ?? "",
        workSection: String(row["workSection"]).trim(),
        standard: String(complete["standard"]),
        date,
        source,
      },
    ];
  });
}

/**
 * The key of an entry of a rate book. Letter case and spaces of the description make no difference.
 *
 * @param rate description, unit and currency
 * @returns key
 * @example
 * ```ts
 * import { rateKey } from "@org/hvac-core/exchange/bills";
 * rateKey({ description: " Roof  fan", unit: "each", currency: "€" }) === rateKey({ description: "roof fan", unit: "each", currency: "€" }); // true
 * ```
 */
export const rateKey = ({ description, unit, currency }: Pick<UsedRate, "description" | "unit" | "currency">): string =>
  [plain(description), unit, currency].join("\n");

const isSameRate = (rate: UsedRate, other: UsedRate): boolean =>
  rate.source.fileId === other.source.fileId &&
  (["rate", "labour", "plant", "waste"] as const).every((name) => amountOf(rate[name]) === amountOf(other[name]));

/**
 * The rates of many bills as a book, the newest first. Equal rates of one bill are one.
 *
 * @param rates from `ratesOfBill`
 * @returns entries
 * @example
 * ```ts
 * import { rateBook, ratesOfBill } from "@org/hvac-core/exchange/bills";
 * const items = ["a", "b"].map((id) => ({ id, description: "Fan", unit: "each", rate: { value: 20, unit: "money" } }));
 * const source = { fileId: "f", file: "Bill", project: "Town hall", changedAt: new Date("2026-03-01") };
 * rateBook(ratesOfBill({ input: { unitSystem: "Metric", items }, calculatorVersion: 1 }, source, (day) => new Date(day)))[0]?.earlier.length; // 0
 * ```
 */
export function rateBook(rates: readonly UsedRate[]): readonly BookEntry[] {
  const newestFirst = rates.toSorted((first, second) => second.date.getTime() - first.date.getTime());
  return [...groupBy(newestFirst, rateKey)].map(([key, used]) => {
    const [latest, ...earlier] = used.filter((each, index) => used.findIndex((other) => isSameRate(each, other)) === index);
    return { key, latest: latest!, earlier };
  });
}

/**
 * Entries of a rate book that have every word of a search in their description or section.
 *
 * @param book from `rateBook`
 * @param search words
 * @returns entries in the order of the book
 * @example
 * ```ts
 * import { rateBook, searchRates } from "@org/hvac-core/exchange/bills";
 * searchRates(rateBook([]), "duct").length; // 0
 * ```
 */
export function searchRates(book: readonly BookEntry[], search: string): readonly BookEntry[] {
  const words = plain(search).split(" ").filter(Boolean);
  return book.filter(({ latest: { description, workSection } }) => {
    const text = plain(`${description} ${workSection}`);
    return words.every((word) => text.includes(word));
  });
}

/** Age of a rate, in months, from which it has to be raised by an index or asked for again. */
export const oldRateMonths = 12;

/**
 * Whether a rate is old: more than twelve months.
 *
 * @param date date of the rate
 * @param now date of today
 * @returns true for an old rate
 * @example
 * ```ts
 * import { isOldRate } from "@org/hvac-core/exchange/bills";
 * isOldRate(new Date("2025-01-31"), new Date("2026-02-01")); // true
 * ```
 */
export function isOldRate(date: Date, now: Date): boolean {
  const months = 12 * (now.getFullYear() - date.getFullYear()) + now.getMonth() - date.getMonth();
  return months > oldRateMonths || (months === oldRateMonths && date.getDate() < now.getDate());
}
