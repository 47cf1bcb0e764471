// Files of a project compared and updated
export {
  calculatedFile,
  checkLinks,
  updateLinks,
  updateSteps,
  type ProjectLinks,
  type LinkedFile,
  type UpdatedFile,
  type LinkUpdate,
  type CheckedNumber,
  type LinkState,
} from "./checkLinks.ts";
export type { CalculatedFile } from "./linkedResult.ts";
export { circleThrough, fileOrder, type FileOrder, type FileLinks } from "./graph.ts";

// Linked numbers, and what they can be linked to
export { countedAs, linkedNumbers, type LinkedNumber } from "./numbers.ts";
export { entryPath, linkableEntries, linkedFactors, productPath } from "./entries.ts";
export { linkableResults, linkedValue, type LinkableResult, type LinkedField } from "./results.ts";
