import { psychrometricChart } from "@org/hvac-core/calculators/psychrometric-chart";
import type { CalculatorView } from "../view.ts";

export const view: CalculatorView = { definition: psychrometricChart };
