import { FigureFrame, formatNumber, LossFigure, prose, readingOf, XYChart, type FigureContext, type Loss } from "@org/ui";
import type { ReactNode } from "react";
import { frictionChart, readPipe } from "./frictionChart.ts";

/** The parts of the head loss as the tables of the outcome have them; rows of the same fitting are one part. */
function lossesOf({ outcome }: FigureContext): Loss[] {
  const rows = outcome.tables.find(({ id }) => id === "fittings")?.rows ?? [];
  const sum = (each: typeof rows, column: string): number => each.reduce((total, row) => total + Number(row[column]), 0);
  const fittings = Map.groupBy(rows, ({ name }) => String(name));
  return [
    { label: "Straight pipe", value: Number(outcome.results["pipeHeadLoss"]?.value) },
    ...[...fittings].map(([name, same]) => {
      const number = sum(same, "number");
      return { label: number === 1 ? prose(name) : `${formatNumber(number, { digits: 6, trimZeros: true })} × ${prose(name)}`, value: sum(same, "headLoss") };
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
        losses={lossesOf(context)}
        total={{ label: "Total", value: Number(context.outcome.results["totalHeadLoss"]?.value) }}
        format={head.text}
      />
    </>
  );
}
