/* Used by other folders of the engine, and not published. */
export { layerResistance, type Slab, slabsOf } from "./layers.ts";
