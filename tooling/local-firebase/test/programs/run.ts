/**
 * What `pnpm start` does with its signals, on free ports and under the laxest umask: prints where everything is and runs until it is stopped.
 * Takes the data folder and, if it is to serve one, a build.
 */
import { startLocalFirebase, stopOnSignals, type LocalFirebase } from "../../src/index.ts";

process.umask(0);
const [, , dataDirectory, directory] = process.argv;
let running: LocalFirebase | undefined;
stopOnSignals(async () => running?.stop());
running = await startLocalFirebase({ dataDirectory: dataDirectory!, ...(directory !== undefined && { hosting: { directory } }) });
const { authUrl, firestoreUrl, hostingUrl } = running;
console.log(JSON.stringify({ authUrl, firestoreUrl, hostingUrl }));
