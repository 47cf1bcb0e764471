import { boq } from "@org/hvac-core/calculators/boq";
import type { CalculatorView } from "../view.ts";
import { SuggestTool } from "./suggestions/SuggestTool.tsx";

export const view: CalculatorView = { definition: boq, sectionTools: { items: SuggestTool } };
