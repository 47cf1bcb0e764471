/* What other rooms of the engine use beside the published door. */
export { refrigerantFacts } from "./fluids/facts.ts";
export type { ListedFacts } from "./data.ts";
