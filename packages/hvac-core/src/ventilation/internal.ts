/* What other rooms of the engine use beside the published door. */
export { passedOn } from "./dilution.ts";
