import { boq, measureText } from "@org/hvac-core/calculators/boq";
import { currencyFormat } from "@org/hvac-core/costing";
import { compareBills, pricedBill, type ItemChange, type ItemDifference, type ItemState } from "@org/hvac-core/exchange/bills";
import type { CurrencyFormat } from "@org/hvac-core/quantity";
import { formatNumber, quantityText } from "@org/form/numbers";
import { useMemo, type ReactNode } from "react";
import type { RevisionTableProps } from "../view.ts";
import styles from "./billRevision.module.css";

const changeWords: Readonly<Record<ItemChange, string>> = { added: "Added", removed: "Removed", changed: "Changed", reworded: "Text only" };

const none = "–";

const nameOf = ({ item }: ItemState): string => item.description.trim() || "Without a description";

function quantityOf({ item: { quantity, unit } }: ItemState): string {
  return quantity === null ? none : `${formatNumber(quantity, { digits: 12, trimZeros: true })}\u202f${measureText(unit)}`;
}

/** Former and present text; one text where both are the same. */
function ThenNow({ then, now }: { readonly then: string | undefined; readonly now: string | undefined }): ReactNode {
  if (then === undefined || now === undefined || then === now) return now ?? then;
  return (
    <>
      {then} <span aria-hidden>→</span>
      <span className="sr-only">, now</span> {now}
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
      <td>{changeWords[change]}</td>
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
  if (!before || !after || !comparison) return <p>The amounts are compared as soon as both states can be calculated.</p>;
  const [was, is] = [currencyFormat(before.values), currencyFormat(after.values)];
  if (was.sign !== is.sign)
    return <p>{`The currency was ${was.sign} then and is ${is.sign} now: amounts of two currencies are not compared.`}</p>;
  const { items, unchanged, amounts } = comparison;
  const money = moneyTexts(is);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must scroll by keyboard too
    <section className={styles.compared} aria-label="Items then and now" tabIndex={0}>
      <table className="numbers">
        <caption>{items.length === 0 ? "No item differs." : `${items.length} of ${items.length + unchanged} items differ.`}</caption>
        <thead>
          <tr>
            {["Item", "What happened", "Quantity", "Full rate", "Total then", "Total now", "Difference"].map((label) => (
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
