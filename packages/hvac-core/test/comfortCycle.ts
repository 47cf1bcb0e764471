import { cycleEnds, type CycleEnds } from "../src/refrigerant-lines/index.ts";
import type { Refrigerant } from "../src/refrigerants/index.ts";

/* The same duty for all refrigerants: saturated suction 40 °F (dew), saturated condensing 110 °F (bubble), 10 °F superheat and subcooling. */

export const fahrenheit = (temperature: number): number => (temperature - 32) / 1.8;

/**
 * From an independent evaluation with CoolProp 8.0 and the mixture parameters of Bell (2022, 2023): evaporating and condensing pressure in kPa, suction
 * density in kg/m³, refrigerating effect in kJ/kg.
 */
export const comfortChecks: readonly (readonly [name: string, evaporating: number, condensing: number, density: number, effect: number])[] =
  [
    ["R410A", 917, 2628, 33.85, 167.1],
    ["R32", 935, 2686, 24.49, 252.3],
    ["R454B", 842, 2505, 26.33, 203.6],
    ["R452B", 856, 2527, 27.22, 199.4],
    ["R134a", 343, 1111, 16.33, 153.2],
    ["R513A", 376, 1162, 19.25, 131.7],
    ["R1234ze(E)", 254, 838, 13.31, 140.4],
    ["R290", 542, 1478, 11.44, 289],
    ["R454C", 512, 1838, 22.23, 143],
  ];

export const comfortCycle = (refrigerant: Refrigerant): CycleEnds =>
  cycleEnds({
    refrigerant: refrigerant,
    evaporatingTemperature: fahrenheit(40),
    condensingTemperature: fahrenheit(110),
    condensingPoint: "bubble",
    superheat: 10 / 1.8,
    subcooling: 10 / 1.8,
  });
