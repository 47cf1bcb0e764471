import type { Citation } from "../sources/index.ts";
import type { ReferenceRow } from "./row.ts";
import { designPractice } from "./sources.ts";

const practice: Citation = { source: designPractice, locator: "first estimates before manufacturers' data" };

/** Usual pressure drop of a component at its design flow. */
export interface PressureDrop extends ReferenceRow {
  readonly medium: "air" | "water";
  /** Pa. */
  readonly low: number;
  /** Pa. */
  readonly high: number;
}

/** Pa of air, kPa of water. */
type Row = readonly [id: string, label: string, low: number, high: number];

const ofAir: readonly Row[] = [
  ["coarse-filter", "Coarse filter, clean to final", 50, 150],
  ["fine-filter", "Fine filter (ePM1 50 %, MERV 13), clean to final", 90, 250],
  ["hepa-filter", "HEPA filter H13, clean to final", 250, 500],
  ["heating-coil", "Heating coil, 1 or 2 rows", 25, 75],
  ["cooling-coil", "Cooling coil, 4 to 6 rows, wet, at 2.3 to 2.5 m/s", 100, 200],
  ["heat-wheel", "Heat wheel, each side", 100, 200],
  ["plate-exchanger", "Plate heat exchanger for air, each side", 100, 250],
  ["run-around-coil", "Run-around coil, each", 100, 200],
  ["steam-humidifier", "Steam humidifier", 10, 30],
  ["eliminator", "Drop eliminator", 20, 60],
  ["mixing-box", "Dampers of a mixing box", 15, 50],
  ["silencer", "Silencer", 25, 60],
  ["vav-terminal", "Variable air volume terminal", 30, 100],
  ["vav-reheat", "Variable air volume terminal with a reheat coil", 60, 150],
  ["fire-damper", "Fire damper, blades out of the airstream", 5, 25],
  ["volume-damper", "Volume damper, open", 5, 15],
  ["intake-louvre", "Intake louvre", 15, 50],
  ["louvre-screen", "Weather louvre with bird screen", 25, 60],
  ["ceiling-diffuser", "Ceiling diffuser", 10, 40],
  ["slot-diffuser", "Slot diffuser with plenum", 15, 40],
  ["grille", "Grille or register", 10, 30],
  ["grease-filter", "Grease filter of a kitchen hood", 60, 150],
  ["fan-outlet", "System effect at a fan's outlet, allowance", 25, 100],
];

const ofWater: readonly Row[] = [
  ["evaporator", "Chiller, evaporator", 30, 80],
  ["condenser", "Chiller, condenser", 30, 80],
  ["water-plate-exchanger", "Plate heat exchanger for water, each side", 20, 70],
  ["boiler", "Boiler", 5, 20],
  ["condensing-boiler", "Condensing boiler", 10, 40],
  ["tower-nozzles", "Nozzles of a cooling tower, in addition to the lift", 15, 50],
  ["water-cooling-coil", "Cooling coil of an air handler", 15, 50],
  ["water-heating-coil", "Heating coil of an air handler", 5, 25],
  ["fan-coil", "Fan coil unit", 10, 30],
  ["chilled-beam", "Active chilled beam", 5, 20],
  ["radiator", "Radiator with thermostatic valve", 5, 15],
  ["floor-heating", "Circuit of underfloor heating", 10, 25],
  ["control-valve", "Control valve, open", 15, 50],
  ["pressure-independent-valve", "Pressure independent control valve, minimum difference", 15, 35],
  ["balancing-valve", "Balancing valve, open", 3, 10],
  ["check-valve", "Check valve", 3, 15],
  ["butterfly-valve", "Butterfly valve, open", 0.5, 3],
  ["strainer", "Strainer, clean", 5, 15],
  ["air-separator", "Air or dirt separator", 1, 10],
  ["flow-meter", "Flow meter with orifice", 5, 15],
];

/**
 * Typical pressure drops of components of air and water systems at design flow: for a first estimate, before the manufacturer's data.
 *
 * @source design-practice
 * @example
 * ```ts
 * import { pressureDrops } from "@org/hvac-core/reference";
 * pressureDrops.find(({ id }) => id === "strainer")?.high; // 15000
 * ```
 */
export const pressureDrops: readonly PressureDrop[] = (
  [
    ["air", 1, ofAir],
    ["water", 1000, ofWater],
  ] as const
).flatMap(([medium, unit, rows]) =>
  rows.map(([id, label, low, high]) => ({
    id,
    label,
    medium,
    low: low * unit,
    high: high * unit,
    source: practice,
    verify: true as const,
  })),
);
