import type { LinkedNumber } from "@org/hvac-core/chain";
import { isTypedQuantity, pathSegments, valueAt, type CompleteInput, type Path } from "@org/hvac-core/kernel";
import { notify } from "@org/ui/elements";
import type { CalculatorState } from "@org/form/state";
import type { ResultLinks } from "@org/ui/surface";
import { useEffect, useMemo, useRef } from "react";
import { placeLabel } from "../file/valueText.ts";

type Change = Parameters<CalculatorState["change"]>[0];

/** Edits of values: what comes from others, undoing and loading are no typing over a number. */
const isTyped = ({ type }: Change): boolean => type === "value" || type === "values" || type === "rows";

/** Whether the row of a number is still there, if it stands in one. */
function isThere(complete: CompleteInput, path: Path): boolean {
  const around = pathSegments(path).slice(0, -1).join(".");
  return around === "" || valueAt(complete, around) !== undefined;
}

/** A calculator whose edits tell where they took the links off numbers, by typing over them for one, and offer to bring them back. */
export function useLostLinks(own: CalculatorState, linked: readonly LinkedNumber[], nameOf: ResultLinks["nameOf"]): CalculatorState {
  const { definition, complete, change } = own;
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
      key: "follow",
      message:
        lost.length === 1
          ? `${label} no longer follows ${nameOf(first.entered.link)}.`
          : `${lost.length} inputs no longer follow results of other files.`,
      action: {
        label: "Follow again",
        // Put back as they were, whatever was typed meanwhile: edits of one field join, so that none of them is to be taken back alone.
        run: () => change({ type: "values", values: Object.fromEntries(lost.map(({ path, entered }) => [path, entered])) }),
      },
    });
  }, [definition, complete, linked, nameOf, change]);
  return useMemo(
    () => ({
      ...own,
      change: (next) => {
        hasTyped.current ||= isTyped(next);
        return own.change(next);
      },
    }),
    [own],
  );
}
