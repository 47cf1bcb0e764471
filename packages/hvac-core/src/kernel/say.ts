import { formatQuantity } from "../quantity/index.ts";
import type { Fields } from "./fields.ts";
import { completeInput } from "./complete.ts";
import { fieldAt } from "./open.ts";
import type { Success } from "./outcome.ts";
import { valueAt, type Path } from "./path.ts";
import { isTypedQuantity, typedText } from "./quantities.ts";
import type { Presentation } from "./prose.ts";
import type { ResultFields } from "./results.ts";

/** Says inputs and results as their reader reads them: in the units and with the marks of the page. */
export interface Say {
  /** A result with its unit, by name; a dash where it is absent. */
  readonly result: (name: string) => string;
  /** An input with its unit, as typed or assumed; of a choice the label of its option; a dash where it is blank. */
  readonly field: (path: Path) => string;
}

const dash = "–";

/**
 * Says the inputs and results of an outcome in the units of its unit system.
 *
 * @param fields the fields of the input
 * @param results the results that the calculator states
 * @param outcome what `calculate` gave
 * @param presentation the marks of the page
 * @returns how they are said
 */
export function sayIn(fields: Fields, results: ResultFields, outcome: Success, presentation: Presentation = {}): Say {
  const complete = completeInput(fields, outcome.input);
  return {
    result: (name) => {
      const field = results[name];
      const result = outcome.results[name];
      if (field === undefined || result === undefined || !("value" in result)) return dash;
      return typeof result.value === "string" || field.type !== undefined || field.quantity === "text"
        ? String(result.value)
        : formatQuantity(result.value, field.quantity, complete.unitSystem, presentation);
    },
    field: (path) => {
      const field = fieldAt(fields, path);
      const value = valueAt(complete, path);
      if (isTypedQuantity(value)) return typedText(value, presentation);
      if (field?.type === "choice") return field.options[value as string] ?? dash;
      return typeof value === "string" && value !== "" ? value : dash;
    },
  };
}
