import { fieldAt } from "../../src/internal/index.ts";
import { valueAt, type Calculator, type FieldError } from "../../src/kernel/index.ts";
import { parseQuantity } from "../../src/quantity/index.ts";
import { fail } from "./difference.ts";
import { withValueAt, type Input } from "./inputs.ts";

/** The limits in what a refusal says after the name of its field. */
const limits =
  /^ must be (?:between (?<min>.+?) and (?<max>.+?)|at (?:least|most) (?<single>.+?))(?: with the other values given)?\.(?: |$)/;

function limitsIn(message: string, label: string): readonly string[] {
  const groups = message.startsWith(label) ? limits.exec(message.slice(label.length))?.groups : undefined;
  return Object.values(groups ?? {}).filter((text) => text !== undefined);
}

/** Enters each limit that a refusal shows: its field is not refused for its limits again. */
export function holdLimitsShown(definition: Calculator, input: Input, errors: readonly FieldError[]): void {
  for (const { field: path, message } of errors) {
    const field = fieldAt(definition.fields, path);
    if (field?.type !== "quantity" || valueAt(input, path) === undefined) continue;
    for (const text of limitsIn(message, field.label)) {
      const parsed = parseQuantity(text, field.quantity, input.unitSystem ?? "Imperial");
      if (!parsed.ok) fail(`${text} cannot be entered for ${path}: ${message}`);
      const { typed: value, unit } = parsed;
      const outcome = definition.calculate(withValueAt(input, path, { value, unit }));
      const again = outcome.ok
        ? undefined
        : outcome.errors.find((error) => error.field === path && limitsIn(error.message, field.label).length > 0);
      if (again) fail(`${path}: ${message} ${text} is refused as well: ${again.message}`);
    }
  }
}
