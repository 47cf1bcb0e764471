import path from "node:path";
import { parseArgs } from "node:util";
import { repository, startGrouped, startLocalFirebase, stopOnSignals } from "@tooling/local-firebase";
import { describeFailure, describeRun, portsFrom, reportMail, requirePossible } from "./local.ts";

/** `pnpm dev`: the web application with hot reload, and accounts and saved files on this machine. */
const { values } = parseArgs({ options: { port: { type: "string", default: "5173" }, official: { type: "boolean", default: false } } });
const web = path.join(repository, "apps/web");

/** What has been started, last first. */
const started: (() => Promise<void>)[] = [];
let isStopping = false;
const stopAndExit = stopOnSignals(async () => {
  isStopping = true;
  for (const stop of started) await stop();
});

try {
  const [port, auth, firestore] = portsFrom(values.port);
  await requirePossible([port, auth, firestore], values.official);
  const firebase = await startLocalFirebase({
    ports: { auth, firestore },
    dataDirectory: path.join(repository, ".firebase-local"),
    official: values.official,
    demo: true,
    onMail: reportMail(port),
  });
  started.unshift(firebase.stop);
  const vite = startGrouped({
    file: path.join(web, "node_modules/vite/bin/vite.js"),
    arguments: ["--host", "127.0.0.1", "--port", String(port), "--strictPort", "--clearScreen", "false"],
    cwd: web,
    env: { ...process.env, ...firebase.environment },
    output: "inherit",
    preloads: [],
    pagesPort: port,
  });
  started.unshift(vite.stop);
  console.log(describeRun(firebase, values.official));
  const ends = [
    firebase.broken.then((how) => `The emulators of firebase-tools ${how}. See .firebase-local/run/emulators.log`),
    vite.ended.then((how) => `vite ${how}.`),
  ];
  const end = await Promise.race(ends);
  if (!isStopping) console.error(end);
} catch (error) {
  console.error(describeFailure(error, "dev"));
}
await stopAndExit(1);
