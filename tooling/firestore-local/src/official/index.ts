export { findOfficialFirestore, OfficialFirestoreError, type OfficialFirestore } from "./find.ts";
export { putRules, startOfficialFirestore, type OfficialOptions, type RunningOfficialFirestore } from "./start.ts";
