/** Whose workspace is open. It changes by `transition` only. */
export interface SessionModel {
  /** The user of the workspace; `undefined` without one. */
  readonly uid: string | undefined;
  readonly status: "none" | "loading" | "ready" | "failed";
  /** The user is signing out: no workspace opens until the session has ended, whatever the account reports meanwhile. */
  readonly isLeaving: boolean;
}

export const noSession: SessionModel = { uid: undefined, status: "none", isLeaving: false };

export type SessionEvent =
  /** The account reports who is signed in. */
  | { readonly type: "user"; readonly uid: string | undefined }
  /** The store has been loaded. */
  | { readonly type: "loaded"; readonly uid: string }
  | { readonly type: "opened"; readonly uid: string }
  | { readonly type: "failed"; readonly uid: string }
  | { readonly type: "leaving" }
  /** Signing out has failed. */
  | { readonly type: "stayed" }
  /** The account has been deleted. */
  | { readonly type: "deleted" }
  | { readonly type: "retry"; readonly uid: string | undefined };

export type SessionEffect =
  | { readonly type: "close" }
  /** Loads the store; brings `loaded` or `failed`. */
  | { readonly type: "load"; readonly uid: string }
  /** Opens the workspace; brings `opened` or `failed`. */
  | { readonly type: "open"; readonly uid: string }
  | { readonly type: "show failure" };

export interface SessionTransition {
  readonly model: SessionModel;
  readonly effects: readonly SessionEffect[];
}

/** The session after an event, and the effects to run. */
export function transition(model: SessionModel, event: SessionEvent): SessionTransition {
  switch (event.type) {
    case "user": {
      const isLeaving = model.isLeaving && event.uid !== undefined;
      if (isLeaving || event.uid === model.uid) return { model: { ...model, isLeaving }, effects: [] };
      return event.uid === undefined ? close({ ...model, isLeaving }) : load({ ...model, isLeaving }, event.uid);
    }
    case "loaded":
      // Meanwhile the user may have signed out, somebody else may have signed in, or a second load may have opened the workspace.
      return { model, effects: model.uid === event.uid && model.status !== "ready" ? [{ type: "open", uid: event.uid }] : [] };
    case "opened":
      return { model: model.uid === event.uid ? { ...model, status: "ready" } : model, effects: [] };
    case "failed":
      if (model.uid !== event.uid || model.status !== "loading") return { model, effects: [] };
      return { model: { ...model, status: "failed" }, effects: [{ type: "show failure" }] };
    case "leaving":
      return close({ ...model, isLeaving: true });
    case "stayed":
      return { model: { ...model, isLeaving: false }, effects: [] };
    case "deleted":
      return close(model);
    case "retry":
      if (event.uid === undefined || model.status !== "failed") return { model, effects: [] };
      return { model: { ...model, uid: event.uid, status: "loading" }, effects: [{ type: "load", uid: event.uid }] };
  }
}

function close(model: SessionModel): SessionTransition {
  return { model: { ...model, uid: undefined, status: "none" }, effects: [{ type: "close" }] };
}

function load(model: SessionModel, uid: string): SessionTransition {
  return { model: { ...model, uid, status: "loading" }, effects: [{ type: "close" }, { type: "load", uid }] };
}
