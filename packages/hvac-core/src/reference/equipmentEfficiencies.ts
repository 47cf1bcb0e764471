import type { ReferenceRow, ReferenceSource } from "./source.ts";

/** Publications behind {@link equipmentEfficiencies}. */
export const equipmentEfficiencySources = {
  "90.1-2022": { title: "ANSI/ASHRAE/IES Standard 90.1", publisher: "ASHRAE", edition: "2022", locator: "minimum efficiency tables, path A; converted to COP" },
  practice: { title: "Common design practice", publisher: "no single publication", edition: "undated", locator: "middle of the usual range" },
} as const satisfies Record<string, ReferenceSource>;

/** The efficiency of one kind of equipment: a code minimum, or a typical value marked `verify`. */
export interface EquipmentEfficiency extends ReferenceRow<keyof typeof equipmentEfficiencySources> {
  readonly group: "chiller" | "direct-expansion" | "boiler" | "heat-pump" | "fan" | "pump" | "drive" | "heat-recovery";
  /** What `value` is: COP at rating conditions, seasonal COP (IEER or SEER2 over 3.412), efficiency on gross calorific value, or effectiveness. */
  readonly measure: "cop" | "seasonal-cop" | "efficiency" | "effectiveness";
  /** Ratio of useful output to input. */
  readonly value: number;
  /** Integrated part-load value IPLV as a COP, where the standard gives one. */
  readonly integratedPartLoad?: number;
}

/**
 * Equipment efficiencies to start from.
 *
 * @example
 * ```ts
 * import { equipmentEfficiencies } from "@org/hvac-core/reference";
 * equipmentEfficiencies.find((row) => row.id === "boiler-gas")?.value; // 0.8
 * ```
 */
export const equipmentEfficiencies: readonly EquipmentEfficiency[] = [
  {
    id: "chiller-air-small", label: "Air-cooled chiller, below 528 kW", group: "chiller", measure: "cop", value: 2.96, integratedPartLoad: 4.015,
    source: "90.1-2022",
  },
  {
    id: "chiller-air-large", label: "Air-cooled chiller, 528 kW and above", group: "chiller", measure: "cop", value: 2.96, integratedPartLoad: 4.103,
    source: "90.1-2022",
  },
  {
    id: "chiller-water-positive-small", label: "Water-cooled scroll or screw chiller, below 264 kW", group: "chiller", measure: "cop", value: 4.689,
    integratedPartLoad: 5.861, source: "90.1-2022",
  },
  {
    id: "chiller-water-positive-large", label: "Water-cooled screw chiller, 2110 kW and above", group: "chiller", measure: "cop", value: 6.28,
    integratedPartLoad: 7.034, source: "90.1-2022",
  },
  {
    id: "chiller-centrifugal-small", label: "Centrifugal chiller, below 1055 kW", group: "chiller", measure: "cop", value: 5.765, integratedPartLoad: 6.394,
    source: "90.1-2022",
  },
  {
    id: "chiller-centrifugal-large", label: "Centrifugal chiller, 1407 kW and above", group: "chiller", measure: "cop", value: 6.28,
    integratedPartLoad: 7.034, source: "90.1-2022",
  },
  {
    id: "chiller-absorption-single", label: "Single-effect absorption chiller, water-cooled", group: "chiller", measure: "cop", value: 0.7,
    source: "90.1-2022",
  },
  { id: "chiller-absorption-double", label: "Double-effect absorption chiller", group: "chiller", measure: "cop", value: 1, source: "90.1-2022" },
  { id: "rooftop-medium", label: "Packaged rooftop, 19 to 40 kW", group: "direct-expansion", measure: "seasonal-cop", value: 4.338, source: "90.1-2022" },
  { id: "split-small", label: "Split air conditioner, below 19 kW", group: "direct-expansion", measure: "seasonal-cop", value: 3.927, source: "90.1-2022" },
  { id: "boiler-gas-small", label: "Gas hot-water boiler, below 88 kW (AFUE)", group: "boiler", measure: "efficiency", value: 0.84, source: "90.1-2022" },
  { id: "boiler-gas", label: "Gas hot-water boiler, 88 to 733 kW", group: "boiler", measure: "efficiency", value: 0.8, source: "90.1-2022" },
  {
    id: "boiler-gas-condensing", label: "Condensing gas boiler, return 30 °C", group: "boiler", measure: "efficiency", value: 0.95, source: "practice",
    verify: true,
  },
  { id: "boiler-electric", label: "Electric boiler", group: "boiler", measure: "efficiency", value: 0.99, source: "practice", verify: true },
  { id: "heat-pump-air-35", label: "Air-to-water heat pump, A7/W35", group: "heat-pump", measure: "cop", value: 4.5, source: "practice", verify: true },
  { id: "heat-pump-air-55", label: "Air-to-water heat pump, A7/W55", group: "heat-pump", measure: "cop", value: 3, source: "practice", verify: true },
  { id: "heat-pump-ground-35", label: "Ground-source heat pump, B0/W35", group: "heat-pump", measure: "cop", value: 4.6, source: "practice", verify: true },
  { id: "vrf", label: "Variable refrigerant flow, cooling", group: "direct-expansion", measure: "cop", value: 3.7, source: "practice", verify: true },
  { id: "fan-backward", label: "Backward-curved fan, peak total", group: "fan", measure: "efficiency", value: 0.8, source: "practice", verify: true },
  { id: "fan-plug", label: "Plug fan, peak total", group: "fan", measure: "efficiency", value: 0.68, source: "practice", verify: true },
  { id: "fan-forward", label: "Forward-curved fan, peak total", group: "fan", measure: "efficiency", value: 0.62, source: "practice", verify: true },
  { id: "drive-belt", label: "V-belt drive above 3 kW", group: "drive", measure: "efficiency", value: 0.94, source: "practice", verify: true },
  { id: "drive-inverter", label: "Frequency inverter, full load", group: "drive", measure: "efficiency", value: 0.97, source: "practice", verify: true },
  {
    id: "recovery-plate", label: "Counterflow plate exchanger, sensible", group: "heat-recovery", measure: "effectiveness", value: 0.8, source: "practice",
    verify: true,
  },
  { id: "recovery-wheel", label: "Rotary wheel, sensible", group: "heat-recovery", measure: "effectiveness", value: 0.75, source: "practice", verify: true },
  {
    id: "recovery-coil", label: "Run-around coil, sensible", group: "heat-recovery", measure: "effectiveness", value: 0.55, source: "practice",
    verify: true,
  },
];
