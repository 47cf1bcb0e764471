import { linkedNumbers } from "@org/hvac-core/links";
import type { Path } from "@org/hvac-core/kernel";
import { currencyOf, placeName, unknownResult, withCurrency, type LinkTexts, type CalculatorState } from "@org/form/state";
import { printedValue } from "./printedValue.ts";
import { texts } from "./texts.ts";

/** Printed title of these numbers. */
export const linkedTitle = texts.links.title;

/** A number that is linked to a result of another file, in print. */
export interface LinkedLine {
  readonly path: Path;
  readonly label: string;
  /** "425 L/s from Supply airflow of “Office”", with a remark where it differs from the result: "Out of date: the result is now 430 L/s." */
  readonly text: string;
  readonly hasRemark: boolean;
}

/** The numbers of an input that are linked to results of other files, each with its origin and a remark where the result has changed since. */
export function linkedLines(
  { definition, complete }: Pick<CalculatorState, "definition" | "complete">,
  links: LinkTexts | undefined,
): readonly LinkedLine[] {
  const currency = currencyOf({ definition, complete });
  return linkedNumbers(definition.fields, complete).map(({ path, field, entered }) => {
    // A number needs no values around it.
    const value = printedValue(field, entered, { values: complete, fields: definition.fields });
    const remark = links?.remarkOn(path);
    const text = texts.links.from(value, links?.nameOf(entered.link) ?? unknownResult);
    return {
      path,
      label: placeName(definition.fields, complete, path) ?? field.label,
      text: withCurrency(remark === undefined ? text : texts.links.withRemark(text, remark), currency),
      hasRemark: remark !== undefined,
    };
  });
}
