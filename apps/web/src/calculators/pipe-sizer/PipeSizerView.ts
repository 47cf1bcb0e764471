import { pipeSizer } from "@org/hvac-core/calculators/pipe-sizer";
import { pipeFittingPicker } from "../fittings/pickers.tsx";
import type { CalculatorView } from "../view.ts";
import { chooseSize } from "./chooseSize.ts";
import { PipeFigures } from "./PipeFigures.tsx";

export const view: CalculatorView = {
  definition: pipeSizer,
  figure: PipeFigures,
  chooseRow: { sizes: chooseSize },
  pickers: {
    "fittings.fitting": pipeFittingPicker,
    "sections.fittings.fitting": pipeFittingPicker,
    "sections.returnFittings.fitting": pipeFittingPicker,
  },
};
