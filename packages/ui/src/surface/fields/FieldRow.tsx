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
  /** Below the control: where the number comes from. */
  readonly note?: ReactNode;
  /** Label above the control instead of next to it, for long choices. */
  readonly stacked?: boolean;
  readonly children: ReactNode;
}

/** Descriptions of an input for screen readers: where its number comes from, and its error or, without one, its help. */
export function describedBy({ id, help = [], source, error, remarks = [], note }: Omit<FieldRowProps, "children" | "label">) {
  const isExplained = help.length > 0 || source !== undefined || remarks.length > 0;
  const text = error === undefined ? (isExplained ? helpId(id) : undefined) : errorId(id);
  return {
    "aria-invalid": error !== undefined,
    "aria-describedby": note === undefined ? text : [noteId(id), text].filter(Boolean).join(" "),
  };
}

/** The frame of every field: label and symbol, help on demand, the control, and the error message below it. */
export function FieldRow(props: FieldRowProps): ReactNode {
  const { id, label, symbol, help = [], source, error, remarks = [], note, stacked = false, children } = props;
  const isExplained = help.length > 0 || source !== undefined || remarks.length > 0;
  const inCurrency = useCurrency();
  return (
    <div className={styles.row} data-field data-stacked={stacked || undefined} data-invalid={error !== undefined || undefined}>
      <div className={styles.name} data-help={isExplained ? helpId(id) : undefined}>
        <label htmlFor={id}>{label}</label>
        {/* Keeps the marks on the line of the label's last word. */}
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
