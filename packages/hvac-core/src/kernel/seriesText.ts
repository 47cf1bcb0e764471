import { placeNames } from "./axisPlaces.ts";
import { axes, type Axis } from "./fields.ts";

/** How several places of an axis are named in a text: a range of them, and each of them. */
interface PlaceWords {
  readonly range: (first: number, last: number) => string;
  readonly each: string;
}

const placeWords: Readonly<Record<Axis, PlaceWords>> = {
  months: { range: (first, last) => `${placeNames.months(first)}–${placeNames.months(last)}`, each: "every month" },
  hours: { range: (first, last) => `hours ${first + 1}–${last + 1}`, each: "every hour" },
  octaveBands: { range: (first, last) => `${axes.octaveBands[first]!}–${axes.octaveBands[last]!}\u202fHz`, each: "every band" },
};

/** Places that follow one another and have the same text. */
interface Run {
  readonly text: string;
  readonly place: string;
}

function runsOf(axis: Axis, texts: readonly string[]): readonly Run[] {
  const { range } = placeWords[axis];
  const name = placeNames[axis];
  const starts = texts.flatMap((text, index) => (index > 0 && text === texts[index - 1] ? [] : [index]));
  return starts.map((first, run) => {
    const last = (starts[run + 1] ?? texts.length) - 1;
    return { text: texts[first]!, place: first === last ? name(first) : range(first, last) };
  });
}

/**
 * The values of a series, each with its place; places in a row with the same value together.
 *
 * @param axis the axis of the series
 * @param texts the value at each place, in words
 * @returns `Jan–Mar: 16 °C, Apr: 18 °C, …`; `16 °C in every month` where all are the same
 */
export function seriesText(axis: Axis, texts: readonly string[]): string {
  const runs = runsOf(axis, texts);
  return runs.length === 1 ? `${texts[0]!} in ${placeWords[axis].each}` : runs.map(({ place, text }) => `${place}: ${text}`).join(", ");
}

/**
 * The values of a matrix, each with its two places; equal rows together.
 *
 * @param rows the axis down
 * @param columns the axis across
 * @param texts the value at each place, in words, row by row
 * @returns `Jan–May, hours 1–8: off-peak, hours 9–24: peak; Jun–Dec, peak in every hour`
 */
export function matrixText(rows: Axis, columns: Axis, texts: readonly (readonly string[])[]): string {
  const lines = runsOf(
    rows,
    texts.map((row) => seriesText(columns, row)),
  );
  return lines.length === 1
    ? `${lines[0]!.text}, in ${placeWords[rows].each}`
    : lines.map(({ place, text }) => `${place}, ${text}`).join("; ");
}
