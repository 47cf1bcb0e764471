import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startFirestore } from "@tooling/firestore-local";
import { demoAccount, protectEmails, seedDemoAccount, type DemoAccountState } from "./accounts.ts";
import { keepWhenChanged, startEmulators } from "./emulators.ts";
import { keepAccounts, writeImport } from "./keepAccounts.ts";
import { mailIn, type LocalMail } from "./mail.ts";
import { requireOfficialFirestore, startKeptOfficialFirestore } from "./officialFirestore.ts";
import { freePorts, requireFree } from "./ports.ts";
import { makePrivate } from "./privateFolder.ts";
import { host, localAppId, localProjectId, repository } from "./project.ts";
import { hostingSettings, prepareSite, requireBuild } from "./site.ts";

export interface LocalFirebaseOptions {
  /** Ports to listen on; any free one where none is given. */
  readonly ports?: { readonly hosting?: number; readonly auth?: number; readonly firestore?: number };
  /** Folder in which accounts and documents outlive this run. Without it the run begins empty and leaves nothing. */
  readonly dataDirectory?: string;
  /** Serves a production build by the Hosting emulator, as firebase.json says; `tooling/site/dist` unless told otherwise. Without it nothing is served. */
  readonly hosting?: {
    readonly directory?: string;
    /** Resolves when the build is there; the emulators start meanwhile. */
    readonly built?: Promise<unknown>;
  };
  /** Google's Firestore emulator, where it is on this machine, in place of the project's own. */
  readonly official?: boolean;
  /** Creates the demo account if it is not there. */
  readonly demo?: boolean;
  /** Told of each e-mail that production would send. */
  readonly onMail?: (mail: LocalMail) => void;
  /** Told what goes wrong without ending the run. */
  readonly report?: (message: string) => void;
}

export interface LocalFirebase {
  readonly projectId: string;
  /** For instance `http://127.0.0.1:4174`. */
  readonly authUrl: string;
  readonly firestoreUrl: string;
  /** Where the production build is served; empty without `hosting`. */
  readonly hostingUrl: string;
  /** The same for a development server: variables that the application's environment takes. */
  readonly environment: Readonly<Record<string, string>>;
  /** With `demo`: the account, and whether it is new. */
  readonly demo?: typeof demoAccount & { readonly state: DemoAccountState };
  /** Resolves when an emulator has ended without having been asked to, with which and how. */
  readonly broken: Promise<string>;
  /** Keeps what is to be kept and ends everything. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts Auth, Hosting and Firestore on this machine.
 *
 * @throws {PortTakenError} when a given port is in use
 * @throws {OfficialFirestoreError} when Google's Firestore emulator is wanted and is not here or does not start
 * @throws {Error} when the data folder is in use, the rules cannot be read, or the emulators do not start
 */
export async function startLocalFirebase(options: LocalFirebaseOptions = {}): Promise<LocalFirebase> {
  const { dataDirectory, hosting, official = false, report = console.error } = options;
  // Both are awaited when the emulators are up; until then a failed build is nobody's.
  hosting?.built?.catch(() => undefined);
  const found = official ? await requireOfficialFirestore() : undefined;
  if (hosting && hosting.built === undefined) requireBuild(buildOf(hosting));
  if (dataDirectory !== undefined) await makePrivate(dataDirectory);
  const ports = await choosePorts(options);
  /** What has been started, last first. */
  const started: (() => Promise<void>)[] = [];
  let isStopped = false;
  const stop = async (): Promise<void> => {
    isStopped = true;
    const failures: unknown[] = [];
    for (const end of started.splice(0)) await end().catch((error: unknown) => failures.push(error));
    if (failures.length > 0)
      throw failures.length === 1 ? failures[0] : new AggregateError(failures, "Not all of the local Firebase ended well.");
  };
  const onEnd = (end: () => Promise<void>): unknown => started.unshift(end);

  try {
    const firestoreUrl = `http://${host}:${ports.firestore}`;
    const authUrl = `http://${host}:${ports.auth}`;
    const rules = path.join(repository, "firestore.rules");
    // Google's emulator takes as long to start as the others, so it starts beside them.
    const officialStart = found ? startKeptOfficialFirestore({ found, port: ports.firestore, rules, dataDirectory, report }) : undefined;
    if (officialStart) {
      onEnd(() =>
        officialStart.then(
          (server) => server.close(),
          () => undefined,
        ),
      );
      officialStart.catch(() => undefined);
    } else {
      const server = await startFirestore({
        port: ports.firestore,
        host,
        project: localProjectId,
        rules: { file: rules },
        report,
        ...(dataDirectory !== undefined && { dataFile: path.join(dataDirectory, "firestore") }),
      });
      onEnd(server.close);
    }

    const directory = await runDirectory(dataDirectory, onEnd);
    const site = path.join(directory, "site");
    await makePrivate(site);
    const served = serveBuild(hosting, site, ports);
    served.catch(() => undefined);

    const accounts = dataDirectory === undefined ? undefined : path.resolve(dataDirectory, "accounts", "accounts.json");
    const importFrom = dataDirectory === undefined ? undefined : await writeImport(directory, dataDirectory);
    const [hub, logging] = await freePorts(2);
    const emulators = await startEmulators({
      directory,
      ports: { auth: ports.auth, hub: hub!, logging: logging!, ...(hosting && { hosting: ports.hosting }) },
      settings: { ...(hosting && { hosting: hostingSettings() }) },
      ...(importFrom !== undefined && { importFrom }),
      ...(accounts !== undefined && { importedAccounts: accounts }),
      onLine: (line) => {
        const mail = mailIn(line);
        if (mail) options.onMail?.(mail);
      },
    });
    onEnd(emulators.stop);
    if (accounts !== undefined) {
      const kept = keepAccounts(authUrl, accounts, report);
      keepWhenChanged(emulators, kept.save);
      onEnd(kept.stop);
    }
    const officialServer = await officialStart;

    await protectEmails(authUrl);
    await served;
    const state = options.demo ? await seedDemoAccount(authUrl) : undefined;
    return {
      projectId: localProjectId,
      authUrl,
      firestoreUrl,
      hostingUrl: hosting ? `http://${host}:${ports.hosting}` : "",
      environment: {
        VITE_APP_ID: localAppId,
        VITE_AUTH_EMULATOR: `${host}:${ports.auth}`,
        VITE_FIRESTORE_EMULATOR: `${host}:${ports.firestore}`,
      },
      ...(state !== undefined && { demo: { ...demoAccount, state } }),
      broken: new Promise((resolve) => {
        void emulators.ended.then((how) => isStopped || resolve(`The emulators of firebase-tools ${how}.`));
        void officialServer?.ended.then((how) => isStopped || resolve(`Google's Firestore emulator ${how}.`));
      }),
      stop,
    };
  } catch (error) {
    await stop().catch((failure: unknown) => report(`And not all of it ended well: ${String(failure)}`));
    throw error;
  }
}

function buildOf({ directory }: NonNullable<LocalFirebaseOptions["hosting"]>): string {
  return directory ?? path.join(repository, "tooling/site/dist");
}

/** Puts the build, configured for these emulators, where the Hosting emulator serves it from. */
async function serveBuild(
  hosting: LocalFirebaseOptions["hosting"],
  site: string,
  ports: { auth: number; firestore: number },
): Promise<void> {
  if (!hosting) return;
  await hosting.built;
  const addresses = { auth: `${host}:${ports.auth}`, firestore: `${host}:${ports.firestore}` };
  await prepareSite(buildOf(hosting), site, {
    globals: { __app_id: localAppId, __firebase_config: { projectId: localProjectId, apiKey: "local" }, __firebase_emulators: addresses },
    origins: Object.values(addresses).map((address) => `http://${address}`),
  });
}

/** The ports given, when they are free, and free ones for the rest. */
async function choosePorts({ ports = {}, hosting }: LocalFirebaseOptions): Promise<{ hosting: number; auth: number; firestore: number }> {
  if (hosting && ports.hosting !== undefined) await requireFree(ports.hosting, "Hosting");
  if (ports.auth !== undefined) await requireFree(ports.auth, "Auth");
  if (ports.firestore !== undefined) await requireFree(ports.firestore, "Firestore");
  const free = await freePorts(3);
  return { hosting: ports.hosting ?? free[0]!, auth: ports.auth ?? free[1]!, firestore: ports.firestore ?? free[2]! };
}

/** Where the emulators' configuration, log and served copy stand: in the data folder, or in a temporary one that goes at the end. */
async function runDirectory(dataDirectory: string | undefined, onEnd: (end: () => Promise<void>) => unknown): Promise<string> {
  if (dataDirectory !== undefined) {
    const directory = path.resolve(dataDirectory, "run");
    await makePrivate(directory);
    return directory;
  }
  const directory = mkdtempSync(path.join(tmpdir(), "local-firebase-"));
  onEnd(() => rm(directory, { recursive: true, force: true }));
  return directory;
}
