/* Used by other folders of the engine, and not published. */
export { supplyRemainder } from "./dilution.ts";
