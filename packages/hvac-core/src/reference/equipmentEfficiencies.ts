import type { Citation } from "../sources/index.ts";
import type { ReferenceRow } from "./row.ts";
import { designPractice } from "./sources.ts";

const typical: Citation = { source: designPractice, locator: "middle of the usual range" };

/** A typical efficiency of a kind of equipment. Requirements of standards are in `equipmentMinima`. */
export interface EquipmentEfficiency extends ReferenceRow {
  readonly group: "direct-expansion" | "boiler" | "heat-pump" | "fan" | "pump" | "drive" | "heat-recovery";
  /** Kind of `value`: COP at rating conditions, efficiency on gross calorific value, or effectiveness. */
  readonly measure: "cop" | "efficiency" | "effectiveness";
  /** Ratio of useful output to input. */
  readonly value: number;
}

/**
 * Typical equipment efficiencies to start from, each marked `verify`.
 *
 * @source design-practice
 * @example
 * ```ts
 * import { equipmentEfficiencies } from "@org/hvac-core/reference";
 * equipmentEfficiencies.find(({ id }) => id === "fan-plug")?.value; // 0.68
 * ```
 */
export const equipmentEfficiencies: readonly EquipmentEfficiency[] = [
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
