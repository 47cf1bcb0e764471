/** Digits an input shows of a number that was converted rather than typed; the value itself keeps all of them. */
const shown = 6;

/** A number as an input shows it: as typed where that is short, else to six digits. */
export function inputText(value: number | null): string {
  if (value === null) return "";
  const exact = String(value);
  const rounded = String(Number(value.toPrecision(shown)));
  const text = exact.length <= rounded.length + 2 ? exact : rounded;
  return text.replace("-", "−");
}

/** The next value above or below on the grid of the step, as an arrow key gives it. */
export function stepped(value: number, step: number, direction: 1 | -1): number {
  const grid = direction === 1 ? Math.floor(value / step + 1e-9) + 1 : Math.ceil(value / step - 1e-9) - 1;
  return Number((grid * step).toPrecision(12));
}
