import { dimensionOf } from "../costing/index.ts";
import { joinPath, type AnyResult, type Path, type QuantityField, type ResultFields } from "../kernel/index.ts";
import { convert, siUnit, unitsOf, type QuantityKind } from "../quantity/index.ts";

/** A number of the results, for a link from an input of another file. */
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

/** Unit of kinds without units, such as shares and counts: only the kind distinguishes them. */
const withoutUnit = "unitless";

/** Properties of a field that decide which results its number can link to. */
export interface FollowingField extends Pick<QuantityField, "quantity"> {
  /** Unit of a count, see {@link countedAs}. */
  readonly countedAs?: string;
}

/** Whether a number counts what the result measures: square metres of an area. By ids alone: a bill's short ton is spelt as one of cooling. */
const counts = ({ quantity: kind, countedAs }: FollowingField, quantity: QuantityKind): boolean =>
  kind !== quantity && (["Metric", "Imperial"] as const).some((system) => unitsOf(quantity, system).some((unit) => unit === countedAs));

/** Medium of the kinds of quantities that have one: a water flow is not an airflow, although both are in L/s. */
const media: Readonly<Partial<Record<QuantityKind, "air" | "water" | "refrigerant">>> = {
  airFlow: "air",
  velocity: "air",
  windSpeed: "air",
  pressure: "air",
  waterFlow: "water",
  waterVelocity: "water",
  pressureWater: "water",
  gaugePressure: "water",
  refrigerantPressure: "refrigerant",
  refrigerantPressureDrop: "refrigerant",
};

/** Whether two kinds have the same medium, or one has none. */
function haveSameMedium(first: QuantityKind, second: QuantityKind): boolean {
  const [medium, other] = [media[first], media[second]];
  return medium === undefined || other === undefined || medium === other;
}

/** Whether a number is in pieces: it has no unit, or one without a dimension. */
const isInPieces = ({ countedAs }: FollowingField): boolean => countedAs === undefined || dimensionOf(countedAs) === undefined;

/**
 * Whether a number of one kind may follow a result of another: both measure the same of one medium, such as a head and a length in metres, or the
 * number counts a unit of the other. A number that counts square metres follows no number of pieces, and an airflow no flow of water.
 *
 * @param field the field of the number, with the unit that it counts
 * @param quantity the kind of the result
 * @returns whether it may
 */
export function canFollow(field: FollowingField, quantity: QuantityKind): boolean {
  const { quantity: kind } = field;
  if (counts(field, quantity)) return true;
  if (kind === quantity) return isInPieces(field);
  const unit = siUnit(kind);
  return unit !== withoutUnit && unit === siUnit(quantity) && haveSameMedium(kind, quantity);
}

/**
 * What a number becomes that follows a result.
 *
 * @param field the field of the number, with the unit that it counts
 * @param result the result, in SI; one that the number may follow
 * @returns in the SI unit of the field
 * @example
 * ```ts
 * import { followedValue } from "@org/hvac-core/chain";
 * followedValue({ quantity: "airFlow" }, { value: 0.4, quantity: "airFlow" }); // 0.4
 * followedValue({ quantity: "count", countedAs: "ft" }, { value: 3.048, quantity: "length" }); // 10
 * ```
 */
export function followedValue(field: FollowingField, { value, quantity }: Pick<FollowableResult, "value" | "quantity">): number {
  return counts(field, quantity) ? convert(value, siUnit(quantity), field.countedAs!) : value;
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
export function followableResults(fields: ResultFields, results: object, field?: FollowingField): readonly FollowableResult[] {
  return [...numbersIn(fields, results as AnyResults, field, "", undefined)];
}

function* numbersIn(
  fields: ResultFields,
  results: AnyResults,
  wanted: FollowingField | undefined,
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
