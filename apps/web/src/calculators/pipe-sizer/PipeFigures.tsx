import type { PipeCalculation } from "@org/hvac-core/calculators/pipe-sizer";
import { formatNumber, prose } from "@org/ui/elements";
import { FigureFrame, LossFigure, readingOf, XYChart, type Loss } from "@org/ui/figures";
import { type FigureContext } from "@org/ui/surface";
import type { ReactNode } from "react";
import { frictionChart, readPipe } from "./frictionChart.ts";

/** The parts of the head loss; rows of the same fitting are one part. */
function lossesOf({ losses, results }: PipeCalculation): Loss[] {
  // What a row loses in head stands in the results, in the same order.
  const rows = results.fittings.map(({ name, headLoss }, index) => ({ name, headLoss, number: losses[index]!.number }));
  const fittings = Map.groupBy(rows, ({ name }) => name);
  return [
    { label: "Straight pipe", value: results.pipeHeadLoss },
    ...[...fittings].map(([name, same]) => {
      const number = same.reduce((sum, row) => sum + row.number, 0);
      const value = same.reduce((sum, { headLoss }) => sum + headLoss, 0);
      return { label: number === 1 ? prose(name) : `${formatNumber(number, { digits: 6, trimZeros: true })} × ${prose(name)}`, value };
    }),
  ];
}

/** What an engineer looks at after the size: where it lies on the friction chart, and where the head goes. */
export function PipeFigures(context: FigureContext): ReactNode {
  const pipe = readPipe(context);
  const { sizes, legend, ...content } = frictionChart(pipe);
  const head = readingOf("head", context);
  return (
    <>
      <FigureFrame
        title="Friction chart"
        description={`${prose(pipe.calculation.material.name)}. Shaded: within the target and the usual velocities.`}
        table={{ columns: ["Size", `Friction rate at ${pipe.flow.text(pipe.calculation.flow)}`], rows: sizes }}
      >
        <XYChart label="Friction chart: friction rate over flow" legend={legend} {...content} />
      </FigureFrame>
      <LossFigure
        title="Where the head goes"
        description="Each bar begins where the one above ends."
        quantity="Head loss"
        losses={lossesOf(pipe.calculation)}
        total={{ label: "Total", value: pipe.calculation.results.totalHeadLoss }}
        format={head.text}
      />
    </>
  );
}
