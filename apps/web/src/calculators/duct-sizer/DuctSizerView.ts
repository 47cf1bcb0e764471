import { ductSizer } from "@org/hvac-core/calculators/duct-sizer";
import { ductFittingPicker } from "../fittings/pickers.tsx";
import type { CalculatorView } from "../view.ts";
import { chooseSize } from "./chooseSize.ts";
import { DuctFigures } from "./DuctFigures.tsx";
import { DutyTool, TerminalsTool } from "./tools.tsx";

export const view: CalculatorView = {
  definition: ductSizer,
  figure: DuctFigures,
  sectionTools: { duty: DutyTool, sections: TerminalsTool },
  chooseRow: { sizes: chooseSize },
  pickers: { "fittings.fitting": ductFittingPicker, "sections.fittings.fitting": ductFittingPicker },
};
