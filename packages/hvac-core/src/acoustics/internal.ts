/* Used by other folders of the engine, and not published. */
export { largestRoundDiameter } from "./roundDuct.ts";
