import type { UnitSystem } from "../quantity/index.ts";
import type { Scope } from "./conditions.ts";
import type { FieldError, Warning } from "./outcome.ts";
import type { Path } from "./path.ts";

export type Entries = Readonly<Record<string, unknown>>;

/** Shared data of all readers of one input. */
export interface Pass {
  readonly unitSystem: UnitSystem;
  /** Whether unknown keys are refused. */
  readonly strict: boolean;
  readonly errors: FieldError[];
  readonly remarks: Warning[];
  readonly assumed: Path[];
  readonly unused: Path[];
  /** Whether a unit is named by a spelling that is not its id. */
  hasSpellings: boolean;
}

/** Reads what is entered for a field. Its path is `prefix + name`, put together only for a message. */
export type Read = (entered: unknown, scope: Scope, active: boolean, prefix: string, name: string, pass: Pass) => unknown;

/** Reads one value whose unit is known; messages give its limits in the unit `shown`. */
export type ReadCell = (
  entered: unknown,
  unit: string,
  active: boolean,
  prefix: string,
  name: string,
  pass: Pass,
  shown: string,
) => unknown;

export function refuse(pass: Pass, field: Path, code: FieldError["code"], message: string): void {
  pass.errors.push({ field, code, message });
}

/** What a field offers, by name where the names are few: `must be Cooling or Heating`. */
export function oneOf(names: readonly string[]): string {
  return names.length > 12 ? "one of its options" : [names.slice(0, -1).join(", "), names.at(-1)!].filter(Boolean).join(" or ");
}

export function isRecord(value: unknown): value is Entries {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Notes that the default of a field counts. A blank is no default, and a flag that is off adds nothing; zero is a number like any other. */
export function noteDefault(field: { readonly informational?: true }, value: unknown, active: boolean, path: Path, pass: Pass): void {
  if (active && value !== null && value !== false && !field.informational) pass.assumed.push(path);
}
