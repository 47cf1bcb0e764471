import type { Warning } from "@org/hvac-core/kernel";
import { useState, type ReactNode } from "react";
import { lazyPart } from "../../elements/lazyPart.tsx";
import { citationText } from "@org/form/numbers";
import { GoTo, type WayToFields } from "./GoTo.tsx";
import { placeNames, severityWords, warningsId } from "@org/form/results";
import { SeverityIcon } from "./SeverityIcon.tsx";
import { texts } from "./texts.ts";
import styles from "./results.module.css";

const OtherPlaces = lazyPart(async () => (await import("./OtherPlaces.tsx")).OtherPlaces);

function WarningItem({ warning, ...way }: WayToFields & { readonly warning: Warning }): ReactNode {
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
          <GoTo field={field} {...way} />
          {places && (
            <button type="button" className={`${styles.goto} screen-only`} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? texts.warnings.less : texts.warnings.more(places.length - 1)}
            </button>
          )}
          {source && <span>{citationText(source)}</span>}
        </p>
        {places && isOpen && <OtherPlaces places={places} {...way} />}
        {places && <p className="print-only">{texts.warnings.places(placeNames(places))}</p>}
      </div>
    </li>
  );
}

interface WarningListProps extends WayToFields {
  readonly warnings: readonly Warning[];
}

function Warnings({ warnings, ...way }: WarningListProps): ReactNode {
  return (
    <ul className={styles.warnings}>
      {warnings.map((warning) => (
        <WarningItem key={warning.severity + warning.code} warning={warning} {...way} />
      ))}
    </ul>
  );
}

/** Warnings: limits, then cautions, each with its text, source and a link to the field. */
export function WarningList({ warnings, ...way }: WarningListProps): ReactNode {
  const shown = ["limit", "caution"].flatMap((wanted) => warnings.filter(({ severity }) => severity === wanted));
  return (
    shown.length > 0 && (
      <section id={warningsId.limit} tabIndex={-1} aria-label={texts.warnings.label} className={styles.check}>
        <Warnings warnings={shown} {...way} />
      </section>
    )
  );
}

/** Useful remarks about the results. */
export function NoteList({ warnings, ...way }: WarningListProps): ReactNode {
  const shown = warnings.filter(({ severity }) => severity === "info");
  return (
    shown.length > 0 && (
      <section id={warningsId.info} tabIndex={-1} aria-label={texts.warnings.notes} className={styles.notes}>
        <h3>{texts.warnings.notes}</h3>
        <Warnings warnings={shown} {...way} />
      </section>
    )
  );
}
