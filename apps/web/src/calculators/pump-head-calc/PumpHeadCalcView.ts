import { pumpHeadCalc } from "@org/hvac-core/calculators/pump-head-calc";
import { pipeFittingPicker } from "../fittings/pickers.tsx";
import type { CalculatorView } from "../view.ts";
import { PumpFigures } from "./PumpFigures.tsx";
import { DutyTool } from "./imports/DutyTool.tsx";

export const view: CalculatorView = {
  definition: pumpHeadCalc,
  figure: PumpFigures,
  sectionTools: { duty: DutyTool },
  pickers: { "segments.fittings.fitting": pipeFittingPicker },
};
