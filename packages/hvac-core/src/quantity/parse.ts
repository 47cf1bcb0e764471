import { requireKnown } from "../refusals/errors.ts";
import { compute, operatorInUnit } from "./arithmetic.ts";
import { convert, toSI } from "./convert.ts";
import { type DecimalMark, decimalMarks } from "./format.ts";
import type { QuantityKind, UnitSystem } from "./kinds.ts";
import { plainText, readNumber } from "./readNumber.ts";
import { unitsSpelt, type Unit } from "./table.ts";
import type { UnitId, UnitName } from "./units.ts";
import { defaultUnit, kindName, takesUnit, unitOfKind } from "./unitsOf.ts";

/** How a text is to be understood. */
export interface ParseOptions {
  /** Unit of a number that states none, such as the unit of the field; the default of the kind in the unit system when left out. */
  readonly unit?: UnitName;
  /** What a single mark is in case of doubt: `1,200` is 1200 with `"."` (when left out) and 1.2 with `","`, where `1.200` is refused. */
  readonly decimalMark?: DecimalMark;
}

/** Why a text is no quantity: nothing typed, no number, something after it that is no unit, or a unit of another kind. */
export type ParseErrorCode = "empty" | "number" | "unit" | "kind";

/**
 * What a text says. `value` is in the SI unit of the kind; `typed` and `unit` are as the user wrote them.
 */
export type ParsedQuantity =
  | {
      readonly ok: true;
      readonly value: number;
      readonly typed: number;
      readonly unit: UnitId;
      /** The text was a calculation, and `typed` is what it gives. */
      readonly computed?: true;
    }
  | { readonly ok: false; readonly code: ParseErrorCode; readonly message: string };

const feetAndInches = /^([+-]?) ?(\d{1,9}) ?(?:ft|feet|foot|'|′|’) ?-? ?(\d.*?) ?(?:in|inch|inches|"|″|”|''|′′)?\.?$/i;

/** Characters of a text that is read: longer ones are no quantity, whatever they begin with. */
const maxTextLength = 500;

function refuse(code: ParseErrorCode, message: string): ParsedQuantity {
  return { ok: false, code, message };
}

function readFeetAndInches(text: string, unit: "ft" | "in", decimalMark: DecimalMark): ParsedQuantity | undefined {
  const [, sign, feet, inchText] = feetAndInches.exec(text) ?? [];
  if (inchText === undefined) return undefined;
  const inches = readNumber(inchText, decimalMark);
  if ("problem" in inches || inches.rest !== "") return undefined;
  if (inches.value >= 12) return refuse("number", `${inchText} inches are a foot or more.`);
  const typed = (sign === "-" ? -1 : 1) * convert(Number(feet) * 12 + inches.value, "in", unit);
  return { ok: true, value: toSI(typed, unit), typed, unit };
}

/** A text to read, with the kind of the field and the default unit. */
interface Asked {
  readonly kind: QuantityKind;
  readonly field: Unit;
  readonly decimalMark: DecimalMark;
}

/** One number with or without its unit; no calculation. */
function readOne(plain: string, { kind, field, decimalMark }: Asked): ParsedQuantity {
  const lengthRead = field.group === "length" ? readFeetAndInches(plain, field.id === "in" ? "in" : "ft", decimalMark) : undefined;
  if (lengthRead) return lengthRead;
  const number = readNumber(plain, decimalMark);
  if ("problem" in number) return refuse("number", `${number.problem}.`);
  const name = number.rest.trim();
  const spelt = name.startsWith("/") && field.symbol.startsWith("¤") ? `¤${name}` : name;
  const named = name === "" ? [field] : operatorInUnit.test(name) ? [] : unitsSpelt(spelt);
  if (named.length === 0) return refuse("unit", `“${name}” after the number is not a known unit.`);
  const unit = named.find((candidate) => candidate.group === field.group && takesUnit(kind, candidate));
  if (!unit) return refuse("kind", `${name} is not a unit of ${kindName(kind)}.`);
  return { ok: true, value: toSI(number.value, unit.id), typed: number.value, unit: unit.id };
}

/**
 * Reads what a user typed or pasted: a number, with or without its unit. Understood are `12,5`, `1 200`, `1,200`, `3/4`, `1 1/2`, `75°F`,
 * `−5`, `1.2e3`, `12.5 kW`, `50 %`, and for lengths `10 ft 6 in` and `10'6"`. `1,200` is twelve hundred, because a comma before exactly
 * three digits groups far more often than it marks decimals; `0,125` and `12,5` are decimals. With `decimalMark: ","` a lone comma is
 * always a decimal mark, and `1.200` is refused: it is twelve hundred where commas mark decimals, and 1.2 in every English source.
 *
 * What is no single number is calculated: `6*5`, `12+3`, `(4+2)*2.7`, `2 * 3 1/2`, `4 * 60 W`. In fields of area and volume lengths multiply to
 * these: `20 ft * 15 ft`, `6×5 m`, `10'6" x 12'`, and `6 x 5` in the unit of the field. What can be read as a number is one: `1-1/2` is 1.5,
 * `3/4` a fraction, `10' - 6"` ten feet six. A date is no calculation.
 *
 * @param text the text
 * @param kind kind of quantity that the field asks for
 * @param unitSystem the user's system: it sets the unit of a bare number, unless `options.unit` does
 * @param options unit of the field; decimal mark in case of doubt
 * @returns the value in the SI unit of the kind, or the reason in words; never `NaN`
 * @throws {UnknownNameError} for a kind, unit system or decimal mark that does not exist
 * @throws {UnknownUnitError} when `options.unit` is not a unit
 * @throws {UnitMismatchError} when `options.unit` does not measure this kind
 * @example
 * ```ts
 * import { parseQuantity } from "@org/hvac-core/quantity";
 * const read = parseQuantity("75°F", "temperature", "Metric");
 * read.ok && read.value; // 23.8888888888889
 * const area = parseQuantity("20 ft * 15 ft", "area", "Imperial");
 * area.ok && area.typed; // 300
 * const refused = parseQuantity("12 kW", "temperature", "Metric");
 * !refused.ok && refused.message; // "kW is not a unit of temperature."
 * ```
 */
export function parseQuantity(text: string, kind: QuantityKind, unitSystem: UnitSystem, options: ParseOptions = {}): ParsedQuantity {
  const field = unitOfKind(options.unit ?? defaultUnit(kind, unitSystem), kind);
  const { decimalMark = "." } = options;
  requireKnown("decimalMark", decimalMark, decimalMarks);
  if (typeof text !== "string") return refuse("number", "A quantity is read from text.");
  if (text.length > maxTextLength) return refuse("number", `The text has ${text.length} characters; maximum ${maxTextLength} are read.`);
  const given = plainText(text, field.group === "length");
  const withoutSign = field.symbol.startsWith("¤") ? given.replace(/(^|[-+*/(]) ?[\p{Sc}¤] ?/gu, "$1") : given;
  const plain = withoutSign.trim();
  if (plain === "") return refuse("empty", "Nothing was entered.");
  const single = readOne(plain, { kind, field, decimalMark });
  if (single.ok || single.code === "kind") return single;
  const computed = compute(plain, { kind, unit: field, decimalMark });
  if (!computed) return single;
  if (!computed.ok) return computed;
  return { ok: true, value: toSI(computed.value, computed.unit), typed: computed.value, unit: computed.unit, computed: true };
}
