import { dimensionOf } from "../costing/index.ts";
import { joinPath, type AnyResult, type Path, type QuantityField, type ResultFields } from "../kernel/index.ts";
import { convert, siUnit, unitsOf, type QuantityKind } from "../quantity/index.ts";

/** A number of the results, for a link from an input of another file. */
export interface LinkableResult {
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
export interface LinkedField extends Pick<QuantityField, "quantity"> {
  /** Unit of a count, see {@link countedAs}. */
  readonly countedAs?: string;
}

/** Whether a number counts what the result measures: square metres of an area. By ids alone: a bill's short ton is spelt as one of cooling. */
const counts = ({ quantity: kind, countedAs }: LinkedField, quantity: QuantityKind): boolean =>
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
const isInPieces = ({ countedAs }: LinkedField): boolean => countedAs === undefined || dimensionOf(countedAs) === undefined;

/**
 * Whether a number of one kind may be linked to a result of another: both measure the same of one medium, such as a head and a length in metres, or the
 * number counts a unit of the other. A number in square metres cannot be linked to a number of pieces, nor an airflow to a flow of water.
 *
 * @param field the field of the number, with the unit that it counts
 * @param quantity the kind of the result
 * @returns whether it may
 */
export function canLink(field: LinkedField, quantity: QuantityKind): boolean {
  const { quantity: kind } = field;
  if (counts(field, quantity)) return true;
  if (kind === quantity) return isInPieces(field);
  const unit = siUnit(kind);
  return unit !== withoutUnit && unit === siUnit(quantity) && haveSameMedium(kind, quantity);
}

/**
 * The value that a number takes from its linked result.
 *
 * @param field the field of the number, with the unit that it counts
 * @param result the result, in SI; one that the number may be linked to
 * @returns in the SI unit of the field
 * @example
 * ```ts
 * import { linkedValue } from "@org/hvac-core/links";
 * linkedValue({ quantity: "airFlow" }, { value: 0.4, quantity: "airFlow" }); // 0.4
 * linkedValue({ quantity: "count", countedAs: "ft" }, { value: 3.048, quantity: "length" }); // 10
 * ```
 */
export function linkedValue(field: LinkedField, { value, quantity }: Pick<LinkableResult, "value" | "quantity">): number {
  return counts(field, quantity) ? convert(value, siUnit(quantity), field.countedAs!) : value;
}

/**
 * The numbers among the results of a file that an input may be linked to, those of rows among them.
 *
 * @param fields the result fields of the calculator
 * @param results the results of an outcome
 * @param field the field that gets the link; every number when left out
 * @returns in the order of the results; series have no single number, and texts none
 * @example
 * ```ts
 * import { ductSizer } from "@org/hvac-core";
 * import { linkableResults } from "@org/hvac-core/links";
 * const outcome = ductSizer.calculate(ductSizer.start("Metric"));
 * outcome.ok && linkableResults(ductSizer.results, outcome.results, ductSizer.fields.targetVelocity)[0]?.path; // "velocity"
 * ```
 */
export function linkableResults(fields: ResultFields, results: object, field?: LinkedField): readonly LinkableResult[] {
  return [...numbersIn(fields, results as AnyResults, field, "", undefined)];
}

function* numbersIn(
  fields: ResultFields,
  results: AnyResults,
  wanted: LinkedField | undefined,
  within: Path,
  row: string | undefined,
): Generator<LinkableResult> {
  for (const [name, field] of Object.entries(fields)) {
    const result = results[name];
    if (result === undefined) continue;
    const path = joinPath(within, name);
    if (field.type === "rows") {
      for (const each of result as readonly (AnyResults & { readonly id: string })[])
        yield* numbersIn(field.row, each, wanted, joinPath(path, each.id), each.id);
    } else if ("value" in result && typeof result.value === "number" && result.quantity !== "text") {
      const { value, quantity } = result;
      if (!wanted || canLink(wanted, quantity)) yield { path, label: field.label, ...(row !== undefined && { row }), value, quantity };
    }
  }
}
