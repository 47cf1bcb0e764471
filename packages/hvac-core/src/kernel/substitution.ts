import type { Expression } from "../formulas/expression.ts";
import type { SheetFunction } from "../formulas/sheetFunction.ts";
import { siUnit, type QuantityKind, type UnitId, type UnitSystem } from "../quantity/index.ts";
import { expressionText } from "./expressionText.ts";
import { FormulaInUnits, type ConversionFactor, type SymbolMeaning } from "./formulaInUnits.ts";
import { lineOf, sheetUnit } from "./sheetUnits.ts";
import { NotConvertible } from "./terms.ts";

/** A formula with its numbers put in, in the grammar of `parseExpression`, and the unit that it gives. */
export interface Substitution {
  readonly text: string;
  readonly unit: UnitId;
  readonly factors: readonly ConversionFactor[];
  /** The formula holds in SI units only. */
  readonly inSI: boolean;
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
  const formula = new FormulaInUnits(meaningOf, functions, unitSystem, { unit, ...lineOf(unit, base) });
  try {
    const node = formula.whole(tree);
    return { text: expressionText(node), unit, factors: formula.factors, inSI: false };
  } catch (error) {
    if (!(error instanceof NotConvertible)) throw error;
    return { text: expressionText(formula.quantities(tree, true)), unit: base, factors: [], inSI: true };
  }
}
