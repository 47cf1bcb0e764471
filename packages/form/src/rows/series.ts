import { isTypedQuantity } from "@org/hvac-core/kernel";

/** Continuation of a series at a distance from its last value: a value, or a text to be read. */
type Series = (place: number) => { readonly value: unknown } | { readonly text: string };

const endsInNumber = /^(.*?)(\d+)$/s;

/** Step between evenly spaced numbers; `undefined` if the steps differ or are zero. */
function stepOf(numbers: readonly number[]): number | undefined {
  const step = numbers[1]! - numbers[0]!;
  const isEven = numbers.every((each, index) => index === 0 || Math.abs(each - numbers[index - 1]! - step) <= 1e-9 * Math.abs(step));
  return isEven && step !== 0 ? step : undefined;
}

/**
 * Continues numbers in even steps.
 *
 * @param numbers from the one furthest behind to the one that is drawn on from
 * @returns the number at a distance from the last; `undefined` if the steps are not even
 */
export function numberSeries(numbers: readonly number[]): ((place: number) => number) | undefined {
  const last = numbers.at(-1);
  const step = last === undefined || numbers.length < 2 ? undefined : stepOf(numbers);
  // Digits after the twelfth come from the addition: 0.1 and 0.2 continue with 0.3.
  return step === undefined ? undefined : (place) => Number((last! + step * place).toPrecision(12));
}

function quantitySeries(values: readonly unknown[]): Series | undefined {
  const typed = values.filter((value) => isTypedQuantity(value));
  const last = typed.at(-1);
  if (!last || typed.length < values.length || typed.some(({ unit }) => unit !== last.unit)) return undefined;
  const series = numberSeries(typed.map(({ value }) => value));
  return series && ((place) => ({ value: { ...last, value: series(place) } }));
}

function textSeries(values: readonly unknown[], isUpwards: boolean): Series | undefined {
  const parts = values.map((value) => (typeof value === "string" ? endsInNumber.exec(value) : null));
  const [, stem, digits] = parts.at(-1) ?? [];
  if (digits === undefined || parts.some((each) => each?.[1] !== stem)) return undefined;
  const step = parts.length === 1 ? (isUpwards ? -1 : 1) : stepOf(parts.map((each) => Number(each![2])));
  if (step === undefined) return undefined;
  return (place) => ({ text: `${stem}${String(Math.abs(Number(digits) + step * place)).padStart(digits.length, "0")}` });
}

/**
 * Continues values by the fill handle, as in a spreadsheet: two numbers or more in even steps, and texts that end in a number.
 *
 * @param values from the one furthest behind to the one that is drawn on from
 * @param isUpwards a single text counts down
 * @returns `undefined` if the values are not a series and are repeated
 */
export function seriesOf(type: string, values: readonly unknown[], isUpwards: boolean): Series | undefined {
  if (type === "quantity") return quantitySeries(values);
  return type === "text" ? textSeries(values, isUpwards) : undefined;
}
