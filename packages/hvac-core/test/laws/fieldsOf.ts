import { placeText } from "../../src/kernel/axisPlaces.ts";
import { axes, symbolAt, type ResultField, type ResultFields } from "../../src/kernel/index.ts";

/** The field of a result by its path, rows by their ids. */
export function resultFieldAt(fields: ResultFields, path: string): ResultField | undefined {
  const [name, id, ...rest] = path.split(".");
  const field = fields[name!];
  if (field?.type !== "rows" || id === undefined) return field;
  return rest.length === 0 ? field : resultFieldAt(field.row, rest.join("."));
}

/** Name of a number of the results, of a series with its position. */
export function calledAt(fields: ResultFields, path: string): { readonly label: string; readonly symbol: string | undefined } {
  const field = resultFieldAt(fields, path)!;
  if (field.type !== "series") return { label: field.label, symbol: field.symbol };
  const place = path.split(".").at(-1)!;
  return { label: `${field.label}, ${placeText(field.axis, place)}`, symbol: field.symbol && symbolAt(field.symbol, place) };
}

/** Names of the positions of a result along its axis. */
export function axisOf(fields: ResultFields, path: string): readonly string[] {
  const field = resultFieldAt(fields, path);
  return field?.type === "series" ? axes[field.axis] : [];
}
