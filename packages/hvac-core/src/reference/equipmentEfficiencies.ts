import { ashrae90, type Citation } from "../sources/index.ts";
import { rowOf, type ReferenceRow } from "./row.ts";
import { designPractice } from "./sources.ts";

const codeMinimum: Citation = { source: ashrae90, locator: "§6.8, minimum efficiency tables; cooling converted to COP" };
const typical: Citation = { source: designPractice, locator: "middle of the usual range" };

/** The efficiency of one kind of equipment: a code minimum, or a typical value marked `verify`. */
export interface EquipmentEfficiency extends ReferenceRow {
  readonly group: "chiller" | "direct-expansion" | "boiler" | "heat-pump" | "fan" | "pump" | "drive" | "heat-recovery";
  /** What `value` is: COP at rating conditions, seasonal COP (IEER or SEER2 over 3.412), efficiency on gross calorific value, or effectiveness. */
  readonly measure: "cop" | "seasonal-cop" | "efficiency" | "effectiveness";
  /** Ratio of useful output to input. */
  readonly value: number;
  /** Integrated part-load value IPLV as a COP, where the standard gives one. */
  readonly integratedPartLoad?: number;
}

/** Minimum of the standard, COP and IPLV as COP; path B favours part load. */
type ChillerRow = readonly [id: string, label: string, full: number, partLoad?: number];

const chillers: readonly ChillerRow[] = [
  ["chiller-air-small-b", "Air-cooled chiller, below 528 kW, path B", 2.843, 4.631],
  ["chiller-air-large-b", "Air-cooled chiller, 528 kW and above, path B", 2.843, 4.719],
  ["chiller-water-positive-264", "Water-cooled scroll or screw chiller, 264 to 528 kW", 4.885, 6.28],
  ["chiller-water-positive-528", "Water-cooled scroll or screw chiller, 528 to 1055 kW", 5.329, 6.513],
  ["chiller-water-positive-1055", "Water-cooled scroll or screw chiller, 1055 to 2110 kW", 5.765, 6.763],
  ["chiller-water-positive-small-b", "Water-cooled scroll or screw chiller, below 264 kW, path B", 4.509, 7.034],
  ["chiller-water-positive-264-b", "Water-cooled scroll or screw chiller, 264 to 528 kW, path B", 4.689, 7.177],
  ["chiller-water-positive-528-b", "Water-cooled scroll or screw chiller, 528 to 1055 kW, path B", 5.172, 7.993],
  ["chiller-water-positive-1055-b", "Water-cooled scroll or screw chiller, 1055 to 2110 kW, path B", 5.627, 8.578],
  ["chiller-water-positive-large-b", "Water-cooled screw chiller, 2110 kW and above, path B", 6.012, 9.255],
  ["chiller-centrifugal-1055", "Centrifugal chiller, 1055 to 1407 kW", 6.28, 6.763],
  ["chiller-centrifugal-small-b", "Centrifugal chiller, below 528 kW, path B", 5.06, 7.993],
  ["chiller-centrifugal-528-b", "Centrifugal chiller, 528 to 1055 kW, path B", 5.538, 8.792],
  ["chiller-centrifugal-1055-b", "Centrifugal chiller, 1055 to 1407 kW, path B", 5.911, 9.018],
  ["chiller-centrifugal-large-b", "Centrifugal chiller, 1407 kW and above, path B", 6.012, 9.255],
  ["chiller-absorption-air", "Single-effect absorption chiller, air-cooled", 0.6],
];

const boilers: ReadonlyArray<readonly [id: string, label: string, efficiency: number]> = [
  ["boiler-gas-large", "Gas hot-water boiler, above 733 kW (combustion efficiency)", 0.82],
  ["boiler-oil-small", "Oil hot-water boiler, below 88 kW (AFUE)", 0.86],
  ["boiler-oil", "Oil hot-water boiler, 88 to 733 kW", 0.82],
  ["boiler-oil-large", "Oil hot-water boiler, above 733 kW (combustion efficiency)", 0.84],
  ["boiler-steam-gas-small", "Gas steam boiler, below 88 kW (AFUE)", 0.82],
  ["boiler-steam-gas", "Gas steam boiler, 88 kW and above", 0.79],
  ["boiler-steam-oil-small", "Oil steam boiler, below 88 kW (AFUE)", 0.85],
  ["boiler-steam-oil", "Oil steam boiler, 88 kW and above", 0.81],
];

function furtherChiller([id, label, value, integratedPartLoad]: ChillerRow): EquipmentEfficiency {
  return { id, label, group: "chiller", measure: "cop", value, source: codeMinimum, ...(integratedPartLoad !== undefined && { integratedPartLoad }) };
}

function furtherBoiler([id, label, value]: (typeof boilers)[number]): EquipmentEfficiency {
  return { id, label, group: "boiler", measure: "efficiency", value, source: codeMinimum };
}

const general: readonly EquipmentEfficiency[] = [
  {
    id: "chiller-air-small", label: "Air-cooled chiller, below 528 kW", group: "chiller", measure: "cop", value: 2.96, integratedPartLoad: 4.015,
    source: codeMinimum,
  },
  {
    id: "chiller-air-large", label: "Air-cooled chiller, 528 kW and above", group: "chiller", measure: "cop", value: 2.96, integratedPartLoad: 4.103,
    source: codeMinimum,
  },
  {
    id: "chiller-water-positive-small", label: "Water-cooled scroll or screw chiller, below 264 kW", group: "chiller", measure: "cop", value: 4.689,
    integratedPartLoad: 5.861, source: codeMinimum,
  },
  {
    id: "chiller-water-positive-large", label: "Water-cooled screw chiller, 2110 kW and above", group: "chiller", measure: "cop", value: 6.28,
    integratedPartLoad: 7.034, source: codeMinimum,
  },
  {
    id: "chiller-centrifugal-small", label: "Centrifugal chiller, below 1055 kW", group: "chiller", measure: "cop", value: 5.765, integratedPartLoad: 6.394,
    source: codeMinimum,
  },
  {
    id: "chiller-centrifugal-large", label: "Centrifugal chiller, 1407 kW and above", group: "chiller", measure: "cop", value: 6.28,
    integratedPartLoad: 7.034, source: codeMinimum,
  },
  {
    id: "chiller-absorption-single", label: "Single-effect absorption chiller, water-cooled", group: "chiller", measure: "cop", value: 0.7,
    source: codeMinimum,
  },
  { id: "chiller-absorption-double", label: "Double-effect absorption chiller", group: "chiller", measure: "cop", value: 1, source: codeMinimum },
  { id: "rooftop-medium", label: "Packaged rooftop, 19 to 40 kW", group: "direct-expansion", measure: "seasonal-cop", value: 4.338, source: codeMinimum },
  { id: "split-small", label: "Split air conditioner, below 19 kW", group: "direct-expansion", measure: "seasonal-cop", value: 3.927, source: codeMinimum },
  { id: "boiler-gas-small", label: "Gas hot-water boiler, below 88 kW (AFUE)", group: "boiler", measure: "efficiency", value: 0.84, source: codeMinimum },
  { id: "boiler-gas", label: "Gas hot-water boiler, 88 to 733 kW", group: "boiler", measure: "efficiency", value: 0.8, source: codeMinimum },
  {
    id: "boiler-gas-condensing", label: "Condensing gas boiler, return 30 °C", group: "boiler", measure: "efficiency", value: 0.95, source: typical,
    verify: true,
  },
  { id: "boiler-electric", label: "Electric boiler", group: "boiler", measure: "efficiency", value: 0.99, source: typical, verify: true },
  { id: "heat-pump-air-35", label: "Air-to-water heat pump, A7/W35", group: "heat-pump", measure: "cop", value: 4.5, source: typical, verify: true },
  { id: "heat-pump-air-55", label: "Air-to-water heat pump, A7/W55", group: "heat-pump", measure: "cop", value: 3, source: typical, verify: true },
  { id: "heat-pump-ground-35", label: "Ground-source heat pump, B0/W35", group: "heat-pump", measure: "cop", value: 4.6, source: typical, verify: true },
  { id: "vrf", label: "Variable refrigerant flow, cooling", group: "direct-expansion", measure: "cop", value: 3.7, source: typical, verify: true },
  { id: "fan-backward", label: "Backward-curved fan, peak total", group: "fan", measure: "efficiency", value: 0.8, source: typical, verify: true },
  { id: "fan-plug", label: "Plug fan, peak total", group: "fan", measure: "efficiency", value: 0.68, source: typical, verify: true },
  { id: "fan-forward", label: "Forward-curved fan, peak total", group: "fan", measure: "efficiency", value: 0.62, source: typical, verify: true },
  { id: "drive-belt", label: "V-belt drive above 3 kW", group: "drive", measure: "efficiency", value: 0.94, source: typical, verify: true },
  { id: "drive-inverter", label: "Frequency inverter, full load", group: "drive", measure: "efficiency", value: 0.97, source: typical, verify: true },
  {
    id: "recovery-plate", label: "Counterflow plate exchanger, sensible", group: "heat-recovery", measure: "effectiveness", value: 0.8, source: typical,
    verify: true,
  },
  { id: "recovery-wheel", label: "Rotary wheel, sensible", group: "heat-recovery", measure: "effectiveness", value: 0.75, source: typical, verify: true },
  {
    id: "recovery-coil", label: "Run-around coil, sensible", group: "heat-recovery", measure: "effectiveness", value: 0.55, source: typical,
    verify: true,
  },
];

/**
 * Equipment efficiencies to start from.
 *
 * @source ashrae-90.1, §6.8
 * @source design-practice
 * @example
 * ```ts
 * import { equipmentEfficiencies } from "@org/hvac-core/reference";
 * equipmentEfficiencies.find(({ id }) => id === "boiler-gas")?.value; // 0.8
 * ```
 */
export const equipmentEfficiencies: readonly EquipmentEfficiency[] = general.concat(
  chillers.map(furtherChiller),
  boilers.map(furtherBoiler),
);

/**
 * The efficiency of one kind of equipment, by its name.
 *
 * @param equipment `id` of a row of {@link equipmentEfficiencies}
 * @returns the row; a ratio
 * @throws {UnknownNameError} when there is no such row; the error names the nearest one
 * @source ashrae-90.1, §6.8
 * @source design-practice
 * @example
 * ```ts
 * import { equipmentEfficiency } from "@org/hvac-core/reference";
 * equipmentEfficiency("boiler-gas").value; // 0.8
 * ```
 */
export function equipmentEfficiency(equipment: string): EquipmentEfficiency {
  return rowOf("equipment", equipment, equipmentEfficiencies);
}
