import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";
import { ashrae90, type Citation } from "../sources/index.ts";
import { inch } from "../constants/inchPound.ts";

/** Source of the minimum insulation of pipes. */
export const pipeInsulationCitation: Citation = {
  source: ashrae90,
  locator: "Tables 6.8.3-1 and 6.8.3-2, footnote a for other conductivities",
};

/** 1 Btu·in/(h·ft²·°F) in W/(m·K). */
const perInch = 0.1442279;

/** Nominal sizes from which the next column applies, in. */
const columns = [1, 1.5, 4, 8];

interface InsulationRow {
  /** Fluid up to this temperature, °F. */
  readonly upTo: number;
  /** Largest conductivity of the insulation that the thicknesses are for, Btu·in/(h·ft²·°F). */
  readonly conductivity: number;
  /** By `columns`, in. */
  readonly thickness: readonly number[];
}

/** Between 60 and 105 °F the standard requires no insulation. */
const noInsulationAbove = 60;
const noInsulationBelow = 105;

const rows: readonly InsulationRow[] = [
  { upTo: 40, conductivity: 0.26, thickness: [0.5, 1, 1, 1, 1.5] },
  { upTo: noInsulationAbove, conductivity: 0.27, thickness: [0.5, 0.5, 1, 1, 1] },
  { upTo: 140, conductivity: 0.28, thickness: [1, 1, 1.5, 1.5, 1.5] },
  { upTo: 200, conductivity: 0.29, thickness: [1.5, 1.5, 2, 2, 2] },
  { upTo: 250, conductivity: 0.3, thickness: [2.5, 2.5, 2.5, 3, 3] },
  { upTo: 350, conductivity: 0.32, thickness: [3, 4, 4.5, 4.5, 4.5] },
  { upTo: 400, conductivity: 0.34, thickness: [4.5, 5, 5, 5, 5] },
];

/** A pipe and its insulation. */
export interface PipeInsulationInput {
  /** Operating temperature of the fluid, °C (−60…200). */
  readonly temperature: number;
  /** Nominal size of the pipe, m (0.003…3). */
  readonly nominalSize: number;
  /** Outside diameter of the pipe, m (0.003…3). */
  readonly outsideDiameter: number;
  /** Conductivity of the insulation, W/(m·K) (0.005…1). */
  readonly conductivity: number;
}

/**
 * Minimum thickness of insulation that the energy standard requires on a pipe: none between 60 and 105 °F (15.6 to 40.6 °C).
 *
 * For insulation of a higher conductivity than the table's, the thickness grows by the standard's formula r ((1 + t/r)^(K/k) − 1), where r is the
 * pipe's outside radius; for a lower one the table's thickness is given.
 *
 * @param input temperature (°C), nominal size and outside diameter (m), conductivity (W/(m·K))
 * @returns m
 * @throws {OutOfRangeError} when a number is outside its range or the insulation would be more than 1 m thick
 * @source ashrae-90.1, tables 6.8.3-1 and 6.8.3-2
 * @example
 * ```ts
 * import { minimumPipeInsulation } from "@org/hvac-core/flow";
 * minimumPipeInsulation({ temperature: 7, nominalSize: 0.0508, outsideDiameter: 0.0603, conductivity: 0.036 }); // 0.0254
 * minimumPipeInsulation({ temperature: 30, nominalSize: 0.0508, outsideDiameter: 0.0603, conductivity: 0.036 }); // 0
 * ```
 */
export function minimumPipeInsulation({ temperature, nominalSize, outsideDiameter, conductivity }: PipeInsulationInput): number {
  requireInRange("temperature", temperature, -60, 200, "°C");
  requireInRange("nominalSize", nominalSize, 0.003, 3, "m");
  requireInRange("outsideDiameter", outsideDiameter, 0.003, 3, "m");
  requireInRange("conductivity", conductivity, 0.005, 1, "W/(m·K)");
  // The rounding keeps 60 °F at 60 °F after its conversion to °C.
  const fahrenheit = Math.round((1.8 * temperature + 32) * 1e6) / 1e6;
  if (fahrenheit > noInsulationAbove && fahrenheit < noInsulationBelow) return 0;
  const row = rows.find(({ upTo }) => (upTo === 40 ? fahrenheit < upTo : fahrenheit <= upTo))!;
  // Nominal sizes of the trade: DN 25 is 1 in, and so is 25 mm.
  const inches = (nominalSize / inch) * 1.03;
  const listed = row.thickness[columns.filter((from) => inches >= from).length]! * inch;
  const maxConductivity = row.conductivity * perInch;
  if (conductivity <= maxConductivity) return listed;
  const radius = outsideDiameter / 2;
  const thickness = radius * ((1 + listed / radius) ** (conductivity / maxConductivity) - 1);
  if (thickness <= 1) return thickness;
  throw new OutOfRangeError({
    parameter: "conductivity",
    value: conductivity,
    min: 0.005,
    max: maxConductivity,
    unit: "W/(m·K)",
    reason: "insulation of this conductivity would have to be more than a metre thick",
  });
}
