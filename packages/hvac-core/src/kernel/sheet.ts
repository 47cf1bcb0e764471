import { formatQuantity, type DecimalMark, type QuantityKind, type UnitSystem } from "../quantity/index.ts";
import { parseExpression, symbolsIn } from "./expression.ts";
import { markDecimals } from "./prose.ts";
import type { Citation } from "./sources.ts";

/**
 * One step of a calculation sheet. `expression`, and the `substitution` of formulas and constants, are in the grammar of `parseExpression`,
 * whatever the decimal mark: it is for whoever typesets them. The `substitution` of an input or a lookup is text for reading. `value` is in the
 * SI unit of `quantity`, and so are all symbols. Evaluating `expression` with the values of the steps before it gives `value`.
 */
export interface Step {
  /** `input`: as the user gave it. `constant`, `lookup`: taken from `source`. `formula`: computed from the steps before. */
  readonly kind: "input" | "constant" | "lookup" | "formula";
  readonly symbol: string;
  readonly name: string;
  readonly expression: string;
  readonly substitution: string;
  readonly value: number;
  readonly quantity: QuantityKind;
  readonly source?: Citation;
  /** The result that this step gives. */
  readonly result?: string;
  /** The input field that this step restates. */
  readonly field?: string;
  /** Heading under which the step stands. */
  readonly part?: string;
}

/** What the sheet knows of an input before any formula asks for it. */
export interface Given {
  readonly symbol: string;
  readonly name: string;
  readonly value: number;
  readonly quantity: QuantityKind;
  readonly field: string;
  readonly typed: string;
}

type Stated = Omit<Step, "kind" | "expression" | "substitution" | "part">;
type Formula = Omit<Step, "kind" | "substitution" | "part">;

/** Symbols of a formula, to be replaced by numbers: not part of a longer word, not a function's name. */
const symbolInText = /(?<![A-Za-z0-9_Ͱ-Ͽ.])[A-Za-zͰ-Ͽ][A-Za-z0-9_Ͱ-Ͽ]*(?![A-Za-z0-9_Ͱ-Ͽ]|\s*\()/g;

function plainNumber(value: number): string {
  if (value === 0) return "0";
  const short = Number(value.toPrecision(6));
  const text = String(short).replace("e+", "e");
  return value < 0 ? `(${text})` : text;
}

/** A number as an expression that evaluates to it exactly. */
function literal(value: number): string {
  return String(value).replace("e+", "e");
}

/**
 * Collects the steps of a sheet in order. A formula that names the symbol of an input brings the input's own step before it, so a
 * description states formulas only.
 */
export class SheetBuilder {
  readonly steps: Step[] = [];
  readonly #values = new Map<string, number>();
  readonly #givens: ReadonlyMap<string, Given>;
  readonly #unitSystem: UnitSystem;
  readonly #decimalMark: DecimalMark;
  #part: string | undefined;

  constructor(givens: Iterable<Given>, unitSystem: UnitSystem, decimalMark: DecimalMark = ".") {
    this.#givens = new Map(Array.from(givens, (given) => [given.symbol, given]));
    this.#unitSystem = unitSystem;
    this.#decimalMark = decimalMark;
  }

  /** Starts a part of the sheet with its own heading. */
  part(heading: string): void {
    this.#part = markDecimals(heading, this.#decimalMark);
  }

  /** A number taken from a publication or agreed by convention. */
  constant(step: Stated): void {
    this.#add({ ...step, kind: "constant", expression: literal(step.value), substitution: literal(step.value) });
  }

  /** A number read from a table or a row of the input. */
  lookup(step: Stated): void {
    this.#add({
      ...step,
      kind: "lookup",
      expression: literal(step.value),
      substitution: formatQuantity(step.value, step.quantity, this.#unitSystem, { decimalMark: this.#decimalMark }),
    });
  }

  /** A number computed from steps and inputs by the formula stated. */
  formula(step: Formula): void {
    for (const symbol of symbolsIn(parseExpression(step.expression))) {
      if (this.#values.has(symbol)) continue;
      const given = this.#givens.get(symbol);
      if (!given) throw new Error(`The step ${step.symbol} = ${step.expression} refers to ${symbol}, which stands nowhere before it.`);
      const { typed, ...stated } = given;
      this.#add({ ...stated, kind: "input", expression: literal(given.value), substitution: typed });
    }
    const substitution = step.expression.replace(symbolInText, (symbol) => (symbol === "π" ? symbol : plainNumber(this.#values.get(symbol)!)));
    this.#add({ ...step, kind: "formula", substitution });
  }

  #add(step: Step): void {
    if (this.#values.has(step.symbol)) throw new Error(`The symbol ${step.symbol} stands for two steps of one sheet.`);
    this.#values.set(step.symbol, step.value);
    this.steps.push({ ...step, name: markDecimals(step.name, this.#decimalMark), ...(this.#part !== undefined && { part: this.#part }) });
  }
}
