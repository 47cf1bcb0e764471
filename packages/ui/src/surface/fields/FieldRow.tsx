import type { Warning } from "@org/hvac-core/kernel";
import type { Citation } from "@org/hvac-core/sources";
import { IconHelp } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { citationText, prose } from "../../elements/numbers.ts";
import { Popup } from "../../elements/Popup.tsx";
import { SeverityIcon, severityWords } from "../results/severity.tsx";
import { Symbol } from "../sheet/Symbol.tsx";
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
  readonly note?: string | undefined;
  /** Label above the control instead of beside it, for long choices. */
  readonly stacked?: boolean;
  readonly children: ReactNode;
}

/** Id of the input at a path. */
export const inputId = (path: string): string => `field-${path.replaceAll(".", "-")}`;
export const errorId = (id: string): string => `${id}-error`;

/** The frame of every field: label and symbol, help on demand, the control, and the error in words under it. */
export function FieldRow({
  id,
  label,
  symbol,
  help = [],
  source,
  error,
  remarks = [],
  note,
  stacked = false,
  children,
}: FieldRowProps): ReactNode {
  const worst = remarks[0];
  return (
    <div className={styles.row} data-stacked={stacked || undefined} data-invalid={error !== undefined || undefined}>
      <div className={styles.name}>
        <label htmlFor={id}>{label}</label>
        <span className={styles.marks}>
          {symbol && (
            <span className={styles.symbol} aria-hidden>
              <Symbol name={symbol} />
            </span>
          )}
          {(help.length > 0 || source) && (
            <Popup
              className={styles.mark}
              aria-label={`About ${label}`}
              popupLabel={`About ${label}`}
              renderContent={() => (
                <div className={styles.help}>
                  {help.map((line) => (
                    <p key={line}>{prose(line)}</p>
                  ))}
                  {source && <p className={styles.source}>{citationText(source)}</p>}
                </div>
              )}
            >
              <IconHelp size={15} stroke={1.6} aria-hidden />
            </Popup>
          )}
          {worst && (
            <Popup
              className={styles.mark}
              data-severity={worst.severity}
              aria-label={`${severityWords[worst.severity]} on ${label}`}
              popupLabel={`${severityWords[worst.severity]} on ${label}`}
              renderContent={() => (
                <div className={styles.help}>
                  {remarks.map((remark) => (
                    <p key={remark.code}>
                      <strong>{severityWords[remark.severity]}. </strong>
                      {remark.message}
                      {remark.source && <span className={styles.source}> {citationText(remark.source)}</span>}
                    </p>
                  ))}
                </div>
              )}
            >
              <SeverityIcon severity={worst.severity} size={15} />
            </Popup>
          )}
        </span>
      </div>
      <div className={styles.control}>{children}</div>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {error !== undefined && (
        <p id={errorId(id)} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
