import path from "node:path";
import { repository, startGrouped, startLocalFirebase, stopOnSignals } from "@tooling/local-firebase";
import { describeFailure, describeRun, readLocalOptions, reportMail, requirePossible } from "./local.ts";

/**
 * `pnpm dev`: the application and the marketing site with hot reload, each on its port with links from one to the other, and accounts and saved files on
 * this machine.
 */
const { ports, official } = readLocalOptions("dev", 5173);
const applicationFolder = path.join(repository, "apps/web");
const marketingFolder = path.join(repository, "apps/marketing");

/** Functions that stop what has been started, last first. */
const started: (() => Promise<void>)[] = [];
let isStopping = false;
const stopAndExit = stopOnSignals(async () => {
  isStopping = true;
  for (const stop of started) await stop();
});

try {
  const { page, auth, firestore, marketing } = ports;
  const [applicationUrl, marketingUrl] = [`http://127.0.0.1:${page}`, `http://127.0.0.1:${marketing}`];
  await requirePossible(ports, official);
  const firebase = await startLocalFirebase({
    ports: { auth, firestore },
    dataDirectory: path.join(repository, ".firebase-local"),
    official,
    demo: true,
    onMail: reportMail(page),
  });
  started.unshift(firebase.stop);
  const vite = startGrouped({
    file: path.join(applicationFolder, "node_modules/vite/bin/vite.js"),
    arguments: ["--host", "127.0.0.1", "--port", String(page), "--strictPort", "--clearScreen", "false"],
    cwd: applicationFolder,
    env: { ...process.env, ...firebase.environment, MARKETING_DEV_ORIGIN: marketingUrl },
    output: "inherit",
  });
  started.unshift(vite.stop);
  const astro = startGrouped({
    file: path.join(marketingFolder, "node_modules/astro/bin/astro.mjs"),
    arguments: ["dev", "--host", "127.0.0.1", "--port", String(marketing)],
    cwd: marketingFolder,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", APPLICATION_DEV_ORIGIN: applicationUrl },
    output: "inherit",
  });
  started.unshift(astro.stop);
  console.log(`
  Application    ${applicationUrl}/dashboard   (heat load: ${applicationUrl}/heat-load)
  Marketing      ${marketingUrl}${describeRun(firebase, official)}`);
  const ends = [firebase.broken, vite.ended.then((how) => `vite ${how}.`), astro.ended.then((how) => `astro ${how}.`)];
  const end = await Promise.race(ends);
  if (!isStopping) console.error(end);
} catch (error) {
  console.error(describeFailure(error, "dev"));
}
await stopAndExit(1);
