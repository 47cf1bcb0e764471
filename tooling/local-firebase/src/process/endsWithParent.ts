import childProcess, { type SpawnOptions } from "node:child_process";

/**
 * Loaded into a child before its own program (`--import`): the channel to the parent closes when the parent is gone, however it went,
 * and then this process and all that it started go too. The child leads its process group.
 */
process.once("disconnect", () => {
  const end = (signal: "SIGTERM" | "SIGKILL"): void => {
    if (process.platform === "win32") process.exit();
    process.kill(-process.pid, signal);
  };
  setTimeout(() => end("SIGKILL"), 3000).unref();
  end("SIGTERM");
});

/** firebase-tools gives the Java emulators groups of their own, which would outlive this one. */
const spawn = childProcess.spawn as (command: string, given: readonly string[], options: SpawnOptions) => childProcess.ChildProcess;
Reflect.set(childProcess, "spawn", (command: string, first?: string[] | SpawnOptions, second?: SpawnOptions) => {
  const [given, options] = Array.isArray(first) ? [first, second] : [[], first];
  return spawn(command, given, { ...options, detached: false });
});
