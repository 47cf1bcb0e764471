import { spawn } from "node:child_process";
import { once } from "node:events";
import { Refusal } from "./refusal.ts";

export interface ProgramOptions {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Its output is read instead of shown. */
  readonly quiet?: boolean;
}

/** Runs a program to its end. @returns what it printed, if it ran quietly @throws {Refusal} when it fails */
export async function runProgram([file = "", ...rest]: readonly string[], { folder, environment, quiet }: ProgramOptions): Promise<string> {
  const child = spawn(file, rest, {
    cwd: folder,
    env: { ...environment },
    stdio: ["ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
  });
  let output = "";
  let complaints = "";
  child.stdout?.on("data", (text: Buffer) => (output += text.toString()));
  child.stderr?.on("data", (text: Buffer) => (complaints += text.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0)
    throw new Refusal([`${[file, ...rest].join(" ")} failed.`, complaints.trim() || output.trim()].filter(Boolean).join("\n"));
  return output;
}
