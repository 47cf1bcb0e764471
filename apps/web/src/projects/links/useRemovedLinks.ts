import type { LinkedNumber } from "@org/hvac-core/links";
import { isTypedQuantity, pathSegments, valueAt, type CompleteInput, type Path } from "@org/hvac-core/kernel";
import { notify } from "@org/ui/elements";
import type { CalculatorState } from "@org/form/state";
import type { ResultLinks } from "@org/ui/surface";
import { useEffect, useMemo, useRef } from "react";
import { placeLabel } from "../file/valueText.ts";
import { texts } from "./texts.tsx";

type Change = Parameters<CalculatorState["change"]>[0];

/** Edits by the user: changes by others, undo and loading do not count as overwriting a number. */
const isTyped = ({ type }: Change): boolean => type === "value" || type === "values" || type === "rows";

/** Whether the row of a number still exists, if it is in a row. */
function isThere(complete: CompleteInput, path: Path): boolean {
  const around = pathSegments(path).slice(0, -1).join(".");
  return around === "" || valueAt(complete, around) !== undefined;
}

/** A calculator whose edits report removed links, for example when the user overwrites a linked number, and offer to restore them. */
export function useRemovedLinks(
  calculator: CalculatorState,
  linked: readonly LinkedNumber[],
  nameOf: ResultLinks["nameOf"],
): CalculatorState {
  const { definition, complete, change } = calculator;
  const before = useRef(linked);
  const hasTyped = useRef(false);
  useEffect(() => {
    const now = new Set(linked.map(({ path }) => path));
    const lost = before.current.filter(({ path }) => {
      if (now.has(path) || !isThere(complete, path)) return false;
      const value = valueAt(complete, path);
      return !isTypedQuantity(value) || value.link === undefined;
    });
    before.current = linked;
    const wasTyped = hasTyped.current;
    hasTyped.current = false;
    const [first] = lost;
    if (!wasTyped || !first) return;
    const label = placeLabel(definition, pathSegments(first.path), complete);
    notify({
      key: "link",
      message: lost.length === 1 ? texts.lost.input(label, nameOf(first.entered.link)) : texts.lost.inputs(lost.length),
      action: {
        label: texts.lost.restore,
        // Restores the earlier values even if the user has typed since: edits of one field are merged, so that none of them can be undone alone.
        run: () => change({ type: "values", values: Object.fromEntries(lost.map(({ path, entered }) => [path, entered])) }),
      },
    });
  }, [definition, complete, linked, nameOf, change]);
  return useMemo(
    () => ({
      ...calculator,
      change: (next) => {
        hasTyped.current ||= isTyped(next);
        return calculator.change(next);
      },
    }),
    [calculator],
  );
}
