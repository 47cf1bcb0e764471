import type { Suggestion } from "@org/data/suggestions";
import { Button } from "@org/ui/elements";
import { useRef, type ReactNode } from "react";
import { quantityOf, sectionText, type Standard } from "./billLines.ts";
import { keyOf, type Decision, type Session, type SessionEvent } from "./session.ts";
import { SuggestionEditor } from "./SuggestionEditor.tsx";
import styles from "./suggestions.module.css";
import { texts } from "./texts.ts";

interface SuggestionListProps {
  readonly suggestions: readonly Suggestion[];
  readonly standard: Standard;
  readonly currency: string;
  readonly session: Session;
  readonly dispatch: (event: SessionEvent) => void;
}

interface SuggestionLineProps extends Pick<SuggestionListProps, "currency" | "dispatch" | "standard"> {
  readonly suggestion: Suggestion;
  readonly decision: Decision | undefined;
}

/** A proposal with its reason and its buttons. */
function SuggestionLine({ suggestion, decision, standard, currency, dispatch }: SuggestionLineProps): ReactNode {
  const key = keyOf(suggestion);
  const item = decision?.is === "accepted" ? decision.item : suggestion;
  const { description, workSection, rate, reason, source } = item;
  return (
    <>
      <p className={styles.description}>
        {description}
        {decision?.is === "accepted" && <span className={styles.mark}>{texts.item.accepted}</span>}
      </p>
      <p className={styles.facts}>
        {[
          sectionText(workSection, standard) || texts.item.noSection,
          quantityOf(item),
          ...(rate ? [texts.item.rate(`${currency} ${rate.value}`, rate.source)] : []),
        ].join(" · ")}
      </p>
      <p className={styles.reason}>{reason}</p>
      <p className={styles.facts}>{texts.item.source(source)}</p>
      <div className={styles.actions}>
        {decision ? (
          <Button
            small
            aria-label={texts.item.action(texts.item.takeBack, description)}
            onClick={() => dispatch({ type: "reopen", keys: [key] })}
          >
            {texts.item.takeBack}
          </Button>
        ) : (
          <>
            <Button
              small
              aria-label={texts.item.action(texts.item.accept, description)}
              onClick={() => dispatch({ type: "accept", items: [{ key, item }] })}
            >
              {texts.item.accept}
            </Button>
            <Button
              small
              aria-label={texts.item.action(texts.item.edit, description)}
              data-edit
              onClick={() => dispatch({ type: "edit", key })}
            >
              {texts.item.edit}
            </Button>
            <Button small aria-label={texts.item.action(texts.item.reject, description)} onClick={() => dispatch({ type: "reject", key })}>
              {texts.item.reject}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

/** List of proposals; each can be accepted, edited or rejected. */
export function SuggestionList({ suggestions, standard, currency, session, dispatch }: SuggestionListProps): ReactNode {
  const list = useRef<HTMLElement>(null);
  const { decisions, editing } = session;
  const shown = suggestions.filter((each) => decisions[keyOf(each)]?.is !== "rejected");
  const open = shown.filter((each) => !decisions[keyOf(each)]);
  const rejected = suggestions.filter((each) => decisions[keyOf(each)]?.is === "rejected");
  /** After a decision the focus moves to the next open proposal, or to the button that adds the accepted ones. */
  const decide = (event: SessionEvent): void => {
    const keys = open.map(keyOf);
    const position =
      event.type === "reject" ? keys.indexOf(event.key) : event.type === "accept" ? keys.indexOf(event.items[0]?.key ?? "") : -1;
    dispatch(event);
    const next = event.type === "edit" || event.type === "reopen" ? undefined : (keys[position + 1] ?? keys[position - 1]);
    requestAnimationFrame(() => {
      const dialog = list.current?.closest("dialog");
      const line = next === undefined ? undefined : list.current?.querySelector(`[data-key="${CSS.escape(next)}"] button`);
      const place = event.type === "edit" ? list.current?.querySelector("input") : line;
      (place instanceof HTMLElement
        ? place
        : (dialog?.querySelector<HTMLElement>("[data-add]:enabled") ?? dialog?.querySelector("select"))
      )?.focus();
    });
  };
  return (
    <section ref={list} aria-label={texts.list.title} className={styles.list}>
      <div className={styles.head}>
        <output>
          {suggestions.length === 0
            ? texts.list.nothingMissing
            : texts.list.counts({
                total: suggestions.length,
                open: open.length,
                accepted: shown.length - open.length,
                rejected: rejected.length,
              })}
        </output>
        {rejected.length > 0 && (
          <Button small onClick={() => decide({ type: "reopen", keys: rejected.map(keyOf) })}>
            {texts.list.showRejected}
          </Button>
        )}
        <Button
          small
          disabled={open.length === 0}
          onClick={() => decide({ type: "accept", items: open.map((item) => ({ key: keyOf(item), item })) })}
        >
          {texts.list.acceptAll}
        </Button>
      </div>
      <ul>
        {shown.map((suggestion) => {
          const key = keyOf(suggestion);
          return (
            <li key={key} data-key={key} data-is={decisions[key]?.is ?? "open"}>
              {editing === key ? (
                <SuggestionEditor
                  suggestion={suggestion}
                  standard={standard}
                  onAccept={(item) => decide({ type: "accept", items: [{ key, item }] })}
                  onCancel={() => dispatch({ type: "edit", key: undefined })}
                />
              ) : (
                <SuggestionLine
                  suggestion={suggestion}
                  decision={decisions[key]}
                  standard={standard}
                  currency={currency}
                  dispatch={decide}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
