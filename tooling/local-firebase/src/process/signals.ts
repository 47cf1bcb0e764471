/**
 * Runs `stop` once on Ctrl-C, a request to end, a closed terminal, or when the package manager that started this program is gone, and exits.
 * A second signal exits at once.
 *
 * @returns the same stop for other occasions, with the exit code to use unless a stop is under way
 */
export function stopOnSignals(stop: () => Promise<void>): (exitCode: number) => Promise<never> {
  let stopping: Promise<never> | undefined;

  async function stopThenExit(exitCode: number): Promise<never> {
    try {
      await stop();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    }
    process.exit(exitCode);
  }
  const stopAndExit = (exitCode: number): Promise<never> => (stopping ??= stopThenExit(exitCode));

  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(130);
      void stopAndExit(0);
    });
  }
  if (process.env["npm_lifecycle_event"] !== undefined) {
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent) void stopAndExit(0);
    }, 500).unref();
  }
  return stopAndExit;
}
