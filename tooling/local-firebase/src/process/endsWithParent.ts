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
