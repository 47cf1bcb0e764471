export { ductSizer } from "./calculators/duct-sizer/index.ts";
export { heatLoad } from "./calculators/heat-load/index.ts";
export { pipeSizer } from "./calculators/pipe-sizer/index.ts";
export { ventilationCalc } from "./calculators/ventilation-calc/index.ts";
export type { CalculatorId } from "./catalogue.ts";
export { catalogue } from "./catalogue.ts";
export * from "./kernel/index.ts";
export { engineVersion } from "./version.ts";
