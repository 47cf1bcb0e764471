/* What other rooms of the engine use beside the published door. */
export { pipeFields, pipeFittingFields, pipeFittingNames } from "./pipeFields.ts";
export { surfaceCoefficient } from "./surfaceFields.ts";
export { solveRising } from "./solveRising.ts";
