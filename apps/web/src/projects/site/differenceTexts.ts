import { axes, pathSegments, type CalculatorInput, type Fields, type SeriesField } from "@org/hvac-core/kernel";
import { toSI } from "@org/hvac-core/quantity";
import { siteDifferences, type ProjectSite, type SiteDifference } from "@org/hvac-core/site";
import { isRecord, type AnyCalculator } from "@org/form/state";
import { placeLabel, valueTexts } from "../file/valueText.ts";
import { texts } from "./texts.ts";

/** A difference of a file from the site, for people. */
export interface DifferenceText extends SiteDifference {
  readonly label: string;
  readonly text: string;
}

interface Cell {
  readonly value: number;
  readonly unit: string;
}

/** The values of a series with their unit; `undefined` for one without a value. */
function cellsOf(series: unknown): readonly (Cell | undefined)[] {
  if (!isRecord(series) || !Array.isArray(series["values"])) return [];
  const { values, ...units } = series;
  return (values as readonly unknown[]).map((value) => (typeof value === "number" ? ({ ...units, value } as unknown as Cell) : undefined));
}

/** The place at which two series differ most, and the values there; `undefined` if a series has no numbers. */
function largestDifference(field: SeriesField, { file, site }: SiteDifference) {
  const [left, right] = [cellsOf(file), cellsOf(site)];
  const sizes = axes[field.axis].map((_place, index): number => {
    const [a, b] = [left[index], right[index]];
    return a && b ? Math.abs(toSI(a.value, a.unit) - toSI(b.value, b.unit)) : a || b ? Infinity : 0;
  });
  const index = sizes.indexOf(Math.max(...sizes));
  const place: string | undefined = axes[field.axis][index];
  return place !== undefined && sizes[index]! > 0 ? { place, values: [left[index], right[index]] as const } : undefined;
}

/** The differences of an input from the site, with both values in the units of the file. */
export function differenceTexts(definition: AnyCalculator, input: CalculatorInput<Fields>, site: ProjectSite): readonly DifferenceText[] {
  const complete = definition.complete(input);
  return siteDifferences(definition, input, site).map((difference) => {
    const { field } = difference;
    const path = pathSegments(difference.path);
    const label = placeLabel(definition, path, complete);
    const pair = (name: string, values: readonly [unknown, unknown]): string =>
      texts.file.pair(name, ...valueTexts(definition, path, values, complete));
    if (field.type !== "series") return { ...difference, label, text: pair(label, [difference.file, difference.site]) };
    // Twelve values side by side are no sentence.
    const largest = largestDifference(field, difference);
    const text = largest
      ? texts.file.largest(pair(placeLabel(definition, [...path, largest.place], complete), largest.values))
      : texts.file.series(label);
    return { ...difference, label, text };
  });
}
