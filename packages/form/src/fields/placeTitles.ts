import { axes, type Axis } from "@org/hvac-core/kernel";
import { shortMonthNames } from "@org/hvac-core/quantity";

/** Names of an axis's positions: months by their names. */
export const placeTitles = (axis: Axis): readonly string[] => (axis === "months" ? shortMonthNames : axes[axis]);
