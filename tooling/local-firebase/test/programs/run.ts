/** What `pnpm start` does with its signals, on free ports: prints where Auth is and runs until it is stopped. */
import { startLocalFirebase, stopOnSignals, type LocalFirebase } from "../../src/index.ts";

let running: LocalFirebase | undefined;
stopOnSignals(async () => running?.stop());
running = await startLocalFirebase({ dataDirectory: process.argv[2]! });
console.log(running.authUrl);
