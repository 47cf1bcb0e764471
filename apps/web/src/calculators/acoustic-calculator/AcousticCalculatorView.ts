import { acousticCalculator } from "@org/hvac-core/calculators/acoustic-calculator";
import type { CalculatorView } from "../view.ts";

export const view: CalculatorView = { definition: acousticCalculator };
