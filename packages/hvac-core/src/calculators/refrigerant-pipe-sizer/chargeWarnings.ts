import { isAbove } from "../../quantity/tolerance.ts";
import type { Warning } from "../../kernel/index.ts";
import type { QuantityKind } from "../../quantity/index.ts";
import { chargeStandards } from "../../refrigerant-lines/index.ts";
import type { RefrigerantCalculation } from "./results.ts";
import { chargeSources } from "./chargeSources.ts";
import { refrigerantOf } from "./refrigerants.ts";
import type { RefrigerantValues } from "./schema.ts";

/** Whether the charge may leak into the room, and what flammable gas asks for besides. */
export function chargeWarnings(
  { results, room }: RefrigerantCalculation,
  { refrigerant, chargeStandard }: RefrigerantValues,
  told: (value: number, kind: QuantityKind) => string,
): Warning[] {
  const { designation, safetyGroup } = refrigerantOf(refrigerant);
  const found: Warning[] = [];
  if (safetyGroup === "A3")
    found.push({
      code: "flammable",
      severity: "caution",
      message: `${designation} is highly flammable (A3). Long lines on site are seldom allowed: check the code for joints, ventilation and ignition sources before the charge.`,
      field: "refrigerant",
    });
  if (chargeStandard === "none" || !room) return found;
  const standard = chargeStandards[chargeStandard];
  const source = chargeSources[chargeStandard];
  const { limit } = room;
  if (!limit) {
    const burns = !safetyGroup.endsWith("1");
    found.push({
      code: "charge-not-limited",
      severity: burns ? "caution" : "info",
      message: burns
        ? `No limit by ${standard} is judged: ${designation} is ${safetyGroup}. ${
            chargeStandard === "ashrae15"
              ? "Such gas needs the approval of the authority, but for small charges."
              : "Only its limits for A2L could be read."
          }`
        : `${standard} limits the charge of flammable refrigerants; ${designation} is ${safetyGroup}. Its concentration is judged by EN 378 or ASHRAE 15.`,
      field: "chargeStandard",
      source,
    });
    return found;
  }
  if (isAbove(results.totalCharge, limit.maximumCharge)) {
    const needed = room.leastArea !== undefined && room.leastArea > 0 ? `A room of ${told(room.leastArea, "area")} would do without. ` : "";
    const beyond = limit.m3 !== undefined && results.totalCharge > limit.m3;
    found.push({
      code: "charge",
      severity: "limit",
      message: `A leak could bring ${told(results.totalCharge, "mass")} of ${designation} into the room, which may hold ${told(limit.maximumCharge, "mass")} by ${standard}. ${needed}${
        beyond
          ? `Beyond ${told(limit.m3, "mass")} no measure in the room is enough: divide the system or place it outside.`
          : "Detection with ventilation or shut-off valves allow more; the standard says how."
      }`,
      field: "roomArea",
      result: "totalCharge",
      source,
    });
  }
  return found;
}
