import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findOfficialFirestore, mainClass, OfficialFirestoreError, type OfficialFirestore } from "./find.ts";

export interface OfficialOptions {
  /** Any free port without it. */
  readonly port?: number;
  /** File of the security rules of every project; without it everything is allowed until a project's rules are put. */
  readonly rules?: string;
  /** Metadata file of an export to begin with. */
  readonly importFrom?: string;
  /** The emulator that has been looked for before. */
  readonly emulator?: OfficialFirestore;
}

export interface RunningOfficialFirestore {
  readonly url: string;
  readonly host: string;
  readonly port: number;
  readonly version: string;
  /** Resolves with how the process ended. */
  readonly ended: Promise<string>;
  readonly close: () => Promise<void>;
}

const host = "127.0.0.1";
/** Maximum time for an answer of the emulator, also on a busy machine; an idle one takes 3 s. */
const startMs = 180_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Starts Google's Firestore emulator, with 1 GB of memory, and waits until it answers. It ends with this process, for whatever reason that ends.
 *
 * @throws {OfficialFirestoreError} when it is not on this machine or does not start
 */
export async function startOfficialFirestore(options: OfficialOptions = {}): Promise<RunningOfficialFirestore> {
  const { java, jar, version } = options.emulator ?? (await findOfficialFirestore());
  const port = options.port ?? (await freePort());
  const url = `http://${host}:${port}`;
  const given = ["-Xmx1g", "-Duser.language=en", "-cp", jar, mainClass, "start", `--host=${host}`, `--port=${port}`];
  if (options.rules !== undefined) given.push(`--rules=${path.resolve(options.rules)}`);
  if (options.importFrom !== undefined) given.push(`--seed_from_export=${path.resolve(options.importFrom)}`);
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "keep.ts"), java, ...given], {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    // A separate group: a Ctrl-C in the terminal reaches this process alone, which then ends things in order.
    detached: true,
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream!.on("data", (data: Buffer) => (printed = (printed + data.toString()).slice(-2000)));
  let isEnded = false;
  const ended = once(child, "exit").then(([code]) => {
    isEnded = true;
    return `ended with code ${code}`;
  });
  const close = async (): Promise<void> => {
    if (child.connected) child.disconnect();
    await ended;
  };
  const deadline = performance.now() + startMs;
  for (;;) {
    const isReady = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady && !isEnded) return { url, host, port, version, ended, close };
    if (isEnded || performance.now() > deadline) {
      await close();
      throw new OfficialFirestoreError(`Google's Firestore emulator ${version} did not start (${await ended}):\n${printed}`);
    }
    await pause(50);
  }
}

/** Puts security rules in place for one project. @throws {Error} with what is wrong in them */
export async function putRules(url: string, project: string, content: string): Promise<void> {
  const response = await fetch(`${url}/emulator/v1/projects/${project}:securityRules`, {
    method: "PUT",
    headers: { Authorization: "Bearer owner", "Content-Type": "application/json" },
    body: JSON.stringify({ rules: { files: [{ name: "firestore.rules", content }] } }),
  });
  if (!response.ok) throw new Error(`The rules were refused: ${await response.text()}`);
}
