import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

/** The server as a separate process, so that it can be killed. */
export type ServerProcess = {
  readonly url: string;
  readonly port: number;
  /** Its output so far. */
  readonly output: () => string;
  /** Ends it like a user, and returns its exit code. */
  readonly stop: () => Promise<number | null>;
  /** kill -9: no chance to tidy up. */
  readonly kill: () => Promise<void>;
};

/** The program. */
export const main = path.join(import.meta.dirname, "../src/main.ts");

export async function startProcess(...options: readonly string[]): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main, ...options], { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const url = await announcedUrl(child);
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const exited = once(child, "exit");
    child.kill(signal);
    await exited;
    return child.exitCode;
  };
  return {
    url,
    port: Number(new URL(url).port),
    output: () => output,
    stop: () => end("SIGTERM"),
    kill: async () => {
      await end("SIGKILL");
    },
  };
}

/** Runs the program to its end, for starts that fail. */
export async function runToEnd(...options: readonly string[]): Promise<{ readonly code: number | null; readonly output: string }> {
  const child = spawn(process.execPath, [main, ...options], { stdio: ["ignore", "pipe", "pipe"] });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  await once(child, "close");
  return { code: child.exitCode, output: output.join("") };
}

async function announcedUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const url = /listens on (http:\S+)/.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", () => reject(new Error(`The server ended before it listened: ${output}`)));
  });
}
