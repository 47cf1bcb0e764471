import { pumpHeadCalc } from "@org/hvac-core/calculators/pump-head-calc";
import type { CalculatorView } from "../view.ts";

export const view: CalculatorView = { definition: pumpHeadCalc };
