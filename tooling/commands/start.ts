import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { repository, startLocalFirebase, stopOnSignals, type LocalFirebase } from "@tooling/local-firebase";
import { describeFailure, describeRun, readLocalOptions, reportMail, requirePossible } from "./local.ts";

/**
 * `pnpm start`, the first command of a newcomer: builds what would be deployed, marketing site and application, and serves it on one local origin, with
 * accounts and saved files on this machine. pnpm has installed missing packages before this file runs.
 */
const { ports, official } = readLocalOptions("start", 4173);

async function build(): Promise<void> {
  const turbo = spawn("pnpm", ["turbo", "run", "build", "--filter=@tooling/site", "--output-logs=errors-only"], { stdio: "inherit" });
  const endWithThis = (): unknown => turbo.kill();
  process.once("exit", endWithThis);
  const [code] = (await once(turbo, "exit")) as [number | null];
  process.off("exit", endWithThis);
  if (code !== 0) throw new Error("The build failed; see above.");
}

let running: LocalFirebase | undefined;
const stopAndExit = stopOnSignals(async () => running?.stop());

try {
  const { page: hosting, auth, firestore } = ports;
  await requirePossible({ page: hosting, auth, firestore }, official);

  console.log("Building…");
  const beforeBuild = performance.now();
  let builtAt = 0;
  running = await startLocalFirebase({
    ports: { hosting, auth, firestore },
    dataDirectory: path.join(repository, ".firebase-local"),
    hosting: { built: build().then(() => (builtAt = performance.now())) },
    official,
    demo: true,
    onMail: reportMail(hosting),
  });
  const seconds = (from: number, to: number): string => `${((to - from) / 1000).toFixed(1)} s`;
  console.log(`
Plenum is at ${running.hostingUrl}   (heat load: ${running.hostingUrl}/heat-load, sign in: ${running.hostingUrl}/login)
${describeRun(running, official)}
Built in ${seconds(beforeBuild, builtAt)}, ready ${seconds(builtAt, performance.now())} later. Ctrl-C stops everything.`);
  console.error(`\n${await running.broken}`);
} catch (error) {
  console.error(describeFailure(error, "start"));
}
await stopAndExit(1);
