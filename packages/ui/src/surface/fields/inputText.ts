import type { DecimalMark } from "@org/hvac-core/quantity";
import { decimalMark, formatNumber } from "../../elements/numbers.ts";

/** Digits an input shows of a number that was converted rather than typed; the value itself keeps all of them. */
const shown = 6;

/** A number as an input shows it: as typed where that is short, else to six digits. Read again it is the number shown. */
export function inputText(value: number | null, mark: DecimalMark = decimalMark()): string {
  if (value === null) return "";
  const rounded = Number(value.toPrecision(shown));
  const [exact, short] = [value, rounded].map((number) => formatNumber(number, { digits: "full", decimalMark: mark })) as [string, string];
  const text = exact.length <= short.length + 2 ? exact : short;
  return text.replace("-", "−");
}

/** The next value above or below on the grid of the step, as an arrow key gives it. */
export function stepped(value: number, step: number, direction: 1 | -1): number {
  const grid = direction === 1 ? Math.floor(value / step + 1e-9) + 1 : Math.ceil(value / step - 1e-9) - 1;
  return Number((grid * step).toPrecision(12));
}
