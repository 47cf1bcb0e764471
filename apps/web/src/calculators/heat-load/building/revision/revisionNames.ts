import { fieldAt } from "@org/hvac-core/internal";
import type { Fields } from "@org/hvac-core/kernel";
import type { AnyCalculator, FormInput } from "@org/form/state";
import type { RevisionNames } from "./RevisionLine.tsx";

const libraries = ["constructions", "windowTypes", "schedules", "zones"] as const;

/** Ids and names of the rows of a list. */
function namesOf(values: Readonly<Record<string, unknown>>, list: string): readonly (readonly [string, string])[] {
  const rows = values[list];
  if (!Array.isArray(rows)) return [];
  return (rows as readonly { readonly id: string; readonly name?: unknown }[]).map(({ id, name }) => [
    id,
    typeof name === "string" && name !== "" ? name : id,
  ]);
}

/**
 * Names for the rows of a comparison.
 *
 * @param target the heat load
 * @param values its lists after the import, where they change
 */
export function revisionNames({ fields }: AnyCalculator, target: FormInput, values: Readonly<Record<string, unknown>>): RevisionNames {
  const rowFields = (...path: readonly string[]): Fields => {
    const field = fieldAt(fields, path.join("."));
    return field?.type === "list" ? field.row : field?.type === "group" ? field.fields : {};
  };
  const within = (list: string): Fields => {
    const field = rowFields("rooms")[list];
    return field?.type === "list" ? field.row : {};
  };
  return {
    fields: {
      site: rowFields("site"),
      rooms: rowFields("rooms"),
      surfaces: within("surfaces"),
      windows: within("windows"),
      constructions: rowFields("constructions"),
      windowTypes: rowFields("windowTypes"),
      schedules: rowFields("schedules"),
      zones: rowFields("zones"),
    },
    rooms: new Map([...namesOf(target, "rooms"), ...namesOf(values, "rooms")]),
    library: new Map([target, values].flatMap((lists) => libraries.flatMap((list) => namesOf(lists, list)))),
  };
}
