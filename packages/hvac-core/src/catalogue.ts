// Written by `pnpm generate` from the folders of src/calculators. Not edited by hand.
import { heatLoad } from "./calculators/heat-load/index.ts";
import { psychrometricChart } from "./calculators/psychrometric-chart/index.ts";
import { ventilationCalc } from "./calculators/ventilation-calc/index.ts";
import { ductSizer } from "./calculators/duct-sizer/index.ts";
import { pipeSizer } from "./calculators/pipe-sizer/index.ts";
import { pumpHeadCalc } from "./calculators/pump-head-calc/index.ts";
import { refrigerantPipeSizer } from "./calculators/refrigerant-pipe-sizer/index.ts";
import { acousticCalculator } from "./calculators/acoustic-calculator/index.ts";
import { boq } from "./calculators/boq/index.ts";
import { energyAnalysis } from "./calculators/energy-analysis/index.ts";
import { schedules } from "./calculators/schedules/index.ts";

/** Every calculator of the library, in the order in which products list them. */
export const catalogue = [
  heatLoad,
  psychrometricChart,
  ventilationCalc,
  ductSizer,
  pipeSizer,
  pumpHeadCalc,
  refrigerantPipeSizer,
  acousticCalculator,
  boq,
  energyAnalysis,
  schedules,
] as const;

/** The id of a calculator, which is also its place in addresses. */
export type CalculatorId = (typeof catalogue)[number]["id"];
