/* What other rooms of the engine use beside the published door. */
export { plainTag } from "./tags.ts";
