import { rowName, type Fields, type GroupField, type ListField } from "@org/hvac-core/kernel";
import { rowKind } from "@org/hvac-core/internal";

type Data = Readonly<Record<string, unknown>>;

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
