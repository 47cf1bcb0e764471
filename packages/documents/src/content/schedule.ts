import type { MatrixField } from "@org/hvac-core/kernel";
import type { Place } from "./printedPlaces.ts";

export type SchedulePlace = Place & { readonly field: MatrixField & { readonly cell: { readonly type: "reference" } } };

/** A matrix whose cells name rows of a list: on paper the names do not fit, their numbers do. */
export const isSchedule = (place: Place): place is SchedulePlace => place.field.type === "matrix" && place.field.cell.type === "reference";
