import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import type { CalculatorView } from "../view.ts";
import { RoomFigure } from "./RoomFigure.tsx";

export const view: CalculatorView = { definition: heatLoad, figure: RoomFigure };
