/* Used by other folders of the engine, and not published. */
export { pipeFields, pipeFittingFields, pipeFittingNames } from "./pipeFields.ts";
export { surfaceCoefficient } from "./surfaceFields.ts";
export { solveRising } from "./solveRising.ts";
