export {
  checkLinks,
  updateLinks,
  type ProjectLinks,
  type LinkedFile,
  type UpdatedFile,
  type LinkUpdate,
  type CheckedNumber,
  type LinkState,
} from "./checkLinks.ts";
export { circleThrough, type FileOrder, type FileLinks } from "./graph.ts";
export { countedAs, linkedNumbers, type LinkedNumber } from "./numbers.ts";
export { linkableResults, linkedValue, type LinkableResult, type LinkedField } from "./results.ts";
