import { axes, type Axis } from "@org/hvac-core/kernel";

/** What a place of an axis is. */
export const axisNames: Readonly<Record<Axis, string>> = { hours: "Hour", months: "Month", octaveBands: "Band, Hz" };

const monthNames = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

/** What the places of an axis are called: months by their names. */
export const placeTitles = (axis: Axis): readonly string[] => (axis === "months" ? monthNames : axes[axis]);
