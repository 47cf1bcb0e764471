import { ductSizer } from "@org/hvac-core/calculators/duct-sizer";
import type { CalculatorView } from "../view.ts";
import { chooseSize } from "./chooseSize.ts";
import { DuctFigures } from "./DuctFigures.tsx";

export const view: CalculatorView = { definition: ductSizer, figure: DuctFigures, chooseRow: { sizes: chooseSize } };
