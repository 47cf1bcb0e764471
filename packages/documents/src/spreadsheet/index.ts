export { openTables } from "./openTables.ts";
export { csvOf } from "./writeCsv.ts";
export { tableWorkbook } from "./tableWorkbook.ts";
