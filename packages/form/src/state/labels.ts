import { axes, type Field, type Fields, type ListField, type Path } from "@org/hvac-core/kernel";
import { fieldSteps, numberedRowName } from "@org/hvac-core/internal";
import { placeTitles } from "../fields/placeTitles.ts";

type Data = Readonly<Record<string, unknown>>;

/**
 * What a place of an input is called: "Wall area", "Fitting 2: Length", "Zone 1, Room 3: Area".
 *
 * @param complete the input, to count rows in
 * @returns `undefined` where the path leads to no field
 */
export function placeName(fields: Fields, complete: Data, path: Path): string | undefined {
  const { steps, isWhole } = fieldSteps(fields, path, complete);
  if (!isWhole) return undefined;
  const names = steps.map(({ field, index = -1 }) => (index === -1 ? field.label : numberedRowName(field as ListField, index)));
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
