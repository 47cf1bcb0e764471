import { joinPath, type AnyResult, type Path, type QuantityField, type ResultFields } from "../kernel/index.ts";
import { siUnit, type QuantityKind } from "../quantity/index.ts";

/** A number among results, for an input of another file to follow. */
export interface FollowableResult {
  readonly path: Path;
  readonly label: string;
  /** Id of the row that it belongs to, innermost; absent for results of the whole file. */
  readonly row?: string;
  /** In SI. */
  readonly value: number;
  readonly quantity: QuantityKind;
}

type AnyResults = Readonly<Record<string, AnyResult | undefined>>;

/** Without a unit, a share is not a count and a count not a rating: only the kind tells them apart. */
const withoutUnit = "unitless";

/**
 * Whether a number of one kind may follow a result of another: both measure the same, such as a head and a length in metres.
 *
 * @param field the field of the number
 * @param quantity the kind of the result
 * @returns whether it may
 * @example
 * ```ts
 * import { ductSizer } from "@org/hvac-core";
 * import { canFollow } from "@org/hvac-core/chain";
 * canFollow(ductSizer.fields.airflow, "airFlow"); // true
 * canFollow(ductSizer.fields.airflow, "waterFlow"); // true
 * canFollow(ductSizer.fields.airflow, "power"); // false
 * ```
 */
export function canFollow({ quantity: own }: Pick<QuantityField, "quantity">, quantity: QuantityKind): boolean {
  if (own === quantity) return true;
  const unit = siUnit(own);
  return unit !== withoutUnit && unit === siUnit(quantity);
}

/**
 * The numbers among the results of a file that an input may follow, those of rows among them.
 *
 * @param fields the result fields of the calculator
 * @param results the results of an outcome
 * @param field the field that is to follow; every number when left out
 * @returns in the order of the results; series have no single number, and texts none
 * @example
 * ```ts
 * import { ductSizer } from "@org/hvac-core";
 * import { followableResults } from "@org/hvac-core/chain";
 * const outcome = ductSizer.calculate(ductSizer.start("Metric"));
 * outcome.ok && followableResults(ductSizer.results, outcome.results, ductSizer.fields.targetVelocity)[0]?.path; // "velocity"
 * ```
 */
export function followableResults(
  fields: ResultFields,
  results: object,
  field?: Pick<QuantityField, "quantity">,
): readonly FollowableResult[] {
  return [...numbersIn(fields, results as AnyResults, field, "", undefined)];
}

function* numbersIn(
  fields: ResultFields,
  results: AnyResults,
  wanted: Pick<QuantityField, "quantity"> | undefined,
  within: Path,
  row: string | undefined,
): Generator<FollowableResult> {
  for (const [name, field] of Object.entries(fields)) {
    const result = results[name];
    if (result === undefined) continue;
    const path = joinPath(within, name);
    if (field.type === "rows") {
      for (const each of result as readonly (AnyResults & { readonly id: string })[])
        yield* numbersIn(field.row, each, wanted, joinPath(path, each.id), each.id);
    } else if ("value" in result && typeof result.value === "number" && result.quantity !== "text") {
      const { value, quantity } = result;
      if (!wanted || canFollow(wanted, quantity)) yield { path, label: field.label, ...(row !== undefined && { row }), value, quantity };
    }
  }
}
