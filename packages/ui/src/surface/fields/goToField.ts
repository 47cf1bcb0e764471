import type { Path } from "@org/hvac-core/kernel";
import { flushSync } from "react-dom";
import type { AnyCalculator } from "../state/formInput.ts";
import { inputId } from "./fieldIds.ts";
import { revealField } from "./folds.ts";
import { revealRow } from "./revealedRow.ts";

/** Brings the reader to a field: opens the fold it stands in, scrolls to it and puts the focus there. */
export function goToField(definition: AnyCalculator, path: Path): void {
  flushSync(() => revealField(definition, path));
  flushSync(() => revealRow(path));
  const input = document.getElementById(inputId(path));
  input?.focus({ preventScroll: true });
  input?.scrollIntoView({ block: "center" });
}
