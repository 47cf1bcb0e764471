export { copiedQuantity, importedQuantity, resultLink } from "./files.ts";
export type { FileContent, FileReference, StoredInput } from "./files.ts";
