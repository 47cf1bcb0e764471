import type { Axis } from "@org/hvac-core/kernel";

/** What a place of an axis is. */
export const axisNames: Readonly<Record<Axis, string>> = { hours: "Hour", months: "Month", octaveBands: "Band, Hz" };
