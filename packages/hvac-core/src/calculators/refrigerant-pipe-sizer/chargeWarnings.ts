import { isAbove } from "../../quantity/tolerance.ts";
import type { Warning } from "../../kernel/index.ts";
import type { QuantityKind } from "../../quantity/index.ts";
import { chargeStandards } from "../../refrigerant-lines/index.ts";
import type { RefrigerantCalculation } from "./results.ts";
import { chargeSources } from "./chargeSources.ts";
import { refrigerantOf } from "./refrigerants.ts";
import type { RefrigerantValues } from "./schema.ts";

/** Warnings of the charge in the room, and of highly flammable refrigerants. */
export function chargeWarnings(
  { results, room }: RefrigerantCalculation,
  { refrigerant, chargeStandard }: RefrigerantValues,
  format: (value: number, kind: QuantityKind) => string,
): Warning[] {
  const { designation, safetyGroup } = refrigerantOf(refrigerant);
  const list: Warning[] = [];
  if (safetyGroup === "A3")
    list.push({
      code: "flammable",
      severity: "caution",
      message: `${designation} is highly flammable (A3). Long lines on site are seldom allowed: check the code for joints, ventilation and ignition sources before the charge.`,
      field: "refrigerant",
    });
  if (chargeStandard === "none" || !room) return list;
  const standard = chargeStandards[chargeStandard];
  const source = chargeSources[chargeStandard];
  const { limit } = room;
  if (!limit) {
    const burns = !safetyGroup.endsWith("1");
    list.push({
      code: "charge-not-limited",
      severity: burns ? "caution" : "info",
      message: burns
        ? `${standard} is not checked: ${designation} is ${safetyGroup}. ${
            chargeStandard === "ashrae15"
              ? "Except for small charges, such refrigerants need the approval of the authority."
              : "Only its limits for A2L could be read."
          }`
        : `${standard} limits the charge of flammable refrigerants; ${designation} is ${safetyGroup}. Check its concentration by EN 378 or ASHRAE 15.`,
      field: "chargeStandard",
      source,
    });
    return list;
  }
  if (isAbove(results.totalCharge, limit.maximumCharge)) {
    const larger =
      room.minimumArea !== undefined && room.minimumArea > 0 ? `A room of ${format(room.minimumArea, "area")} needs no measures. ` : "";
    const beyond = limit.m3 !== undefined && results.totalCharge > limit.m3;
    list.push({
      code: "charge",
      severity: "limit",
      message: `A leak could bring ${format(results.totalCharge, "mass")} of ${designation} into the room, which may hold ${format(limit.maximumCharge, "mass")} by ${standard}. ${larger}${
        beyond
          ? `Above ${format(limit.m3, "mass")} measures in the room are not enough: divide the system or place it outside.`
          : "Detection with ventilation or shut-off valves allows more, as described in the standard."
      }`,
      field: "roomArea",
      result: "totalCharge",
      source,
    });
  }
  return list;
}
