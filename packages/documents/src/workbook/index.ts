export { csvFile, workbookFile } from "./workbookFiles.ts";
export { inputSheet } from "./inputSheet.ts";
