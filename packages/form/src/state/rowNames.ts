import { rowName, type Fields, type GroupField, type ListField } from "@org/hvac-core/kernel";
import { rowKind } from "@org/hvac-core/internal";

type Data = Readonly<Record<string, unknown>>;

interface RowTitle {
  /** Name, composed on access, because few of thousands of rows are shown. */
  readonly name: string;
  /** Kind of the rows in its list. */
  readonly kind: string;
}

/**
 * Names of the rows of an input, by their ids.
 *
 * @param first list that takes precedence if rows of two lists have the same id
 */
export function rowNamesById(fields: Fields, complete: Data, first: string): ReadonlyMap<string, RowTitle> {
  const names = new Map<string, RowTitle>();
  const nestings = new Map<Fields, readonly (readonly [string, ListField | GroupField])[]>();
  /** Lists and groups among fields, with the preferred list first. */
  const nestedIn = (within: Fields): readonly (readonly [string, ListField | GroupField])[] => {
    const nested = Object.entries(within)
      .flatMap(([name, field]) => (field.type === "list" || field.type === "group" ? [[name, field] as const] : []))
      .toSorted(([a], [b]) => Number(b === first) - Number(a === first));
    nestings.set(within, nested);
    return nested;
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
