import { ventilationCalc } from "@org/hvac-core/calculators/ventilation-calc";
import { ZonesTool } from "../roomLoads/importTools.tsx";
import type { CalculatorView } from "../view.ts";
import { VentilationFigures } from "./VentilationFigures.tsx";

export const view: CalculatorView = { definition: ventilationCalc, figure: VentilationFigures, sectionTools: { zones: ZonesTool } };
