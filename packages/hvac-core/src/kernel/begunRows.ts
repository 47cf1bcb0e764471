import { assumedNames } from "./assumed.ts";
import type { Fields, ListField } from "./fields.ts";
import type { rowPositions } from "./fieldSteps.ts";
import { pathSegments, type Path } from "./path.ts";
import { isRecord } from "./readPass.ts";

type Data = Readonly<Record<string, unknown>>;

/** The fields and the entries of a row; a row without an id has its number as its id. */
export function rowGiven(
  fields: Fields,
  given: Data,
  row: Path,
  positionOf: ReturnType<typeof rowPositions>,
): readonly [fields: Fields, entries: unknown] {
  const segments = pathSegments(row);
  let [within, entries]: [Fields, unknown] = [fields, given];
  for (let index = 0; index < segments.length; index += 2) {
    const rows: unknown = isRecord(entries) ? entries[segments[index]!] : undefined;
    const id = segments[index + 1]!;
    const position = Array.isArray(rows) ? positionOf(rows, id) : -1;
    entries = Array.isArray(rows) ? (rows[position === -1 ? Number(id) - 1 : position] as unknown) : undefined;
    within = (within[segments[index]!] as ListField).row;
  }
  return [within, entries];
}

function isBlank(value: unknown): boolean {
  if (isRecord(value)) return value["value"] === null;
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

/** Whether nothing is entered in a row, or only what it is called. */
export function isBegun([fields, entries]: readonly [Fields, unknown]): boolean {
  if (!isRecord(entries)) return false;
  const assumed = assumedNames(entries);
  return Object.entries(fields).every(
    ([name, field]) => isBlank(entries[name]) || assumed.includes(name) || (field.type === "text" && !field.packed),
  );
}
