import { psychrometricChart } from "@org/hvac-core/calculators/psychrometric-chart";
import type { CalculatorView } from "../view.ts";
import { ChartFigure } from "./ChartFigure.tsx";

export const view: CalculatorView = { definition: psychrometricChart, figure: ChartFigure };
