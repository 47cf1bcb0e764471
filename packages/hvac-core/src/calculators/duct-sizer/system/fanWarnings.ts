import { ductFitting } from "../../../flow/index.ts";
import { isAbove, isBelow } from "../../../quantity/tolerance.ts";
import type { WarningStatement } from "../../../kernel/index.ts";
import { fundamentals2021 } from "../../../sources/index.ts";
import type { DuctValues } from "../schema.ts";
import type { SystemCalculation } from "../results.ts";
import type { SectionWithAir } from "../ductState.ts";
import type { Subject } from "../subject.ts";
import { amca201 } from "./sources.ts";
import { systemFields } from "./systemFields.ts";

/** What is stated of a fan, or of a side of it, that the sections do not have. */
export function withoutDucts({ fans }: SystemCalculation, values: DuctValues): WarningStatement[] {
  const { main, supply, return: back, exhaust } = fans;
  const of = (field: keyof typeof systemFields, missing: string, remedy: string): WarningStatement => ({
    code: "stated-without-ducts",
    severity: "caution",
    message: `${systemFields[field].label}: there are no ${missing} ducts, so it does not count. ${remedy}`,
    field,
  });
  const effects = [
    ["outletEffectFactor", supply, "supply", "State what it loses as the air handler's supply side."],
    ["inletEffectFactor", back, "return", "State what it loses as the air handler's return side."],
    ["exhaustEffectFactor", exhaust, "exhaust", "Enter the exhaust ducts, or leave it out."],
  ] as const;
  const parts = [
    ["supplyEquipmentDrop", main, "supply or return", "Enter them, or leave it out."],
    ["returnEquipmentDrop", main, "supply or return", "Enter them, or leave it out."],
    ["exhaustEquipmentDrop", exhaust, "exhaust", "Enter them, or leave it out."],
  ] as const;
  return [...effects, ...parts].flatMap(([field, there, missing, remedy]) =>
    there === undefined && values[field] !== 0 ? [of(field, missing, remedy)] : [],
  );
}

const effectOf = { supply: "outletEffectFactor", return: "inletEffectFactor", exhaust: "exhaustEffectFactor" } as const;
/** Diameters of straight duct that a fan needs. */
const straightDiameters = 3;

/** A bend, or the end of the section, so near to the fan that it works worse than it was tested, where nothing is stated for that. */
export function fanEffectWarnings({ place, state }: SectionWithAir, values: DuctValues, { name, warn }: Subject): WarningStatement[] {
  const field = effectOf[place.path];
  if (!place.isAtFan || values[field] !== 0) return [];
  const isShort = state.duct.ductLength < straightDiameters * state.flow.frictionDiameter;
  const hasBend = state.fittings.some(({ key, quantity }) => key !== undefined && ductFitting(key).family === "elbow" && quantity > 0);
  if (!isShort && !hasBend) return [];
  const remedy = `state the ${systemFields[field].label.toLowerCase()} by AMCA 201.`;
  return [
    warn(
      {
        code: "system-effect-missing",
        severity: isShort ? "caution" : "info",
        message: isShort
          ? `${name} is shorter than ${straightDiameters} diameters of straight duct, which a fan needs before a bend or junction to work as tested. Make it longer, or ${remedy}`
          : `${name} has a bend. Where that stands within ${straightDiameters} diameters of the fan, ${remedy}`,
        source: { source: amca201 },
      },
      isShort ? "ductLength" : "fittings",
    ),
  ];
}

/** The end of a supply duct that loses less than the velocity with which the air leaves it. */
export function openEndWarnings(
  { airflow, addedLeakage, place, row, state }: SectionWithAir,
  { name, say, warn }: Subject,
): WarningStatement[] {
  if (place.path !== "supply") return [];
  const { velocityPressure } = state.flow;
  // Where air goes on, that of the terminal is slower than that of the section.
  const goesOn = isAbove(airflow - addedLeakage, row.airflow);
  if (row.airflow === 0 || goesOn || !isBelow(row.terminalPressureDrop, velocityPressure)) return [];
  return [
    warn(
      {
        code: "terminal-below-velocity-pressure",
        severity: "caution",
        message: `${name}: its terminal loses ${say(row.terminalPressureDrop, "pressure")}, and even an open end loses the velocity pressure of ${say(velocityPressure, "pressure")}. State what the terminal loses with its discharge.`,
        source: { source: fundamentals2021, locator: "ch. 21" },
      },
      "terminalPressureDrop",
      "terminalPressureLoss",
    ),
  ];
}
