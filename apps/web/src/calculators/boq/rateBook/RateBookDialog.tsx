import {
  descriptionOf,
  isUnpriced,
  rateProblem,
  searchRates,
  type BookEntry,
  type ItemRow,
  type UsedRate,
} from "@org/hvac-core/exchange/bills";
import type { FileRef } from "@org/data";
import { type ListField } from "@org/hvac-core/kernel";
import { numberedRowName } from "@org/hvac-core/internal";
import { boq } from "@org/hvac-core/calculators/boq";
import { Button, Spinner } from "@org/ui/elements";
import { GridDialog } from "@org/ui/grid";
import { Suspense, useId, useState, type ReactNode } from "react";
import { AccountGate } from "../../../account/AccountGate.tsx";
import { useBackend } from "../../../account/useBackend.ts";
import layout from "../../imports/imports.module.css";
import { texts as searchTexts } from "../../rowPicker/texts.ts";
import { ageText, rateText, sourceText } from "./rateText.ts";
import { useRateBook, type RateBook } from "./useRateBook.ts";
import styles from "./rateBook.module.css";
import { texts } from "./texts.ts";

interface RateBookDialogProps {
  readonly file: FileRef | undefined;
  readonly currency: string;
  readonly items: readonly ItemRow[];
  /** Prices an item by its id, or a new one. */
  readonly onTake: (rate: UsedRate, into: string | undefined) => void;
  readonly onClose: () => void;
}

/** Maximum number of results; another search word narrows them down. */
const maxShown = 40;
const list: ListField = boq.fields.items;

/** Label of an item: its number and description. */
function itemName(item: ItemRow, index: number): string {
  const description = descriptionOf(item);
  return description === "" ? numberedRowName(list, index) : texts.item(index + 1, description);
}

interface RateProps {
  readonly rate: UsedRate;
  readonly currency: string;
  readonly target: ItemRow | undefined;
  readonly onTake: (rate: UsedRate) => void;
}

function Rate({ rate, currency, target, onTake }: RateProps): ReactNode {
  const [now] = useState(() => new Date());
  const age = ageText(rate, now);
  const problem = rateProblem(rate, currency, target);
  const id = useId();
  return (
    <div className={styles.rate}>
      <p id={id}>
        <b className="numbers">{rateText(rate)}</b>
        <small className="numbers" dir="auto">
          {sourceText(rate)}
        </small>
        {age !== undefined && <small className={styles.old}>{age}</small>}
        {problem !== undefined && <small>{problem}</small>}
      </p>
      <Button small disabled={problem !== undefined} aria-describedby={id} onClick={() => onTake(rate)}>
        {texts.take}
      </Button>
    </div>
  );
}

function Entry({ entry: { latest, earlier }, ...rate }: Omit<RateProps, "rate"> & { readonly entry: BookEntry }): ReactNode {
  return (
    <li>
      <h3 dir="auto">{latest.description}</h3>
      <Rate rate={latest} {...rate} />
      {earlier.length > 0 && (
        <details>
          <summary>{texts.earlierRates(earlier.length)}</summary>
          {earlier.map((each) => (
            <Rate key={`${each.source.fileId} ${rateText(each)}`} rate={each} {...rate} />
          ))}
        </details>
      )}
    </li>
  );
}

/** Sentence on the bills in the book, and those that are missing. */
function bookText({ bills, notReadCount, failedCount, problem }: RateBook): string {
  return [
    texts.bills(bills),
    ...(notReadCount > 0 ? [texts.olderBills(notReadCount)] : []),
    ...(failedCount > 0 ? [texts.failedBills(failedCount, problem ?? "")] : []),
  ].join(" ");
}

function matchesText(count: number, book: RateBook): string {
  return count > maxShown ? `${searchTexts.firstMatches(maxShown, count)} ${bookText(book)}` : bookText(book);
}

function BookContent({ file, currency, items, onTake, onClose }: RateBookDialogProps): ReactNode {
  const book = useRateBook(true, file);
  const [search, setSearch] = useState("");
  const unpriced = items.flatMap((item, index) => (isUnpriced(item) ? [{ item, name: itemName(item, index) }] : []));
  const [into, setInto] = useState(() => unpriced[0]?.item.id ?? "");
  const target = items.find(({ id }) => id === into);
  const matches = searchRates(book?.entries ?? [], search);
  const id = useId();
  return (
    <div className={`${layout.content} ${styles.book}`}>
      {!book && <Spinner label={texts.reading} />}
      {book && book.entries.length === 0 && <p>{`${texts.lead} ${book.failedCount > 0 ? bookText(book) : texts.empty}`}</p>}
      {book && book.entries.length > 0 && (
        <>
          <div className={styles.head}>
            <input
              data-begin
              type="search"
              className={styles.search}
              aria-label={texts.search}
              placeholder={texts.search}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
            <label htmlFor={id}>{texts.target}</label>
            <select id={id} value={target ? into : ""} onChange={(event) => setInto(event.target.value)}>
              <option value="">{texts.newItem}</option>
              {unpriced.map(({ item, name }) => (
                <option key={item.id} value={item.id}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too */}
          <section className={styles.entries} aria-label={texts.rates} tabIndex={0}>
            <ul>
              {matches.slice(0, maxShown).map((entry) => (
                <Entry
                  key={entry.key}
                  entry={entry}
                  currency={currency}
                  target={target}
                  onTake={(rate) => {
                    onTake(rate, target?.id);
                    onClose();
                  }}
                />
              ))}
            </ul>
          </section>
          <output className={layout.hint}>{matches.length === 0 ? searchTexts.noMatch(search) : matchesText(matches.length, book)}</output>
        </>
      )}
    </div>
  );
}

function Gate({ children }: { readonly children: ReactNode }): ReactNode {
  return <AccountGate backend={useBackend()}>{children}</AccountGate>;
}

/** Dialog with the rates of earlier bills, to price an item. */
export function RateBookDialog(props: RateBookDialogProps): ReactNode {
  return (
    <GridDialog title={texts.title} wide onClose={props.onClose}>
      <Suspense fallback={<Spinner label={texts.opening} />}>
        <Gate>
          <BookContent {...props} />
        </Gate>
      </Suspense>
    </GridDialog>
  );
}
