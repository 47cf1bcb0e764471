import type { ChoiceEntry, Step } from "@org/hvac-core/kernel";
import { convert, siUnit, unitSymbol } from "@org/hvac-core/quantity";
import type { ReactNode } from "react";
import type { CopiedTable } from "@org/form/numbers";
import { CopyButton } from "../../elements/CopyButton.tsx";
import { shortCitation } from "@org/documents/content";
import { Formula } from "./Formula.tsx";
import { useCurrency } from "../state/currencyContext.ts";
import { texts } from "./texts.tsx";
import styles from "./sheet.module.css";

type Given = Step | ChoiceEntry;

/** Each value with its unit in a separate column. */
function copiedEntries(entries: readonly Given[]): CopiedTable {
  const { columns } = texts.given;
  return {
    columns: [{ label: columns.given }, { label: columns.symbol }, { label: columns.value }, { label: columns.unit }],
    rows: entries.map((entry) =>
      entry.kind === "choice"
        ? [entry.name, undefined, entry.text, undefined]
        : [entry.name, entry.symbol, convert(entry.value, siUnit(entry.quantity), entry.unit), unitSymbol(entry.unit)],
    ),
  };
}

/** Publication of a default that nobody entered. */
const Citation = ({ entry: { source } }: { readonly entry: Given }): ReactNode =>
  source && <small className={styles.source}> {shortCitation(source)}</small>;

/** Input values used in a part of the sheet: name, symbol and value, in as many columns as fit. */
export function GivenTable({ entries }: { readonly entries: readonly Given[] }): ReactNode {
  const inCurrency = useCurrency();
  return (
    <div className={styles.givenTable}>
      <CopyButton name={texts.given.name} table={() => copiedEntries(entries)} />
      <dl className={styles.given}>
        {entries.map((entry) =>
          entry.kind === "choice" ? (
            <div key={entry.field} data-kind="choice">
              <dt>
                {entry.name}
                <Citation entry={entry} />
              </dt>
              <dd>{entry.text}</dd>
            </div>
          ) : (
            <div key={entry.symbol} data-kind={entry.kind} data-step={entry.symbol}>
              <dt>
                {entry.name} <Formula text={entry.symbol} />
                <Citation entry={entry} />
              </dt>
              <dd>{inCurrency(entry.substitution)}</dd>
            </div>
          ),
        )}
      </dl>
    </div>
  );
}
