import { boq, measureText } from "@org/hvac-core/calculators/boq";
import { currencyFormat } from "@org/hvac-core/costing";
import { compareBills, pricedBill, type ItemDifference, type ItemState } from "@org/hvac-core/exchange/bills";
import type { CurrencyFormat } from "@org/hvac-core/quantity";
import { formatNumber, quantityText } from "@org/form/numbers";
import { useMemo, type ReactNode } from "react";
import type { RevisionTableProps } from "../view.ts";
import styles from "./billRevision.module.css";
import { texts } from "./billRevisionTexts.ts";

const none = "–";

const nameOf = ({ item }: ItemState): string => item.description.trim() || texts.unnamed;

function quantityOf({ item: { quantity, unit } }: ItemState): string {
  return quantity === null ? none : `${formatNumber(quantity, { digits: 12, trimZeros: true })}\u202f${measureText(unit)}`;
}

/** Former and present text; one text where both are the same. */
function ThenNow({ then, now }: { readonly then: string | undefined; readonly now: string | undefined }): ReactNode {
  if (then === undefined || now === undefined || then === now) return now ?? then;
  return (
    <>
      {then} <span aria-hidden>→</span>
      <span className="sr-only">{texts.nowMark}</span> {now}
    </>
  );
}

interface MoneyTexts {
  readonly amount: (value: number) => string;
  /** With its sign. */
  readonly difference: (value: number) => string;
}

function moneyTexts(currency: CurrencyFormat): MoneyTexts {
  const amount = (value: number): string => quantityText(value, "money", "Metric", { currency, exact: true }).text;
  return { amount, difference: (value) => (value > 0 ? `+${amount(value)}` : amount(value)) };
}

function ItemLine({
  item: { change, then, now, difference },
  money,
}: {
  readonly item: ItemDifference;
  readonly money: MoneyTexts;
}): ReactNode {
  const rate = (state: ItemState | undefined): string | undefined =>
    state && (state.unitRate === undefined ? none : money.amount(state.unitRate));
  return (
    <tr data-change={change}>
      <th scope="row" dir="auto">
        <ThenNow then={then && nameOf(then)} now={now && nameOf(now)} />
      </th>
      <td>{texts.changes[change]}</td>
      <td>
        <ThenNow then={then && quantityOf(then)} now={now && quantityOf(now)} />
      </td>
      <td>
        <ThenNow then={rate(then)} now={rate(now)} />
      </td>
      <td>{then?.total === undefined ? none : money.amount(then.total)}</td>
      <td>{now?.total === undefined ? none : money.amount(now.total)}</td>
      <td>{money.difference(difference)}</td>
    </tr>
  );
}

/** A revision of a bill compared with its present state: the items that make the difference in money. */
export function BillRevision({ then, now }: RevisionTableProps): ReactNode {
  const before = useMemo(() => pricedBill(then), [then]);
  const after = useMemo(() => pricedBill(now), [now]);
  const comparison = useMemo(() => before && after && compareBills(before, after), [before, after]);
  if (!before || !after || !comparison) return <p>{texts.notCalculated}</p>;
  const [was, is] = [currencyFormat(before.values), currencyFormat(after.values)];
  if (was.sign !== is.sign) return <p>{texts.twoCurrencies(was.sign, is.sign)}</p>;
  const { items, unchanged, amounts } = comparison;
  const money = moneyTexts(is);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must scroll by keyboard too
    <section className={styles.compared} aria-label={texts.table} tabIndex={0}>
      <table className="numbers">
        <caption>{items.length === 0 ? texts.noneDiffers : texts.differ(items.length, items.length + unchanged)}</caption>
        <thead>
          <tr>
            {texts.columns.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <ItemLine key={item.id} item={item} money={money} />
          ))}
        </tbody>
        <tfoot>
          {amounts.map(({ name, then: value, now: present, difference }) => (
            <tr key={name}>
              <th scope="row" colSpan={4}>
                {boq.results[name].label}
              </th>
              <td>{money.amount(value)}</td>
              <td>{money.amount(present)}</td>
              <td>{money.difference(difference)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  );
}
