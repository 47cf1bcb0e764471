import { editableNumber, type DecimalMark } from "@org/hvac-core/quantity";
import { decimalMark } from "../numbers/numbers.ts";

/**
 * A number as an input shows it: as it was typed; where nobody typed it in this unit, with fewer digits. Read again it is the number shown.
 *
 * @param isTyped whether it was typed in the unit shown: it is neither converted nor linked
 */
export function inputText(value: number | null, isTyped: boolean, mark: DecimalMark = decimalMark()): string {
  return value === null ? "" : editableNumber(value, isTyped, mark);
}

/** The next value above or below on the grid of the step, as an arrow key gives it. */
export function stepped(value: number, step: number, direction: 1 | -1): number {
  const grid = direction === 1 ? Math.floor(value / step + 1e-9) + 1 : Math.ceil(value / step - 1e-9) - 1;
  return Number((grid * step).toPrecision(12));
}
