import type { CardId } from "@org/hvac-core/cards";
import { carbonDioxideFigure, ductFigure, pipeFigure, roomFigure } from "./calculators.ts";
import type { FeatureFigure } from "./figure.ts";
import { fanFigure, glycolFigure, mixingFigure, saturationFigure, sheetFigure, soundFigure } from "./physics.ts";

export type { FeatureFigure } from "./figure.ts";

/** The figure on the page of a calculator, by card. */
export const featureFigures: Readonly<Partial<Record<CardId, () => FeatureFigure>>> = {
  "heat-load": roomFigure,
  "duct-sizer": ductFigure,
  "pipe-sizer": pipeFigure,
  "ventilation-calc": carbonDioxideFigure,
  "psychrometric-chart": mixingFigure,
  "pump-head-calc": glycolFigure,
  "refrigerant-pipe-sizer": saturationFigure,
  "acoustic-calculator": soundFigure,
  "energy-analysis": fanFigure,
  boq: sheetFigure,
};
