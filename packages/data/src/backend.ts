import { initializeApp, type FirebaseApp } from "firebase/app";
import { openAccount, withoutAccounts, type Account } from "./account/index.ts";
import type { StartAppCheck } from "./appCheck.ts";
import { ConfigurationError, readConfiguration, type Configuration, type ConfigurationSource } from "./configuration.ts";
import { messages, type ActionResult, type Report } from "./messages.ts";
import { createObservable, type Readable } from "@org/device/observable";
import { removeData } from "./removeData.ts";
import { suggestionService, type SuggestionService } from "./suggestions/service.ts";
import type { Template, Workspace, WorkspaceOptions } from "./store/index.ts";

/** The stored data of whoever is signed in. Loaded after sign-in is known; visitors never load it. */
export type WorkspaceState =
  | { readonly status: "none" }
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly workspace: Workspace }
  | { readonly status: "failed"; readonly message: string };

/** Accounts, and the workspace of the signed-in user. */
export interface Backend {
  /** Whether a backend is configured; without one nobody can sign in, and the rest of the app works. */
  readonly isConfigured: boolean;
  readonly account: Account;
  readonly workspace: Readable<WorkspaceState>;
  /** The AI service that proposes items of bills; none is configured when absent. */
  readonly suggestions?: SuggestionService;
  /** Tries again what failed to load. */
  readonly retry: () => void;
}

export interface BackendOptions extends ConfigurationSource {
  readonly report?: Report;
  /** Starts App Check before anything is asked of the service: what `loadAppCheck` has loaded. */
  readonly startAppCheck?: StartAppCheck | undefined;
  /** How the store is loaded; a dynamic import unless told otherwise. */
  readonly loadStore?: () => Promise<{ readonly openWorkspace: (options: WorkspaceOptions) => Workspace }>;
}

/**
 * Opens accounts and storage. Call it once, when the app first needs to know who is there.
 *
 * Missing configuration is a warning, never an error: nobody is signed in then.
 */
export function openBackend(options: BackendOptions): Backend {
  const { report = globalThis.console } = options;
  const configuration = configurationOrWarning(options, report);
  if (!configuration) {
    return {
      isConfigured: false,
      account: withoutAccounts(),
      workspace: createObservable<WorkspaceState>({ status: "none" }),
      retry: () => {},
    };
  }
  const app = initializeApp(configuration.firebase);
  options.startAppCheck?.(app);
  return openConfigured(app, configuration, report, options.loadStore ?? (() => import("./store/index.ts")));
}

function configurationOrWarning(source: ConfigurationSource, report: Report): Configuration | undefined {
  try {
    const configuration = readConfiguration(source);
    if (!configuration) report.warn("Cloud configuration is missing: the app goes on without accounts and storage.");
    return configuration;
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    report.warn(`Cloud configuration cannot be used: ${error.message} The app goes on without accounts and storage.`);
    return undefined;
  }
}

/** A frozen tab may hold the documents; so long is waited for it, in milliseconds. Then the next page takes them off the device. */
const forgetTimeoutMs = 3000;

type LoadStore = NonNullable<BackendOptions["loadStore"]>;

function openConfigured(app: FirebaseApp, configuration: Configuration, report: Report, loadStore: LoadStore): Backend {
  const workspace = createObservable<WorkspaceState>({ status: "none" });
  let shownFor: string | undefined;
  /** Between the end of the workspace and that of the session nothing is opened again, whatever the session tells meanwhile. */
  let isLeaving = false;
  /** The workspace of an account that is being deleted: the session may end before the device forgets it. */
  let deletedWorkspace: Workspace | undefined;

  const close = (): void => {
    const state = workspace.getSnapshot();
    if (state.status === "ready") state.workspace.close();
    shownFor = undefined;
    workspace.set({ status: "none" });
  };

  /** The workspace, once it is known whether it could be loaded. */
  const settledState = (): Promise<WorkspaceState> =>
    new Promise((resolve) => {
      const check = (): void => {
        const state = workspace.getSnapshot();
        if (state.status === "loading") return;
        unsubscribe();
        resolve(state);
      };
      const unsubscribe = workspace.subscribe(check);
      check();
    });
  const within = async (milliseconds: number, work: Promise<void>): Promise<void> => {
    const kept = work.catch((error: unknown) => report.warn("What is stored on this device could not be taken off it yet.", error));
    await Promise.race([kept, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
  };

  const account = openAccount(app, {
    configuration,
    report,
    beforeSignOut: async ({ discard = false, onLeaving }) => {
      const state = await settledState();
      // What could not be loaded cannot be asked; it may hold something.
      if (!discard && state.status !== "none" && (state.status !== "ready" || !(await state.workspace.settle()))) return false;
      await onLeaving?.();
      if (state.status === "none") return true;
      isLeaving = true;
      close();
      // Only what is there: an earlier workspace was somebody else's, or has ended by itself and keeps what it has not sent.
      if (state.status === "ready") await within(forgetTimeoutMs, state.workspace.forgetDevice());
      return true;
    },
    removeData: async () => {
      const state = workspace.getSnapshot();
      if (state.status !== "ready") throw new Error(messages.notReady);
      deletedWorkspace = state.workspace;
      await removeData(state.workspace);
    },
    afterDeletion: async () => {
      close();
      await deletedWorkspace?.forgetDevice();
      deletedWorkspace = undefined;
    },
  });

  const open = async (uid: string): Promise<void> => {
    shownFor = uid;
    workspace.set({ status: "loading" });
    try {
      const { openWorkspace } = await loadStore();
      // Signed out, or as someone else, while it was loading.
      if (shownFor !== uid) return;
      workspace.set({ status: "ready", workspace: openWorkspace({ app, configuration, uid, report }) });
    } catch (error) {
      report.error("The workspace could not be opened.", error);
      if (shownFor !== uid || workspace.getSnapshot().status !== "loading") return;
      workspace.set({ status: "failed", message: "The projects could not be loaded. Check the connection and try again." });
    }
  };

  const follow = (): void => {
    const { user } = account.state.getSnapshot();
    if (!user) isLeaving = false;
    if (isLeaving || user?.uid === shownFor) return;
    close();
    if (user) void open(user.uid);
  };
  account.state.subscribe(follow);
  follow();

  return {
    isConfigured: true,
    account: {
      ...account,
      signOut: async (options) => {
        const result = await account.signOut(options);
        // Still here: what was closed is opened again.
        if (!result.ok) isLeaving = false;
        follow();
        return result;
      },
    },
    workspace: { getSnapshot: workspace.getSnapshot, subscribe: workspace.subscribe },
    ...(configuration.ai && { suggestions: suggestionService(app, configuration.ai, report) }),
    retry: () => {
      const { user } = account.state.getSnapshot();
      if (user && workspace.getSnapshot().status === "failed") void open(user.uid);
    },
  };
}

/**
 * Creates a project, in the order of checks that the specification gives: a name, then somewhere to store it.
 *
 * @param backend the workspace as it is now
 */
export async function createProject(
  backend: Readable<WorkspaceState>,
  project: { readonly name: string; readonly description?: string | undefined },
): Promise<ActionResult<{ readonly id: string }>> {
  if (project.name.trim() === "") return { ok: false, message: messages.nameRequired };
  const state = backend.getSnapshot();
  return state.status === "ready" ? state.workspace.projects.create(project) : { ok: false, message: messages.notReady };
}

/**
 * Creates a project with the files of a template, or says that there is nowhere to store it.
 *
 * @param backend the workspace as it is now
 */
export async function createProjectFromTemplate(
  backend: Readable<WorkspaceState>,
  template: Template,
): Promise<ActionResult<{ readonly id: string }>> {
  const state = backend.getSnapshot();
  return state.status === "ready" ? state.workspace.projects.createFromTemplate(template) : { ok: false, message: messages.notReady };
}
