import { EvaluationError } from "./errors.ts";
import type { KindOf, RuleValue } from "./ruleValue.ts";

/** A method or function of the language: values in, a value out, or an EvaluationError. */
export type Callable = (...values: RuleValue[]) => RuleValue;

export type CallableTable = ReadonlyMap<string, { readonly minimum: number; readonly maximum: number; readonly call: Callable }>;

/** A table from names to callables; `arities` counts arguments without the receiver: one number, or minimum and maximum. */
export function callables(entries: Readonly<Record<string, readonly [number | readonly [number, number], Callable]>>): CallableTable {
  return new Map(
    Object.entries(entries).map(([name, [arity, call]]) => {
      const [minimum, maximum] = typeof arity === "number" ? [arity, arity] : arity;
      return [name, { minimum, maximum, call }];
    }),
  );
}

export function expectKind<Kind extends RuleValue["kind"]>(value: RuleValue | undefined, kind: Kind): KindOf<Kind> {
  if (value?.kind !== kind) throw new EvaluationError(`Expected ${kind}, found ${value?.kind ?? "nothing"}.`);
  return value as KindOf<Kind>;
}

export function expectString(value: RuleValue | undefined): string {
  return expectKind(value, "string").string;
}

export function expectInt(value: RuleValue | undefined): bigint {
  return expectKind(value, "int").int;
}

/** The elements of a list or of a set: where the one is asked for, the other is taken too. */
export function expectElements(value: RuleValue | undefined): readonly RuleValue[] {
  if (value?.kind === "list" || value?.kind === "set") return value.elements;
  throw new EvaluationError(`Expected a list or set, found ${value?.kind ?? "nothing"}.`);
}

export function expectNumber(value: RuleValue | undefined): number | bigint {
  if (value?.kind === "int") return value.int;
  if (value?.kind === "float") return value.float;
  throw new EvaluationError(`Expected a number, found ${value?.kind ?? "nothing"}.`);
}

const maxInt = 2n ** 63n - 1n;
const minInt = -(2n ** 63n);

export function checkedInt(int: bigint): RuleValue {
  if (int > maxInt || int < minInt) throw new EvaluationError("The integer does not fit into 64 bits.");
  return { kind: "int", int };
}

export function intFromFloat(float: number): RuleValue {
  if (!Number.isFinite(float)) throw new EvaluationError(`${float} is not an integer.`);
  return checkedInt(BigInt(float));
}
