import type { SheetFunction } from "../formulas/sheetFunction.ts";
import type { WorkedExample } from "./cases.ts";
import type { Fields } from "./fields.ts";
import type { CalculatorInput, SIValues } from "./inputs.ts";
import type { Success } from "./outcome.ts";
import { textsAsTyped, type Presentation } from "./prose.ts";
import type { ResultFields } from "./results.ts";
import { SheetBuilder } from "./sheet.ts";
import type { Sheet } from "./sheetEntries.ts";

/** The parts of a calculator's explanation; `defineExplanation` adds the rest. */
export interface ExplanationStatement<F extends Fields, R extends ResultFields, C> {
  readonly fields: F;
  readonly results: R;
  /** Functions of the library that its formulas call, by the name they have there; each field of physics brings its own. */
  readonly functions?: Readonly<Record<string, SheetFunction>>;
  readonly describe: (calculation: C, values: SIValues<F>, sheet: SheetBuilder) => void;
  readonly cases: readonly WorkedExample<CalculatorInput<F>, R>[];
}

/** How the answers of a calculator come about. */
export interface Explanation<F extends Fields = Fields, R extends ResultFields = ResultFields> {
  readonly functions: Readonly<Record<string, SheetFunction>>;
  /** Worked examples from print, which the calculator must reproduce. */
  readonly cases: readonly WorkedExample<CalculatorInput<F>, R>[];
  /** Every step from the inputs of an outcome to its results. Rows of lists are built when they are opened. */
  sheet(outcome: Success<R, unknown, F>, presentation?: Presentation): Sheet;
}

/**
 * Makes an explanation of its statement.
 *
 * @param statement the calculator's fields and results, the functions that its formulas call, what describes the steps, and worked examples
 * @returns the explanation
 * @example
 * ```ts
 * import { defineExplanation, defineFields, defineResults, quantity } from "@org/hvac-core";
 * const fields = defineFields({ width: quantity("Width", "a", "length", "required", [0.1, 100]) });
 * const results = defineResults({ area: { label: "Area", symbol: "A", quantity: "area" } });
 * const explanation = defineExplanation({ fields, results, describe: (_calculation, _values, sheet) => sheet.result("area", "a^2"), cases: [] });
 * const input = { unitSystem: "Metric", width: 2 } as const;
 * const area = { value: 4, quantity: "area" } as const;
 * const outcome = { ok: true, input, values: input, results: { area }, calculation: {}, warnings: [], assumed: [], unused: [] } as const;
 * explanation.sheet(outcome).length; // 2
 * ```
 */
export function defineExplanation<F extends Fields, R extends ResultFields, C>({
  fields,
  results: resultFields,
  functions = {},
  describe,
  cases,
}: ExplanationStatement<F, R, C>): Explanation<F, R> {
  return {
    functions,
    cases,
    sheet: (
      { input, values, calculation, results },
      { decimalMark = ".", grouping = "space", pipeSizes = "both", spelling = "british" } = {},
    ) => {
      const level = {
        fields,
        entered: input as Readonly<Record<string, unknown>>,
        scope: { values: values as Readonly<Record<string, unknown>> },
        prefix: "",
        results: "",
      };
      const asTyped = decimalMark === "." && spelling === "british" ? [] : textsAsTyped(fields, input);
      const builder = new SheetBuilder(
        [level],
        { fields: resultFields, values: results },
        { unitSystem: values.unitSystem, decimalMark, grouping, pipeSizes, spelling, asTyped, functions },
      );
      describe(calculation as C, values, builder);
      return builder.entries;
    },
  };
}
