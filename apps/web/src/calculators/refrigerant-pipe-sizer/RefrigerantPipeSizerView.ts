import { refrigerantPipeSizer } from "@org/hvac-core/calculators/refrigerant-pipe-sizer";
import type { CalculatorView } from "../view.ts";

export const view: CalculatorView = { definition: refrigerantPipeSizer };
