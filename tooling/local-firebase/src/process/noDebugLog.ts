import { createRequire } from "node:module";
import path from "node:path";

/**
 * Loaded into firebase-tools before its own program (`--import`): it writes no `firebase-debug.log`, which grows without end and holds the codes of all
 * links that it prints. What it prints goes to `emulators.log`.
 */
const logger = createRequire(import.meta.url)("firebase-tools/lib/logger.js") as { useFileLogger: () => string };
if (typeof logger.useFileLogger !== "function")
  throw new Error("This version of firebase-tools logs otherwise: src/process/noDebugLog.ts no longer fits it.");
logger.useFileLogger = () => path.join(process.cwd(), "firebase-debug.log");
