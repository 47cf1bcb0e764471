import type { Citation } from "../sources/index.ts";
import type { ReferenceRow } from "./row.ts";
import { srlNoiseControl } from "./sources.ts";

const book: Citation = { source: srlNoiseControl, locator: "fig. 5.16" };

/** Sound pressure near a kind of equipment. */
export interface EquipmentLevel extends ReferenceRow {
  readonly group: "chiller" | "boiler" | "cooling-tower";
  /** Sound pressure 1 m from the machine in the octave bands 63…8000 Hz, dB. */
  readonly levels: readonly number[];
}

const rows: ReadonlyArray<readonly [id: string, label: string, group: EquipmentLevel["group"], levels: readonly number[]]> = [
  ["chiller-reciprocating", "Chiller with reciprocating compressors", "chiller", [91, 89, 92, 93, 92, 90, 86, 81]],
  ["chiller-centrifugal", "Chiller with a centrifugal compressor", "chiller", [91, 93, 95, 96, 99, 102, 97, 92]],
  ["chiller-screw", "Chiller with screw compressors", "chiller", [76, 80, 92, 89, 85, 80, 75, 73]],
  ["boiler", "Boiler, above 500 kW", "boiler", [92, 92, 89, 86, 83, 80, 77, 74]],
  ["cooling-tower-centrifugal", "Cooling tower, centrifugal fan, at its intake", "cooling-tower", [85, 85, 83, 91, 79, 76, 73, 68]],
  ["cooling-tower-propeller", "Cooling tower, propeller fan, at its intake", "cooling-tower", [98, 97, 94, 90, 85, 80, 75, 70]],
];

/**
 * Typical sound pressure 1 m from plant of any size, for a first estimate only; manufacturers' data take precedence.
 *
 * @source srl-noise-control, fig. 5.16
 * @example
 * ```ts
 * import { equipmentLevels } from "@org/hvac-core/reference";
 * equipmentLevels.find(({ id }) => id === "chiller-screw")?.levels[2]; // 92
 * ```
 */
export const equipmentLevels: readonly EquipmentLevel[] = rows.map(([id, label, group, levels]) => ({
  id,
  label,
  group,
  source: book,
  verify: true,
  levels,
}));
