/* What other rooms of the engine use beside the published door. */
export { type Slab, slabsOf } from "./layers.ts";
