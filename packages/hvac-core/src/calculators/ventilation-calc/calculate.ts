import { calculateDwelling, type DwellingCalculation } from "./dwelling.ts";
import { calculateRoom, type RoomCalculation } from "./room.ts";
import type { VentilationValues } from "./schema.ts";
import { calculateZones, type ZonesCalculation } from "./zones.ts";

/** Ventilation as calculated, by its scope: what the results are taken from. */
export type VentilationState = RoomCalculation | ZonesCalculation | DwellingCalculation;

/** Airflows of a room, of the zones of a system, or of a dwelling. */
export function calculate(values: VentilationValues): VentilationState {
  if (values.scope === "zones") return calculateZones(values);
  return values.scope === "dwelling" ? calculateDwelling(values) : calculateRoom(values);
}
