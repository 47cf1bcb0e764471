import { pipeSizer } from "@org/hvac-core/calculators/pipe-sizer";
import type { CalculatorView } from "../view.ts";
import { PipeFigures } from "./PipeFigures.tsx";

export const view: CalculatorView = { definition: pipeSizer, figure: PipeFigures };
