import { lineTitle } from "@org/hvac-core/calculators/refrigerant-pipe-sizer";
import { prose } from "@org/form/numbers";
import { FigureFrame, XYChart } from "@org/ui/figures";
import { type FigureContext } from "@org/ui/surface";
import { useState, type ReactNode } from "react";
import { FigureChoice } from "../figureChoice/FigureChoice.tsx";
import { cycleDiagram } from "./cycleDiagram.ts";
import { readLines, type ReadLines } from "./readLines.ts";
import { namesOf, shownLine, sizeChart, sizeTable } from "./sizeChart.ts";
import { texts } from "./texts.ts";

function Sizes({ read }: { readonly read: ReadLines }): ReactNode {
  const { lines } = read.calculation.circuit;
  const [wanted, setWanted] = useState<string>();
  const line = shownLine(lines, wanted);
  if (!line) return null;
  const name = lineTitle(line, lines.indexOf(line));
  const { hasFoot, ...chart } = sizeChart(read, line);
  return (
    <FigureFrame
      title={texts.sizes.title}
      description={texts.sizes.lead(prose(name), { isGas: line.isGas, hasFoot })}
      table={sizeTable(read, line)}
    >
      <FigureChoice label={texts.sizes.line} options={namesOf(lines)} chosen={line.id} choose={setWanted} />
      <XYChart label={texts.sizes.label(name)} {...chart} />
    </FigureFrame>
  );
}

function Cycle({ read }: { readonly read: ReadLines }): ReactNode {
  const { chart, table } = cycleDiagram(read);
  return (
    <FigureFrame title={texts.cycle.title} description={texts.cycle.lead} table={table}>
      <XYChart label={texts.cycle.label} {...chart} />
    </FigureFrame>
  );
}

/** Figures for a check of the sizes: their velocities and losses against the limits, and the effect of the lines on the cycle. */
export function RefrigerantFigures(context: FigureContext): ReactNode {
  const read = readLines(context);
  return (
    <>
      <Sizes read={read} />
      <Cycle read={read} />
    </>
  );
}
