import type { Warning } from "@org/hvac-core/kernel";
import type { Citation } from "@org/hvac-core/sources";
import type { ReactNode } from "react";
import { Symbol } from "../sheet/Symbol.tsx";
import { FieldHelp } from "./FieldHelp.tsx";
import { errorId, helpId, noteId } from "./fieldIds.ts";
import { useCurrency } from "../state/currencyContext.ts";
import styles from "./fields.module.css";

export interface FieldRowProps {
  readonly id: string;
  readonly label: string;
  readonly symbol?: string | undefined;
  readonly help?: readonly string[];
  readonly source?: Citation | undefined;
  readonly error?: string | undefined;
  readonly remarks?: readonly Warning[] | undefined;
  /** Said under the control: where its number comes from. */
  readonly note?: ReactNode;
  /** Label above the control instead of beside it, for long choices. */
  readonly stacked?: boolean;
  readonly children: ReactNode;
}

/** What an input says of itself to those who do not see its row: where its number comes from, and why it is refused or, where it is not, its help. */
export function describedBy({ id, help = [], source, error, remarks = [], note }: Omit<FieldRowProps, "children" | "label">) {
  const isExplained = help.length > 0 || source !== undefined || remarks.length > 0;
  const text = error === undefined ? (isExplained ? helpId(id) : undefined) : errorId(id);
  return {
    "aria-invalid": error !== undefined,
    "aria-describedby": note === undefined ? text : [noteId(id), text].filter(Boolean).join(" "),
  };
}

/** The frame of every field: label and symbol, help on demand, the control, and the error in words under it. */
export function FieldRow(props: FieldRowProps): ReactNode {
  const { id, label, symbol, help = [], source, error, remarks = [], note, stacked = false, children } = props;
  const isExplained = help.length > 0 || source !== undefined || remarks.length > 0;
  const inCurrency = useCurrency();
  return (
    <div className={styles.row} data-field data-stacked={stacked || undefined} data-invalid={error !== undefined || undefined}>
      <div className={styles.name} data-help={isExplained ? helpId(id) : undefined}>
        <label htmlFor={id}>{label}</label>
        {/* Holds the marks to the last word of the label. */}
        {"\u2060"}
        <span className={styles.marks}>
          {symbol && (
            <span className={styles.symbol} aria-hidden>
              <Symbol name={symbol} />
            </span>
          )}
          {isExplained && <FieldHelp id={id} label={label} help={help} source={source} remarks={remarks} />}
        </span>
      </div>
      <div className={styles.control}>{children}</div>
      {note !== undefined && (
        <p id={noteId(id)} className={styles.note}>
          {note}
        </p>
      )}
      {error !== undefined && (
        <p id={errorId(id)} className={styles.error}>
          {inCurrency(error)}
        </p>
      )}
    </div>
  );
}
