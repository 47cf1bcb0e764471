import { calculateDwelling, type DwellingCalculation } from "./dwelling.ts";
import { calculateRoom, type RoomCalculation } from "./room.ts";
import type { VentilationValues } from "./schema.ts";
import { calculateZones, type ZonesCalculation } from "./zones.ts";

/** Ventilation as calculated: the values between input and results, by what was asked for. */
export type VentilationCalculation = RoomCalculation | ZonesCalculation | DwellingCalculation;

/** Airflows of a room, of the zones of a system, or of a dwelling. */
export function calculate(values: VentilationValues): VentilationCalculation {
  if (values.scope === "zones") return calculateZones(values);
  return values.scope === "dwelling" ? calculateDwelling(values) : calculateRoom(values);
}
