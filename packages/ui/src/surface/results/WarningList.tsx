import type { Warning, WarningPlace } from "@org/hvac-core/kernel";
import { useId, useState, type ReactNode } from "react";
import { citationText } from "../../elements/numbers.ts";
import { SeverityIcon, severityOrder, severityWords, warningsId } from "./severity.tsx";
import { placeNames } from "./placeNames.ts";
import styles from "./results.module.css";

interface WarningListProps {
  readonly warnings: readonly Warning[];
  /** Goes to the field that a warning concerns. */
  readonly goTo: (field: string) => void;
  readonly labelOf: (field: string) => string | undefined;
}

type Ways = Omit<WarningListProps, "warnings">;

function GoTo({ field, goTo, labelOf }: { readonly field: string | undefined } & Ways): ReactNode {
  const label = field === undefined ? undefined : labelOf(field);
  if (label === undefined) return null;
  return (
    <button type="button" className={`${styles.goto} screen-only`} onClick={() => goTo(field!)}>
      Go to {label.charAt(0).toLowerCase() + label.slice(1)}
    </button>
  );
}

/** The other places of a warning, each with what there is to say of it. */
function OtherPlaces({ places, ...ways }: { readonly places: readonly WarningPlace[] } & Ways): ReactNode {
  return (
    <ul className={`${styles.places} screen-only`}>
      {places.slice(1).map(({ name, message, field, result }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two places may say the same of one field
        <li key={`${field ?? result} ${index}`}>
          {message.startsWith(name) ? message : `${name}: ${message}`} <GoTo field={field} {...ways} />
        </li>
      ))}
    </ul>
  );
}

function WarningItem({ warning, ...ways }: { readonly warning: Warning } & Ways): ReactNode {
  const { severity, field, message, source, places } = warning;
  const [isOpen, setOpen] = useState(false);
  return (
    <li data-severity={severity}>
      <SeverityIcon severity={severity} />
      <div>
        <p>
          <strong>{severityWords[severity]}.</strong> {message}
        </p>
        <p className={styles.foot}>
          <GoTo field={field} {...ways} />
          {places && (
            <button type="button" className={`${styles.goto} screen-only`} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? "Hide the others" : `and ${places.length - 1} more`}
            </button>
          )}
          {source && <span>{citationText(source)}</span>}
        </p>
        {places && isOpen && <OtherPlaces places={places} {...ways} />}
        {places && <p className="print-only">Where: {placeNames(places)}.</p>}
      </div>
    </li>
  );
}

function Warnings({ warnings, ...ways }: WarningListProps): ReactNode {
  return (
    <ul className={styles.warnings}>
      {warnings.map((warning) => (
        <WarningItem key={`${warning.severity} ${warning.code}`} warning={warning} {...ways} />
      ))}
    </ul>
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
