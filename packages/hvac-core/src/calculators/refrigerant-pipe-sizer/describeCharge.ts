import type { SheetBuilder } from "../../kernel/index.ts";
import type { RefrigerantCalculation } from "./results.ts";
import { chargeSources } from "./chargeSources.ts";
import type { RefrigerantValues } from "./schema.ts";

/** States the charge of lines and equipment, and what the room allows. */
export function describeCharge(calculation: RefrigerantCalculation, values: RefrigerantValues, sheet: SheetBuilder): void {
  const { room } = calculation;
  sheet.part("Charge");
  sheet.result("lineCharge", "sum(m_ci)");
  sheet.result("totalCharge", "m_l + m_eq");
  if (values.chargeStandard === "none") return;
  sheet.given("chargeStandard");
  if (!room?.limit) return;
  const { limit, limitSource: source, space } = room;
  const annex = chargeSources[values.chargeStandard];
  if (limit.m1 === undefined) {
    sheet.lookup("C", "Concentration limit", "massConcentration", space.concentrationLimit!, source);
    sheet.result("maximumCharge", "A_r * H_r * C");
    if (room.minimumArea !== undefined) sheet.result("minimumRoomArea", "m_t / (H_r * C)");
    return;
  }
  sheet.lookup("LFL", "Lower flammability limit", "massConcentration", space.lowerFlammability!, source);
  // For A2L the product standards look at the mixed room besides, and EN 378 at toxicity.
  const isMixed = space.safetyGroup.endsWith("2L") && space.standard !== "en378";
  const isToxic = space.standard === "en378" && space.concentrationLimit !== undefined;
  const [first, second, third] = limit.volumes!;
  // Volumes of air in the limits.
  for (const [symbol, value] of [
    ["Vol_1", first],
    ["Vol_2", second],
    ["Vol_3", third],
  ] as const)
    sheet.constant(symbol, "Air that thins the charge to the limit", "volume", value, annex);
  sheet.formula("m_1", "Charge up to which the room does not matter", "mass", "Vol_1 * LFL", limit.m1, annex);
  sheet.formula("m_2", "Charge beyond which the area is not enough", "mass", "Vol_2 * LFL", limit.m2!, annex);
  sheet.formula("m_3", "Charge beyond which nothing in the room is enough", "mass", "Vol_3 * LFL", limit.m3!, annex);
  sheet.lookup("h_0", "Height of release that counts, 0.6 m at least", "length", Math.max(0.6, space.releaseHeight), annex, {
    by: ["releaseAt", "releaseHeight"],
  });
  if (isToxic) sheet.lookup("C", "Toxicity limit", "massConcentration", space.concentrationLimit, annex);
  const mixed = isMixed ? ", 0.75 * LFL * h_0 * A_r" : "";
  const burning = `max(m_1, min(m_2, 2.5 * LFL^1.25 * h_0 * sqrt(A_r)${mixed}))`;
  sheet.result("maximumCharge", isToxic ? `min(A_r * H_r * C, ${burning})` : burning, annex);
  if (room.minimumArea === undefined) return;
  const areas = [
    ...(calculation.totalCharge > limit.m1 ? ["(m_t / (2.5 * LFL^1.25 * h_0))^2", ...(isMixed ? ["m_t / (0.75 * LFL * h_0)"] : [])] : []),
    ...(isToxic ? ["m_t / (H_r * C)"] : []),
  ];
  if (areas.length === 0) sheet.resultLookup("minimumRoomArea", annex);
  else sheet.result("minimumRoomArea", areas.length > 1 ? `max(${areas.join(", ")})` : areas[0]!, annex);
}
