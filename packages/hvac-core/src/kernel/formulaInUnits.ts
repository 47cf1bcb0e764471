import type { Expression } from "../formulas/expression.ts";
import type { SheetFunction } from "../formulas/sheetFunction.ts";
import { convert, siUnit, type QuantityKind, type UnitId, type UnitSystem } from "../quantity/index.ts";
import { carriedDigits, lineOf, sheetUnit, numberText, typedDigits, type Line } from "./sheetUnits.ts";
import { constantOf, isSame, literal, NotConvertible, numberIn, prependFactor, unitsIn, withLead, type Term } from "./terms.ts";

/** Meaning of a formula's symbol. */
export interface SymbolMeaning {
  /** In SI; of rows that a formula takes together, one number each. */
  readonly value: number | readonly number[];
  /** Unknown of what is only known to be a number. */
  readonly quantity: QuantityKind | undefined;
  /** As the user typed it. */
  readonly typed?: { readonly value: number; readonly unit: UnitId };
}

/** A conversion factor that a formula needs because its units are not those of SI: 60 from cfm and ft³/lb to lb/h. */
export interface ConversionFactor {
  readonly value: number;
  /** The number of the formula itself that it took up: 0.370486 for 287.042. */
  readonly absorbed?: number;
  /** Units of what it is multiplied with. */
  readonly from: readonly UnitId[];
  /** Its value, if that is the unit of the result. */
  readonly to?: UnitId;
}

const factorDigits = 6;

/** Mathematical functions whose result has the unit of their arguments. */
const unitPreserving: readonly string[] = ["abs", "min", "max", "sum"];
/** Mathematical functions of plain numbers, or of degrees. */
const dimensionless: readonly string[] = ["exp", "ln", "log10", "sin", "cos", "tan", "asin"];

/** Puts numbers into a formula. */
export class FormulaInUnits {
  readonly factors: ConversionFactor[] = [];
  /** Numbers in place of symbols. */
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
        return { ...node, operand: this.quantities(node.operand, inSI) };
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
      return numberIn(number, unit, numberText(number, quantity, digits));
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
        const inner = this.#linear(this.#term(node.operand, wanted));
        return { ...inner, node: { ...node, operand: inner.node } };
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
    const [first, second] = [this.#linear(this.#term(left)), this.#linear(this.#term(right))];
    const node: Expression = { type: "binary", operator, left: first.node, right: second.node };
    if (first.scale === undefined || second.scale === undefined) return { node, scale: undefined, zero: 0 };
    return { node, scale: operator === "*" ? first.scale * second.scale : first.scale / second.scale, zero: 0 };
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

  #sum(operator: "+" | "-", first: Term, second: Term, right: Expression, wanted: number | undefined): Term {
    const made = (left: Term, after: Term, scale: number | undefined, zero: number): Term => ({
      node: { type: "binary", operator, left: left.node, right: after.node },
      scale,
      zero,
    });
    if (first.zero !== 0 && first.scale !== undefined) {
      // From the absolute zero: t + 459.67 in °F.
      if (operator === "+" && right.type === "number") {
        const offset = Number(((Number(right.text) + first.zero) / first.scale).toPrecision(10));
        return made(first, { node: literal(offset), scale: first.scale, zero: 0 }, first.scale, 0);
      }
      if (operator === "-" && second.zero !== 0) {
        if (second.scale !== undefined && isSame(first.scale, second.scale) && isSame(first.zero, second.zero))
          return made(first, second, first.scale, 0);
      } else if (second.zero === 0) return made(first, this.#scaled(second, first.scale), first.scale, first.zero);
    }
    if (operator === "+" && first.zero === 0 && second.zero !== 0 && second.scale !== undefined)
      return made(this.#scaled(first, second.scale), second, second.scale, second.zero);
    const [before, after] = this.#toSameUnit([this.#linear(first), this.#linear(second)], wanted);
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
    if (dimensionless.includes(name)) {
      const inner = args.map((arg) => this.#scaled(this.#linear(this.#term(arg)), 1).node);
      return { node: { type: "call", name, args: inner }, scale: 1, zero: 0 };
    }
    const terms = args.flatMap((arg) => (arg.type === "symbol" ? this.#symbol(arg.name) : [this.#term(arg, wanted)]));
    if (name === "sqrt") {
      const { node, scale } = this.#linear(terms[0]!);
      return { node: { type: "call", name, args: [node] }, scale: scale === undefined ? undefined : Math.sqrt(scale), zero: 0 };
    }
    if (!unitPreserving.includes(name)) throw new NotConvertible();
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
    if (node.type === "negative") return node.operand.type === "number" && !this.#put.has(node) ? -Number(node.operand.text) : undefined;
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
