import { linkedNumbers } from "@org/hvac-core/chain";
import type { Path } from "@org/hvac-core/kernel";
import { placeName, unknownResult, type LinkTexts, type CalculatorState } from "@org/form/state";
import { printedValue } from "./printedValue.ts";

/** Their title on paper. */
export const followedTitle = "Numbers from other files";

/** A number that follows a result of another file, as it is told of on paper. */
export interface FollowedLine {
  readonly path: Path;
  readonly label: string;
  /** "425 L/s from Supply airflow of “Office”". */
  readonly text: string;
}

/** The numbers of an input that follow results of other files, each with where it is from and whether that has changed since. */
export function followedLines(
  { definition, complete }: Pick<CalculatorState, "definition" | "complete">,
  links: LinkTexts | undefined,
): readonly FollowedLine[] {
  return linkedNumbers(definition.fields, complete).map(({ path, field, entered }) => {
    // A number is printed without what stands around it.
    const value = printedValue(field, entered, { values: complete, fields: definition.fields });
    const remark = links?.remarkOn(path);
    const from = `${value} from ${links?.nameOf(entered.link) ?? unknownResult}`;
    return {
      path,
      label: placeName(definition.fields, complete, path) ?? field.label,
      text: remark === undefined ? from : `${from}. ${remark}`,
    };
  });
}
