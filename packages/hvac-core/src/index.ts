export * from "./calculators/index.ts";
export type { CalculatorId } from "./catalogue.ts";
export { catalogue } from "./catalogue.ts";
export * from "./kernel/index.ts";
export { engineVersion } from "./version.ts";
