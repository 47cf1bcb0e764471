import type { Fields, Path, Scope, Warning } from "@org/hvac-core/kernel";

/** Values beside a field and around it, with the fields they belong to. */
export interface FormScope extends Scope {
  readonly fields: Fields;
  readonly around?: FormScope | undefined;
}

/** Warnings by the paths of their fields. */
export type Remarks = Readonly<Partial<Record<Path, readonly Warning[]>>>;
