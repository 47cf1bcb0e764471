import { failureOf, requestFor, sentParts, type SentPart, type Suggestion } from "@org/data/suggestions";
import { currencyFormat } from "@org/hvac-core/costing";
import { projectTypes, type ProjectType } from "@org/hvac-core/costing/checklist";
import type { CompleteInput } from "@org/hvac-core/kernel";
import { Button, commonTexts } from "@org/ui/elements";
import { GridDialog } from "@org/ui/grid";
import { useEffect, useId, useMemo, useReducer, useRef, type ReactNode } from "react";
import { runAction } from "../../../page/runAction.ts";
import layout from "../../imports/imports.module.css";
import { checklistSuggestions, linesWith, standardOf } from "./billLines.ts";
import { AskPanel } from "./AskPanel.tsx";
import { acceptedItems, afterEvent, newSession, type Session, type SessionEvent, type SuggestionSource } from "./session.ts";
import { SuggestionList } from "./SuggestionList.tsx";
import styles from "./suggestions.module.css";
import { useSubject, useSuggestionService } from "./useSubject.ts";
import { texts } from "./texts.ts";

interface SuggestDialogProps {
  readonly complete: CompleteInput;
  /** The session in which the dialog was last closed. */
  readonly before: Session | undefined;
  /** Takes the lines of the bill with those that were accepted. */
  readonly onAdd: (items: readonly object[], count: number) => void;
  readonly onClose: (session: Session) => void;
}

/** The session of a dialog that closes, in which it may reopen. Closing cancels a request, so that none is waiting. */
const closedSession = (session: Session): Session => (session.asking.is === "waiting" ? { ...session, asking: { is: "ready" } } : session);

interface ChoicesProps {
  readonly session: Session;
  readonly source: SuggestionSource;
  readonly hasService: boolean;
  readonly dispatch: (event: SessionEvent) => void;
}

/** Choice of the source of suggestions, and of the kind of project. */
function Choices({ session, source, hasService, dispatch }: ChoicesProps): ReactNode {
  const id = useId();
  const isWaiting = session.asking.is === "waiting";
  return (
    <div className={styles.choices}>
      {hasService && (
        <label htmlFor={`${id}-source`}>
          {texts.source}
          <select
            id={`${id}-source`}
            data-begin
            value={source}
            disabled={isWaiting}
            onChange={(event) => dispatch({ type: "source", source: event.target.value as SuggestionSource })}
          >
            {Object.entries(texts.sources).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label htmlFor={`${id}-type`}>
        {texts.projectType}
        <select
          id={`${id}-type`}
          data-begin={hasService ? undefined : true}
          value={session.projectType}
          disabled={isWaiting}
          onChange={(event) => dispatch({ type: "projectType", projectType: event.target.value as ProjectType })}
        >
          {Object.entries(projectTypes).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** Proposes missing items of the bill, by the built-in checklist or an AI service, and adds only accepted ones. */
export function SuggestDialog({ complete, before, onAdd, onClose }: SuggestDialogProps): ReactNode {
  const [session, dispatch] = useReducer(afterEvent, before ?? newSession);
  const service = useSuggestionService();
  const subject = useSubject(complete, session.projectType);
  const source = service ? session.source : "checklist";
  const request = useMemo(() => requestFor(subject, new Set(session.parts)), [subject, session.parts]);
  const fromChecklist = useMemo(() => checklistSuggestions(complete, session.projectType), [complete, session.projectType]);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const close = (): void => onClose(closedSession(session));
  const { asking } = session;
  const accepted = acceptedItems(session);
  const send = async (): Promise<void> => {
    if (!service) return;
    const controller = new AbortController();
    abort.current = controller;
    dispatch({ type: "send" });
    const outcome = navigator.onLine ? await service.suggest(request, subject, { signal: controller.signal }) : failureOf("offline");
    if (abort.current === controller) dispatch({ type: "answer", outcome });
  };
  const shown: readonly Suggestion[] | undefined =
    source === "checklist"
      ? fromChecklist
      : asking.is === "answered" && asking.outcome.status === "suggestions"
        ? asking.outcome.suggestions
        : undefined;
  return (
    <GridDialog title={texts.title} wide onClose={close}>
      <div className={styles.content}>
        <Choices session={session} source={source} hasService={service !== undefined} dispatch={dispatch} />
        <p className={layout.hint}>{source === "checklist" ? texts.checklistLead : texts.serviceLead(service?.model ?? "")}</p>
        {source === "ai" && (
          <AskPanel
            asking={asking}
            request={request}
            parts={(Object.keys(sentParts) as SentPart[]).map((part) => ({
              part,
              isSent: session.parts.includes(part) && (part !== "rates" || session.parts.includes("items")),
              isPossible: part === "project" ? subject.project !== undefined : part !== "rates" || session.parts.includes("items"),
            }))}
            onPart={(part, isSent) => dispatch({ type: "part", part, isSent })}
            onSend={() => runAction(send)}
            onCancel={() => abort.current?.abort()}
            onCompose={() => dispatch({ type: "compose" })}
          />
        )}
        {shown && (
          <SuggestionList
            suggestions={shown}
            standard={standardOf(complete)}
            currency={currencyFormat(complete).sign}
            session={session}
            dispatch={dispatch}
          />
        )}
      </div>
      <div className={styles.footer}>
        <Button onClick={close}>{commonTexts.close}</Button>
        <Button
          look="primary"
          data-add
          disabled={accepted.length === 0}
          onClick={() => {
            onAdd(linesWith(complete, accepted), accepted.length);
            // They are in the bill now; rejected ones stay rejected.
            onClose(closedSession(afterEvent(session, { type: "added" })));
          }}
        >
          {accepted.length === 0 ? texts.addAccepted : texts.addItems(accepted.length)}
        </Button>
      </div>
    </GridDialog>
  );
}
