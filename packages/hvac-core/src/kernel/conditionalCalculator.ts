import type { Calculator } from "./calculator.ts";
import type { CalculateOptions } from "./calculatorStatement.ts";
import type { Condition, Fields } from "./fields.ts";
import type { CalculatorInput } from "./inputs.ts";
import type { Outcome } from "./outcome.ts";
import type { Calculated, ResultField, ResultFields } from "./results.ts";

/** Name of the choice on which results depend: `"scope"`. */
type DecisiveChoice<R extends ResultFields> = {
  [K in keyof R]: R[K] extends { readonly when: { readonly field: infer Name extends string } } ? Name : never;
}[keyof R];

type OptionsOf<F extends Fields, R extends ResultFields> = F[DecisiveChoice<R>] extends { readonly options: infer Options }
  ? Extract<keyof Options, string>
  : string;

/** The option of an input that names none. */
type DefaultOption<F extends Fields, R extends ResultFields> = F[DecisiveChoice<R>] extends {
  readonly default: infer Option extends OptionsOf<F, R>;
}
  ? Option
  : OptionsOf<F, R>;

type OptionsWith<Field> = Field extends { readonly when: { readonly is: readonly (infer Option)[] } } ? Option : never;
type Unconditional<Field> = Omit<Field, "when"> extends infer Always extends ResultField ? Always : never;

/** Names of the results that an input with an option may have. */
type NamesWith<R extends ResultFields, Option> = {
  [K in keyof R]: R[K] extends { readonly when: Condition } ? ([Option & OptionsWith<R[K]>] extends [never] ? never : K) : K;
}[keyof R];

/**
 * The result fields of inputs with an option: a result whose condition holds is present, one whose condition does not hold is no result. Mapped over
 * some keys of `R` as `Pick` does, so that a name keeps its documentation in editors.
 */
export type ResultsWith<R extends ResultFields, Option, Names extends keyof R = NamesWith<R, Option>> = {
  readonly [K in Names]: [Option] extends [OptionsWith<R[K]>] ? Unconditional<R[K]> : R[K];
};

/**
 * A calculator with results that depend on one choice of the input, such as its scope. Where the type of an input names the option, or leaves it at
 * its default, the outcome has exactly the results of that option; otherwise they are optional.
 */
export type ConditionalCalculator<F extends Fields, R extends ResultFields, C extends Calculated<R>> = {
  calculate<const Option extends OptionsOf<F, R>>(
    input: CalculatorInput<F> & { readonly [Choice in DecisiveChoice<R>]: Option },
    options?: CalculateOptions,
  ): Outcome<ResultsWith<R, Option>, C, F>;
  calculate(
    input: CalculatorInput<F> & { readonly [Choice in DecisiveChoice<R>]?: undefined },
    options?: CalculateOptions,
  ): Outcome<ResultsWith<R, DefaultOption<F, R>>, C, F>;
} & Calculator<F, R, C>;

/** The type of a calculator by its results: {@link ConditionalCalculator} where some of them have a condition. */
export type CalculatorOf<F extends Fields, R extends ResultFields, C extends Calculated<R>> = [DecisiveChoice<R>] extends [never]
  ? Calculator<F, R, C>
  : ConditionalCalculator<F, R, C>;
