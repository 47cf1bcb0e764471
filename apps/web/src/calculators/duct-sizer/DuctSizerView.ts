import { ductSizer } from "@org/hvac-core/calculators/duct-sizer";
import { ductFittingPicker } from "../fittings/pickers.tsx";
import { AirflowTool } from "../roomLoads/takeOverTools.tsx";
import type { CalculatorView } from "../view.ts";
import { chooseSize } from "./chooseSize.ts";
import { DuctFigures } from "./DuctFigures.tsx";

export const view: CalculatorView = {
  definition: ductSizer,
  figure: DuctFigures,
  sectionTools: { duty: AirflowTool },
  chooseRow: { sizes: chooseSize },
  pickers: { "fittings.fitting": ductFittingPicker },
};
