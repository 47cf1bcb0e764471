import type { Logger } from "@org/device/log";
import type { FirebaseApp } from "firebase/app";
import { createObservable, type Readable, type Writable } from "@org/device/observable";
import { openAccount, type Account } from "./account/index.ts";
import type { AccountOptions } from "./account/firebaseAccount.ts";
import type { Configuration } from "./configuration.ts";
import { createMachine, type Machine } from "./machine.ts";
import { messages } from "./messages.ts";
import { removeData } from "./removeData.ts";
import { noSession, transition, type SessionEffect, type SessionEvent, type SessionModel } from "./sessionModel.ts";
import type { Workspace, WorkspaceOptions } from "./store/index.ts";
import { texts } from "./texts.ts";

/** The stored data of the signed-in user. Loaded after sign-in is known; visitors never load it. */
export type WorkspaceState =
  | { readonly status: "none" }
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly workspace: Workspace }
  | { readonly status: "failed"; readonly message: string };

export interface SessionOptions {
  readonly app: FirebaseApp;
  readonly configuration: Configuration;
  readonly report: Logger;
  /** Loads the store. */
  readonly loadStore: () => Promise<{ readonly openWorkspace: (options: WorkspaceOptions) => Workspace }>;
}

/** An account, and the workspace of its user. */
export interface Session {
  readonly account: Account;
  readonly workspace: Readable<WorkspaceState>;
  /** Tries again what failed to load. */
  readonly retry: () => void;
}

/** Maximum wait for a frozen tab that holds the documents, in milliseconds; after that the next page erases them. */
const forgetTimeoutMs = 3000;

/** Runs the session of a page: the model, with the account and the workspace as its effects. */
export function openSession(options: SessionOptions): Session {
  const { app, configuration, report } = options;
  const workspace = createObservable<WorkspaceState>({ status: "none" });
  const machine = createMachine<SessionModel, SessionEvent, SessionEffect>({
    name: "session",
    initial: noSession,
    transition,
    run: (effect) => run(effect),
    onChange: () => {},
  });
  const run = runEffects(options, workspace, machine.dispatch);
  const account = openAccount(app, { configuration, report, ...endOfSession(report, workspace, machine) });
  const follow = (): void => machine.dispatch({ type: "user", uid: account.state.getSnapshot().user?.uid });
  account.state.subscribe(follow);
  follow();

  return {
    account: {
      ...account,
      signOut: async (signOutOptions) => {
        const result = await account.signOut(signOutOptions);
        // The workspace was closed, and opens again.
        if (!result.ok) machine.dispatch({ type: "stayed" });
        follow();
        return result;
      },
    },
    workspace: { getSnapshot: workspace.getSnapshot, subscribe: workspace.subscribe },
    retry: () => machine.dispatch({ type: "retry", uid: account.state.getSnapshot().user?.uid }),
  };
}

/** Runs the effects of a session on its workspace. */
function runEffects(
  { app, configuration, report, loadStore }: SessionOptions,
  workspace: Writable<WorkspaceState>,
  dispatch: (event: SessionEvent) => void,
): (effect: SessionEffect) => void {
  let store: Awaited<ReturnType<SessionOptions["loadStore"]>> | undefined;
  const fail = (uid: string, error: unknown): void => {
    report.error("The workspace could not be opened.", error);
    dispatch({ type: "failed", uid });
  };
  const load = async (uid: string): Promise<void> => {
    workspace.set({ status: "loading" });
    try {
      store = await loadStore();
    } catch (error) {
      return fail(uid, error);
    }
    dispatch({ type: "loaded", uid });
  };
  const open = (uid: string): void => {
    try {
      workspace.set({ status: "ready", workspace: store!.openWorkspace({ app, configuration, uid, report }) });
    } catch (error) {
      return fail(uid, error);
    }
    dispatch({ type: "opened", uid });
  };
  return (effect) => {
    const state = workspace.getSnapshot();
    switch (effect.type) {
      case "close":
        if (state.status === "ready") state.workspace.close();
        return workspace.set({ status: "none" });
      case "load":
        return void load(effect.uid);
      case "open":
        return open(effect.uid);
      case "show failure":
        return workspace.set({ status: "failed", message: texts.projectsNotLoaded });
    }
  };
}

/** Treatment of the workspace when the user signs out or deletes the account. */
function endOfSession(
  report: Logger,
  workspace: Readable<WorkspaceState>,
  machine: Machine<SessionModel, SessionEvent>,
): Pick<AccountOptions, "beforeSignOut" | "removeData" | "afterDeletion"> {
  /** The session may end before the device has forgotten the workspace of a deleted account. */
  let deletedWorkspace: Workspace | undefined;
  return {
    beforeSignOut: async ({ discard = false, onLeaving }) => {
      const state = await settledState(workspace);
      // A workspace that could not be loaded may hold something unsent.
      if (!discard && state.status !== "none" && (state.status !== "ready" || !(await state.workspace.settle()))) return false;
      await onLeaving?.();
      if (state.status === "none") return true;
      machine.dispatch({ type: "leaving" });
      // An earlier workspace was somebody else's, or has ended by itself and keeps its unsent changes.
      if (state.status === "ready") await forgetWithin(forgetTimeoutMs, state.workspace, report);
      return true;
    },
    removeData: async () => {
      const state = workspace.getSnapshot();
      if (state.status !== "ready") throw new Error(messages.notReady);
      deletedWorkspace = state.workspace;
      await removeData(state.workspace);
    },
    afterDeletion: async () => {
      machine.dispatch({ type: "deleted" });
      await deletedWorkspace?.forgetDevice();
      deletedWorkspace = undefined;
    },
  };
}

/** The state of the workspace, once it is known whether it could be loaded. */
function settledState(workspace: Readable<WorkspaceState>): Promise<WorkspaceState> {
  return new Promise((resolve) => {
    const check = (): void => {
      const state = workspace.getSnapshot();
      if (state.status === "loading") return;
      unsubscribe();
      resolve(state);
    };
    const unsubscribe = workspace.subscribe(check);
    check();
  });
}

async function forgetWithin(milliseconds: number, workspace: Workspace, report: Logger): Promise<void> {
  const forgotten = workspace
    .forgetDevice()
    .catch((error: unknown) => report.warn("The documents on this device could not be erased yet.", error));
  await Promise.race([forgotten, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
}
