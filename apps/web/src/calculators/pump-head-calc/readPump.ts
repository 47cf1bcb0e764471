import { pumpCurves, type FlowPoint, type PumpCalculation, type PumpValues } from "@org/hvac-core/calculators/pump-head-calc";
import { readingOf, type Reading } from "@org/ui/figures";
import { type FigureContext } from "@org/ui/surface";

/** Data of the figures: the calculation, its input in SI, its curves, and the units of their quantities. */
export function readPump(context: FigureContext) {
  const calculation = context.outcome.calculation as PumpCalculation;
  const values = context.outcome.values as PumpValues;
  return {
    calculation,
    values,
    curves: pumpCurves(calculation, values),
    flow: readingOf("waterFlow", context, "flowRate"),
    head: readingOf("head", context, "headLoss"),
    share: readingOf("ratio", context),
    power: readingOf("shaftPower", context),
  };
}

export type PumpFigure = ReturnType<typeof readPump>;

/** A line in the units of the chart, with a gap where the curve has no value. */
export const lineOf = (points: readonly FlowPoint[], flow: Reading, value: Reading): { readonly x: number; readonly y: number }[] =>
  points.map((point) => ({ x: flow.shown(point.flow), y: point.value === undefined ? Number.NaN : value.shown(point.value) }));
