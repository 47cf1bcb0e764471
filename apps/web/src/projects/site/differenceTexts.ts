import { pathSegments, type CalculatorInput, type Fields } from "@org/hvac-core/kernel";
import { siteDifferences, type ProjectSite, type SiteDifference } from "@org/hvac-core/site";
import type { AnyCalculator } from "@org/form/state";
import { placeLabel, valueTexts } from "../file/valueText.ts";
import { texts } from "./texts.ts";

/** A difference of a file from the site, for people. */
export interface DifferenceText extends SiteDifference {
  readonly label: string;
  readonly text: string;
}

/** The differences of an input from the site, with both values in the units of the file. */
export function differenceTexts(definition: AnyCalculator, input: CalculatorInput<Fields>, site: ProjectSite): readonly DifferenceText[] {
  const complete = definition.complete(input);
  return siteDifferences(definition, input, site).map((difference) => {
    const path = pathSegments(difference.path);
    const label = placeLabel(definition, path, complete);
    // Twelve values side by side are no sentence.
    if (difference.field.type === "series") return { ...difference, label, text: texts.file.series(label) };
    const [file, project] = valueTexts(definition, path, [difference.file, difference.site], complete);
    return { ...difference, label, text: texts.file.pair(label, file, project) };
  });
}
