import type { SentPart, Suggestion, SuggestionOutcome } from "@org/data/suggestions";
import type { ProjectType } from "@org/hvac-core/costing/checklist";

/** Source of the proposals. */
export type SuggestionSource = "ai" | "checklist";

/** Decision about a proposal. */
export type Decision = { readonly is: "accepted"; readonly item: Suggestion } | { readonly is: "rejected" };

/** Progress of the request to the service. */
export type Asking =
  | { readonly is: "ready" }
  | { readonly is: "waiting" }
  | { readonly is: "answered"; readonly outcome: SuggestionOutcome };

/** The state of the dialog. */
export interface Session {
  readonly source: SuggestionSource;
  readonly projectType: ProjectType;
  readonly parts: readonly SentPart[];
  readonly asking: Asking;
  /** Decisions by the proposed item: they also apply when the same item is proposed again, by any source. */
  readonly decisions: Readonly<Record<string, Decision>>;
  /** The proposal that is being edited. */
  readonly editing: string | undefined;
}

export type SessionEvent =
  | { readonly type: "source"; readonly source: SuggestionSource }
  | { readonly type: "projectType"; readonly projectType: ProjectType }
  | { readonly type: "part"; readonly part: SentPart; readonly isSent: boolean }
  | { readonly type: "send" }
  | { readonly type: "answer"; readonly outcome: SuggestionOutcome }
  /** Returns to the form of the request. */
  | { readonly type: "compose" }
  | { readonly type: "accept"; readonly items: readonly { readonly key: string; readonly item: Suggestion }[] }
  | { readonly type: "reject"; readonly key: string }
  | { readonly type: "edit"; readonly key: string | undefined }
  /** The accepted items are in the bill. */
  | { readonly type: "added" }
  /** Undoes decisions. */
  | { readonly type: "reopen"; readonly keys: readonly string[] };

/** Key of a proposal. */
export const keyOf = ({ description }: Suggestion): string => description.trim().toLowerCase();

/** State of a dialog that has just been opened. Rates are sent only if the user selects that. */
export const newSession: Session = {
  source: "checklist",
  projectType: "office",
  parts: ["project", "files", "items"],
  asking: { is: "ready" },
  decisions: {},
  editing: undefined,
};

/** State of the dialog after an event. */
export function afterEvent(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case "source":
      return { ...session, source: event.source, editing: undefined };
    case "projectType":
      // The answer was for the previous project type.
      return { ...session, projectType: event.projectType, asking: { is: "ready" }, editing: undefined };
    case "part": {
      const others = session.parts.filter((part) => part !== event.part);
      return { ...session, parts: event.isSent ? [...others, event.part] : others };
    }
    case "send":
      return { ...session, asking: { is: "waiting" }, editing: undefined };
    case "answer":
      // The answer to a cancelled request, or one for another project type, is ignored.
      return session.asking.is === "waiting" ? { ...session, asking: { is: "answered", outcome: event.outcome } } : session;
    case "compose":
      return { ...session, asking: { is: "ready" }, editing: undefined };
    case "accept": {
      const accepted = event.items.map(({ key, item }) => [key, { is: "accepted", item }] as const);
      return { ...session, decisions: { ...session.decisions, ...Object.fromEntries(accepted) }, editing: undefined };
    }
    case "reject":
      return { ...session, decisions: { ...session.decisions, [event.key]: { is: "rejected" } }, editing: undefined };
    case "edit":
      return { ...session, editing: event.key };
    case "added": {
      const rejected = Object.entries(session.decisions).filter(([, decision]) => decision.is === "rejected");
      return { ...session, decisions: Object.fromEntries(rejected) };
    }
    case "reopen": {
      const remaining = Object.entries(session.decisions).filter(([key]) => !event.keys.includes(key));
      return { ...session, decisions: Object.fromEntries(remaining) };
    }
  }
}

/** Accepted proposals in the order of acceptance. */
export const acceptedItems = ({ decisions }: Session): readonly Suggestion[] =>
  Object.values(decisions).flatMap((decision) => (decision.is === "accepted" ? [decision.item] : []));
