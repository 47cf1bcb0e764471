import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { startOfficialFirestore } from "@tooling/firestore-local/official";
import { localProjectId, repository, startLocalFirebase } from "@tooling/local-firebase";

/** The product's build and accounts, shared by all episodes. */
export interface Site {
  readonly hostingUrl: string;
  readonly authUrl: string;
  /** Starts a Firestore for an episode. */
  readonly openServers: () => Promise<Servers>;
  readonly stop: () => Promise<void>;
}

/** The servers of one episode; its Firestore is a separate process, so that it can be killed. */
export interface Servers {
  readonly hostingUrl: string;
  readonly authUrl: string;
  /** The real port for a port of the configured site. */
  readonly target: (port: number) => number;
  readonly firestoreUrl: () => string;
  readonly isFirestoreUp: () => boolean;
  readonly killFirestore: () => Promise<void>;
  readonly startFirestore: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const program = path.join(repository, "tooling/firestore-local/src/main.ts");
const rules = path.join(repository, "firestore.rules");

export interface SiteOptions {
  /** Folder of the product's build; the repository's without it. */
  readonly build: string | undefined;
  /** Google's Firestore emulator takes the place of the local one. It keeps nothing when it ends. */
  readonly isOfficial: boolean;
}

export async function startSite({ build, isOfficial }: SiteOptions): Promise<Site> {
  const { hostingUrl, authUrl, firestoreUrl, stop } = await startLocalFirebase({
    hosting: build === undefined ? {} : { directory: build },
  });
  const configuredPort = Number(new URL(firestoreUrl).port);
  const open = isOfficial ? openOfficialServers : openServers;
  return { hostingUrl, authUrl, openServers: () => open(hostingUrl, authUrl, configuredPort), stop };
}

async function openOfficialServers(hostingUrl: string, authUrl: string, configuredPort: number): Promise<Servers> {
  const { url, port, close } = await startOfficialFirestore({ rules });
  const notKilled = (): Promise<void> => Promise.reject(new Error("Google's emulator keeps nothing, so it is not killed."));
  return {
    hostingUrl,
    authUrl,
    target: (requested) => (requested === configuredPort ? port : requested),
    firestoreUrl: () => url,
    isFirestoreUp: () => true,
    killFirestore: notKilled,
    startFirestore: async () => {},
    stop: close,
  };
}

async function openServers(hostingUrl: string, authUrl: string, configuredPort: number): Promise<Servers> {
  const data = await mkdtemp(path.join(tmpdir(), "faults-"));
  let child: ChildProcess | undefined;
  let port = 0;

  const start = async (): Promise<void> => {
    if (child) return;
    const started = spawn(
      process.execPath,
      [program, "--port", String(port), "--project", localProjectId, "--rules", rules, "--data", path.join(data, "firestore")],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    child = started;
    port = await new Promise<number>((resolve, reject) => {
      started.once("exit", (code) => reject(new Error(`Firestore ended with ${code} before it was ready.`)));
      createInterface({ input: started.stdout }).on("line", (line) => {
        const listening = /:(\d+)\s*$/.exec(line);
        if (listening) resolve(Number(listening[1]));
      });
    });
  };
  const kill = async (): Promise<void> => {
    const running = child;
    child = undefined;
    if (!running) return;
    const ended = new Promise((resolve) => running.once("exit", resolve));
    running.kill("SIGKILL");
    await ended;
  };

  await start();
  return {
    hostingUrl,
    authUrl,
    target: (requested) => (requested === configuredPort ? port : requested),
    firestoreUrl: () => `http://127.0.0.1:${port}`,
    isFirestoreUp: () => child !== undefined,
    killFirestore: kill,
    startFirestore: start,
    stop: async () => {
      await kill();
      await rm(data, { recursive: true, force: true });
    },
  };
}
