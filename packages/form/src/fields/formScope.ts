import type { Fields, Path, Scope, Warning } from "@org/hvac-core/kernel";

/** Values next to a field and around it, with their fields. */
export interface FormScope extends Scope {
  readonly fields: Fields;
  readonly around?: FormScope | undefined;
}

/** Warnings by the paths of their fields. */
export type Remarks = Readonly<Partial<Record<Path, readonly Warning[]>>>;
