import { warningsByPlace } from "@org/hvac-core/kernel";
import { acceptanceOf } from "@org/hvac-core/internal";
import type { Remarks } from "@org/form/fields";
import type { AnyOutcome } from "@org/form/state";

/** Warnings by the fields they concern, each with what it says about the place of the field. One that is accepted marks no field. */
export function remarksByField(outcome: AnyOutcome): Remarks {
  const open = outcome.ok ? outcome.warnings.filter((warning) => acceptanceOf(outcome, warning) === undefined) : [];
  return Object.groupBy(
    warningsByPlace(open).filter(({ field }) => field !== undefined),
    ({ field }) => field!,
  );
}
