import { convert, toSI } from "./convert.ts";
import { withoutRoundoff } from "./digits.ts";
import type { DecimalMark } from "./format.ts";
import type { QuantityKind } from "./kinds.ts";
import {
  bounded,
  divided,
  lengthOf,
  multiplied,
  nameOf,
  powerNames,
  powerOf,
  powers,
  Refusal,
  sentence,
  sum,
  type Operand,
} from "./operands.ts";
import { readDecimal } from "./readNumber.ts";
import { unitsSpelt, unitWithId, type Unit } from "./table.ts";
import type { UnitId } from "./units.ts";
import { kindName, takesUnit } from "./unitsOf.ts";

/** Result of a calculation, in a unit of the field's group, or the error. */
export type Computed =
  | { readonly ok: true; readonly value: number; readonly unit: UnitId }
  | { readonly ok: false; readonly code: "number" | "unit" | "kind"; readonly message: string };

interface FieldOf {
  readonly kind: QuantityKind;
  /** Unit of a number that states none. */
  readonly unit: Unit;
  readonly decimalMark: DecimalMark;
}

/** Beyond this nobody types a calculation, and reading it is not worth the time. */
const longest = 200;
const operatorBetween = /[\d).,'"%°\p{L}] ?[-+*×·⋅÷/x] ?[-+(.,\d]|^[-+]? ?\(/iu;
const dateLike = /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}([-/])\d{1,2}\1(?:\d{2}|\d{4}))$/;
/** Digits after a sign of multiplication are a separate number and no power of the unit before: `6 m*2`. */
export const operatorInUnit = /[*×·⋅-][ (]*\d/;

/** A fraction that was refused as one: `1/0`, and `1 200/3`, which may be 400 or 67 2/3. */
const oneFraction = /^[-+]? ?(?:\d+ )?\d+ ?\/ ?\d+$/;

/** Reads one text by recursive descent: sums of products of numbers with units and brackets. */
class Reader {
  private rest: string;
  private depth = 0;
  /** Units that were entered, by id. */
  private readonly units = new Map<UnitId, Unit>();
  /** The first unit entered; for lengths, areas and volumes the length unit that all are converted to powers of. */
  private first: UnitId | undefined;
  private readonly field: FieldOf;
  private readonly power: number | undefined;

  constructor(text: string, field: FieldOf) {
    this.rest = text;
    this.field = field;
    this.power = powers[field.unit.group];
  }

  read(): Operand {
    const result = this.sum();
    if (this.rest !== "") throw new Refusal("number", `“${this.rest}” is not expected here`);
    return result;
  }

  private take(pattern: RegExp): string | undefined {
    const match = pattern.exec(this.rest)?.[0];
    if (match === undefined) return undefined;
    this.rest = this.rest.slice(match.length).trimStart();
    return match.trim();
  }

  private sum(): Operand {
    let total = this.product();
    for (let sign = this.take(/^[-+]/); sign !== undefined; sign = this.take(/^[-+]/)) {
      const term = this.product();
      total = this.added(total, { ...term, value: sign === "-" ? -term.value : term.value });
    }
    return total;
  }

  private added(a: Operand, b: Operand): Operand {
    if (a.dimension === b.dimension) return bounded({ value: sum(a.value, b.value), dimension: a.dimension });
    const [bare, other] = a.dimension === "bare" ? [a, b] : [b, a];
    if (a.dimension === "share" || b.dimension === "share")
      throw new Refusal("unit", "A share in % cannot be added to this; multiply by it");
    if (bare.dimension !== "bare")
      throw new Refusal("kind", `${sentence(nameOf(a, this.field.kind))} and ${nameOf(b, this.field.kind)} cannot be added`);
    const [unit] = this.units.values();
    const isOneUnit = this.units.size === 1 && (other.dimension === "firstUnit" || powers[unit!.group] === other.dimension);
    if (!isOneUnit) throw new Refusal("unit", "Numbers that are added need a unit each, or none at all");
    return bounded({ value: sum(a.value, b.value), dimension: other.dimension });
  }

  private product(): Operand {
    let result = this.factor();
    let bareFactors = Number(result.dimension === "bare");
    for (let sign = this.take(/^[*×·⋅÷/x]/i); sign !== undefined; sign = this.take(/^[*×·⋅÷/x]/i)) {
      if (/[×x]/i.test(sign) && this.power === 1)
        throw new Refusal("number", `“${sign}” between two lengths is an area; write * to multiply`);
      const next = this.factor();
      const divides = sign === "/" || sign === "÷";
      bareFactors += Number(!divides && next.dimension === "bare");
      result = bounded(divides ? divided(result, next, this.field.kind) : multiplied(result, next, this.field.kind));
    }
    return this.depth === 0 ? this.filled(result, bareFactors) : result;
  }

  /** In fields of area and volume the unit at the end stands for all sides: 6 × 5 m is 30 m². */
  private filled(product: Operand, bareFactors: number): Operand {
    const { dimension, value } = product;
    if (this.power === undefined || this.power === 1 || typeof dimension !== "number" || dimension < 1 || dimension >= this.power)
      return product;
    return bareFactors >= this.power - dimension ? { value, dimension: this.power } : product;
  }

  private factor(): Operand {
    const sign = this.take(/^[-+]/);
    if (sign !== undefined) {
      const { value, dimension } = this.factor();
      return { value: sign === "-" ? -value : value, dimension };
    }
    if (this.take(/^\(/) === undefined) return this.quantity();
    this.depth += 1;
    const inside = this.sum();
    this.depth -= 1;
    if (this.take(/^\)/) === undefined) throw new Refusal("number", "A bracket is not closed");
    const unit = this.unit();
    if (unit && inside.dimension !== "bare") throw new Refusal("unit", `${unit.symbol} follows a bracket that has its units`);
    return unit ? this.withUnit(inside.value, unit) : inside;
  }

  private quantity(): Operand {
    const feet = this.power === undefined ? undefined : this.feetAndInches();
    if (feet !== undefined) return this.withUnit(feet, unitWithId("ft")!);
    const value = this.number();
    const unit = this.unit();
    return unit ? this.withUnit(value, unit) : { value, dimension: "bare" };
  }

  private feetAndInches(): number | undefined {
    const match =
      /^(\d{1,9}) ?(?:ft|feet|foot|'|′|’) ?-? ?(\d[\d.,]*(?: \d+\/\d+|\/\d+)?) ?(?:inches|inch|in\b|"|″|”|''|′′)|^(\d{1,9})(?:'|′|’)-?(\d+)(?![\d.,/']| ?(?:m|ft|in)\b)/i.exec(
        this.rest,
      );
    if (!match) return undefined;
    const [all, feet = match[3], inchText = match[4]!] = match;
    return this.inches(Number(feet), inchText, all, match.input);
  }

  private inches(feet: number, inchText: string, all: string, text: string): number {
    this.rest = inchText;
    const [top, bottom] = /^(\d+)\/(\d+)$/.exec(inchText)?.slice(1).map(Number) ?? [];
    if (bottom === 0) throw new Refusal("number", `${inchText} divides by zero`);
    const inches = bottom === undefined ? this.number() : top! / bottom;
    if (this.rest !== "") throw new Refusal("number", `“${all}” cannot be read as feet and inches`);
    if (inches >= 12) throw new Refusal("number", `${inchText} inches are a foot or more`);
    this.rest = text.slice(all.length).trimStart();
    return feet + inches / 12;
  }

  private number(): number {
    const mixed = /^(\d+)([ -])(\d+) ?\/ ?(\d+)(?![\d.,])/.exec(this.rest);
    if (mixed && (mixed[2] === " " || Number(mixed[3]) < Number(mixed[4]))) {
      const [all, whole, between, top, bottom] = mixed;
      if (between === "-")
        throw new Refusal("number", `“${all}” may be ${whole} ${top}/${bottom} or ${whole} - ${top}/${bottom}; write one of these`);
      if (Number(top) >= Number(bottom)) throw new Refusal("number", `${all} adds a fraction of one or more`);
      this.take(/^\d+ \d+ ?\/ ?\d+/);
      return Number(whole) + Number(top) / Number(bottom);
    }
    if (!/^[\d.,]/.test(this.rest))
      throw new Refusal("number", this.rest === "" ? "The calculation breaks off" : `“${this.rest}” does not begin with a number`);
    const read = readDecimal(this.rest, this.field.decimalMark);
    if ("problem" in read) throw new Refusal("number", read.problem);
    this.rest = read.rest.trimStart();
    return read.value;
  }

  /** The longest spelling of a unit before an operator, a bracket or the end. */
  private unit(): Unit | undefined {
    if (this.rest === "" || /^[-+*×·⋅÷)/]|^x ?[\d.,(+-]/i.test(this.rest)) return undefined;
    for (let end = this.rest.length; end > 0; end--) {
      const name = this.rest.slice(0, end);
      if (/[ *×·⋅÷/(+-]$/.test(name) || operatorInUnit.test(name) || !/^(?: ?[-+*×·⋅÷/)]| ?x ?[\d.,(+-]|$)/i.test(this.rest.slice(end)))
        continue;
      if (name.split("(").length !== name.split(")").length) continue;
      const spelt = unitsSpelt(name);
      if (spelt.length === 0) continue;
      this.rest = this.rest.slice(end).trimStart();
      return this.unitSpelt(name, spelt);
    }
    const [word = this.rest] = /^[^-+*×÷/)]+/.exec(this.rest) ?? [];
    throw new Refusal("unit", `“${word.trim()}” after the number is not a known unit`);
  }

  private unitSpelt(name: string, spelt: readonly Unit[]): Unit {
    const { kind, unit: field } = this.field;
    const fits = (unit: Unit): boolean => unit.group === field.group && takesUnit(kind, unit);
    const unit =
      spelt.find(fits) ?? spelt.find(({ group }) => group === "number" || (this.power !== undefined && powers[group] !== undefined));
    if (!unit) throw new Refusal("kind", `${name} is not a unit of ${kindName(kind)}`);
    return unit;
  }

  private withUnit(value: number, unit: Unit): Operand {
    const { group } = this.field.unit;
    if (unit.group === "number" && group !== "number") return { value: toSI(value, unit.id), dimension: "share" };
    this.units.set(unit.id, unit);
    const power = this.power === undefined ? undefined : powers[unit.group];
    if (power === undefined) {
      this.first ??= unit.id;
      if (unit.id !== this.first && convert(0, unit.id, this.first) !== 0)
        throw new Refusal("unit", "Numbers in units with different zeros cannot be combined");
      return bounded({ value: convert(value, unit.id, this.first), dimension: "firstUnit" });
    }
    this.first ??= lengthOf(unit) ?? "m";
    const whole = unitWithId(powerOf(this.first, power));
    return bounded({
      value: whole ? convert(value, unit.id, whole.id) : toSI(value, unit.id) / toSI(1, this.first) ** power,
      dimension: power,
    });
  }

  /** What was read, in a unit of the field's kind: the one that was typed, where it has a power for this, else the field's. */
  inUnit({ value, dimension }: Operand): { readonly value: number; readonly unit: UnitId } {
    const { unit, kind } = this.field;
    if (dimension === "bare") return { value, unit: unit.id };
    if (dimension === "firstUnit") return { value, unit: this.first! };
    if (dimension === "share" || dimension !== this.power)
      throw new Refusal("kind", `This gives ${dimension === "share" ? "a share" : powerNames[dimension]}, and not ${kindName(kind)}`);
    const [only] = this.units.values();
    const inField = (to: UnitId): number => convert(value * toSI(1, this.first!) ** dimension, powerOf("m", dimension), to);
    if (this.units.size === 1 && powers[only!.group] === dimension) return { value: inField(only!.id), unit: only!.id };
    const isOneLength = [...this.units.values()].every((each) => lengthOf(each) === this.first);
    const powerOfFirst = unitWithId(powerOf(this.first!, dimension));
    if (isOneLength && powerOfFirst) return { value, unit: powerOfFirst.id };
    return { value: inField(unit.id), unit: unit.id };
  }
}

/**
 * Calculates what was typed: `6*5`, `(4+2)*2.7`, `3 1/2 + 2`, `20 ft * 15 ft`. In fields of area and volume lengths multiply to these.
 *
 * @param text text in the form `plainText` gives
 * @param field what the field asks for
 * @returns `undefined` for a text that is no calculation, such as a date
 */
export function compute(text: string, field: FieldOf): Computed | undefined {
  if (text.length > longest || !operatorBetween.test(text) || dateLike.test(text) || oneFraction.test(text)) return undefined;
  const reader = new Reader(text, field);
  try {
    const { value, unit } = reader.inUnit(reader.read());
    return { ok: true, value: withoutRoundoff(value) + 0, unit };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ok: false, code: error.code, message: `${error.message}.` };
  }
}
