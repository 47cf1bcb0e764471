export * from "./calculators/index.ts";
export { catalogue, type CalculatorId } from "./catalogue.ts";
export * from "./kernel/index.ts";
export { engineVersion } from "./version.ts";
