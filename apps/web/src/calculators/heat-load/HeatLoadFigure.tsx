import type { AnyHeatLoadCalculation } from "@org/hvac-core/calculators/heat-load";
import { lazyPart } from "@org/ui/elements";
import type { FigureContext } from "@org/ui/surface";
import type { ReactNode } from "react";
import { RoomFigure } from "./RoomFigure.tsx";
import styles from "./heatLoad.module.css";
import { texts } from "./texts.tsx";

const HourlyFigures = lazyPart(
  async () => (await import("./hourly/HourlyFigures.tsx")).HourlyFigures,
  () => texts.parts.hours,
  <div className={styles.figurePlace} />,
);

/** Figures of the load: one room to scale, or the hours of a project. */
export function HeatLoadFigure(context: FigureContext): ReactNode {
  const calculation = context.outcome.calculation as AnyHeatLoadCalculation;
  return "hourly" in calculation ? <HourlyFigures {...context} /> : <RoomFigure {...context} />;
}
