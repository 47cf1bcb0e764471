import { axes, type Axis } from "./fields.ts";

const monthNames = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

/** How places of an axis are named in a text: one, a range of them, and each of them. */
interface PlaceWords {
  readonly name: (index: number) => string;
  readonly range: (first: number, last: number) => string;
  readonly each: string;
}

const placeWords: Readonly<Record<Axis, PlaceWords>> = {
  months: {
    name: (index) => monthNames[index]!,
    range: (first, last) => `${monthNames[first]!}–${monthNames[last]!}`,
    each: "every month",
  },
  hours: { name: (index) => `hour ${index + 1}`, range: (first, last) => `hours ${first + 1}–${last + 1}`, each: "every hour" },
  octaveBands: {
    name: (index) => `${axes.octaveBands[index]!}\u202fHz`,
    range: (first, last) => `${axes.octaveBands[first]!}–${axes.octaveBands[last]!}\u202fHz`,
    each: "every band",
  },
};

/** A place of an axis in words, by its name there: "Jul", "hour 8", "250 Hz". */
export function placeText(axis: Axis, place: string): string {
  const index = (axes[axis] as readonly string[]).indexOf(place);
  return index < 0 ? place : placeWords[axis].name(index);
}

/** Places that follow one another and have the same text. */
interface Run {
  readonly text: string;
  readonly place: string;
}

function runsOf(axis: Axis, texts: readonly string[]): readonly Run[] {
  const { name, range } = placeWords[axis];
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
