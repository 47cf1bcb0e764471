import { acousticCalculator } from "@org/hvac-core/calculators/acoustic-calculator";
import type { CalculatorView } from "../view.ts";
import { AcousticFigures } from "./AcousticFigures.tsx";
import { PathsTool } from "./imports/PathsTool.tsx";

export const view: CalculatorView = { definition: acousticCalculator, figure: AcousticFigures, sectionTools: { elements: PathsTool } };
