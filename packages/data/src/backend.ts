import { log, type Logger } from "@org/device/log";
import { initializeApp } from "firebase/app";
import { withoutAccounts } from "./account/index.ts";
import type { StartAppCheck } from "./appCheck.ts";
import { ConfigurationError, readConfiguration, type Configuration, type ConfigurationSource } from "./configuration.ts";
import { isBlank, type SiteContent } from "./documents/index.ts";
import { messages, type ActionResult } from "./messages.ts";
import { createObservable, type Readable } from "@org/device/observable";
import { openSession, type Session, type SessionOptions, type WorkspaceState } from "./session.ts";
import { suggestionService, type SuggestionService } from "./suggestions/service.ts";
import type { Template } from "./store/index.ts";

/** Accounts, and the workspace of the signed-in user. */
export interface Backend extends Session {
  /** Whether a backend is configured; without one nobody can sign in, and the rest of the app works. */
  readonly isConfigured: boolean;
  /** The AI service that proposes items of bills; none is configured when absent. */
  readonly suggestions?: SuggestionService;
}

export interface BackendOptions extends ConfigurationSource {
  readonly report?: Logger;
  /** Starts App Check before the first request: the result of `loadAppCheck`. */
  readonly startAppCheck?: StartAppCheck | undefined;
  /** A dynamic import by default. */
  readonly loadStore?: SessionOptions["loadStore"];
}

/**
 * Opens accounts and storage. Call it once, when the app first needs to know who is signed in.
 *
 * Missing configuration is a warning, never an error: nobody is signed in then.
 */
export function openBackend(options: BackendOptions): Backend {
  const { report = log } = options;
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
  const loadStore = options.loadStore ?? (() => import("./store/index.ts"));
  return {
    isConfigured: true,
    ...openSession({ app, configuration, report, loadStore }),
    ...(configuration.ai && { suggestions: suggestionService(app, configuration.ai, report) }),
  };
}

function configurationOrWarning(source: ConfigurationSource, report: Logger): Configuration | undefined {
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

/**
 * Creates a project, with the checks in the order of the specification: a name, then an open workspace.
 *
 * @param backend the current workspace
 */
export async function createProject(
  backend: Readable<WorkspaceState>,
  project: { readonly name: string; readonly description?: string | undefined; readonly site?: SiteContent | undefined },
): Promise<ActionResult<{ readonly id: string }>> {
  if (isBlank(project.name)) return { ok: false, message: messages.nameRequired };
  const state = backend.getSnapshot();
  return state.status === "ready" ? state.workspace.projects.create(project) : { ok: false, message: messages.notReady };
}

/**
 * Creates a project with the files of a template, or returns a message where no workspace is open.
 *
 * @param backend the current workspace
 */
export async function createProjectFromTemplate(
  backend: Readable<WorkspaceState>,
  template: Template,
  site?: SiteContent,
): Promise<ActionResult<{ readonly id: string }>> {
  const state = backend.getSnapshot();
  return state.status === "ready" ? state.workspace.projects.createFromTemplate(template, site) : { ok: false, message: messages.notReady };
}
