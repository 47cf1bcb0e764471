import type { PipeCalculation } from "@org/hvac-core/calculators/pipe-sizer";
import { prose } from "@org/form/numbers";
import { FigureFrame, XYChart } from "@org/ui/figures";
import { type FigureContext } from "@org/ui/surface";
import type { ReactNode } from "react";
import { frictionChart, readPipe } from "./frictionChart.ts";
import { SystemFigures } from "./system/SystemFigures.tsx";
import { texts } from "./texts.ts";

function FrictionChart({ context }: { readonly context: FigureContext }): ReactNode {
  const pipe = readPipe(context);
  const { sizes, legend, ...content } = frictionChart(pipe);
  return (
    <FigureFrame
      title={texts.friction.title}
      description={texts.friction.lead(prose(pipe.material.name))}
      table={{ columns: [texts.friction.size, texts.friction.rate(pipe.flow.text(pipe.supply.flow))], rows: sizes }}
    >
      <XYChart label={texts.friction.label} legend={legend} {...content} />
    </FigureFrame>
  );
}

/** Figures: for one pipe its place on the friction chart, for a system its tree and pressures. */
export function PipeFigures(context: FigureContext): ReactNode {
  const calculation = context.outcome.calculation as PipeCalculation;
  if (calculation.scope === "system") return <SystemFigures calculation={calculation} context={context} />;
  return <FrictionChart context={context} />;
}
