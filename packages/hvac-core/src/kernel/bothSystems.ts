import { convert, defaultUnit, unitsOf, type UnitId, type UnitSystem } from "../quantity/index.ts";
import type { Field, Fields, QuantityField } from "./fields.ts";
import { bareUnit, enteredKind } from "./quantities.ts";

/**
 * An input for both unit systems, as plain data: `examples.json` holds such inputs. Values are those of the calculator's fields, but
 * - a number with a unit is a text, `"25 m"`. Where the other system does not offer the unit, it has the number in its default unit, rounded to two
 *   significant digits;
 * - where that is no round number in practice, both are given: `"34 degC | 95 degF"`, Metric first;
 * - anything else that differs is an object, `{ "Metric": "copperEn1057", "Imperial": "copperL" }`. A system that it does not name has no value.
 */
export type InputInBothSystems = Readonly<Record<string, unknown>>;

/** A typical input, for both unit systems. */
export interface ExampleInBothSystems {
  readonly id: string;
  readonly title: string;
  readonly input: InputInBothSystems;
}

function quantityIn(field: QuantityField, text: string, unitSystem: UnitSystem): unknown {
  const [metric, imperial] = text.split(" | ");
  const given = (unitSystem === "Imperial" && imperial) || metric!;
  const value = Number.parseFloat(given);
  const unit = given.slice(given.indexOf(" ") + 1) as UnitId;
  if (unit === bareUnit(field.quantity, unitSystem)) return value;
  const kind = enteredKind(field, unit)!;
  if (imperial || unitsOf(kind, unitSystem).includes(unit)) return { value, unit };
  const other = defaultUnit(kind, unitSystem);
  return quantityIn(field, `${Number(convert(value, unit, other).toPrecision(2))} ${other}`, unitSystem);
}

const differs = (value: object): value is Readonly<Partial<Record<UnitSystem, unknown>>> => "Metric" in value || "Imperial" in value;

function valueIn(field: Field | undefined, value: unknown, unitSystem: UnitSystem): unknown {
  if (typeof value === "string") return field?.type === "quantity" ? quantityIn(field, value, unitSystem) : value;
  if (typeof value !== "object" || value === null) return value;
  if (differs(value)) return valueIn(field, value[unitSystem], unitSystem);
  if (field?.type === "list") return (value as readonly InputInBothSystems[]).map((row) => valuesIn(field.row, row, unitSystem));
  return field?.type === "group" ? valuesIn(field.fields, value as InputInBothSystems, unitSystem) : value;
}

function valuesIn(fields: Fields, values: InputInBothSystems, unitSystem: UnitSystem): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, each]) => {
      const value = valueIn(fields[name], each, unitSystem);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/**
 * An input as it is typed in one unit system. Plain data: whether its fields and units exist, the calculator's laws ask.
 *
 * @param fields the calculator's fields
 * @param input the input for both systems
 * @param unitSystem the system wanted
 * @returns bare numbers where they are in the default unit of the system, otherwise numbers with their units
 */
export function inputIn(fields: Fields, input: InputInBothSystems, unitSystem: UnitSystem): Readonly<Record<string, unknown>> {
  return { unitSystem, ...(valueIn({ type: "group", label: "", fields }, input, unitSystem) as object) };
}
