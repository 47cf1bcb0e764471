import { useMemo } from "react";
import { flatSource, shownOutcome, type ListSource } from "@org/form/rows";
import type { PreferredUnits } from "@org/form/results";
import type { CalculatorState } from "@org/form/state";

/**
 * The rows of a list within the rows of another list as one list, for a table of all of them; `undefined` without names.
 *
 * @param newParent parent of new rows, if the table shows only its rows
 */
export function useFlatSource(
  state: CalculatorState,
  names: readonly string[] | undefined,
  preferredUnits: PreferredUnits,
  newParent: string | undefined,
): ListSource | undefined {
  const { definition, input, complete, blankUnits, unparsed, errors } = state;
  const { outcome, isHeld } = shownOutcome(state);
  // The same object until a part of it changes, so that lines of the grid render again only then.
  return useMemo(
    () =>
      names && flatSource({ definition, input, complete, blankUnits, unparsed, errors, outcome, isHeld }, names, preferredUnits, newParent),
    [definition, input, complete, blankUnits, unparsed, errors, outcome, isHeld, names, preferredUnits, newParent],
  );
}
