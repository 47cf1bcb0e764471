/** Writes files to a server as the store would: for tests, which need not create them by clicks. */
export { kindOfCollection, type FileCollection } from "./collections.ts";
export { dataInRows, modeOf, plainData, summaryResults, type PlainRecord } from "./documents/index.ts";
export { serialId } from "./paths.ts";
export { contentFor, type FileCalculator } from "./store/file/calculator.ts";
export { templates } from "./templates/index.ts";
