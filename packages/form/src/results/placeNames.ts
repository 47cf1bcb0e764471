import type { WarningPlace } from "@org/hvac-core/kernel";

/** The names of the places of a warning in one line. */
export const placeNames = (places: readonly WarningPlace[]): string => places.map(({ name }) => name).join(", ");
