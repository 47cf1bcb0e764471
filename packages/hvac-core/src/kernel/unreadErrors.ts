import type { Fields } from "./fields.ts";
import { fieldAt } from "./open.ts";
import type { FieldError } from "./outcome.ts";
import { pathSegments, type Path } from "./path.ts";
import { isRecord } from "./readPass.ts";
import { unreadKey, unreadTextsIn } from "./unreadTexts.ts";

/** Whether the rows of a path are there. */
function hasRows(input: unknown, path: Path): boolean {
  let inner = input;
  for (const segment of pathSegments(path)) {
    if (Array.isArray(inner)) {
      inner = (inner as readonly unknown[]).find((row) => isRecord(row) && row["id"] === segment);
      if (inner === undefined) return false;
    } else inner = isRecord(inner) ? inner[segment] : undefined;
  }
  return true;
}

/** Errors at the fields whose texts could not be read. A text whose row is gone has no field. */
export function unreadErrors(fields: Fields, input: unknown): readonly FieldError[] {
  if (!isRecord(input) || input[unreadKey] === undefined) return [];
  return unreadTextsIn(input).flatMap(({ id, text }): readonly FieldError[] => {
    const field = fieldAt(fields, id);
    if (!field || !hasRows(input, id)) return [];
    return text.trim() === ""
      ? [{ field: id, code: "required", message: `${field.label} is required.` }]
      : [{ field: id, code: "type", message: `${field.label}: “${text}” cannot be read.` }];
  });
}
