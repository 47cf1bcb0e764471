export { demoAccount } from "./accounts.ts";
export type { LocalMail } from "./authState.ts";
export { requireOfficialFirestore } from "./officialFirestore.ts";
export { PortTakenError, requireFree } from "./ports.ts";
export { startGrouped } from "./process/grouped.ts";
export { stopOnSignals } from "./process/signals.ts";
export { localProjectId, repository } from "./project.ts";
export type { LocalFirebase, LocalFirebaseOptions } from "./start.ts";
export { startLocalFirebase } from "./start.ts";
