import type { Warning } from "../../../kernel/index.ts";
import type { DuctValues } from "../schema.ts";
import type { SystemCalculation } from "./calculateSystem.ts";
import { systemFields } from "./systemFields.ts";

/** What is stated of a fan, or of a side of it, that the sections do not have. */
export function withoutDucts({ fans }: SystemCalculation, values: DuctValues): Warning[] {
  const { main, supply, return: back, exhaust } = fans;
  const of = (field: keyof typeof systemFields, missing: string, remedy: string): Warning => ({
    code: "stated-without-ducts",
    severity: "caution",
    message: `${systemFields[field].label}: there are no ${missing} ducts, so it does not count. ${remedy}`,
    field,
  });
  const effects = [
    ["outletEffectFactor", supply, "supply", "State what it loses as the air handler's supply side."],
    ["inletEffectFactor", back, "return", "State what it loses as the air handler's return side."],
    ["exhaustEffectFactor", exhaust, "exhaust", "State the exhaust ducts, or leave it out."],
  ] as const;
  const parts = [
    ["supplyEquipmentDrop", main, "supply or return", "State them, or leave it out."],
    ["returnEquipmentDrop", main, "supply or return", "State them, or leave it out."],
    ["exhaustEquipmentDrop", exhaust, "exhaust", "State them, or leave it out."],
  ] as const;
  return [...effects, ...parts].flatMap(([field, there, missing, remedy]) =>
    there === undefined && values[field] !== 0 ? [of(field, missing, remedy)] : [],
  );
}
