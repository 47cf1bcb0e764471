import { displayedQuantity, isTypedQuantity, type Field } from "@org/hvac-core/kernel";
import { compassPoint } from "../numbers/compass.ts";

/** The point of the compass that a direction is shown as: NE of 45°. `undefined` between two points, and for other values. */
export function pointText(field: Field, value: unknown): string | undefined {
  if (field.type !== "quantity" || !field.compass || !isTypedQuantity(value)) return undefined;
  const { value: degrees } = displayedQuantity({ ...value, displayUnit: "deg" });
  return degrees === null ? undefined : compassPoint(degrees);
}
