import {
  convert,
  defaultUnit,
  isUnitOf,
  kinds,
  siUnit,
  type KindRow,
  type NumberFormat,
  type QuantityKind,
  type UnitId,
  type UnitSystem,
} from "../quantity/index.ts";
import { placesOf } from "../quantity/format.ts";
import type { SheetFunction } from "../formulas/sheetFunction.ts";
import type { Expression } from "../formulas/expression.ts";
import { expressionText } from "./expressionText.ts";

/** What a symbol of a formula stands for. */
export interface SymbolMeaning {
  /** In SI; of rows that a formula takes together, one number each. */
  readonly value: number | readonly number[];
  /** Unknown of what is only known to be a number. */
  readonly quantity: QuantityKind | undefined;
  /** As the user typed it. */
  readonly typed?: { readonly value: number; readonly unit: UnitId };
}

/** A number that a formula needs beside its own because its units are not those of SI: 60 from cfm and ft³/lb to lb/h. */
export interface ConversionFactor {
  readonly value: number;
  /** The number of the formula itself that it took up: 0.370486 for 287.042. */
  readonly of?: number;
  /** Units of what it is multiplied with. */
  readonly from: readonly UnitId[];
  /** What it gives, where that is the unit of the result. */
  readonly to?: UnitId;
}

/** A formula with its numbers put in, in the grammar of `parseExpression`, and the unit that it gives. */
export interface Substitution {
  readonly text: string;
  readonly unit: UnitId;
  readonly factors: readonly ConversionFactor[];
  /** The formula holds in SI units only. */
  readonly inSI: boolean;
}

/** Digits of a number that later steps go on with. */
export const carriedDigits = 5;
const factorDigits = 6;

/** A share of one hundred, or of seven thousand, is put into formulas as a plain ratio. */
const plainUnits: Readonly<Partial<Record<UnitId, UnitId>>> = { "%": "unitless", "gr/lb": "lb/lb", "g/kg": "kg/kg" };

/** SI value = scale × number + zero. */
interface Line {
  readonly scale: number;
  readonly zero: number;
}

const lines = new Map<string, Line>();

function lineOf(unit: UnitId, base: UnitId): Line {
  const key = `${unit}>${base}`;
  let line = lines.get(key);
  if (!line) {
    const zero = convert(0, unit, base);
    line = { scale: convert(1, unit, base) - zero, zero };
    lines.set(key, line);
  }
  return line;
}

/**
 * The unit in which numbers of a kind are put into the formulas of a sheet: the one that the kind is shown in, but shares as plain ratios, and
 * only units that start at the zero of SI, temperatures apart.
 *
 * @param kind kind of quantity
 * @param unitSystem the reader's system
 * @param typed unit that the user typed it in
 * @returns unit id
 * @example
 * ```ts
 * import { sheetUnit } from "@org/hvac-core/internal";
 * sheetUnit("airFlow", "Imperial"); // "cfm"
 * sheetUnit("ratio", "Imperial"); // "unitless"
 * ```
 */
export function sheetUnit(kind: QuantityKind, unitSystem: UnitSystem, typed?: UnitId): UnitId {
  const base = siUnit(kind);
  const isUsable = (unit: UnitId): boolean => base === "degC" || lineOf(unit, base).zero === 0;
  const wished = typed !== undefined && isUnitOf(typed, kind) && isUsable(typed) ? typed : defaultUnit(kind, unitSystem);
  const unit = plainUnits[wished] ?? wished;
  return isUsable(unit) ? unit : base;
}

/** Digits of a number as it was typed, without the last one of a double: limits that were converted have one. */
const typedDigits = 15;

/**
 * How a sheet writes a number: with the digits that later steps go on with, but kinds that are counted to a fixed decimal, such as money, to
 * that decimal, as everywhere else. A rate of up to six decimals keeps them all, and one that is computed the digits that the steps need.
 *
 * @param value the number in the unit in which it is written
 * @param kind kind of quantity
 * @param digits significant digits of kinds that are not counted; five when left out
 * @returns options for `formatQuantity`
 * @example
 * ```ts
 * import { sheetFormat } from "@org/hvac-core/internal";
 * import { formatQuantity } from "@org/hvac-core/quantity";
 * formatQuantity(1234.5, "money", "Metric", { ...sheetFormat(1234.5, "money"), withUnit: false }); // "1234.50"
 * ```
 */
export function sheetFormat(value: number, kind: QuantityKind, digits: number = carriedDigits): NumberFormat {
  return countedFormat(value, kind, digits) ?? { digits, decimals: 9, trimZeros: true };
}

/** Decimals of a number that was typed, or is rounded to the smallest unit of its currency; what is computed has more. */
const exactPlaces = 6;

/** How a number is written that its kind counts to a fixed decimal; nothing where digits state it more closely. */
function countedFormat(value: number, kind: QuantityKind, digits: number): (NumberFormat & { readonly decimals: number }) | undefined {
  const row: KindRow = kinds[kind];
  const { trimZeros = false } = row;
  // A number of few decimals is right to its last: a rate, or an amount in fils.
  const places = placesOf(value);
  const decimals =
    row.decimals !== undefined && row.digits >= typedDigits && places <= exactPlaces ? Math.max(row.decimals, places) : row.decimals;
  if (value === 0 || decimals === undefined || row.digits < typedDigits || Math.abs(value) >= 10 ** typedDigits) return undefined;
  const offBy = (written: string): number => Math.abs(Number(written) - value);
  if (offBy(value.toFixed(decimals)) > offBy(value.toPrecision(digits))) return undefined;
  return { digits: typedDigits, decimals, trimZeros };
}

/** A number without its sign as a formula states it, in the grammar of `parseExpression`. */
function statedText(value: number, kind: QuantityKind, digits: number): string {
  const counted = countedFormat(value, kind, digits);
  if (counted && !counted.trimZeros) return Math.abs(value).toFixed(counted.decimals);
  const written = Number(counted ? value.toFixed(counted.decimals) : value.toPrecision(digits));
  return String(Math.abs(written)).replace("e+", "e");
}

/** Part of a formula in the reader's units: its SI value is `scale` times its own, plus `zero`. Nothing but zero has no scale. */
interface Term {
  readonly node: Expression;
  readonly scale: number | undefined;
  readonly zero: number;
}

/** A formula that cannot be put in the reader's units. */
class NotConvertible extends Error {}

const isSame = (one: number, other: number): boolean => Math.abs(one - other) <= 1e-10 * Math.max(Math.abs(one), Math.abs(other));

function literal(value: number): Expression {
  const text = String(Math.abs(value)).replace("e+", "e");
  return value < 0 ? { type: "negative", of: { type: "number", text } } : { type: "number", text };
}

function numberIn(value: number, unit: UnitId, text: string = String(Math.abs(value)).replace("e+", "e")): Expression {
  const number: Expression = unit === "unitless" ? { type: "number", text } : { type: "number", text, unit };
  return value < 0 ? { type: "negative", of: number } : number;
}

function constantOf(node: Expression): number | undefined {
  if (node.type === "number") return Number(node.text);
  if (node.type === "negative") {
    const inner = constantOf(node.of);
    return inner === undefined ? undefined : -inner;
  }
  if (node.type !== "binary" || node.operator !== "/") return undefined;
  const [left, right] = [constantOf(node.left), constantOf(node.right)];
  return left === undefined || right === undefined ? undefined : left / right;
}

function unitsIn(node: Expression, found: Set<UnitId> = new Set()): Set<UnitId> {
  if (node.type === "number" && node.unit !== undefined) found.add(node.unit as UnitId);
  if (node.type === "negative") unitsIn(node.of, found);
  if (node.type === "call") for (const arg of node.args) unitsIn(arg, found);
  if (node.type === "binary") for (const side of [node.left, node.right]) unitsIn(side, found);
  return found;
}

function withLead(lead: Expression, node: Expression): Expression {
  return node.type === "binary" ? { ...node, left: withLead(lead, node.left) } : lead;
}

/** A product with a number put before it; of a quotient it stands before the whole. */
function prependFactor(lead: Expression, node: Expression): Expression {
  if (node.type === "negative") return { ...node, of: prependFactor(lead, node.of) };
  if (node.type === "binary" && node.operator === "*") return { ...node, left: prependFactor(lead, node.left) };
  return { type: "binary", operator: "*", left: lead, right: node };
}

/** Functions of mathematics that give what they take, of several of one unit. */
const alike: readonly string[] = ["abs", "min", "max", "sum"];
/** Those that take and give plain numbers, or degrees. */
const plain: readonly string[] = ["exp", "ln", "log10", "sin", "cos", "tan", "asin"];

/** Puts numbers into a formula. */
class Substituting {
  readonly factors: ConversionFactor[] = [];
  /** Numbers that stand for symbols. */
  readonly #put = new WeakSet<Expression>();
  readonly #meaningOf: (symbol: string) => SymbolMeaning;
  readonly #functions: Readonly<Record<string, SheetFunction>>;
  readonly #unitSystem: UnitSystem;
  readonly #result: Line & { readonly unit: UnitId };

  constructor(
    meaningOf: (symbol: string) => SymbolMeaning,
    functions: Readonly<Record<string, SheetFunction>>,
    unitSystem: UnitSystem,
    result: Line & { readonly unit: UnitId },
  ) {
    this.#meaningOf = meaningOf;
    this.#functions = functions;
    this.#unitSystem = unitSystem;
    this.#result = result;
  }

  /** The whole formula, in the unit of the result. */
  whole(tree: Expression): Expression {
    const result = this.#result;
    const term = this.#term(tree, result.scale);
    if (result.zero === 0) return this.#scaled(this.#linear(term), result.scale).node;
    if (term.scale === undefined || !isSame(term.scale, result.scale) || !isSame(term.zero, result.zero)) throw new NotConvertible();
    return term.node;
  }

  /** Symbols by their numbers with units and nothing else: what a function of quantities is given. */
  quantities(node: Expression, inSI = false): Expression {
    switch (node.type) {
      case "number":
        return node;
      case "symbol":
        return node.name === "π" ? node : this.#numbers(node.name, inSI)[0]!;
      case "negative":
        return { ...node, of: this.quantities(node.of, inSI) };
      case "binary":
        return { ...node, left: this.quantities(node.left, inSI), right: this.quantities(node.right, inSI) };
      case "call":
        return { ...node, args: this.#arguments(node.args, inSI) };
    }
  }

  /** Rows that a function takes together come one after the other. */
  #arguments(args: readonly Expression[], inSI: boolean): readonly Expression[] {
    return args.flatMap((arg) => (arg.type === "symbol" ? this.#numbers(arg.name, inSI) : [this.quantities(arg, inSI)]));
  }

  #numbers(symbol: string, inSI: boolean): readonly Expression[] {
    if (symbol === "π") return [{ type: "symbol", name: symbol }];
    const { value, quantity = "number", typed } = this.#meaningOf(symbol);
    const base = siUnit(quantity);
    const unit = inSI ? base : sheetUnit(quantity, this.#unitSystem, typed?.unit);
    const values = typeof value === "number" ? [value] : value;
    if (values.length === 0) return [{ type: "number", text: "0" }];
    const nodes = values.map((each) => {
      const [number, digits] = typed?.unit === unit ? [typed.value, typedDigits] : [convert(each, base, unit), carriedDigits];
      return numberIn(number, unit, statedText(number, quantity, digits));
    });
    for (const node of nodes) this.#put.add(node);
    return nodes;
  }

  #term(node: Expression, wanted?: number): Term {
    switch (node.type) {
      case "number":
        return { node, scale: Number(node.text) === 0 ? undefined : 1, zero: 0 };
      case "symbol":
        return this.#symbol(node.name)[0]!;
      case "negative": {
        const of = this.#linear(this.#term(node.of, wanted));
        return { ...of, node: { ...node, of: of.node } };
      }
      case "call":
        return this.#call(node.name, node.args, wanted);
      case "binary":
        return this.#binary(node, wanted);
    }
  }

  #symbol(name: string): readonly Term[] {
    if (name === "π") return [{ node: { type: "symbol", name }, scale: 1, zero: 0 }];
    const { quantity, typed, value } = this.#meaningOf(name);
    if (quantity === undefined) throw new NotConvertible();
    const { scale, zero } = lineOf(sheetUnit(quantity, this.#unitSystem, typed?.unit), siUnit(quantity));
    const terms = this.#numbers(name, false).map((node) => ({ node, scale, zero }));
    return typeof value !== "number" && value.length === 0 ? [{ node: literal(0), scale: undefined, zero: 0 }] : terms;
  }

  #binary({ operator, left, right }: Extract<Expression, { type: "binary" }>, wanted: number | undefined): Term {
    if (operator === "+" || operator === "-")
      return this.#sum(operator, this.#term(left, wanted), this.#term(right, wanted), right, wanted);
    if (operator === "^") return this.#power(left, right);
    const [one, other] = [this.#linear(this.#term(left)), this.#linear(this.#term(right))];
    const node: Expression = { type: "binary", operator, left: one.node, right: other.node };
    if (one.scale === undefined || other.scale === undefined) return { node, scale: undefined, zero: 0 };
    return { node, scale: operator === "*" ? one.scale * other.scale : one.scale / other.scale, zero: 0 };
  }

  #power(left: Expression, right: Expression): Term {
    const base = this.#linear(this.#term(left));
    const exponent = constantOf(right);
    if (exponent !== undefined)
      return {
        node: { type: "binary", operator: "^", left: base.node, right },
        scale: base.scale === undefined ? undefined : base.scale ** exponent,
        zero: 0,
      };
    const above = this.#scaled(this.#linear(this.#term(right)), 1);
    return { node: { type: "binary", operator: "^", left: this.#scaled(base, 1).node, right: above.node }, scale: 1, zero: 0 };
  }

  #sum(operator: "+" | "-", one: Term, other: Term, right: Expression, wanted: number | undefined): Term {
    const made = (left: Term, after: Term, scale: number | undefined, zero: number): Term => ({
      node: { type: "binary", operator, left: left.node, right: after.node },
      scale,
      zero,
    });
    if (one.zero !== 0 && one.scale !== undefined) {
      // From the absolute zero: t + 459.67 in °F.
      if (operator === "+" && right.type === "number") {
        const offset = Number(((Number(right.text) + one.zero) / one.scale).toPrecision(10));
        return made(one, { node: literal(offset), scale: one.scale, zero: 0 }, one.scale, 0);
      }
      if (operator === "-" && other.zero !== 0) {
        if (other.scale !== undefined && isSame(one.scale, other.scale) && isSame(one.zero, other.zero))
          return made(one, other, one.scale, 0);
      } else if (other.zero === 0) return made(one, this.#scaled(other, one.scale), one.scale, one.zero);
    }
    if (operator === "+" && one.zero === 0 && other.zero !== 0 && other.scale !== undefined)
      return made(this.#scaled(one, other.scale), other, other.scale, other.zero);
    const [before, after] = this.#toSameUnit([this.#linear(one), this.#linear(other)], wanted);
    return made(before!, after!, before!.scale ?? after!.scale, 0);
  }

  /** Terms of one unit: as they are if they are of one, or else all in the wanted unit. */
  #toSameUnit(terms: readonly Term[], wanted: number | undefined): readonly Term[] {
    const scales = terms.flatMap(({ scale }) => (scale === undefined ? [] : [scale]));
    const [first] = scales;
    if (first === undefined || scales.every((scale) => isSame(scale, first))) return terms;
    return terms.map((term) => this.#scaled(term, wanted ?? first));
  }

  #call(name: string, args: readonly Expression[], wanted: number | undefined): Term {
    if (Object.hasOwn(this.#functions, name)) {
      const { quantity = "number" } = this.#functions[name]!;
      const line = lineOf(sheetUnit(quantity, this.#unitSystem), siUnit(quantity));
      return { node: { type: "call", name, args: this.#arguments(args, false) }, ...line };
    }
    if (plain.includes(name)) {
      const inner = args.map((arg) => this.#scaled(this.#linear(this.#term(arg)), 1).node);
      return { node: { type: "call", name, args: inner }, scale: 1, zero: 0 };
    }
    const terms = args.flatMap((arg) => (arg.type === "symbol" ? this.#symbol(arg.name) : [this.#term(arg, wanted)]));
    if (name === "sqrt") {
      const { node, scale } = this.#linear(terms[0]!);
      return { node: { type: "call", name, args: [node] }, scale: scale === undefined ? undefined : Math.sqrt(scale), zero: 0 };
    }
    if (!alike.includes(name)) throw new NotConvertible();
    const [first] = terms;
    const isOneTemperature = terms.every(({ scale, zero }) => zero !== 0 && isSame(zero, first!.zero) && isSame(scale!, first!.scale!));
    const inSameUnit =
      isOneTemperature && name !== "sum"
        ? terms
        : this.#toSameUnit(
            terms.map((term) => this.#linear(term)),
            wanted,
          );
    return {
      node: { type: "call", name, args: inSameUnit.map(({ node }) => node) },
      scale: inSameUnit.find(({ scale }) => scale !== undefined)?.scale,
      zero: inSameUnit[0]!.zero,
    };
  }

  /** A temperature counted from 0 °C, because it stands where only a difference has a meaning in other units: 75 °F − 32 °F. */
  #linear(term: Term): Term {
    if (term.zero === 0 || term.scale === undefined) return term;
    const unit = [...unitsIn(term.node)][0]!;
    const zero = Number((-term.zero / term.scale).toPrecision(10));
    return { node: { type: "binary", operator: "-", left: term.node, right: numberIn(zero, unit) }, scale: term.scale, zero: 0 };
  }

  /** The number of the formula itself that a product or a quotient starts with. */
  #leadOf(node: Expression): number | undefined {
    if (node.type === "binary" && (node.operator === "*" || node.operator === "/")) return this.#leadOf(node.left);
    if (node.type === "negative") return node.of.type === "number" && !this.#put.has(node) ? -Number(node.of.text) : undefined;
    return node.type === "number" && !this.#put.has(node) ? Number(node.text) : undefined;
  }

  #scaled(term: Term, scale: number): Term {
    if (term.scale === undefined || isSame(term.scale, scale)) return term;
    const lead = this.#leadOf(term.node);
    const value = Number(((term.scale / scale) * (lead ?? 1)).toPrecision(factorDigits));
    const factor = { value, ...(lead !== undefined && { of: lead }), from: [...unitsIn(term.node)] };
    this.factors.push({ ...factor, ...(isSame(scale, this.#result.scale) && { to: this.#result.unit }) });
    return { node: lead === undefined ? prependFactor(literal(value), term.node) : withLead(literal(value), term.node), scale, zero: 0 };
  }
}

/**
 * Puts numbers into a formula: in the reader's units, with the factors that these need, or in SI where no factor helps.
 *
 * @param tree the formula
 * @param quantity what it gives
 * @param meaningOf what its symbols stand for
 * @param functions those of physics that it may call
 * @param unitSystem the reader's system
 */
export function substitute(
  tree: Expression,
  quantity: QuantityKind,
  meaningOf: (symbol: string) => SymbolMeaning,
  functions: Readonly<Record<string, SheetFunction>>,
  unitSystem: UnitSystem,
): Substitution {
  const base = siUnit(quantity);
  const unit = sheetUnit(quantity, unitSystem);
  const substituting = new Substituting(meaningOf, functions, unitSystem, { unit, ...lineOf(unit, base) });
  try {
    const node = substituting.whole(tree);
    return { text: expressionText(node), unit, factors: substituting.factors, inSI: false };
  } catch (error) {
    if (!(error instanceof NotConvertible)) throw error;
    return { text: expressionText(substituting.quantities(tree, true)), unit: base, factors: [], inSI: true };
  }
}
