import type { Warning } from "@org/hvac-core/kernel";
import { isSame } from "@org/form/state";

interface FieldProps {
  readonly remarks: readonly Warning[] | undefined;
}

/** Whether a field would be rendered the same: every calculation creates its warnings again, the unchanged ones too. */
export function hasSameProps<P extends FieldProps>(before: P, after: P): boolean {
  return (Object.keys(after) as (keyof P)[]).every(
    (name) => Object.is(before[name], after[name]) || (name === "remarks" && isSame(before.remarks, after.remarks)),
  );
}
