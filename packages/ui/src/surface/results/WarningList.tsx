import type { Warning } from "@org/hvac-core/kernel";
import { acceptanceId, acceptanceOf, acceptancesIn } from "@org/hvac-core/internal";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { lazyPart } from "../../elements/lazyPart.tsx";
import { citationText } from "@org/form/numbers";
import { GoTo, type WayToFields } from "./GoTo.tsx";
import { acceptableId, placeNames, severityWords, warningsId } from "@org/form/results";
import type { AnySuccess, CalculatorState } from "@org/form/state";
import { SeverityIcon } from "./SeverityIcon.tsx";
import { texts } from "./texts.ts";
import styles from "./results.module.css";

const OtherPlaces = lazyPart(async () => (await import("./OtherPlaces.tsx")).OtherPlaces);
const Acceptance = lazyPart(async () => (await import("./Acceptance.tsx")).Acceptance);

/** Changes the input; absent where the results are not those of the present input. */
type ChangeInput = CalculatorState["change"] | undefined;

interface WarningListProps extends WayToFields {
  readonly outcome: AnySuccess;
  readonly change?: ChangeInput;
}

function WarningItem({ warning, outcome, change, ...way }: WarningListProps & { readonly warning: Warning }): ReactNode {
  const { severity, field, message, source, places } = warning;
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  // The form is gone and the item may have moved in the list, either of which loses the focus.
  useEffect(() => {
    if (wasAsked.current && !isAsked) toggle.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  const accepted = acceptanceOf(outcome, warning);
  const isAcceptable = change !== undefined && acceptableId(warning) !== undefined;
  // Also one that was accepted with other numbers: its reason may still be right.
  const entered = accepted ?? acceptancesIn(outcome.input).find(({ id }) => id === acceptanceId(warning));
  return (
    <li data-severity={severity} data-accepted={accepted && true}>
      <SeverityIcon severity={severity} />
      <div>
        <p className={styles.message}>
          <strong>{severityWords[severity]}.</strong> {message}
        </p>
        {accepted && <p>{texts.acceptance.reason(accepted.reason)}</p>}
        <p className={styles.foot}>
          <GoTo field={field} {...way} />
          {places && (
            <button type="button" className={`${styles.goto} screen-only`} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? texts.warnings.less : texts.warnings.more(places.length - 1)}
            </button>
          )}
          {isAcceptable && (
            <button
              ref={toggle}
              type="button"
              className={`${styles.goto} screen-only`}
              aria-expanded={isAsked}
              onClick={() => setAsked(!isAsked)}
            >
              {accepted ? texts.acceptance.change : texts.acceptance.begin}
              <span className="sr-only">{texts.acceptance.of(message)}</span>
            </button>
          )}
          {source && <span>{citationText(source)}</span>}
        </p>
        {isAsked && isAcceptable && <Acceptance {...{ warning, outcome, entered, change }} onClose={() => setAsked(false)} />}
        {places && isOpen && <OtherPlaces places={places} {...way} />}
        {places && <p className="print-only">{texts.warnings.places(placeNames(places))}</p>}
      </div>
    </li>
  );
}

function Warnings({ warnings, ...props }: WarningListProps & { readonly warnings: readonly Warning[] }): ReactNode {
  return (
    <ul className={styles.warnings}>
      {warnings.map((warning) => (
        <WarningItem key={warning.severity + warning.code} warning={warning} {...props} />
      ))}
    </ul>
  );
}

/** Number of families of warnings that are shown in full; of more, each is a line until somebody asks for all of it. */
const maxInFull = 2;

/** Warnings: limits, then cautions, each with its text, source and a link to the field. Accepted ones come last. */
export function WarningList(props: WarningListProps): ReactNode {
  const { outcome } = props;
  const [isFull, setFull] = useState(false);
  const shown = ["limit", "caution"].flatMap((wanted) => outcome.warnings.filter(({ severity }) => severity === wanted));
  const { open = [], accepted = [] } = Object.groupBy(shown, (warning) => (acceptanceOf(outcome, warning) ? "accepted" : "open"));
  const isLong = shown.length > maxInFull;
  return (
    shown.length > 0 && (
      <section
        id={warningsId.limit}
        tabIndex={-1}
        aria-label={texts.warnings.label}
        className={styles.check}
        data-compact={(isLong && !isFull) || undefined}
      >
        <Warnings {...props} warnings={[...open, ...accepted]} />
        {isLong && (
          <button type="button" className={`${styles.goto} screen-only`} aria-expanded={isFull} onClick={() => setFull(!isFull)}>
            {isFull ? texts.warnings.inLines : texts.warnings.inFull}
          </button>
        )}
      </section>
    )
  );
}

/** Useful remarks about the results. */
export function NoteList(props: WarningListProps): ReactNode {
  const shown = props.outcome.warnings.filter(({ severity }) => severity === "info");
  return (
    shown.length > 0 && (
      <section id={warningsId.info} tabIndex={-1} aria-label={texts.warnings.notes} className={styles.notes}>
        <h3>{texts.warnings.notes}</h3>
        <Warnings {...props} warnings={shown} />
      </section>
    )
  );
}
