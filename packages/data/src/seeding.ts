/** What it takes to put files onto a server as the store would write them: for tests, which do not click together what they are not about. */
export { kindOfCollection, type FileCollection } from "./collections.ts";
export { dataInRows, modeOf, plainData, summaryResults, type PlainRecord } from "./documents/index.ts";
export { serialId } from "./paths.ts";
export { contentFor, type FileCalculator } from "./store/file/calculator.ts";
export { templates } from "./templates/index.ts";
