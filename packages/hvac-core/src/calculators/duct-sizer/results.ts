import { defineNumbers, inGroup, numbersOf, type ResultValues } from "../../kernel/index.ts";
import { ductNumbers } from "./ductNumbers.ts";
import type { CalculatedDucts, DuctState } from "./ductState.ts";
import { inSystem, oneDuct } from "./options.ts";
import { leadingFan } from "./system/fans.ts";
import { systemNumbers } from "./system/systemNumbers.ts";

/** A single duct, which has its state, or a system of ducts. */
export type DuctsState = CalculatedDucts &
  ({ readonly scope: "section"; readonly state: DuctState } | { readonly scope: "system"; readonly state: undefined });

const { number, optional, onlyWhen } = numbersOf<DuctsState>();
const duct = numbersOf<DuctState>();
const inLosses = { table: "losses" } as const;

/** Sum over the ducts with air; undefined where none of them has a value. */
function sumOver({ sections }: CalculatedDucts, valueOf: (state: DuctState) => number | undefined): number | undefined {
  let sum: number | undefined;
  for (const { state } of sections) {
    const value = state && valueOf(state);
    if (value !== undefined) sum = (sum ?? 0) + value;
  }
  return sum;
}
const leakageOf = (ducts: CalculatedDucts): number => sumOver(ducts, ({ leakageAirflow }) => leakageAirflow)!;

const oneDuctNumbers = {
  ...ductNumbers,
  ductPressureLoss: { ...ductNumbers.ductPressureLoss, field: { ...ductNumbers.ductPressureLoss.field, ...inLosses } },
  terminalPressureLoss: duct.number("Terminal and equipment", "Δp_t", "pressure", (state) => state.duct.row.terminalPressureDrop, {
    group: "Pressure",
    ...inLosses,
  }),
};

/** Results of a single duct, or of a system and its sections. */
export const numbers = defineNumbers({
  ...onlyWhen(oneDuct, ({ state }) => state, oneDuctNumbers),
  ...inGroup("Flow", {
    airDensity: number("Air density", "ρ", "density", ({ air }) => air.density),
    massFlow: number("Mass flow", "m_a", "massFlow", ({ air, fans }) => air.density * leadingFan(fans).airflow),
  }),
  totalPressureLoss: number("Total pressure loss", null, "pressure", ({ fans }) => leadingFan(fans).totalPressure, {
    group: "Pressure",
    ...inLosses,
    help: "Straight duct, fittings and terminal; of a system the total pressure of its fan.",
  }),
  fanPower: number("Fan shaft power", "P_f", "shaftPower", ({ fans }) => fans.shaftPower, { group: "Fan" }),
  ...inGroup("Sheet metal", {
    surfaceArea: { ...ductNumbers.surfaceArea, value: (ducts: DuctsState) => sumOver(ducts, ({ surfaceArea }) => surfaceArea)! },
    sheetMass: { ...ductNumbers.sheetMass, value: (ducts: DuctsState) => sumOver(ducts, ({ metal }) => metal.sheet?.mass) },
  }),
  ...inGroup("Leakage and heat", {
    leakageAirflow: { ...ductNumbers.leakageAirflow, value: leakageOf },
    heatGain: { ...ductNumbers.heatGain, value: (ducts: DuctsState) => sumOver(ducts, ({ heat }) => heat?.gain) },
    insulationArea: { ...ductNumbers.insulationArea, value: (ducts: DuctsState) => sumOver(ducts, ({ insulation }) => insulation?.area) },
    leakageShare: number("Leakage share", "l", "ratio", (ducts) => {
      const { supply, return: back, exhaust } = ducts.fans;
      return leakageOf(ducts) / [supply, back, exhaust].reduce((sum, side) => sum + (side?.airflow ?? 0), 0);
    }),
    ambientDewPoint: optional.number("Ambient dew point", "t_dp", "temperature", ({ dewPoint }) => dewPoint),
  }),
  ...onlyWhen(inSystem, (ducts) => (ducts.scope === "system" ? ducts : undefined), systemNumbers),
});

export const results = numbers.fields;

/** A duct, or a system of ducts, as calculated. */
export type DuctCalculation = DuctsState & { readonly results: ResultValues<typeof results> };
/** A single duct as calculated. */
export type SectionCalculation = Extract<DuctCalculation, { readonly scope: "section" }>;
/** A system as calculated. */
export type SystemCalculation = Extract<DuctCalculation, { readonly scope: "system" }>;
