import { isActive, joinPath, pathSegments, type Fields, type Path, type QuantityField, type Scope } from "../kernel/index.ts";
import type { LinkableResult, LinkedField } from "./results.ts";
import { canLink } from "./results.ts";

/** First name of the path of an entry, that is of a number that the file has as an input: no result has this name. */
const entries = "inputs";
/** Between the factors of a product: field names and ids of rows never have it. */
const times = "*";

type Values = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Values => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The path by which a number is linked to an input of another file instead of a result: the floor area of a room.
 *
 * @param path path of the input
 * @returns path for a link
 * @example
 * ```ts
 * import { entryPath } from "@org/hvac-core/links";
 * entryPath("rooms.a.floorArea"); // "inputs.rooms.a.floorArea"
 * ```
 */
export const entryPath = (path: Path): Path => joinPath(entries, path);

/**
 * The path by which a number is linked to a product, such as the floor area of all identical rooms.
 *
 * @param factors paths of results or inputs; all but the first are counts
 * @returns path for a link
 * @example
 * ```ts
 * import { entryPath, productPath } from "@org/hvac-core/links";
 * productPath("roomResults.a.supplyAirflow", entryPath("rooms.a.multiplier")); // "roomResults.a.supplyAirflow*inputs.rooms.a.multiplier"
 * ```
 */
export const productPath = (...factors: readonly Path[]): Path => factors.join(times);

/**
 * The results and inputs that a link names.
 *
 * @param result path of a link
 * @returns the factors; an input has the path within the input
 * @example
 * ```ts
 * import { linkedFactors } from "@org/hvac-core/links";
 * linkedFactors("inputs.rooms.a.floorArea*inputs.rooms.a.multiplier")[0]; // { kind: "input", path: "rooms.a.floorArea" }
 * ```
 */
export const linkedFactors = (result: Path): readonly { readonly kind: "input" | "result"; readonly path: Path }[] =>
  result.split(times).map((factor) => {
    const [first, ...rest] = pathSegments(factor);
    return first === entries ? { kind: "input", path: joinPath(...rest) } : { kind: "result", path: factor };
  });

/** A number of an input, with its field; `undefined` where it is empty, not active or no number. */
export function entryAt(fields: Fields, values: Values, path: Path): { readonly value: number; readonly field: QuantityField } | undefined {
  const segments = pathSegments(path);
  let scope: Scope = { values };
  let within: Fields = fields;
  while (segments.length > 0) {
    const name = segments.shift()!;
    const field = Object.hasOwn(within, name) ? within[name] : undefined;
    const value = scope.values[name];
    if (!field || !isActive(field, scope)) return undefined;
    if (field.type === "quantity") return segments.length === 0 && typeof value === "number" ? { value, field } : undefined;
    const next = field.type === "list" && Array.isArray(value) ? rowOf(value as readonly unknown[], segments.shift()) : value;
    if ((field.type !== "list" && field.type !== "group") || !isRecord(next)) return undefined;
    within = field.type === "list" ? field.row : field.fields;
    scope = { values: next, around: scope };
  }
  return undefined;
}

const rowOf = (rows: readonly unknown[], id: string | undefined): unknown => rows.find((row) => isRecord(row) && row["id"] === id);

/**
 * The numbers among the inputs of a file that a number of another file may be linked to, those of rows among them.
 *
 * @param fields the fields of the calculator
 * @param values the values of an outcome, in SI
 * @param field the field that gets the link
 * @returns in the order of the form, without empty fields and those that are not active
 * @example
 * ```ts
 * import { heatLoad } from "@org/hvac-core";
 * import { linkableEntries } from "@org/hvac-core/links";
 * const outcome = heatLoad.calculate(heatLoad.start("Metric"));
 * outcome.ok && linkableEntries(heatLoad.fields, outcome.values, { quantity: "area" })[0]?.path; // "inputs.floorArea"
 * ```
 */
export function linkableEntries(fields: Fields, values: object, field: LinkedField): readonly LinkableResult[] {
  return [...numbersIn(fields, { values: values as Values }, field, entries, undefined)];
}

function* numbersIn(fields: Fields, scope: Scope, wanted: LinkedField, within: Path, row: string | undefined): Generator<LinkableResult> {
  for (const [name, field] of Object.entries(fields)) {
    const value = scope.values[name];
    if (value === undefined || value === null || !isActive(field, scope)) continue;
    const path = joinPath(within, name);
    if (field.type === "quantity") {
      const { label, quantity } = field;
      if (typeof value === "number" && canLink(wanted, quantity)) yield { path, label, ...(row !== undefined && { row }), value, quantity };
    } else if (field.type === "group") {
      if (isRecord(value)) yield* numbersIn(field.fields, { values: value, around: scope }, wanted, path, row);
    } else if (field.type === "list" && Array.isArray(value)) {
      for (const each of value as readonly unknown[])
        if (isRecord(each)) {
          const id = String(each["id"]);
          yield* numbersIn(field.row, { values: each, around: scope }, wanted, joinPath(path, id), id);
        }
    }
  }
}
