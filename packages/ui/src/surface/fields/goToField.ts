import type { Path } from "@org/hvac-core/kernel";
import { flushSync } from "react-dom";
import type { AnyCalculator } from "@org/form/state";
import { inputId } from "./fieldIds.ts";
import { revealField } from "./folds.ts";
import { endReveal, revealInTable, revealRow } from "./revealedRow.ts";

/** Puts the focus on the input of a field, if it is drawn. */
function focusField(path: Path): boolean {
  const input = document.getElementById(inputId(path));
  input?.focus({ preventScroll: true });
  input?.scrollIntoView({ block: "center" });
  return input !== null;
}

/** Focuses a field as soon as it is rendered, unless the user presses a key or the pointer elsewhere first. */
function focusOnArrival(path: Path): void {
  const left = new AbortController();
  const arrival = new MutationObserver(() => focusField(path) && left.abort());
  left.signal.addEventListener("abort", () => {
    arrival.disconnect();
    endReveal(path);
  });
  // In the capture phase: the key that requested the field is still bubbling up to the document.
  for (const event of ["pointerdown", "keydown"])
    document.addEventListener(event, () => left.abort(), { capture: true, signal: left.signal });
  arrival.observe(document.body, { childList: true, subtree: true });
}

/** Brings the reader to a field: opens the fold and the row that contain it, scrolls to it and puts the focus there. */
export function goToField(definition: AnyCalculator, path: Path): void {
  flushSync(() => revealField(definition, path));
  flushSync(() => revealRow(path));
  if (revealInTable(path) || focusField(path)) endReveal(path);
  // The row editor may still be loading.
  else focusOnArrival(path);
}
