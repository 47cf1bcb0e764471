import { axes, type Axis } from "@org/hvac-core/kernel";
import { shortMonthNames } from "@org/hvac-core/quantity";

/** What a place of an axis is. */
export const axisNames: Readonly<Record<Axis, string>> = { hours: "Hour", months: "Month", octaveBands: "Band, Hz" };

/** What the places of an axis are called: months by their names. */
export const placeTitles = (axis: Axis): readonly string[] => (axis === "months" ? shortMonthNames : axes[axis]);
