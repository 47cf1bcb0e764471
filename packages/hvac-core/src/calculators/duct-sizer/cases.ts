import type { WorkedExample } from "../../kernel/index.ts";
import type { results } from "./results.ts";
import type { DuctInput } from "./schema.ts";
import { systemCases } from "./system/cases.ts";
import { fluidsPython, huebscher1948, mathematics, methodsCheck } from "../../sources/index.ts";

const exact = "exact";
/** The check values take air of 1.204 kg/m³ and 18.2 µPa s, this calculator dry air at 20 °C. */
const printed = "printed to four decimals; air within 0.05 % in density and viscosity";
const referenceAir =
  "the reference takes 66 400 s/m² for 1/ν (0.4 % less viscous than the published viscosity of air), which moves the friction by 0.1 %";

function roundCheck(cfm: number, inches: number, frictionRate: number): WorkedExample<DuctInput, typeof results> {
  return {
    id: `round-${cfm}-${inches}`,
    title: `Round duct of ${inches} in with ${cfm} cfm`,
    source: { source: methodsCheck, locator: "Colebrook, roughness 0.09 mm, air of 1.204 kg/m³" },
    input: { unitSystem: "Imperial", airflow: cfm, ductShape: "round", sizeChoice: "chosen", chosenDiameter: inches, ductLength: 100 },
    expected: {
      frictionRate: { value: frictionRate, unit: "inH2O/100ft", within: 0.00005 + 0.0005 * frictionRate, because: printed },
      ductPressureLoss: { value: frictionRate, unit: "inH2O", within: 0.00005 + 0.0005 * frictionRate, because: printed },
    },
  };
}

function rectangularReference(width: number, height: number, flow: number, frictionRate: number): WorkedExample<DuctInput, typeof results> {
  return {
    id: `rectangular-${width}-${height}`,
    title: `Rectangular duct of ${width} × ${height} mm with ${flow * 1000} L/s: friction of the equivalent duct, velocity from the true area`,
    source: { source: fluidsPython, locator: "Huebscher's diameter, exact Colebrook" },
    input: {
      unitSystem: "Metric",
      airflow: flow * 1000,
      ductShape: "rectangular",
      sizeChoice: "chosen",
      chosenWidth: width,
      chosenHeight: height,
      ductLength: 10,
    },
    expected: {
      frictionRate: { value: frictionRate, within: 0.001 * frictionRate, because: referenceAir },
      velocity: { value: flow / (width * height * 1e-6), within: 1e-9, because: exact },
    },
  };
}

export const cases: readonly WorkedExample<DuctInput, typeof results>[] = [
  {
    id: "kitchen-exhaust",
    title: "Kitchen exhaust, 2000 cfm at 1500 fpm",
    source: { source: mathematics, locator: "continuity: 2000 cfm / 1500 fpm" },
    input: {
      unitSystem: "Imperial",
      calculationName: "Kitchen exhaust",
      airflow: 2000,
      ductShape: "round",
      sizingMethod: "velocity",
      targetVelocity: 1500,
      sizeChoice: "exact",
      ductLength: 20,
    },
    expected: {
      area: { value: 4 / 3, unit: "ft2", within: 1e-12, because: exact },
      velocity: { value: 1500, unit: "fpm", within: 1e-9, because: exact },
      diameter: { value: 15.635, unit: "in", within: 0.0005, because: "√(4/π · 192 in²) to three decimals" },
      shape: { value: "Round" },
    },
  },
  roundCheck(100, 6, 0.0831),
  roundCheck(400, 10, 0.0855),
  roundCheck(1000, 14, 0.0885),
  roundCheck(2000, 18, 0.0927),
  roundCheck(5000, 24, 0.1238),
  roundCheck(10000, 32, 0.1094),
  roundCheck(40000, 54, 0.1115),
  rectangularReference(250, 200, 0.25, 1.42308058),
  rectangularReference(600, 300, 0.9, 0.694874974),
  rectangularReference(1600, 400, 3.2, 0.395688203),
  {
    id: "equivalent-24-12",
    title: "Equivalent diameter of 24 × 12 in",
    source: { source: huebscher1948 },
    input: {
      unitSystem: "Imperial",
      airflow: 2000,
      ductLength: 100,
      ductShape: "rectangular",
      sizeChoice: "chosen",
      chosenWidth: 24,
      chosenHeight: 12,
    },
    expected: {
      equivalentDiameter: { value: 18.28, unit: "in", within: 0.005, because: "printed to two decimals" },
      hydraulicDiameter: { value: 16, unit: "in", within: 1e-9, because: exact },
    },
  },
  {
    id: "oval-900-200",
    title: "Flat oval of 900 × 200 mm",
    source: { source: fluidsPython, locator: "after Heyt and Diaz" },
    input: {
      unitSystem: "Metric",
      airflow: 1000,
      ductLength: 30,
      ductShape: "oval",
      sizeChoice: "chosen",
      chosenWidth: 900,
      chosenHeight: 200,
    },
    expected: {
      equivalentDiameter: { value: 431.349839, unit: "mm", within: 1e-6, because: "nine digits printed" },
      area: { value: 0.171415927, within: 1e-9, because: "nine digits printed" },
    },
  },
  ...systemCases,
];
