import { energyAnalysis } from "@org/hvac-core/calculators/energy-analysis";
import type { CalculatorView } from "../view.ts";

export const view: CalculatorView = { definition: energyAnalysis };
