import { nearestName } from "../refusals/errors.ts";
import type { ChoiceField, ReferenceField } from "./fields.ts";
import { isRowId, type Path } from "./path.ts";
import { oneOf, refuse, type Pass } from "./readPass.ts";

export function readOption(field: ChoiceField, stated: unknown, prefix: string, name: string, pass: Pass): string {
  if (typeof stated === "string" && Object.hasOwn(field.options, stated)) return stated;
  if (field.custom) {
    if (typeof stated === "string" && stated.trim() !== "" && stated.length <= field.custom.maxLength) return stated;
    refuse(pass, prefix + name, "type", `${field.label} must be text of no more than ${field.custom.maxLength} characters.`);
    return Object.keys(field.options)[0]!;
  }
  const options = Object.keys(field.options);
  // A number where a text is due, 7 for "7", is named as the text.
  const nearest = typeof stated === "string" || typeof stated === "number" ? nearestName(String(stated), options) : undefined;
  refuse(
    pass,
    prefix + name,
    "type",
    `${field.label} must be ${oneOf(options)}.${nearest === undefined ? "" : ` Did you mean “${nearest}”${typeof stated === "number" ? ", a text" : ""}?`}`,
  );
  return options[0]!;
}

export function readId(field: ReferenceField, stated: unknown, active: boolean, path: Path, pass: Pass): string | null {
  if (stated === null || stated === undefined) {
    if (active && !field.optional) refuse(pass, path, "required", `${field.label} is required.`);
    return null;
  }
  if (isRowId(stated)) return stated;
  refuse(pass, path, "type", `${field.label} must name a row.`);
  return null;
}
