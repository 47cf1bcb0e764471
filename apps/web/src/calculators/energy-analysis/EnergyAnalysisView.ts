import { energyAnalysis } from "@org/hvac-core/calculators/energy-analysis";
import type { CalculatorView } from "../view.ts";
import { EnergyFigures } from "./EnergyFigures.tsx";
import "./energyElsewhere.ts";
import { energyWorker } from "./energyWorker.ts";
import { BuildingTool } from "./tools/BuildingTool.tsx";
import { ClimateTool } from "./tools/ClimateTool.tsx";
import { RoomsTool } from "./tools/RoomsTool.tsx";
import { TariffTool } from "./tools/TariffTool.tsx";

export const view: CalculatorView = {
  definition: energyAnalysis,
  figure: EnergyFigures,
  sectionTools: { building: BuildingTool, climate: ClimateTool, rooms: RoomsTool, tariffs: TariffTool },
  worker: energyWorker,
};
