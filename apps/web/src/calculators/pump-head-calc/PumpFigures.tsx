import { FigureFrame, XYChart } from "@org/ui/figures";
import { type FigureContext } from "@org/ui/surface";
import type { ReactNode } from "react";
import { headChart } from "./headChart.ts";
import { efficiencyChart, npshChart, powerChart } from "./ownCharts.ts";
import { readPump } from "./readPump.ts";

/** What an engineer looks at after the head: where pumps and system meet, and how well the pumps run there. */
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
            ? "The system asks for more head as the flow grows, the pumps give less. They run where the curves meet."
            : "What the system asks for. Enter a pump's curve to see where it would run."
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
        <FigureFrame title="Shaft power" description="Of one pump at the speed that it runs at." table={power.table}>
          <XYChart label="Shaft power over the flow of one pump" {...power.chart} />
        </FigureFrame>
      )}
    </>
  );
}
