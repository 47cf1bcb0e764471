import { lineTitle } from "@org/hvac-core/calculators/refrigerant-pipe-sizer";
import { prose } from "@org/form/numbers";
import { FigureFrame, XYChart } from "@org/ui/figures";
import { type FigureContext } from "@org/ui/surface";
import { useState, type ReactNode } from "react";
import { FigureChoice } from "../systems/FigureChoice.tsx";
import { cycleDiagram } from "./cycleDiagram.ts";
import { readLines, type ReadLines } from "./readLines.ts";
import { namesOf, shownLine, sizeChart, sizeTable } from "./sizeChart.ts";

function Sizes({ read }: { readonly read: ReadLines }): ReactNode {
  const { lines } = read.calculation.circuit;
  const [wanted, setWanted] = useState<string>();
  const line = shownLine(lines, wanted);
  if (!line) return null;
  const name = lineTitle(line, lines.indexOf(line));
  const { hasFoot, ...chart } = sizeChart(read, line);
  const shaded = `Shaded: within the limits${line.isGas ? ", and oil returns at the minimum capacity in the size in use" : ""}.`;
  return (
    <FigureFrame
      title="Sizes"
      description={`${prose(name)}. ${shaded}${hasFoot ? " A size that loses less than a thousandth of the limit is drawn at the foot." : ""}`}
      table={sizeTable(read, line)}
    >
      <FigureChoice label="Line" options={namesOf(lines)} chosen={line.id} choose={setWanted} />
      <XYChart label={`Sizes, ${name}: saturation temperature drop over velocity`} {...chart} />
    </FigureFrame>
  );
}

function Cycle({ read }: { readonly read: ReadLines }): ReactNode {
  const { chart, table } = cycleDiagram(read);
  return (
    <FigureFrame
      title="Pressure and enthalpy"
      description="The cycle in the dome of saturation. Dashed: the losses of the lines."
      table={table}
    >
      <XYChart label="Cycle: pressure over enthalpy" {...chart} />
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
