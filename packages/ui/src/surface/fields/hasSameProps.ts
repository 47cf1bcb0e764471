import type { Warning } from "@org/hvac-core/kernel";
import { isSame } from "@org/form/state";

interface FieldProps {
  readonly remarks: readonly Warning[] | undefined;
}

/** Whether a field would be drawn the same: every calculation makes its warnings anew, also those that say what they said before. */
export function hasSameProps<P extends FieldProps>(before: P, after: P): boolean {
  return (Object.keys(after) as (keyof P)[]).every(
    (name) => Object.is(before[name], after[name]) || (name === "remarks" && isSame(before.remarks, after.remarks)),
  );
}
