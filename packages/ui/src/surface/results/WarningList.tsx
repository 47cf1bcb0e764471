import type { Warning } from "@org/hvac-core/kernel";
import type { ReactNode } from "react";
import { citationText } from "../../elements/numbers.ts";
import { SeverityIcon, severityOrder, severityWords, warningsId } from "./severity.tsx";
import styles from "./results.module.css";

interface WarningListProps {
  readonly warnings: readonly Warning[];
  /** Goes to the field that a warning concerns. */
  readonly goTo: (field: string) => void;
  readonly labelOf: (field: string) => string | undefined;
}

/** All warnings, the gravest first: what, why and what to do, with the source and the way to the field. */
export function WarningList({ warnings, goTo, labelOf }: WarningListProps): ReactNode {
  if (warnings.length === 0) return null;
  const sorted = warnings.toSorted((a, b) => severityOrder.indexOf(a.severity) - severityOrder.indexOf(b.severity));
  return (
    <section id={warningsId} tabIndex={-1} aria-label="Warnings">
      <ul className={styles.warnings}>
        {sorted.map((warning) => {
          const label = warning.field === undefined ? undefined : labelOf(warning.field);
          return (
            <li key={warning.code + (warning.field ?? "")} data-severity={warning.severity}>
              <SeverityIcon severity={warning.severity} />
              <div>
                <p>
                  <strong>{severityWords[warning.severity]}.</strong> {warning.message}
                </p>
                <p className={styles.foot}>
                  {label && (
                    <button type="button" className={`${styles.goto} screen-only`} onClick={() => goTo(warning.field!)}>
                      Go to {label.toLowerCase()}
                    </button>
                  )}
                  {warning.source && <span>{citationText(warning.source)}</span>}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
