/* What other rooms of the engine use beside the published door. */
export { largestRoundDiameter } from "./roundDuct.ts";
