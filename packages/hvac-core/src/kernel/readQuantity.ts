import {
  convert,
  formatQuantity,
  largestNumber,
  siUnit,
  unitIdOf,
  unitsOf,
  unitSymbol,
  type QuantityKind,
  type UnitId,
} from "../quantity/index.ts";
import { valueInScope, type Scope } from "./conditions.ts";
import { defaultNumber } from "./defaultNumber.ts";
import type { QuantityField, PerQuantity } from "./fields.ts";
import type { TypedQuantity } from "./inputs.ts";
import type { Path } from "./path.ts";
import { limitsText } from "./limitTexts.ts";
import { bareUnit, isTypedQuantity } from "./quantities.ts";
import { isRecord, noteDefault, oneOf, refuse, type Pass, type Read, type ReadCell } from "./readPass.ts";

/** Refuses the unit of a number or of its display, and lists the units that exist. */
export function refuseUnit(
  { label, quantity, per }: Pick<QuantityField, "label" | "quantity" | "per">,
  unit: unknown,
  path: Path,
  pass: Pass,
  use: "given" | "shown" = "given",
): void {
  const kinds = per ? [quantity, per.quantity] : [quantity];
  const units = [...new Set(kinds.flatMap((kind) => [...unitsOf(kind, "Imperial"), ...unitsOf(kind, "Metric")]))];
  const problem =
    unit === undefined
      ? "needs a unit after its number"
      : `cannot be ${use} in ${typeof unit === "string" ? `“${unit.slice(0, 20)}”` : "this unit"}`;
  refuse(pass, path, "type", `${label} ${problem}. Use ${oneOf(units)}.`);
}

/** The id of a unit of a kind from its id or any spelling; `undefined` for anything else. */
export type UnitReader = (unit: unknown, pass: Pass) => UnitId | undefined;

/** Every field meets few units, many times: what they mean is looked up once. */
export function unitReader(kind: QuantityKind): UnitReader {
  const known = new Map<unknown, UnitId | undefined>();
  let last: unknown;
  let lastFound: UnitId | undefined;
  const find = (unit: unknown): UnitId | undefined => {
    if (known.has(unit)) return known.get(unit);
    const unitId = typeof unit === "string" ? unitIdOf(unit, kind) : undefined;
    if (known.size < 200) known.set(unit, unitId);
    return unitId;
  };
  return (unit, pass) => {
    if (unit !== last) lastFound = find(unit);
    last = unit;
    if (lastFound !== undefined && lastFound !== unit) pass.hasSpellings = true;
    return lastFound;
  };
}

/** @param unit the number's own; @param shown the unit that people see it in */
function checkLimits(field: QuantityField, si: number, unit: string, shown: string, path: () => Path, pass: Pass): void {
  const { min, max, usual, label } = field;
  if (si < min || si > max) {
    const share =
      unit === "unitless" && field.quantity === "ratio" && si > max && si <= 100 ? " A bare number is a share: 0.3 is 30 %." : "";
    refuse(pass, path(), "range", `${label} must be ${limitsText(field, field, pass.unitSystem, shown)}.${share}`);
  } else if (field.integer && !Number.isInteger(si)) refuse(pass, path(), "range", `${label} must be a whole number.`);
  else if (usual && (si < usual[0] || si > usual[1])) {
    // A usual range is a rule of thumb, and has two digits in either system.
    const show = (limit: number): string =>
      formatQuantity(limit, field.quantity, pass.unitSystem, { digits: 2, trimZeros: true, ...(shown !== "unitless" && { unit: shown }) });
    pass.remarks.push({
      code: "unusual-value",
      severity: "info",
      field: path(),
      message: `${label}: outside the usual range of ${show(usual[0])} to ${show(usual[1])}. Check the value and its unit.`,
      ...(field.source && { source: field.source }),
    });
  }
}

/**
 * Below it a share typed in percent may have been meant as a share: 0.4 for 40 %. One percent, or where the field is usually smaller, or smaller
 * by default, only what is smaller still.
 */
function smallPercentLimit({ usual, default: standard, defaultWhen = [] }: QuantityField): number {
  const usually = usual ? [usual[0]] : [];
  const defaults = [standard, ...defaultWhen.map((each) => each.default)].flatMap((each) =>
    typeof each === "object" && each !== null ? [each.Imperial, each.Metric] : [each],
  );
  return Math.min(0.01, ...[...usually, ...defaults].filter((share) => share !== null && share > 0).map(Number));
}

function remarkSmallPercent({ label }: QuantityField, typed: number, path: Path, pass: Pass): void {
  const percentage = formatQuantity(typed, "ratio", pass.unitSystem, { trimZeros: true });
  pass.remarks.push({
    code: "small-percent",
    severity: "caution",
    field: path,
    message: `${label} is less than 1 %. If ${percentage} is meant, write ${percentage}.`,
  });
}

/** Reads one number, bare or with its unit, to SI. */
export function quantityReader(field: QuantityField): (...args: Parameters<ReadCell>) => number | null {
  const si = siUnit(field.quantity);
  const { label, integer } = field;
  const [low, high] = field.usual ?? [field.min, field.max];
  return (entered, unit, active, prefix, name, pass, shown) => {
    if (entered === null) {
      if (active && !field.optional) refuse(pass, prefix + name, "required", `${label} is required.`);
      return field.optional ? null : 0;
    }
    if (typeof entered !== "number" || !Number.isFinite(entered)) {
      refuse(pass, prefix + name, "type", `${label} needs a number.`);
      return 0;
    }
    if (Math.abs(entered) > largestNumber) {
      refuse(pass, prefix + name, "type", `${label} has a number that is too large.`);
      return 0;
    }
    const value = unit === si ? entered : convert(entered, unit, si);
    if (active && !(value >= low && value <= high && !integer)) checkLimits(field, value, unit, shown, () => prefix + name, pass);
    return value;
  };
}

/** Refuses, once for all of them, that defaults are per a quantity that is empty: nobody entered them. */
function refuseMissing({ field, label }: PerQuantity, prefix: string, pass: Pass): void {
  if (pass.errors.some((error) => error.field === prefix + field)) return;
  const name = `${label.slice(0, 1).toUpperCase()}${label.slice(1)}`;
  refuse(pass, prefix + field, "required", `${name} is required: numbers that were not entered are per ${label}.`);
}

/** Reads a number entered per another quantity, such as 7 W/m² of a floor area; `undefined` for any other unit. */
function perReader(
  field: QuantityField,
  per: PerQuantity,
  read: ReturnType<typeof quantityReader>,
): (
  typed: TypedQuantity,
  scope: Scope,
  ...place: readonly [active: boolean, prefix: string, name: string, pass: Pass, isDefault?: boolean]
) => number | null | undefined {
  const unitOf = unitReader(per.quantity);
  const [fieldUnit, si] = [siUnit(field.quantity), siUnit(per.quantity)];
  return ({ value, unit, displayUnit }, scope, active, prefix, name, pass, isDefault = false) => {
    const unitRead = unitOf(unit, pass);
    if (unitRead === undefined) return undefined;
    if (displayUnit !== undefined && unitOf(displayUnit, pass) === undefined) refuseUnit(field, displayUnit, prefix + name, pass, "shown");
    const bare = bareUnit(field.quantity, pass.unitSystem);
    // What is no number, or too large for one, is refused as it is elsewhere.
    if (typeof value !== "number" || !(Math.abs(value) <= largestNumber)) return read(value, fieldUnit, active, prefix, name, pass, bare);
    const divisor = valueInScope(per.field, scope);
    if (typeof divisor !== "number") {
      if (isDefault) {
        if (active) refuseMissing(per, prefix, pass);
        return 0;
      }
      const wanted = `Give the ${per.label}, or all of it in ${unitSymbol(bare)}`;
      if (active) refuse(pass, prefix + name, "required", `${field.label} is entered per ${per.label}, which is empty. ${wanted}.`);
      return 0;
    }
    const product = convert(value, unitRead, si) * divisor;
    if (active) checkLimits(field, product, fieldUnit, bare, () => prefix + name, pass);
    return product;
  };
}

export function compileQuantity(field: QuantityField): Read {
  const { quantity } = field;
  const read = quantityReader(field);
  const readPer = field.per && perReader(field, field.per, read);
  const unitOf = unitReader(quantity);
  const si = siUnit(quantity);
  const bare = { Imperial: bareUnit(quantity, "Imperial"), Metric: bareUnit(quantity, "Metric") };
  const smallPercent = smallPercentLimit(field);
  return (entered, scope, active, prefix, name, pass) => {
    if (entered === undefined) {
      const { value, typed, isOfOption } = defaultNumber(field, scope, pass.unitSystem);
      noteDefault(field, value, active, prefix + name, pass);
      const bareOf = bare[pass.unitSystem];
      if (!isOfOption || typed === null) return read(value, bareOf, active, prefix, name, pass, bareOf);
      return readPer?.(typed, scope, active, prefix, name, pass, true) ?? read(value, si, active, prefix, name, pass, bareOf);
    }
    if (isRecord(entered) && Object.hasOwn(entered, "value") && !Object.hasOwn(entered, "unit")) {
      refuseUnit(field, undefined, prefix + name, pass);
      return 0;
    }
    if (!isTypedQuantity(entered)) return read(entered, bare[pass.unitSystem], active, prefix, name, pass, bare[pass.unitSystem]);
    const unit = unitOf(entered.unit, pass);
    if (unit === undefined) {
      const product = readPer?.(entered, scope, active, prefix, name, pass);
      if (product !== undefined) return product;
      refuseUnit(field, entered.unit, prefix + name, pass);
      return 0;
    }
    const shown = entered.displayUnit === undefined ? unit : unitOf(entered.displayUnit, pass);
    if (shown === undefined) refuseUnit(field, entered.displayUnit, prefix + name, pass, "shown");
    const value = read(entered.value, unit, active, prefix, name, pass, shown ?? unit);
    if (unit === "%" && active && value !== null && value > 0 && value < smallPercent)
      remarkSmallPercent(field, entered.value, prefix + name, pass);
    return value;
  };
}
