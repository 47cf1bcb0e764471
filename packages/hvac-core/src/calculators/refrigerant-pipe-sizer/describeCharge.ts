import type { SheetBuilder } from "../../kernel/index.ts";
import type { RefrigerantCalculation } from "./calculate.ts";
import { chargeSources } from "./chargeSources.ts";
import { step } from "./sheetSteps.ts";
import type { RefrigerantValues } from "./schema.ts";

/** States the charge of lines and equipment, and what the room allows. */
export function describeCharge(calculation: RefrigerantCalculation, values: RefrigerantValues, sheet: SheetBuilder): void {
  const { results, room } = calculation;
  sheet.part("Charge");
  step(sheet, "m_l", "Charge of the lines", "sum(m_ci)", { value: results.lineCharge, quantity: "mass", result: "lineCharge" });
  step(sheet, "m_t", "Charge, with the equipment", "m_l + m_eq", { value: results.totalCharge, quantity: "mass", result: "totalCharge" });
  if (values.chargeStandard === "none") return;
  sheet.given("chargeStandard");
  if (!room?.limit) return;
  const { limit, limitSource: source, space } = room;
  const largest = { value: limit.maximumCharge, quantity: "mass", result: "maximumCharge" } as const;
  const annex = chargeSources[values.chargeStandard];
  if (limit.m1 === undefined) {
    sheet.lookup({ symbol: "C", name: "Concentration limit", value: space.concentrationLimit!, quantity: "massConcentration", source });
    step(sheet, "m_max", "Largest charge for the room", "A_r * H_r * C", largest);
    if (room.leastArea !== undefined)
      step(sheet, "A_min", "Minimum floor area for the charge", "m_t / (H_r * C)", {
        value: room.leastArea,
        quantity: "area",
        result: "leastRoomArea",
      });
    return;
  }
  sheet.lookup({
    symbol: "LFL",
    name: "Lower flammability limit",
    value: space.lowerFlammability!,
    quantity: "massConcentration",
    source,
  });
  // For A2L the product standards look at the mixed room besides, and EN 378 at toxicity.
  const isMixed = space.safetyGroup.endsWith("2L") && space.standard !== "en378";
  const isToxic = space.standard === "en378" && space.concentrationLimit !== undefined;
  const [first, second, third] = limit.volumes!;
  // Volumes of air by which the limits are stated.
  for (const [symbol, value] of [
    ["Vol_1", first],
    ["Vol_2", second],
    ["Vol_3", third],
  ] as const)
    sheet.constant({ symbol, name: "Air that thins the charge to the limit", value, quantity: "volume", source: annex });
  step(sheet, "m_1", "Charge up to which the room does not matter", "Vol_1 * LFL", { value: limit.m1, quantity: "mass", source: annex });
  step(sheet, "m_2", "Charge beyond which the area is not enough", "Vol_2 * LFL", { value: limit.m2!, quantity: "mass", source: annex });
  step(sheet, "m_3", "Charge beyond which nothing in the room is enough", "Vol_3 * LFL", {
    value: limit.m3!,
    quantity: "mass",
    source: annex,
  });
  sheet.lookup({
    symbol: "h_0",
    name: "Height of release that counts, 0.6 m at least",
    value: Math.max(0.6, space.releaseHeight),
    quantity: "length",
    source: annex,
    by: ["releaseAt", "releaseHeight"],
  });
  if (isToxic)
    sheet.lookup({ symbol: "C", name: "Toxicity limit", value: space.concentrationLimit, quantity: "massConcentration", source: annex });
  const mixed = isMixed ? ", 0.75 * LFL * h_0 * A_r" : "";
  const burning = `max(m_1, min(m_2, 2.5 * LFL^1.25 * h_0 * sqrt(A_r)${mixed}))`;
  step(sheet, "m_max", "Largest charge for the room", isToxic ? `min(A_r * H_r * C, ${burning})` : burning, { ...largest, source: annex });
  if (room.leastArea === undefined) return;
  const least = { value: room.leastArea, quantity: "area", source: annex, result: "leastRoomArea" } as const;
  const areas = [
    ...(calculation.results.totalCharge > limit.m1
      ? ["(m_t / (2.5 * LFL^1.25 * h_0))^2", ...(isMixed ? ["m_t / (0.75 * LFL * h_0)"] : [])]
      : []),
    ...(isToxic ? ["m_t / (H_r * C)"] : []),
  ];
  if (areas.length === 0) sheet.constant({ symbol: "A_min", name: "Minimum floor area for the charge", ...least });
  else step(sheet, "A_min", "Minimum floor area for the charge", areas.length > 1 ? `max(${areas.join(", ")})` : areas[0]!, least);
}
