import { FigureFrame, XYChart } from "@org/ui/figures";
import { type FigureContext } from "@org/ui/surface";
import type { ReactNode } from "react";
import { headChart } from "./headChart.ts";
import { efficiencyChart, npshChart, powerChart } from "./rowCharts.ts";
import { readPump } from "./readPump.ts";

/** Figures of a pump system: operating point, efficiency, NPSH and shaft power. */
export function PumpFigures(context: FigureContext): ReactNode {
  const figure = readPump(context);
  const head = headChart(figure);
  const [efficiency, npsh, power] = [efficiencyChart(figure), npshChart(figure), powerChart(figure)];
  const hasPumps = figure.calculation.pumps.length > 0;
  return (
    <>
      <FigureFrame
        title="Pumps and system"
        description={
          hasPumps
            ? "The head of the system rises with the flow, the head of the pumps falls. They run where the curves meet."
            : "Head of the system. Enter the curve of a pump to see its operating point."
        }
        table={head.table}
      >
        <XYChart label="Head of pumps and system over flow" {...head.chart} />
      </FigureFrame>
      {efficiency && (
        <FigureFrame title="Efficiency" description={efficiency.description} table={efficiency.table}>
          <XYChart label="Efficiency over the flow of one pump" {...efficiency.chart} />
        </FigureFrame>
      )}
      {npsh && (
        <FigureFrame title="NPSH" description="Required by one pump, and available at its suction." table={npsh.table}>
          <XYChart label="NPSH over the flow of one pump" {...npsh.chart} />
        </FigureFrame>
      )}
      {power && (
        <FigureFrame title="Shaft power" description="Shaft power of one pump at its operating speed." table={power.table}>
          <XYChart label="Shaft power over the flow of one pump" {...power.chart} />
        </FigureFrame>
      )}
    </>
  );
}
