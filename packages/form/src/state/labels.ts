import { axes, rowName, type Field, type Fields, type ListField, type Path } from "@org/hvac-core/kernel";
import { fieldSteps } from "@org/hvac-core/internal";
import { placeTitles } from "../fields/placeTitles.ts";

type Data = Readonly<Record<string, unknown>>;

/** Maximum length of the name of a row in a label, characters: descriptions of a bill are sentences. */
const maxLength = 60;
const shortened = (name: string): string => (name.length > maxLength ? `${name.slice(0, maxLength - 1).trimEnd()}…` : name);

/**
 * What a place of an input is called: "Wall area", "Fitting 2: Length", "North, Room 3: Area". A row without a name is called by its number.
 *
 * @param complete the input, to count rows in
 * @returns `undefined` where the path leads to no field
 */
export function placeName(fields: Fields, complete: Data, path: Path): string | undefined {
  const { steps, isWhole } = fieldSteps(fields, path, complete);
  if (!isWhole) return undefined;
  const names = steps.map(({ field, index = -1, row }) =>
    index === -1 || !row ? field.label : shortened(rowName(field as ListField, row, index)),
  );
  const { field, index, places = [] } = steps.at(-1)!;
  const around = (index === undefined ? names.slice(0, -1) : names).join(", ");
  if (index !== undefined) return around;
  return (around === "" ? "" : `${around}: `) + [field.label, ...placeTitlesAt(field, places)].join(", ");
}

/** Labels of the positions of a series or a matrix, by their names in a path. */
function placeTitlesAt(field: Field, places: readonly string[]): readonly string[] {
  const along = field.type === "series" ? [field.axis] : field.type === "matrix" ? [field.rows, field.columns] : [];
  return along.flatMap((axis, index) => placeTitles(axis)[(axes[axis] as readonly string[]).indexOf(places[index] ?? "")] ?? []);
}
