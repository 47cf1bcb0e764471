import type { Path } from "@org/hvac-core/kernel";
import type { FormInput } from "./formInput.ts";

/** Entries of the user: the input, and unparsed texts by path. */
export interface Entry {
  readonly input: FormInput;
  readonly unparsed: Readonly<Record<Path, string>>;
  /** Units chosen for columns without an entered number, which also apply to their defaults. */
  readonly blankUnits?: Readonly<Record<Path, string>>;
}
