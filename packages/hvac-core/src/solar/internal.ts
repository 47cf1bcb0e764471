/* Used by other folders of the engine, and not published. */
export { radiansPerDegree } from "./angles.ts";
export { tauEditions } from "./clearSky.ts";
export { angularFactorOfCosine } from "./glazing.ts";
export { brighteningOf } from "./perez.ts";
