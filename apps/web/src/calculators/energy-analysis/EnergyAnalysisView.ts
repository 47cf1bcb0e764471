import { energyAnalysis } from "@org/hvac-core/calculators/energy-analysis";
import type { CalculatorView } from "../view.ts";
import { EnergyFigures } from "./EnergyFigures.tsx";
import { ClimateTool } from "./tools/ClimateTool.tsx";
import { TariffTool } from "./tools/TariffTool.tsx";

export const view: CalculatorView = {
  definition: energyAnalysis,
  figure: EnergyFigures,
  sectionTools: { climate: ClimateTool, tariffs: TariffTool },
};
