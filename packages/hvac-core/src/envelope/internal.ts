/* Used by other folders of the engine, and not published. */
export { type Slab, slabsOf } from "./layers.ts";
