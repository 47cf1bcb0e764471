import type { DrawnRoom } from "@org/hvac-core/building/drawing";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { formatQuantity } from "@org/form/numbers";
import { areaOf } from "./edit/plane.ts";

const known = new WeakMap<DrawnRoom, { readonly unitSystem: UnitSystem; readonly text: string }>();

/** Area of a room in words. Written once for each room that is drawn: during a drag all but a few of hundreds remain the same. */
export function roomAreaText(room: DrawnRoom, unitSystem: UnitSystem): string {
  const before = known.get(room);
  if (before?.unitSystem === unitSystem) return before.text;
  const text = formatQuantity(areaOf(room.polygon), "area", unitSystem);
  known.set(room, { unitSystem, text });
  return text;
}
