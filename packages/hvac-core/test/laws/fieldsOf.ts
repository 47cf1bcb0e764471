import { axes, type ResultField, type ResultFields } from "../../src/kernel/index.ts";

/** The field of a result by its path, rows by their ids. */
export function resultFieldAt(fields: ResultFields, path: string): ResultField | undefined {
  const [name, id, ...rest] = path.split(".");
  const field = fields[name!];
  if (field?.type !== "rows" || id === undefined) return field;
  return rest.length === 0 ? field : resultFieldAt(field.row, rest.join("."));
}

/** Names of the places along which a result runs. */
export function axisOf(fields: ResultFields, path: string): readonly string[] {
  const field = resultFieldAt(fields, path);
  return field?.type === "series" ? axes[field.axis] : [];
}
