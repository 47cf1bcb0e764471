import type { FirebaseOptions } from "firebase/app";

/** The backend, and the app id of the data. */
export interface Configuration {
  /** First part of every path of stored data. */
  readonly appId: string;
  readonly firebase: FirebaseOptions;
  /** `http://127.0.0.1:9099`; production when absent. */
  readonly authEmulator?: string;
  /** `127.0.0.1:8080`; production when absent. */
  readonly firestoreEmulator?: { readonly host: string; readonly port: number };
  /** Requirements of new passwords, where they differ from the defaults. */
  readonly passwords?: PasswordSettings;
  /** App Check, which shows the service that requests come from this application; off when absent. */
  readonly appCheck?: AppCheckSettings;
  /** The AI service that proposes items of bills; none when absent. */
  readonly ai?: AiSettings;
}

export interface PasswordSettings {
  /** Minimum length of new passwords, in characters: 8 to 30, the maximum requirement of Identity Platform. */
  readonly minimumLength?: number;
  /** Address of ranges of breached passwords, such as `https://api.pwnedpasswords.com/range/`; none when absent. */
  readonly breachListUrl?: string;
}

export interface AppCheckSettings {
  /** The site key of reCAPTCHA Enterprise. */
  readonly siteKey: string;
  /** A token registered for debugging in place of reCAPTCHA: local runs only. */
  readonly debugToken?: string;
}

export interface AiSettings {
  /** Name of a Gemini model, such as `gemini-3-flash`. */
  readonly model: string;
  /** Origin of a substitute for the service: local runs only. */
  readonly address?: string;
}

/** Sources of the configuration. Everything may be absent. */
export interface ConfigurationSource {
  /** The app's environment, such as `import.meta.env`. */
  readonly environment?: Readonly<Record<string, unknown>>;
  /**
   * Global variables in which a host injects `__app_id`, `__firebase_config`, `__account_settings`, `__ai_settings` and, for local runs,
   * `__firebase_emulators`; `globalThis` by default.
   */
  readonly globals?: object;
}

/** The default app id. */
export const defaultAppId = "plenum";

/** Project of local runs: Firebase treats ids that start with `demo-` as having no production behind them. */
export const localProjectId = "demo-plenum";

/** Firebase's name of the app in local runs, where nobody registered one. */
const localAppOptionId = "1:0:web:local";

/** A configuration that cannot be read; `message` has the reason. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}

/**
 * Reads the configuration: what the host injects (`__app_id`, `__firebase_config` as object or JSON, `__firebase_emulators` as
 * `{auth, firestore}` of `host:port`, `__account_settings` as `{minimumPasswordLength, breachListUrl, appCheckSiteKey, appCheckDebugToken}`,
 * `__ai_settings` as `{model, address}`) goes before the environment
 * (`VITE_APP_ID`, `VITE_FIREBASE_API_KEY`, `VITE_FIREBASE_AUTH_DOMAIN`, `VITE_FIREBASE_PROJECT_ID`, `VITE_FIREBASE_APP_ID`, or all of Firebase's in
 * `VITE_FIREBASE_CONFIG` as JSON; `VITE_AUTH_EMULATOR`, `VITE_FIRESTORE_EMULATOR`, `VITE_MINIMUM_PASSWORD_LENGTH`,
 * `VITE_BREACH_LIST_URL`, `VITE_APP_CHECK_SITE_KEY`, `VITE_APP_CHECK_DEBUG_TOKEN`, `VITE_AI_MODEL`, `VITE_AI_ADDRESS`). Emulators alone are a configuration of the local project.
 *
 * @returns the configuration, or `undefined` when none is given
 * @throws {ConfigurationError} when one is given and cannot be read
 */
export function readConfiguration({ environment = {}, globals = globalThis }: ConfigurationSource): Configuration | undefined {
  const injected = globals as Readonly<Record<string, unknown>>;
  const emulators = (injected["__firebase_emulators"] ?? {}) as Readonly<Record<string, unknown>>;
  const authEmulator = text(emulators["auth"]) ?? text(environment["VITE_AUTH_EMULATOR"]);
  const firestoreEmulator = text(emulators["firestore"]) ?? text(environment["VITE_FIRESTORE_EMULATOR"]);
  const isLocal = authEmulator !== undefined || firestoreEmulator !== undefined;
  const options =
    injectedOptions(injected["__firebase_config"]) ??
    injectedOptions(environment["VITE_FIREBASE_CONFIG"]) ??
    environmentOptions(environment) ??
    (isLocal ? { projectId: localProjectId, apiKey: "local" } : undefined);
  if (options === undefined) return undefined;
  const settings = { ...accountSettings(environment), ...(injected["__account_settings"] as AccountSettings | undefined) };
  const passwords = passwordSettings(settings);
  const appCheck = appCheckSettings(settings, isLocal);
  const ai = aiSettings(environment, injected["__ai_settings"], isLocal);
  const firebase = ai && isLocal ? { appId: localAppOptionId, ...options } : options;
  if (ai && firebase.appId === undefined)
    throw new ConfigurationError("AI suggestions need the app id of Firebase (VITE_FIREBASE_APP_ID, or appId in its options).");
  return {
    appId: pathSegment(text(injected["__app_id"]) ?? text(environment["VITE_APP_ID"]) ?? defaultAppId),
    firebase,
    ...(authEmulator !== undefined && { authEmulator: /^https?:/.test(authEmulator) ? authEmulator : `http://${authEmulator}` }),
    ...(firestoreEmulator !== undefined && { firestoreEmulator: hostAndPort(firestoreEmulator) }),
    ...(passwords && { passwords }),
    ...(appCheck && { appCheck }),
    ...(ai && { ai }),
  };
}

/** Settings of accounts as a host or an environment has them. */
type AccountSettings = Readonly<
  Partial<Record<"minimumPasswordLength" | "breachListUrl" | "appCheckSiteKey" | "appCheckDebugToken", unknown>>
>;

function accountSettings(environment: Readonly<Record<string, unknown>>): AccountSettings {
  return {
    minimumPasswordLength: environment["VITE_MINIMUM_PASSWORD_LENGTH"],
    breachListUrl: environment["VITE_BREACH_LIST_URL"],
    appCheckSiteKey: environment["VITE_APP_CHECK_SITE_KEY"],
    appCheckDebugToken: environment["VITE_APP_CHECK_DEBUG_TOKEN"],
  };
}

function passwordSettings({ minimumPasswordLength, breachListUrl }: AccountSettings): PasswordSettings | undefined {
  const length = typeof minimumPasswordLength === "number" ? String(minimumPasswordLength) : text(minimumPasswordLength);
  const url = text(breachListUrl);
  if (length === undefined && url === undefined) return undefined;
  if (length !== undefined && !(/^\d+$/.test(length) && Number(length) >= 8 && Number(length) <= 30)) {
    throw new ConfigurationError(`The shortest password is given as "${length}"; it must be a whole number from 8 to 30.`);
  }
  if (url !== undefined && !/^(?:https:\/\/|http:\/\/(?:127\.0\.0\.1|localhost)(?:[:/]|$))/.test(url)) {
    throw new ConfigurationError(`The list of breached passwords is given as "${url}"; it must be an https address.`);
  }
  return { ...(length !== undefined && { minimumLength: Number(length) }), ...(url !== undefined && { breachListUrl: url }) };
}

function appCheckSettings({ appCheckSiteKey, appCheckDebugToken }: AccountSettings, isLocal: boolean): AppCheckSettings | undefined {
  const [siteKey, debugToken] = [text(appCheckSiteKey), text(appCheckDebugToken)];
  if (debugToken !== undefined && !isLocal)
    throw new ConfigurationError("A debug token of App Check opens the service to anyone who reads the page: it is for local runs only.");
  if (siteKey === undefined) return undefined;
  return { siteKey, ...(debugToken !== undefined && { debugToken }) };
}

function aiSettings(environment: Readonly<Record<string, unknown>>, injected: unknown, isLocal: boolean): AiSettings | undefined {
  const given = (injected ?? {}) as Readonly<Partial<Record<"model" | "address", unknown>>>;
  const model = text(given.model) ?? text(environment["VITE_AI_MODEL"]);
  const address = text(given.address) ?? text(environment["VITE_AI_ADDRESS"]);
  if (model === undefined) return undefined;
  if (!/^[\w.-]{1,80}$/.test(model)) throw new ConfigurationError(`"${model}" is no name of a model.`);
  if (address !== undefined && !isLocal)
    throw new ConfigurationError("A substitute for the AI service receives the session with every request: it is for local runs only.");
  return { model, ...(address !== undefined && { address }) };
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

/** Hosts inject ids with slashes, which would split a path. */
function pathSegment(id: string): string {
  const segment = id.replaceAll("/", "_");
  if (segment === "." || segment === ".." || /^__.*__$/.test(segment)) throw new ConfigurationError(`"${id}" cannot be an app id.`);
  return segment;
}

function injectedOptions(value: unknown): FirebaseOptions | undefined {
  const given = typeof value === "string" ? text(value) : (value ?? undefined);
  if (given === undefined) return undefined;
  const options = typeof given === "string" ? parsed(given) : given;
  if (typeof options !== "object" || options === null || Object.keys(options).length === 0) return undefined;
  const { projectId, apiKey } = options as FirebaseOptions;
  if (typeof projectId !== "string" || typeof apiKey !== "string")
    throw new ConfigurationError("The Firebase configuration lacks projectId or apiKey.");
  return options;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new ConfigurationError("The Firebase configuration is not JSON.", { cause: error });
  }
}

function environmentOptions(environment: Readonly<Record<string, unknown>>): FirebaseOptions | undefined {
  const [apiKey, projectId] = [text(environment["VITE_FIREBASE_API_KEY"]), text(environment["VITE_FIREBASE_PROJECT_ID"])];
  if (apiKey === undefined && projectId === undefined) return undefined;
  if (apiKey === undefined || projectId === undefined) {
    throw new ConfigurationError("VITE_FIREBASE_API_KEY and VITE_FIREBASE_PROJECT_ID belong together; one is missing.");
  }
  const [authDomain, appId] = [text(environment["VITE_FIREBASE_AUTH_DOMAIN"]), text(environment["VITE_FIREBASE_APP_ID"])];
  return { apiKey, projectId, ...(authDomain !== undefined && { authDomain }), ...(appId !== undefined && { appId }) };
}

function hostAndPort(address: string): { host: string; port: number } {
  const [, host, port] = /^(?:https?:\/\/)?(\[[^\]]+\]|[^:/]+):(\d{1,5})\/?$/.exec(address) ?? [];
  if (host === undefined) throw new ConfigurationError(`The Firestore emulator's address is "${address}"; it must be host:port.`);
  return { host, port: Number(port) };
}
