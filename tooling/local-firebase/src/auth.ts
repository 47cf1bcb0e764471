import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { importAccounts } from "./accounts.ts";
import { LocalAuthState, type ExportedAccount, type LocalMail } from "./authState.ts";
import { listenGuarded } from "./guardedServer.ts";
import { storeAccounts } from "./storeAccounts.ts";
import { localProjectId } from "./project.ts";

const require = createRequire(import.meta.url);

export interface AuthOptions {
  readonly port: number;
  /** File in which accounts outlive the run. */
  readonly accountsFile?: string;
  readonly onMail: (mail: LocalMail) => void;
  readonly report: (message: string) => void;
}

/**
 * Runs the Auth emulator of firebase-tools in this process: its Express application without the command line around it, which would ask for updates,
 * count usage, write logs and open two more ports.
 */
export async function startAuth({ port, accountsFile, onMail, report }: AuthOptions): Promise<{ url: string; stop: () => Promise<void> }> {
  const { users = [] } = (accountsFile !== undefined && existsSync(accountsFile) ? JSON.parse(readFileSync(accountsFile, "utf8")) : {}) as {
    users?: readonly ExportedAccount[];
  };
  const application = await createApplication(new LocalAuthState(localProjectId, users, onMail));
  let save: (() => Promise<void>) | undefined;
  const { url, close } = await listenGuarded(port, (request, response) => {
    if (save && changesAccounts(request)) holdBack(response, save);
    application(request, response);
  });
  try {
    if (users.length > 0) await importAccounts(url, users);
  } catch (error) {
    await close();
    throw error;
  }
  if (accountsFile === undefined) return { url, stop: close };
  const accounts = storeAccounts(url, accountsFile, report);
  save = accounts.save;
  return { url, stop: () => accounts.stop().finally(close) };
}

type Middleware = (document: object, options: object) => unknown;

/**
 * The emulator's application. It compiles the schema of a request when the first of its kind comes: compiling those of all requests that Auth knows
 * takes six seconds. firebase-tools has no option for that, so the function that it passes its options to is replaced for the moment.
 */
async function createApplication(state: LocalAuthState): Promise<RequestListener> {
  const file = "firebase-tools/lib/emulator/auth/server.js";
  const { createApp } = require(file) as {
    readonly createApp: (projectId: string, singleProjectMode: number, states: ReadonlyMap<string, object>) => Promise<RequestListener>;
  };
  const exegesis = createRequire(require.resolve(file))("exegesis-express") as { middleware: Middleware };
  const { middleware } = exegesis;
  exegesis.middleware = (document, options) => middleware(document, { ...options, lazyCompileValidationSchemas: true });
  try {
    return await createApp(localProjectId, 0, new Map([[localProjectId, state]]));
  } finally {
    exegesis.middleware = middleware;
  }
}

/** Methods that change no account. */
const reading = /:(?:lookup|query|batchGet|createAuthUri|sendOobCode|sendVerificationCode)$/;

function changesAccounts({ method = "", url = "" }: IncomingMessage): boolean {
  const [path = ""] = url.split("?");
  return /^(?:POST|PATCH|PUT|DELETE)$/.test(method) && /\/accounts(?:[:/]|$)|\/relyingparty\//.test(path) && !reading.test(path);
}

/** Sends a response only when the accounts are on the disk. Where they cannot be written, the request is answered with an error. */
function holdBack(response: ServerResponse, save: () => Promise<void>): void {
  const original = { writeHead: response.writeHead.bind(response), write: response.write.bind(response), end: response.end.bind(response) };
  const calls: (() => unknown)[] = [];
  const send = async (): Promise<void> => {
    const isSaved =
      response.statusCode >= 400 ||
      (await save().then(
        () => true,
        () => false,
      ));
    Object.assign(response, original);
    if (isSaved) return calls.forEach((call) => call());
    for (const name of response.getHeaderNames()) if (name.startsWith("content-")) response.removeHeader(name);
    response.writeHead(503, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ error: { code: 503, message: "The account could not be written to the disk." } }));
  };
  const held =
    (name: keyof typeof original, result: unknown) =>
    (...given: readonly unknown[]) => {
      calls.push(() => Reflect.apply(original[name], response, given));
      if (name === "end") void send();
      return result;
    };
  Object.assign(response, { writeHead: held("writeHead", response), write: held("write", true), end: held("end", response) });
}
