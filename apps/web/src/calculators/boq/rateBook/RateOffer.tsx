import { descriptionOf, isUnpriced, rateKey, rateProblem, type ItemRow, type UsedRate } from "@org/hvac-core/exchange/bills";
import { Button } from "@org/ui/elements";
import { useEffect, useState, type ReactNode } from "react";
import type { FileRef } from "@org/data";
import { ageText, rateText, sourceText } from "./rateText.ts";
import { setKnownDescriptions } from "./knownDescriptions.ts";
import { useRateBook } from "./useRateBook.ts";
import styles from "./rateBook.module.css";
import { texts } from "./texts.ts";

interface RateOfferProps {
  readonly file: FileRef | undefined;
  readonly currency: string;
  readonly items: readonly ItemRow[];
  readonly onTake: (rate: UsedRate, into: string) => void;
}

/** Offers the rate of an earlier bill for an unpriced item with the same description. The rate is entered only when the user accepts it. */
export function RateOffer({ file, currency, items, onTake }: RateOfferProps): ReactNode {
  const book = useRateBook(true, file);
  const [declined, setDeclined] = useState<ReadonlySet<string>>(new Set());
  const [now] = useState(() => new Date());
  useEffect(() => setKnownDescriptions(book?.entries ?? [], currency), [book, currency]);
  const byKey = new Map((book?.entries ?? []).map(({ key, latest }) => [key, latest]));
  const offers = items.flatMap((item): readonly { readonly item: ItemRow; readonly rate: UsedRate }[] => {
    const description = descriptionOf(item);
    if (declined.has(item.id) || description === "" || !isUnpriced(item)) return [];
    const rate = byKey.get(rateKey({ description, unit: item["unit"] as UsedRate["unit"], currency }));
    return rate && rateProblem(rate, currency, item) === undefined ? [{ item, rate }] : [];
  });
  const [first] = offers;
  if (!first) return null;
  const { item, rate } = first;
  const age = ageText(rate, now);
  return (
    <section className={styles.offer} aria-label={texts.offer.title}>
      <p>
        {rate.description}: <span className="numbers">{rateText(rate)}</span>
        <small className="numbers" dir="auto">
          {sourceText(rate)}
        </small>
        {age !== undefined && <small className={styles.old}>{age}</small>}
      </p>
      <div>
        <Button small onClick={() => onTake(rate, item.id)}>
          {texts.offer.use}
        </Button>
        <Button small look="quiet" onClick={() => setDeclined(new Set([...declined, item.id]))}>
          {texts.offer.decline}
        </Button>
        {offers.length > 1 && <small>{texts.offer.more(offers.length - 1)}</small>}
      </div>
    </section>
  );
}
