import { acousticCalculator } from "@org/hvac-core/calculators/acoustic-calculator";
import type { CalculatorView } from "../view.ts";
import { AcousticFigures } from "./AcousticFigures.tsx";
import { PathsTool } from "./takeOver/PathsTool.tsx";

export const view: CalculatorView = { definition: acousticCalculator, figure: AcousticFigures, sectionTools: { elements: PathsTool } };
