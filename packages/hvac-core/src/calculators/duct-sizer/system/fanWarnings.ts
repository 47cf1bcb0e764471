import { ductFitting } from "../../../flow/index.ts";
import { isAbove, isBelow } from "../../../quantity/tolerance.ts";
import type { WarningStatement } from "../../../kernel/index.ts";
import { fundamentals2021 } from "../../../sources/index.ts";
import type { DuctValues } from "../schema.ts";
import type { SystemCalculation } from "../results.ts";
import type { SectionWithAir } from "../ductState.ts";
import { fromInput, type Subject } from "../subject.ts";
import { amca201 } from "./sources.ts";
import { systemFields } from "./systemFields.ts";

/** Losses entered for a fan, or for a side of it, without sections there. */
export function withoutDucts({ fans }: SystemCalculation, values: DuctValues): WarningStatement[] {
  const { main, supply, return: back, exhaust } = fans;
  const unused = (field: keyof typeof systemFields, missing: string, remedy: string): WarningStatement => ({
    code: "entered-without-ducts",
    severity: "caution",
    source: fromInput,
    message: `${systemFields[field].label}: there are no ${missing} ducts, so it is not used. ${remedy}`,
    field,
  });
  const effects = [
    ["outletEffectFactor", supply, "supply", "Enter the loss as the air handler's supply side."],
    ["inletEffectFactor", back, "return", "Enter the loss as the air handler's return side."],
    ["exhaustEffectFactor", exhaust, "exhaust", "Enter the exhaust ducts, or set it to zero."],
  ] as const;
  const parts = [
    ["supplyEquipmentDrop", main, "supply or return", "Enter the ducts, or set it to zero."],
    ["returnEquipmentDrop", main, "supply or return", "Enter the ducts, or set it to zero."],
    ["exhaustEquipmentDrop", exhaust, "exhaust", "Enter the ducts, or set it to zero."],
  ] as const;
  return [...effects, ...parts].flatMap(([field, part, missing, remedy]) =>
    part === undefined && values[field] !== 0 ? [unused(field, missing, remedy)] : [],
  );
}

const effectOf = { supply: "outletEffectFactor", return: "inletEffectFactor", exhaust: "exhaustEffectFactor" } as const;
/** Straight duct that a fan needs, in diameters. */
const straightDiameters = 3;

/** A bend or junction so near to the fan that it performs worse than tested, without a system effect entered. */
export function fanEffectWarnings({ place, state }: SectionWithAir, values: DuctValues, { name, warn }: Subject): WarningStatement[] {
  const field = effectOf[place.path];
  if (!place.isAtFan || values[field] !== 0) return [];
  const isShort = state.duct.ductLength < straightDiameters * state.flow.frictionDiameter;
  const hasBend = state.fittings.some(({ key, quantity }) => key !== undefined && ductFitting(key).family === "elbow" && quantity > 0);
  if (!isShort && !hasBend) return [];
  const remedy = `enter the ${systemFields[field].label.toLowerCase()} by AMCA 201.`;
  return [
    warn(
      {
        code: "system-effect-missing",
        severity: isShort ? "caution" : "info",
        message: isShort
          ? `${name} is shorter than ${straightDiameters} diameters of straight duct, which a fan needs before a bend or junction to perform as tested. Make it longer, or ${remedy}`
          : `${name} has a bend. If it is within ${straightDiameters} diameters of the fan, ${remedy}`,
        source: { source: amca201 },
      },
      isShort ? "ductLength" : "fittings",
    ),
  ];
}

/** A supply terminal that loses less than the velocity pressure of an open end. */
export function openEndWarnings(
  { airflow, addedLeakage, place, row, state }: SectionWithAir,
  { name, say, warn }: Subject,
): WarningStatement[] {
  if (place.path !== "supply") return [];
  const { velocityPressure } = state.flow;
  // Where air flows on to other sections, the air of the terminal is slower than that of the section.
  const flowsOn = isAbove(airflow - addedLeakage, row.airflow);
  if (row.airflow === 0 || flowsOn || !isBelow(row.terminalPressureDrop, velocityPressure)) return [];
  return [
    warn(
      {
        code: "terminal-below-velocity-pressure",
        severity: "caution",
        message: `${name}: the terminal loses ${say(row.terminalPressureDrop, "pressure")}, but even an open end loses the velocity pressure of ${say(velocityPressure, "pressure")}. Enter the terminal pressure drop including discharge.`,
        source: { source: fundamentals2021, locator: "ch. 21" },
      },
      "terminalPressureDrop",
      "terminalPressureLoss",
    ),
  ];
}
