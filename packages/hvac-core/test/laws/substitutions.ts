import { all, create, type EvalFunction } from "mathjs";
import { OutOfRangeError, parseExpression, type Explanation, type Expression, type Step } from "../../src/kernel/index.ts";
import { sheetUnit } from "../../src/internal/index.ts";
import { convert, siUnit, toSI, type UnitSystem } from "../../src/quantity/index.ts";
import { fail } from "./difference.ts";
import { functionsOf } from "./sheets.ts";

const math = create(all!, { predictable: true });

/** Formulas by their text with names in place of numbers: the same one is asked for every answer. */
const compiled = new Map<string, EvalFunction>();
const maxCompiled = 5000;

function compile(text: string): EvalFunction {
  const known = compiled.get(text) ?? math.compile(text);
  if (compiled.size >= maxCompiled) compiled.clear();
  compiled.set(text, known);
  return known;
}

/** A substitution with a name in place of each number, so that each can be moved by what its rounding leaves open. */
interface Shown {
  readonly text: string;
  readonly numbers: readonly { readonly value: number; readonly unit: string | undefined; readonly isRounded: boolean }[];
}

/** Digits of a number that is put into a formula. */
const shownDigits = 5;

function numbersOf(expression: string): ReadonlySet<string> {
  return new Set(expression.match(/(?<![A-Za-z0-9_Ͱ-Ͽ.])\d+(?:\.\d+)?(?:e-?\d+)?/g));
}

function read(step: Step, functions: Explanation["functions"]): Shown {
  const exact = numbersOf(step.expression);
  const numbers: Shown["numbers"][number][] = [];
  const write = (node: Expression, isArgument: boolean): string => {
    switch (node.type) {
      case "number": {
        const name = `n_${numbers.length}`;
        numbers.push({
          value: Number(node.text),
          unit: node.unit,
          isRounded: node.unit !== undefined || !exact.has(node.text.replace("-", "")),
        });
        return isArgument && node.unit !== undefined ? `inSI(${name}, "${node.unit}")` : name;
      }
      case "symbol":
        if (node.name !== "π") fail(`${node.name} has no number in ${step.substitution}`);
        return node.name;
      case "negative":
        // A temperature below zero is one number: −40 °F is −40 °C, not what 40 °F is.
        if (node.operand.type === "number") return write({ ...node.operand, text: `-${node.operand.text}` }, isArgument);
        return `(-${write(node.operand, isArgument)})`;
      case "binary":
        return `(${write(node.left, isArgument)} ${node.operator} ${write(node.right, isArgument)})`;
      case "call": {
        const isPhysics = Object.hasOwn(functions, node.name);
        const call = `${node.name}(${node.args.map((arg) => write(arg, isArgument || isPhysics)).join(", ")})`;
        return isPhysics && !isArgument && !step.inSI ? `inOwn(${call}, "${functions[node.name]!.quantity ?? "number"}")` : call;
      }
    }
  };
  const text = write(parseExpression(step.substitution), false);
  return { text, numbers };
}

/**
 * Checks the numbers of a sheet against each other: each formula, evaluated with the numbers that are put in and the factors that are next to
 * them, gives the value in the unit that it is shown in, as far as the digits shown decide it.
 */
export function holdSubstitutionsToTheirWord(steps: readonly Step[], { functions }: Explanation, unitSystem: UnitSystem): void {
  const scope: Record<string, unknown> = {
    ...functionsOf(functions),
    inSI: toSI,
    inOwn: (value: number, quantity: Step["quantity"]) => convert(value, siUnit(quantity), sheetUnit(quantity, unitSystem)),
  };
  for (const step of steps) {
    if (step.kind !== "formula") continue;
    const { text, numbers } = read(step, functions);
    const formula = compile(text);
    for (const [index, { value }] of numbers.entries()) scope[`n_${index}`] = value;
    /** Nothing at the end of a range, which a rounded number may lie beyond; a month has no neighbours so near. */
    const evaluate = (): number => {
      try {
        return formula.evaluate(scope) as number;
      } catch (error) {
        if (error instanceof OutOfRangeError) return Number.NaN;
        throw error;
      }
    };
    const expected = convert(step.value, siUnit(step.quantity), step.unit);
    const actual = evaluate();
    if (Number.isNaN(actual)) continue;
    let tolerance = 1e-9 * Math.abs(expected) + 1e-12;
    for (const [index, { value, isRounded }] of numbers.entries()) {
      if (!isRounded || value === 0) continue;
      const half = 0.5 * 10 ** (Math.floor(Math.log10(Math.abs(value))) - shownDigits + 1);
      // What the number next to it would change; twice, because a formula bends.
      const moved = [half, -half].map((by) => {
        scope[`n_${index}`] = value + by;
        return Math.abs(evaluate() - actual);
      });
      scope[`n_${index}`] = value;
      tolerance += 2 * Math.max(0, ...moved.filter(Number.isFinite));
    }
    if (!(Math.abs(actual - expected) <= tolerance))
      fail(
        `${step.symbol} = ${step.expression} = ${step.substitution}: the sheet says ${expected} ${step.unit}, the numbers give ${actual} (± ${tolerance})`,
      );
  }
}
