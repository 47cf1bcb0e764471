import { shortMonthNames } from "../quantity/index.ts";
import { axes, type Axis } from "./fields.ts";

/** Names of an axis's positions in a text, by their number. */
export const placeNames: Readonly<Record<Axis, (index: number) => string>> = {
  months: (index) => shortMonthNames[index]!,
  hours: (index) => `hour ${index + 1}`,
  octaveBands: (index) => `${axes.octaveBands[index]!}\u202fHz`,
};

/** A place of an axis in words, by its name there: "Jul", "hour 8", "250 Hz". */
export function placeText(axis: Axis, place: string): string {
  const index = (axes[axis] as readonly string[]).indexOf(place);
  return index < 0 ? place : placeNames[axis](index);
}
