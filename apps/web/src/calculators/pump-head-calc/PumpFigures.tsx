import { FigureFrame, XYChart } from "@org/ui/figures";
import { type FigureContext } from "@org/ui/surface";
import type { ReactNode } from "react";
import { headChart } from "./headChart.ts";
import { efficiencyChart, npshChart, powerChart } from "./rowCharts.ts";
import { readPump } from "./readPump.ts";
import { texts } from "./texts.ts";

/** Figures of a pump system: operating point, efficiency, NPSH and shaft power. */
export function PumpFigures(context: FigureContext): ReactNode {
  const figure = readPump(context);
  const head = headChart(figure);
  const [efficiency, npsh, power] = [efficiencyChart(figure), npshChart(figure), powerChart(figure)];
  const hasPumps = figure.calculation.pumps.length > 0;
  return (
    <>
      <FigureFrame title={texts.head.title} description={texts.head.lead(hasPumps)} table={head.table}>
        <XYChart label={texts.head.label} {...head.chart} />
      </FigureFrame>
      {efficiency && (
        <FigureFrame title={texts.efficiency.title} description={efficiency.description} table={efficiency.table}>
          <XYChart label={texts.efficiency.label} {...efficiency.chart} />
        </FigureFrame>
      )}
      {npsh && (
        <FigureFrame title={texts.npsh.title} description={texts.npsh.lead} table={npsh.table}>
          <XYChart label={texts.npsh.label} {...npsh.chart} />
        </FigureFrame>
      )}
      {power && (
        <FigureFrame title={texts.power.title} description={texts.power.lead} table={power.table}>
          <XYChart label={texts.power.label} {...power.chart} />
        </FigureFrame>
      )}
    </>
  );
}
