import { boq } from "@org/hvac-core/calculators/boq";
import { displayedQuantity, isTypedQuantity, type TypedQuantity } from "@org/hvac-core/kernel";

/** Where a rate was used. */
export interface RateSource {
  readonly fileId: string;
  readonly file: string;
  readonly project: string;
  /** When the file was last changed. */
  readonly changedAt: Date;
}

/** What an item is priced with: quantities as they were typed. */
export interface RateValues {
  readonly rate: TypedQuantity | null;
  readonly labour: TypedQuantity | null;
  readonly plant: TypedQuantity | null;
  readonly waste: TypedQuantity | null;
}

/** A rate as an earlier bill has it. */
export interface UsedRate extends RateValues {
  readonly description: string;
  readonly unit: string;
  readonly currency: string;
  readonly workSection: string;
  readonly standard: string;
  /** The day whose prices they are where the bill states it, else when the bill was last changed. */
  readonly date: Date;
  readonly source: RateSource;
}

/** What was priced before: the latest rate, and the ones before it. */
export interface BookEntry {
  readonly key: string;
  readonly latest: UsedRate;
  /** Newest first. */
  readonly earlier: readonly UsedRate[];
}

/** A bill as its file has it. */
export interface StoredBill {
  readonly input: Readonly<Record<string, unknown>>;
  readonly calculatorVersion: number;
}

const plain = (text: string): string => text.normalize("NFKC").trim().replaceAll(/\s+/g, " ").toLowerCase();

/** A number with its unit; `null` where there is none. Nothing is written as nothing: no labour is no rate. */
function typed(value: unknown): TypedQuantity | null {
  return isTypedQuantity(value) && value.value !== 0 ? value : null;
}

/** A number as it is shown, in the unit it was typed in; money in its currency. */
export const amountOf = (quantity: TypedQuantity | null): number => (quantity === null ? 0 : displayedQuantity(quantity).value);

const isUnit = (unit: unknown): unit is string => typeof unit === "string" && unit.trim() !== "";

/** Noon, so that the day is the same in every time zone of its reader. */
const dayOf = (text: unknown): Date | undefined => (typeof text === "string" && text !== "" ? new Date(`${text}T12:00:00`) : undefined);

/** The priced items of a bill. */
export function ratesOfBill({ input, calculatorVersion }: StoredBill, source: RateSource): readonly UsedRate[] {
  const complete: Readonly<Record<string, unknown>> = boq.complete(boq.open(input, calculatorVersion).input);
  const date = dayOf(complete["ratesDate"]) ?? source.changedAt;
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

/** What tells entries of the book apart: rates per another unit, or in another currency, are others. */
export const rateKey = ({ description, unit, currency }: Pick<UsedRate, "description" | "unit" | "currency">): string =>
  [plain(description), unit, currency].join("\n");

const isSameRate = (one: UsedRate, other: UsedRate): boolean =>
  one.source.fileId === other.source.fileId &&
  (["rate", "labour", "plant", "waste"] as const).every((name) => amountOf(one[name]) === amountOf(other[name]));

/** Rates of many bills as a book, the newest first. A bill that prices a thing twice alike says it once. */
export function rateBook(rates: readonly UsedRate[]): readonly BookEntry[] {
  const newestFirst = rates.toSorted((one, other) => other.date.getTime() - one.date.getTime());
  return [...Map.groupBy(newestFirst, rateKey)].map(([key, used]) => {
    const [latest, ...earlier] = used.filter((each, index) => used.findIndex((other) => isSameRate(each, other)) === index);
    return { key, latest: latest!, earlier };
  });
}

/** Entries that hold every word, in their description or section. */
export function entriesWith(book: readonly BookEntry[], search: string): readonly BookEntry[] {
  const words = plain(search).split(" ").filter(Boolean);
  return book.filter(({ latest: { description, workSection } }) => {
    const said = plain(`${description} ${workSection}`);
    return words.every((word) => said.includes(word));
  });
}

/** Prices go up: older ones are raised by an index, or asked for again. */
export const monthsUntilOld = 12;

/** Whether a rate is older than that. */
export function isOld(date: Date, now: Date): boolean {
  const limit = new Date(now);
  limit.setMonth(limit.getMonth() - monthsUntilOld);
  return date < limit;
}
