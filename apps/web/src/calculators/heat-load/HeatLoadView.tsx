import { heatLoad, type HeatLoadValues } from "@org/hvac-core/calculators/heat-load";
import type { CalculatorView } from "../view.ts";
import { RoomFigure } from "./RoomFigure.tsx";

/** Cooling loads are blue, heating loads orange: the one place where the pair means what it says. */
const tones = { Cooling: "cooling", Heating: "heating" } as const;

export const view: CalculatorView = {
  definition: heatLoad,
  figure: RoomFigure,
  toneOf: ({ values }) => tones[(values as HeatLoadValues).calculationMode],
};
