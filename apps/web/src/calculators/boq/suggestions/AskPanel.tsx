import { sentParts, type SentPart, type SuggestionRequest } from "@org/data/suggestions";
import { Button, Spinner } from "@org/ui/elements";
import { useEffect, useRef, type ReactNode } from "react";
import layout from "../../imports/imports.module.css";
import type { Asking } from "./session.ts";
import styles from "./suggestions.module.css";

interface AskPanelProps {
  readonly asking: Asking;
  readonly request: SuggestionRequest;
  readonly parts: readonly { readonly part: SentPart; readonly isSent: boolean; readonly isPossible: boolean }[];
  readonly onPart: (part: SentPart, isSent: boolean) => void;
  readonly onSend: () => void;
  readonly onCancel: () => void;
  /** Back to what is sent. */
  readonly onCompose: () => void;
}

/** What is sent, all of it, with what can be left out. */
function Composer({ request, parts, onPart, onSend }: Pick<AskPanelProps, "request" | "parts" | "onPart" | "onSend">): ReactNode {
  return (
    <>
      <fieldset className={styles.parts}>
        <legend>What is sent to Google</legend>
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
      <section className={styles.sent} aria-label="Text that is sent">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, which needs the keyboard too */}
        <pre tabIndex={0} aria-label="Text that is sent">{`${request.instruction}\n\n${request.data}`}</pre>
        <details>
          <summary>The form in which the answer is asked for</summary>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, which needs the keyboard too */}
          <pre tabIndex={0}>{JSON.stringify(request.schema, undefined, 1)}</pre>
        </details>
      </section>
      <div className={layout.buttons}>
        <Button look="primary" onClick={onSend}>
          Send
        </Button>
      </div>
    </>
  );
}

/** Asks the AI service: what is sent, the wait, and what became of it. */
export function AskPanel({ asking, request, parts, onPart, onSend, onCancel, onCompose }: AskPanelProps): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: the focus goes on to the one that can be pressed now.
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
          <Spinner label="Waiting for the answer" />
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      )}
      {asking.is === "answered" && asking.outcome.status !== "suggestions" && (
        <>
          <p role="alert" className={styles.problem}>
            {asking.outcome.message}
          </p>
          <div className={styles.waiting}>
            <Button look="primary" onClick={onSend}>
              Retry
            </Button>
            <Button onClick={onCompose}>Change what is sent</Button>
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
            <Button onClick={onCompose}>Ask again…</Button>
          </div>
        </>
      )}
    </div>
  );
}
