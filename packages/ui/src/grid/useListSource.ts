import { valueAt, type ListField } from "@org/hvac-core/kernel";
import { useMemo } from "react";
import { shownOutcome, type ListSource } from "@org/form/rows";
import type { Row } from "@org/form/state";
import type { FieldInputProps } from "../surface/fields/fieldProps.ts";

const none = {};

/** A list with its rows, as the grid and the lines edit it. */
export function useListSource({ state, path, field, value, scope }: Omit<FieldInputProps<ListField>, "remarks">): ListSource {
  const { definition, input, complete, blankUnits, unparsed, errors } = state;
  const { outcome, isHeld } = shownOutcome(state);
  const rows = value as readonly Row[];
  // The same object until a part of it changes, so that lines of the grid render again only then.
  return useMemo(
    () => ({
      state: { definition, input, complete, blankUnits, unparsed, errors, outcome, isHeld },
      path,
      list: field,
      scope,
      rows,
      inputRows: (valueAt(input, path) ?? []) as readonly Row[],
      preferredUnits: none,
    }),
    // Rows and scope follow from the complete input.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [definition, input, complete, blankUnits, unparsed, errors, outcome, isHeld, path, field],
  );
}
