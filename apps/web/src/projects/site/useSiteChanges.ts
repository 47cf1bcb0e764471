import type { CalculatorState } from "@org/form/state";
import { entriesOnSelect } from "@org/hvac-core/site";
import { useMemo } from "react";
import { useSite } from "./useSite.ts";

/** The state of a file, in which an option that is selected brings the values of the site that then apply, as one step of undo. */
export function useSiteChanges(projectId: string, calculator: CalculatorState): CalculatorState {
  const { site } = useSite(projectId);
  return useMemo(() => {
    if (!site) return calculator;
    const { definition, input, change } = calculator;
    return {
      ...calculator,
      change: (next) => {
        if (next.type !== "value" || typeof next.value !== "string" || definition.fields[next.path]?.type !== "choice") return change(next);
        const { path, value, id } = next;
        const values = entriesOnSelect(definition, input, { choice: path, option: next.value, site });
        if (Object.keys(values).length === 0) return change(next);
        return change({ type: "values", values: { [path]: value, ...values }, ...(id !== undefined && { id }) });
      },
    };
  }, [calculator, site]);
}
