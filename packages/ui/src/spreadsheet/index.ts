export { csvOf } from "./writeCsv.ts";
