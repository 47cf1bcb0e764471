import { boq } from "@org/hvac-core/calculators/boq";
import type { CalculatorView } from "../view.ts";
import { TakeOffTool } from "./takeOff/TakeOffTool.tsx";

export const view: CalculatorView = { definition: boq, sectionTools: { items: TakeOffTool } };
