import { ductSizer } from "./calculators/duct-sizer/index.ts";
import { heatLoad } from "./calculators/heat-load/index.ts";
import { pipeSizer } from "./calculators/pipe-sizer/index.ts";
import { ventilationCalc } from "./calculators/ventilation-calc/index.ts";

/** Every calculator of the library, in the order in which products list them. */
export const catalogue = [heatLoad, ventilationCalc, ductSizer, pipeSizer] as const;

/** The id of a calculator, which is also its place in addresses. */
export type CalculatorId = (typeof catalogue)[number]["id"];
