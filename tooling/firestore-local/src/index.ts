export { RulesSyntaxError } from "./rules/errors.ts";
export type { AllowTally } from "./rules/coverage.ts";
export type { FirestoreOptions, RunningFirestore } from "./server.ts";
export { startFirestore } from "./server.ts";
export type { JsonObject } from "./values/json.ts";
