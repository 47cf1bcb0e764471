import {
  axes,
  fieldSteps,
  numberedRowName,
  rowKind,
  rowName,
  type Field,
  type Fields,
  type GroupField,
  type ListField,
  type Path,
} from "@org/hvac-core/kernel";
import { placeTitles } from "../fields/axisNames.ts";

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

/** What the places of a series or a matrix are called, by their names in a path. */
function placeTitlesAt(field: Field, places: readonly string[]): readonly string[] {
  const along = field.type === "series" ? [field.axis] : field.type === "matrix" ? [field.rows, field.columns] : [];
  return along.flatMap((axis, index) => placeTitles(axis)[(axes[axis] as readonly string[]).indexOf(places[index] ?? "")] ?? []);
}

interface RowTitle {
  /** Made when it is read: of thousands of rows few are shown. */
  readonly name: string;
  /** What the rows of its list are. */
  readonly kind: string;
}

/**
 * What the rows of an input are called, by their ids.
 *
 * @param first the list whose rows are meant where two lists have rows of one id
 */
export function rowNamesById(fields: Fields, complete: Data, first: string): ReadonlyMap<string, RowTitle> {
  const names = new Map<string, RowTitle>();
  const nestings = new Map<Fields, readonly (readonly [string, ListField | GroupField])[]>();
  /** The lists and groups among fields, the list that is meant before the others. */
  const nestedIn = (within: Fields): readonly (readonly [string, ListField | GroupField])[] => {
    const found = Object.entries(within)
      .flatMap(([name, field]) => (field.type === "list" || field.type === "group" ? [[name, field] as const] : []))
      .toSorted(([a], [b]) => Number(b === first) - Number(a === first));
    nestings.set(within, found);
    return found;
  };
  const collect = (within: Fields, values: Data): void => {
    for (const [name, field] of nestings.get(within) ?? nestedIn(within)) {
      const value = values[name];
      if (field.type === "group") collect(field.fields, value as Data);
      else if (Array.isArray(value)) {
        const kind = rowKind(field);
        value.forEach((row: Data, index) => {
          const id = String(row["id"]);
          const title = {
            get name() {
              return rowName(field, row, index);
            },
            kind,
          };
          if (!names.has(id)) names.set(id, title);
          collect(field.row, row);
        });
      }
    }
  };
  collect(fields, complete);
  return names;
}
