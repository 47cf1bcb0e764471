import type { Path } from "@org/hvac-core/kernel";
import { inputId, typedInputs } from "./fieldIds.ts";

/** Whether a focused input opens an on-screen keyboard that covers half of the page. */
const isTouched = (): boolean => matchMedia("(hover: none) and (pointer: coarse)").matches;

/** Puts the focus into the first input of an added row; on a touch screen, on the line above it. */
export function focusNewRow(row: Path): void {
  const line = document.getElementById(inputId(row));
  const body = document.getElementById(line?.getAttribute("aria-controls") ?? "");
  const inputs = isTouched() ? [] : [...(body?.querySelectorAll<HTMLElement>(typedInputs) ?? [])];
  (inputs.find((each) => each.checkVisibility()) ?? line)?.focus();
}
