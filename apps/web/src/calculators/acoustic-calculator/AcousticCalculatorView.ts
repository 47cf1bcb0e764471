import { acousticCalculator } from "@org/hvac-core/calculators/acoustic-calculator";
import type { CalculatorView } from "../view.ts";
import { PathsTool } from "./takeOver/PathsTool.tsx";

export const view: CalculatorView = { definition: acousticCalculator, sectionTools: { elements: PathsTool } };
