import type { QuantityKind } from "../quantity/index.ts";
import { placeText } from "./axisPlaces.ts";
import { axes } from "./fields.ts";
import { pathSegments, type Path } from "./path.ts";
import type { AnyResult, ResultFields } from "./results.ts";

/** The results that a level of a sheet leads to: those of the outcome, or of one row. */
export interface ResultLevel {
  readonly fields: ResultFields;
  readonly values: Readonly<Record<string, unknown>>;
}

/** A result's number and what it is called. */
interface ResultNumber {
  readonly label: string;
  readonly symbol: string | undefined;
  readonly quantity: QuantityKind;
  /** In SI; `undefined` where the outcome has no such result. */
  readonly value: number | undefined;
}

/** The results of one row; none where the rows of the input have no results. */
export function resultsOfRow({ fields, values }: ResultLevel, rows: string, id: string): ResultLevel {
  const field = fields[rows];
  if (field?.type !== "rows") return { fields: {}, values: {} };
  const row = (values[rows] as readonly { readonly id: string }[] | undefined)?.find((each) => each.id === id);
  return { fields: field.row, values: row ?? {} };
}

/**
 * A result seen from a level: `"velocity"`, `"noise.63"` of a series, `"fittings.a7.loss"` of a row.
 *
 * @throws {Error} when the calculator has no such number
 */
export function resultNumber(level: ResultLevel, path: Path): ResultNumber {
  const [name = "", second, ...rest] = pathSegments(path);
  const field = level.fields[name];
  if (field?.type === "rows" && second !== undefined) return resultNumber(resultsOfRow(level, name, second), rest.join("."));
  if (!field || field.type === "rows" || field.quantity === "text")
    throw new Error(`The calculator has no result ${path} that is a number.`);
  const { label, symbol, quantity } = field;
  const value = level.values[name] as AnyResult | undefined;
  if (field.type !== "series") return { label, symbol, quantity, value: (value as { readonly value: number } | undefined)?.value };
  const place = (axes[field.axis] as readonly string[]).indexOf(second ?? "");
  return {
    label: `${label}, ${placeText(field.axis, second ?? "")}`,
    symbol: symbol && symbolAt(symbol, second ?? ""),
    quantity,
    value: (value as { readonly values: readonly number[] } | undefined)?.values[place],
  };
}

/** The symbol of one place of a series: `L` at 63 Hz is `L_63`, `L_p` is `L_p63`. */
export function symbolAt(symbol: string, place: string): string {
  return `${symbol}${symbol.includes("_") ? "" : "_"}${place}`;
}
