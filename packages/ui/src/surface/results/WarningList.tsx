import type { Warning } from "@org/hvac-core/kernel";
import { useId, useState, type ReactNode } from "react";
import { Button } from "../../elements/Button.tsx";
import { citationText } from "../../elements/numbers.ts";
import { useIsPrinted } from "../print/useIsPrinted.ts";
import { SeverityIcon, severityOrder, severityWords, warningsId } from "./severity.tsx";
import styles from "./results.module.css";

interface WarningListProps {
  readonly warnings: readonly Warning[];
  /** Goes to the field that a warning concerns. */
  readonly goTo: (field: string) => void;
  readonly labelOf: (field: string) => string | undefined;
}

function WarningItem({ warning, goTo, labelOf }: { readonly warning: Warning } & Omit<WarningListProps, "warnings">): ReactNode {
  const { severity, field, message, source } = warning;
  const label = field === undefined ? undefined : labelOf(field);
  return (
    <li data-severity={severity}>
      <SeverityIcon severity={severity} />
      <div>
        <p>
          <strong>{severityWords[severity]}.</strong> {message}
        </p>
        {(label !== undefined || source) && (
          <p className={styles.foot}>
            {label !== undefined && (
              <button type="button" className={`${styles.goto} screen-only`} onClick={() => goTo(field!)}>
                Go to {label.charAt(0).toLowerCase() + label.slice(1)}
              </button>
            )}
            {source && <span>{citationText(source)}</span>}
          </p>
        )}
      </div>
    </li>
  );
}

const keyOf = ({ code, field, result = "" }: Warning): string => `${code} ${field ?? result}`;

/** Warnings that are listed at once: a system has hundreds of sections, of which each may be remarked upon. */
const firstWarnings = 20;

function Warnings({ warnings, ...rest }: WarningListProps): ReactNode {
  const [isWhole, setWhole] = useState(false);
  const isPrinted = useIsPrinted();
  const shown = isWhole || isPrinted ? warnings : warnings.slice(0, firstWarnings);
  return (
    <>
      <ul className={styles.warnings}>
        {shown.map((warning) => (
          <WarningItem key={keyOf(warning)} warning={warning} {...rest} />
        ))}
      </ul>
      {warnings.length > firstWarnings && (
        <Button small look="quiet" className="screen-only" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? `Show the first ${firstWarnings}` : `Show all ${warnings.length}`}
        </Button>
      )}
    </>
  );
}

/** What to check: limits, then cautions, each with what, why and what to do, its source and the way to the field. */
export function WarningList({ warnings, ...rest }: WarningListProps): ReactNode {
  const own = warnings
    .filter(({ severity }) => severity !== "info")
    .toSorted((a, b) => severityOrder.indexOf(a.severity) - severityOrder.indexOf(b.severity));
  if (own.length === 0) return null;
  return (
    <section id={warningsId.limit} tabIndex={-1} aria-label="Limits and cautions" className={styles.check}>
      <Warnings warnings={own} {...rest} />
    </section>
  );
}

/** What is good to know about the results. */
export function NoteList({ warnings, ...rest }: WarningListProps): ReactNode {
  const id = useId();
  const own = warnings.filter(({ severity }) => severity === "info");
  if (own.length === 0) return null;
  return (
    <section id={warningsId.info} tabIndex={-1} aria-labelledby={id} className={styles.notes}>
      <h3 id={id}>Notes</h3>
      <Warnings warnings={own} {...rest} />
    </section>
  );
}
