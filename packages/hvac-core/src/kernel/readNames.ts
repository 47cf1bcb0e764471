import { nearestName } from "../refusals/errors.ts";
import type { ChoiceField, ReferenceField } from "./fields.ts";
import { isRowId, type Path } from "./path.ts";
import { oneOf, refuse, type Pass } from "./readPass.ts";

export function readOption(field: ChoiceField, entered: unknown, prefix: string, name: string, pass: Pass): string {
  if (typeof entered === "string" && Object.hasOwn(field.options, entered)) return entered;
  if (field.custom) {
    if (typeof entered === "string" && entered.trim() !== "" && entered.length <= field.custom.maxLength) return entered;
    refuse(pass, prefix + name, "type", `${field.label} must be text of no more than ${field.custom.maxLength} characters.`);
    return Object.keys(field.options)[0]!;
  }
  const options = Object.keys(field.options);
  // A number where a text is due, 7 for "7", is named as the text.
  const nearest = typeof entered === "string" || typeof entered === "number" ? nearestName(String(entered), options) : undefined;
  refuse(
    pass,
    prefix + name,
    "type",
    `${field.label} must be ${oneOf(options)}.${nearest === undefined ? "" : ` Did you mean “${nearest}”${typeof entered === "number" ? ", a text" : ""}?`}`,
  );
  return options[0]!;
}

export function readId(field: ReferenceField, entered: unknown, active: boolean, path: Path, pass: Pass): string | null {
  if (entered === null || entered === undefined) {
    if (active && !field.optional) refuse(pass, path, "required", `${field.label} is required.`);
    return null;
  }
  if (isRowId(entered)) return entered;
  refuse(pass, path, "type", `${field.label} must name a row.`);
  return null;
}
