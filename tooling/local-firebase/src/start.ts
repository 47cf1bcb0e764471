import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startFirestore } from "@tooling/firestore-local";
import { demoAccount, protectEmails, seedDemoAccount, type DemoAccountState } from "./accounts.ts";
import { startAuth } from "./auth.ts";
import type { LocalMail } from "./authState.ts";
import { startHosting } from "./hosting.ts";
import { requireOfficialFirestore, startPersistentOfficialFirestore } from "./officialFirestore.ts";
import { freePorts, requireFree } from "./ports.ts";
import { makePrivate } from "./privateFolder.ts";
import { host, localAppId, localProjectId, repository } from "./project.ts";
import { prepareSite, requireBuild } from "./site.ts";

export interface LocalFirebaseOptions {
  /** Ports to listen on; free ones where none are given. */
  readonly ports?: { readonly hosting?: number; readonly auth?: number; readonly firestore?: number };
  /** Folder in which accounts and documents outlive this run. Without it the run begins empty and leaves nothing. */
  readonly dataDirectory?: string;
  /** Serves a production build as Hosting would, by firebase.json: `tooling/site/dist` or another folder. Without it nothing is served. */
  readonly hosting?: {
    readonly directory?: string;
    /** Resolves when the build is there; the servers start meanwhile. */
    readonly built?: Promise<unknown>;
  };
  /** Google's Firestore emulator, where it is on this machine, instead of `tooling/firestore-local`. */
  readonly official?: boolean;
  /** Creates the demo account if it is not there. */
  readonly demo?: boolean;
  /** Called with each e-mail that production would send. */
  readonly onMail?: (mail: LocalMail) => void;
  /** Called with errors that do not end the run. */
  readonly report?: (message: string) => void;
}

export interface LocalFirebase {
  readonly projectId: string;
  /** For instance `http://127.0.0.1:4174`. */
  readonly authUrl: string;
  readonly firestoreUrl: string;
  /** Address of the production build; empty without `hosting`. */
  readonly hostingUrl: string;
  /** The addresses as environment variables of a development server. */
  readonly environment: Readonly<Record<string, string>>;
  /** With `demo`: the account, and whether it is new. */
  readonly demo?: typeof demoAccount & { readonly state: DemoAccountState };
  /** Resolves when Google's Firestore emulator has ended by itself, with a sentence about it. The other servers are part of this process. */
  readonly broken: Promise<string>;
  /** Writes accounts and documents, and stops everything. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts Auth, Hosting and Firestore on this machine.
 *
 * @throws {PortTakenError} when a given port is in use
 * @throws {OfficialFirestoreError} when Google's Firestore emulator is wanted and is not here or does not start
 * @throws {Error} when the data folder is in use, the rules cannot be read, or a server does not start
 */
export async function startLocalFirebase(options: LocalFirebaseOptions = {}): Promise<LocalFirebase> {
  const { hosting, report = console.error } = options;
  // Awaited when the servers are up; until then nothing else handles a failed build.
  hosting?.built?.catch(() => undefined);
  const official = options.official ? await requireOfficialFirestore() : undefined;
  if (hosting && hosting.built === undefined) requireBuild(buildOf(hosting));
  if (options.dataDirectory !== undefined) await makePrivate(options.dataDirectory);
  const ports = await choosePorts(options);
  const parts = new StartedParts();
  try {
    return await startParts(options, official, ports, parts);
  } catch (error) {
    await parts.stop().catch((failure: unknown) => report(`And not everything was stopped: ${String(failure)}`));
    throw error;
  }
}

/** Started servers, to be stopped in the opposite order. */
class StartedParts {
  readonly #stops: (() => Promise<void>)[] = [];
  isStopped = false;

  add(stop: () => Promise<void>): void {
    this.#stops.unshift(stop);
  }

  stop = async (): Promise<void> => {
    this.isStopped = true;
    const failures: unknown[] = [];
    for (const stop of this.#stops.splice(0)) await stop().catch((error: unknown) => failures.push(error));
    if (failures.length > 0)
      throw failures.length === 1 ? failures[0] : new AggregateError(failures, "Not all of the local Firebase could be stopped.");
  };
}

interface ChosenPorts {
  readonly hosting: number;
  readonly auth: number;
  readonly firestore: number;
}

async function startParts(
  options: LocalFirebaseOptions,
  official: Awaited<ReturnType<typeof requireOfficialFirestore>> | undefined,
  ports: ChosenPorts,
  parts: StartedParts,
): Promise<LocalFirebase> {
  const { dataDirectory, hosting, report = console.error } = options;
  const firestore = startFirestorePart(options, official, ports.firestore, parts);
  firestore.catch(() => undefined);
  // Our Firestore locks the data folder, so that a second run changes no accounts. Google's has no lock, and starts while the others do.
  if (!official) await firestore;
  const site = hosting && startHostingPart(hosting, dataDirectory, ports, parts);
  site?.catch(() => undefined);
  const auth = await startAuth({
    port: ports.auth,
    ...(dataDirectory !== undefined && { accountsFile: path.resolve(dataDirectory, "accounts", "accounts.json") }),
    onMail: (mail) => options.onMail?.(mail),
    report,
  });
  parts.add(auth.stop);
  await protectEmails(auth.url);
  const emulator = await firestore;
  const hostingUrl = (await site) ?? "";
  const state = options.demo ? await seedDemoAccount(auth.url) : undefined;
  return {
    projectId: localProjectId,
    authUrl: auth.url,
    firestoreUrl: `http://${host}:${ports.firestore}`,
    hostingUrl,
    environment: {
      VITE_APP_ID: localAppId,
      VITE_AUTH_EMULATOR: `${host}:${ports.auth}`,
      VITE_FIRESTORE_EMULATOR: `${host}:${ports.firestore}`,
    },
    ...(state !== undefined && { demo: { ...demoAccount, state } }),
    broken: new Promise((resolve) => {
      void emulator?.ended.then((how) => parts.isStopped || resolve(`Google's Firestore emulator ${how}.`));
    }),
    stop: parts.stop,
  };
}

/** Starts one of the two Firestores. @returns of Google's a promise that says how it ended */
async function startFirestorePart(
  { dataDirectory, report = console.error }: LocalFirebaseOptions,
  official: Awaited<ReturnType<typeof requireOfficialFirestore>> | undefined,
  port: number,
  parts: StartedParts,
): Promise<{ readonly ended: Promise<string> } | undefined> {
  const rules = path.join(repository, "firestore.rules");
  if (official) {
    const start = startPersistentOfficialFirestore({ emulator: official, port, rules, dataDirectory, report });
    parts.add(() =>
      start.then(
        (server) => server.close(),
        () => undefined,
      ),
    );
    return { ended: (await start).ended };
  }
  const server = await startFirestore({
    port,
    host,
    project: localProjectId,
    rules: { file: rules },
    report,
    ...(dataDirectory !== undefined && { dataFile: path.join(dataDirectory, "firestore") }),
  });
  parts.add(server.close);
  return undefined;
}

function buildOf({ directory }: NonNullable<LocalFirebaseOptions["hosting"]>): string {
  return directory ?? path.join(repository, "tooling/site/dist");
}

/** Serves the build from a copy that is configured for these servers. @returns its address, when the build is there */
async function startHostingPart(
  hosting: NonNullable<LocalFirebaseOptions["hosting"]>,
  dataDirectory: string | undefined,
  ports: ChosenPorts,
  parts: StartedParts,
): Promise<string> {
  const folder = await copyFolder(dataDirectory, parts);
  const { url, close } = await startHosting(ports.hosting, folder);
  parts.add(close);
  await hosting.built;
  const addresses = { auth: `${host}:${ports.auth}`, firestore: `${host}:${ports.firestore}` };
  await prepareSite(buildOf(hosting), folder, {
    globals: { __app_id: localAppId, __firebase_config: { projectId: localProjectId, apiKey: "local" }, __firebase_emulators: addresses },
    origins: Object.values(addresses).map((address) => `http://${address}`),
  });
  return url;
}

/** The ports given, when they are free, and free ones for the rest. */
async function choosePorts({ ports = {}, hosting }: LocalFirebaseOptions): Promise<ChosenPorts> {
  if (hosting && ports.hosting !== undefined) await requireFree(ports.hosting, "Hosting");
  if (ports.auth !== undefined) await requireFree(ports.auth, "Auth");
  if (ports.firestore !== undefined) await requireFree(ports.firestore, "Firestore");
  const free = await freePorts(3);
  return { hosting: ports.hosting ?? free[0]!, auth: ports.auth ?? free[1]!, firestore: ports.firestore ?? free[2]! };
}

/** Folder of the configured copy: in the data folder, or a temporary one that is removed at the end. */
async function copyFolder(dataDirectory: string | undefined, parts: StartedParts): Promise<string> {
  if (dataDirectory === undefined) {
    const folder = mkdtempSync(path.join(tmpdir(), "local-firebase-"));
    parts.add(() => rm(folder, { recursive: true, force: true }));
    return folder;
  }
  const folder = path.resolve(dataDirectory, "site");
  await makePrivate(folder);
  return folder;
}
