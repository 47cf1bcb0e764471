import { sentParts, type SentPart, type SuggestionRequest } from "@org/data/suggestions";
import { Button, commonTexts, Spinner } from "@org/ui/elements";
import { useEffect, useRef, type ReactNode } from "react";
import layout from "../../imports/imports.module.css";
import type { Asking } from "./session.ts";
import styles from "./suggestions.module.css";
import { texts } from "./texts.ts";

interface AskPanelProps {
  readonly asking: Asking;
  readonly request: SuggestionRequest;
  readonly parts: readonly { readonly part: SentPart; readonly isSent: boolean; readonly isPossible: boolean }[];
  readonly onPart: (part: SentPart, isSent: boolean) => void;
  readonly onSend: () => void;
  readonly onCancel: () => void;
  /** Returns to the request. */
  readonly onCompose: () => void;
}

/** The complete request, with the parts that can be left out. */
function Composer({ request, parts, onPart, onSend }: Pick<AskPanelProps, "request" | "parts" | "onPart" | "onSend">): ReactNode {
  return (
    <>
      <fieldset className={styles.parts}>
        <legend>{texts.request.parts}</legend>
        {parts.map(({ part, isSent, isPossible }) => (
          <label key={part}>
            <input
              type="checkbox"
              checked={isSent && isPossible}
              disabled={!isPossible}
              onChange={(event) => onPart(part, event.target.checked)}
            />
            {sentParts[part]}
          </label>
        ))}
      </fieldset>
      <section className={styles.sent} aria-label={texts.request.text}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, which needs the keyboard too */}
        <pre tabIndex={0} aria-label={texts.request.text}>{`${request.instruction}\n\n${request.data}`}</pre>
        <details>
          <summary>{texts.request.schema}</summary>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, which needs the keyboard too */}
          <pre tabIndex={0}>{JSON.stringify(request.schema, undefined, 1)}</pre>
        </details>
      </section>
      <div className={layout.buttons}>
        <Button look="primary" onClick={onSend}>
          {texts.request.send}
        </Button>
      </div>
    </>
  );
}

/** The request to the AI service: its content, the wait, and the outcome. */
export function AskPanel({ asking, request, parts, onPart, onSend, onCancel, onCompose }: AskPanelProps): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  // The clicked button is gone: the focus moves to the enabled one.
  const before = useRef(asking.is);
  useEffect(() => {
    if (before.current !== asking.is) panel.current?.querySelector<HTMLElement>("button")?.focus();
    before.current = asking.is;
  }, [asking.is]);
  return (
    <div ref={panel} className={styles.ask}>
      {asking.is === "ready" && <Composer request={request} parts={parts} onPart={onPart} onSend={onSend} />}
      {asking.is === "waiting" && (
        <div className={styles.waiting}>
          <Spinner label={texts.request.waiting} />
          <Button onClick={onCancel}>{commonTexts.cancel}</Button>
        </div>
      )}
      {asking.is === "answered" && asking.outcome.status !== "suggestions" && (
        <>
          <p role="alert" className={styles.problem}>
            {asking.outcome.message}
          </p>
          <div className={styles.waiting}>
            <Button look="primary" onClick={onSend}>
              {texts.request.retry}
            </Button>
            <Button onClick={onCompose}>{texts.request.compose}</Button>
          </div>
        </>
      )}
      {asking.is === "answered" && asking.outcome.status === "suggestions" && (
        <>
          {asking.outcome.leftOut.length > 0 && (
            <ul className={styles.leftOut}>
              {asking.outcome.leftOut.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          )}
          <div className={styles.waiting}>
            <Button onClick={onCompose}>{texts.request.askAgain}</Button>
          </div>
        </>
      )}
    </div>
  );
}
