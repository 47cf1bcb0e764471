import { createRequire } from "node:module";

/**
 * Loaded into firebase-tools before its own program (`--import`): the Auth emulator compiles the schema of a request when the first one of its
 * kind comes. It would compile those of all requests that Auth knows before it starts, which is two thirds of the work of a start.
 */
type Middleware = (document: object, options: object, ...given: readonly unknown[]) => unknown;

const require = createRequire(import.meta.url);
const server = createRequire(require.resolve("firebase-tools/lib/emulator/auth/server.js"));
const exegesisExpress = server("exegesis-express") as { middleware: Middleware };

const { middleware } = exegesisExpress;
if (typeof middleware !== "function")
  throw new Error("This version of firebase-tools compiles its schemas otherwise: src/process/lazySchemas.ts no longer fits it.");
exegesisExpress.middleware = (document, options, ...given) =>
  middleware(document, { ...options, lazyCompileValidationSchemas: true }, ...given);
