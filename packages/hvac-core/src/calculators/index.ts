// Written by `pnpm generate` from the folders of src/calculators. Not edited by hand.
export { heatLoad } from "./heat-load/index.ts";
export { psychrometricChart } from "./psychrometric-chart/index.ts";
export { ventilationCalc } from "./ventilation-calc/index.ts";
export { ductSizer } from "./duct-sizer/index.ts";
export { pipeSizer } from "./pipe-sizer/index.ts";
export { pumpHeadCalc } from "./pump-head-calc/index.ts";
export { refrigerantPipeSizer } from "./refrigerant-pipe-sizer/index.ts";
export { acousticCalculator } from "./acoustic-calculator/index.ts";
export { boq } from "./boq/index.ts";
export { energyAnalysis } from "./energy-analysis/index.ts";
export { schedules } from "./schedules/index.ts";
