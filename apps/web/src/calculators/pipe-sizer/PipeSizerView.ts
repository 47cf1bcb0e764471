import { pipeSizer } from "@org/hvac-core/calculators/pipe-sizer";
import type { CalculatorView } from "../view.ts";
import { chooseSize } from "./chooseSize.ts";
import { PipeFigures } from "./PipeFigures.tsx";

export const view: CalculatorView = { definition: pipeSizer, figure: PipeFigures, chooseRow: { sizes: chooseSize } };
