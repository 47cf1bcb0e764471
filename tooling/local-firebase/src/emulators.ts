import { mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { createInterface } from "node:readline";
import { openBoundedLog } from "./boundedLog.ts";
import { privateDirectory, privateFile } from "./privateFolder.ts";
import { startGrouped, type GroupedProcess } from "./process/grouped.ts";
import { host, localProjectId } from "./project.ts";

/** What firebase-tools is to run. */
export interface EmulatorsOptions {
  /** Folder for its configuration, its log and what it writes beside: its own, and gone or overwritten at the next start. */
  readonly directory: string;
  readonly ports: { readonly auth: number; readonly hub: number; readonly logging: number; readonly hosting?: number };
  /** `hosting` of firebase.json, its paths below `directory`. */
  readonly settings: { readonly hosting?: object };
  /** Folder of an export to begin with, and the accounts in it. */
  readonly importFrom?: string;
  readonly importedAccounts?: string;
  readonly onLine: (line: string) => void;
}

/** Variables of this process that firebase-tools may see. None of them can carry a sign-in. */
const passedOn = ["PATH", "HOME", "USERPROFILE", "LANG", "LC_ALL", "SystemRoot", "ComSpec", "LOCALAPPDATA"];

/** Environment of firebase-tools: no look-up of news, no update check, no statistics, no settings or sign-in of the developer. */
export function environmentOf(directory: string): NodeJS.ProcessEnv {
  return {
    ...Object.fromEntries(passedOn.map((name) => [name, process.env[name]])),
    CI: "1",
    NO_UPDATE_NOTIFIER: "1",
    NO_COLOR: "1",
    XDG_CONFIG_HOME: path.join(directory, "config"),
    TMPDIR: path.join(directory, "tmp"),
  };
}

/** Starts the emulators and waits until all of them are ready, their data imported. @throws {Error} with the end of their log */
export async function startEmulators(options: EmulatorsOptions): Promise<GroupedProcess> {
  const { directory, ports, settings, importFrom } = options;
  const listen = (port: number | undefined): object | undefined => (port === undefined ? undefined : { host, port });
  const configuration = {
    ...settings,
    emulators: {
      auth: listen(ports.auth),
      hosting: listen(ports.hosting),
      hub: listen(ports.hub),
      logging: listen(ports.logging),
      ui: { enabled: false },
    },
  };
  await mkdir(path.join(directory, "tmp"), { recursive: true, mode: privateDirectory });
  await writeFile(path.join(directory, "firebase.json"), JSON.stringify(configuration, undefined, 2), { mode: privateFile });
  const only = ports.hosting === undefined ? "auth" : "auth,hosting";
  const running = startGrouped({
    file: createRequire(import.meta.url).resolve("firebase-tools/lib/bin/firebase.js"),
    arguments: [
      "emulators:start",
      "--only",
      only,
      "--project",
      localProjectId,
      "--config",
      "firebase.json",
      "--non-interactive",
      ...(importFrom === undefined ? [] : ["--import", importFrom]),
    ],
    cwd: directory,
    env: {
      ...environmentOf(directory),
      ...(options.importedAccounts !== undefined && { PLENUM_IMPORTED_ACCOUNTS: options.importedAccounts }),
    },
    output: "pipe",
    preloads: [
      "privateFiles",
      "noDebugLog",
      "endedSessions",
      "lazySchemas",
      "loopbackOnly",
      ...(options.importedAccounts === undefined ? [] : (["keptAccounts"] as const)),
    ],
    ...(ports.hosting !== undefined && { pagesPort: ports.hosting }),
  });
  try {
    await ready(running, path.join(directory, "emulators.log"), 180_000, options.onLine);
  } catch (error) {
    await running.stop();
    throw error;
  }
  return running;
}

/** Keeps accounts whenever the Auth emulator has changed them; it answers when that is done. @param save rejects where they could not be kept */
export function keepWhenChanged({ child }: GroupedProcess, save: () => Promise<void>): void {
  child.send({ keepsAccounts: true });
  child.on("message", (message: { readonly accountsChanged?: unknown } | null) => {
    const id = message?.accountsChanged;
    if (typeof id !== "number") return;
    const answer = (ok: boolean): void => {
      // It may have ended meanwhile.
      if (child.connected) child.send({ accountsKept: id, ok });
    };
    save().then(
      () => answer(true),
      () => answer(false),
    );
  });
}

/** Writes the output to a log for as long as there is any, and resolves at the line that says that all is ready. */
function ready(running: GroupedProcess, logFile: string, timeoutMs: number, onLine: (line: string) => void): Promise<void> {
  const log = openBoundedLog(logFile);
  const tail: string[] = [];
  return new Promise((resolve, reject) => {
    const fail = (reason: string): void =>
      reject(new Error(`The emulators of firebase-tools did not start: ${reason}. The end of ${logFile}:\n${tail.join("\n")}`));
    const timer = setTimeout(() => fail(`they were not ready after ${timeoutMs / 1000} s`), timeoutMs);
    void running.ended.then((how) => fail(`the program ${how}`)).finally(() => clearTimeout(timer));
    for (const stream of [running.child.stdout, running.child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on("line", (line) => {
        log.write(line);
        onLine(line);
        tail.push(line);
        if (tail.length > 20) tail.shift();
        if (!line.includes("All emulators ready")) return;
        clearTimeout(timer);
        resolve();
      });
    }
  });
}
