import type { Warning } from "../../kernel/index.ts";
import type { ZonesCalculation } from "./zones.ts";
import type { VentilationValues } from "./schema.ts";

/** What a senior engineer would remark about the zones of a system. */
export function zonesWarnings(_calculation: ZonesCalculation, _values: VentilationValues): Warning[] {
  return [];
}
