import type { ComponentType, ReactNode } from "react";
import type { FigureContext } from "./results/Results.tsx";
import { Currency } from "./state/currencyContext.ts";
import { currencyOf, type CalculatorState } from "@org/form/state";

interface StillFigureProps {
  /** The figure of a calculator. */
  readonly figure: (context: FigureContext) => ReactNode;
  readonly state: CalculatorState;
}

/** The figure of a calculator outside its page, in the units of its input, for a report. Empty if the input has errors. */
export function StillFigure({ figure, state }: StillFigureProps): ReactNode {
  const { outcome } = state;
  const Figure = figure as ComponentType<FigureContext>;
  return (
    outcome.ok && (
      <Currency value={currencyOf(state)}>
        <Figure outcome={outcome} state={state} preferredUnits={{}} goTo={() => undefined} />
      </Currency>
    )
  );
}
