import { spawn, type ChildProcess, type StdioOptions } from "node:child_process";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";

/** A Node program that runs as leader of a separate process group. */
export interface GroupedProcess {
  readonly child: ChildProcess;
  /** Resolves with how it ended. */
  readonly ended: Promise<string>;
  /** Asks the whole group to end, makes it end after five seconds, and resolves when none of it is left. */
  readonly stop: () => Promise<void>;
}

export interface GroupedProgram {
  /** The JavaScript or TypeScript file to run. */
  readonly file: string;
  readonly arguments: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Output: passed on to this process's own, or given to the caller. */
  readonly output: "inherit" | "pipe";
}

const preload = ["--import", pathToFileURL(path.join(import.meta.dirname, "endsWithParent.ts")).href];

/** Sends a signal to a group; false when nobody is left in it. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  if (child.pid === undefined) return false;
  if (process.platform === "win32") return child.exitCode === null && child.signalCode === null && child.kill(signal);
  try {
    return process.kill(-child.pid, signal);
  } catch (error) {
    // macOS says EPERM of a group of which only the ended leader is left.
    if (["ESRCH", "EPERM"].includes((error as NodeJS.ErrnoException).code ?? "")) return false;
    throw error;
  }
}

/**
 * Starts a Node program in a separate group, so that a Ctrl-C in the terminal reaches this process alone, which then ends things in order.
 * The group never outlives this process: not when it exits, not when it crashes, not when it is killed.
 */
export function startGrouped(program: GroupedProgram): GroupedProcess {
  const stdio: StdioOptions = ["ignore", program.output, program.output, "ipc"];
  const child = spawn(process.execPath, [...preload, program.file, ...program.arguments], {
    cwd: program.cwd,
    env: program.env,
    stdio,
    detached: true,
  });
  const killAtExit = (): void => void signalGroup(child, "SIGKILL");
  process.once("exit", killAtExit);
  const ended = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(`could not be started: ${error.message}`));
    child.once("exit", (code, signal) => resolve(signal === null ? `ended with code ${code}` : `was ended by ${signal}`));
  });

  async function stop(): Promise<void> {
    signalGroup(child, "SIGTERM");
    const deadline = performance.now() + 5000;
    while (signalGroup(child, 0)) {
      if (performance.now() > deadline) signalGroup(child, "SIGKILL");
      await pause(20);
    }
    await ended;
    process.off("exit", killAtExit);
  }
  return { child, ended, stop };
}
