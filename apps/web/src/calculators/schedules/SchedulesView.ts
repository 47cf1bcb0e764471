import { schedules } from "@org/hvac-core/calculators/schedules";
import type { CalculatorView } from "../view.ts";
import { MarginFigure } from "./MarginFigure.tsx";
import { equipmentTools } from "./equipmentTools.tsx";

export const view: CalculatorView = { definition: schedules, figure: MarginFigure, sectionTools: equipmentTools };
