/* Used by other folders of the engine, and not published. */
export { refrigerantFacts } from "./fluids/facts.ts";
export type { ListedFacts } from "./data.ts";
export { evenly, pointOf } from "./propertyLines.ts";
