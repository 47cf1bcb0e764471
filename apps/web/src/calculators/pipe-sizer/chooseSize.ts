import { enteredSize, neighbouringSizes, type PipeCalculation, type PipeValues } from "@org/hvac-core/calculators/pipe-sizer";
import type { ChooseRow } from "@org/ui/surface";

/** Puts the size of a row into the input: the size that meets the target, its neighbour, or a custom size. */
export const chooseSize: ChooseRow = (row, { input, outcome }) => {
  if (!outcome.ok) return undefined;
  const { sections, fluid } = outcome.calculation as PipeCalculation;
  const values = outcome.values as PipeValues;
  const [pipe] = sections;
  const { pipe: wall, supply } = pipe!.pipes!;
  const option = neighbouringSizes({ row: pipe!.row, pipe: wall, flow: supply.flow }, values, fluid).find(
    ({ size }) => size.name === row["nominalSize"],
  );
  if (!option) return undefined;
  const { size, choice } = option;
  const custom = choice === "custom" ? { customSize: enteredSize(size, values.unitSystem) } : {};
  return { name: size.name, input: { ...input, sizeChoice: choice, ...custom } };
};
