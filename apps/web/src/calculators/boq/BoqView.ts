import { boq } from "@org/hvac-core/calculators/boq";
import type { CalculatorView } from "../view.ts";

export const view: CalculatorView = { definition: boq };
