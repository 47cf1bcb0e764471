/* What other rooms of the engine use beside the published door. */
export { radiansPerDegree } from "./angles.ts";
export { tauEditions } from "./clearSky.ts";
export { angularFactorOfCosine } from "./glazing.ts";
export { brighteningOf, skyRatioOf } from "./perez.ts";
