// Shared by the imports, and not part of the package's address.
export { copyTolerance } from "./comparedCells.ts";
export { factsText, hasNoLink, knownFacts, leftText } from "./importFacts.ts";
export { digest } from "./rowIds.ts";
export { withCells } from "./importedRows.ts";
export { groupBy } from "./groupBy.ts";
