import type { PipeSectionCalculation, PipeValues } from "@org/hvac-core/calculators/pipe-sizer";
import type { ChooseRow } from "@org/ui/surface";

const steps = ["smaller", "standard", "larger"] as const;

/** What a row of the sizes makes of the input: the size that meets the target, or its neighbour. */
export const chooseSize: ChooseRow = (row, { input, outcome }) => {
  if (!outcome.ok) return undefined;
  const { options, option, asChosen } = outcome.calculation as PipeSectionCalculation;
  const { sizeChoice } = outcome.values as PipeValues;
  const index = options.findIndex(({ size }) => size.name === row["label"]);
  if (index < 0) return undefined;
  // Where the series has no neighbour of the kind asked for, the size that meets the target is used.
  const meets = options.indexOf(option) - (asChosen ? steps.indexOf(sizeChoice) - 1 : 0);
  const choice = steps[index - meets + 1];
  return choice && { name: options[index]!.size.name, input: { ...input, sizeChoice: choice } };
};
