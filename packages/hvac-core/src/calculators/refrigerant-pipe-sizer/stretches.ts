import { atPath, OutOfRangeError } from "../../kernel/index.ts";
import {
  lineLoss,
  liquidLineLoss,
  saturationCurve,
  tabulatedProperties,
  type CycleEnds,
  type LineRun,
  type LiquidLineLoss,
  type LiquidPath,
  type PropertiesAt,
} from "../../refrigerant-lines/index.ts";
import type { Refrigerant } from "../../refrigerants/index.ts";
import type { LineCalculation } from "./circuitTypes.ts";
import type { Lines, Stretch } from "./lineCalculation.ts";
import type { LineValues } from "./schema.ts";

/** Properties down to a pressure below which the tube is too small, and is not calculated further. */
const downTo =
  (minPressure: number, properties: PropertiesAt): PropertiesAt =>
  (pressure, enthalpy) => {
    if (pressure < minPressure)
      throw new OutOfRangeError({
        parameter: "insideDiameter",
        value: pressure,
        min: minPressure,
        max: Infinity,
        unit: "Pa",
        reason: "it is too small",
      });
    return properties(pressure, enthalpy);
  };

const asGas =
  (properties: PropertiesAt) =>
  (run: LineRun): LiquidLineLoss => ({ ...lineLoss(run, properties), flashesAt: 1 });

/** A line whose accessories leave less than it needs behind it. */
function refuseAccessories(id: string, reason: string): never {
  return atPath(`lines.${id}`, () => {
    throw new OutOfRangeError({ parameter: "accessoryLoss", value: 0, min: 0, max: 0, unit: "", reason });
  });
}

/**
 * A line behind others. Where it cannot carry its flow because of what accessories took (or, followed from its end, added), they are to
 * blame and not its length.
 */
function calculateBehind(lines: Lines, row: LineValues, stretch: Stretch, taken: readonly LineValues[]): LineCalculation {
  try {
    return lines.calculate(row, stretch);
  } catch (error) {
    const isInlet = stretch.knownEnd === "inlet";
    const all = isInlet ? taken : [...taken, row];
    const total = all.reduce((sum, { accessoryLoss }) => sum + accessoryLoss, 0);
    if (!(error instanceof OutOfRangeError) || total === 0) throw error;
    const before = taken.reduce((sum, { accessoryLoss }) => sum + accessoryLoss, 0);
    try {
      lines.calculate({ ...row, accessoryLoss: 0 }, { ...stretch, pressure: stretch.pressure + (isInlet ? before : -before) });
    } catch {
      throw error;
    }
    const worst = all.reduce((largest, each) => (each.accessoryLoss > largest.accessoryLoss ? each : largest));
    return refuseAccessories(
      worst.id,
      isInlet
        ? "it leaves too little pressure for the lines after it"
        : "with it the pressure at the compressor is beyond the range of the refrigerant",
    );
  }
}

/** Refuses accessories after which the pressure is below a minimum, Pa. */
function refuseBelow(line: LineCalculation, { accessoryLoss }: LineValues, minPressure: number, reason: string): void {
  if (accessoryLoss > 0 && line.pressureOut < minPressure) refuseAccessories(line.id, reason);
}

const belowEvaporator = "it leaves less pressure than there is in the evaporator, so that nothing flows there";

/** The gas from the evaporator to the compressor, with the heat in J/kg that it takes up in each line. */
export function suctionLines(
  lines: Lines,
  { evaporatingPressure, evaporatorOutlet }: CycleEnds,
  refrigerant: Refrigerant,
  heats: readonly number[],
): LineCalculation[] {
  const rows = lines.ofKind("suction");
  if (rows.length === 0) return [];
  const { enthalpy } = evaporatorOutlet;
  const enthalpies = heats.reduce((all, heat) => [...all, all.at(-1)! + heat], [enthalpy]);
  const [lowest, highest] = [Math.min(...enthalpies), Math.max(...enthalpies)];
  const { temperature } = refrigerant.state({ pressure: evaporatingPressure, enthalpy: highest });
  const isDry = refrigerant.saturationAtPressure(1.02 * evaporatingPressure).vapor.enthalpy < lowest;
  const properties = tabulatedProperties(refrigerant, {
    lowestPressure: 0.6 * evaporatingPressure,
    highestPressure: (isDry ? 1.02 : 1) * evaporatingPressure,
    enthalpies: [lowest, highest],
  });
  const saturationAt = saturationCurve(refrigerant, "dew", { from: 0.6 * evaporatingPressure, to: 1.02 * evaporatingPressure });
  const done: LineCalculation[] = [];
  let pressure = evaporatingPressure;
  for (const [index, row] of rows.entries()) {
    const [enthalpyIn, enthalpyOut] = [enthalpies[index]!, enthalpies[index + 1]!];
    const specificVolumeAtMinimum = properties(evaporatingPressure, enthalpyIn).specificVolume;
    const line = calculateBehind(
      lines,
      row,
      {
        pressure,
        knownEnd: "inlet",
        enthalpyIn,
        enthalpyOut,
        specificVolumeAtMinimum,
        saturationAt,
        temperature,
        entry: properties(pressure, enthalpyIn),
        lossOf: asGas(downTo(0.6 * evaporatingPressure, properties)),
      },
      rows.slice(0, index),
    );
    refuseBelow(
      line,
      row,
      0.6 * evaporatingPressure,
      "it leaves the compressor next to no pressure: less than six tenths of that in the evaporator",
    );
    done.push(line);
    pressure = line.pressureOut;
  }
  return done;
}

/** The gas to the condenser, followed from there up to the compressor: the condensing pressure is known at the end. */
export function dischargeLines(lines: Lines, refrigerant: Refrigerant, pressure: number, enthalpy: number): LineCalculation[] {
  const rows = lines.ofKind("discharge");
  if (rows.length === 0) return [];
  const properties = tabulatedProperties(refrigerant, {
    lowestPressure: 0.98 * pressure,
    highestPressure: Math.min(1.3 * pressure, 0.98 * refrigerant.range.maximumPressure),
    enthalpies: [enthalpy, enthalpy],
  });
  const { temperature } = refrigerant.state({ pressure, enthalpy });
  const saturationAt = saturationCurve(refrigerant, "dew", {
    from: 0.98 * pressure,
    to: Math.min(1.3 * pressure, saturationEnd(refrigerant)),
  });
  const entry = properties(pressure, enthalpy);
  const done: LineCalculation[] = [];
  let outlet = pressure;
  for (const row of rows.toReversed()) {
    const line = calculateBehind(
      lines,
      row,
      {
        pressure: outlet,
        knownEnd: "outlet",
        enthalpyIn: enthalpy,
        enthalpyOut: enthalpy,
        specificVolumeAtMinimum: entry.specificVolume,
        saturationAt,
        temperature,
        entry,
        lossOf: asGas(properties),
      },
      rows.slice(rows.length - done.length),
    );
    done.unshift(line);
    outlet = line.pressureIn;
  }
  return done;
}

export function hotGasLines(
  lines: Lines,
  refrigerant: Refrigerant,
  pressure: number,
  enthalpy: number,
  evaporatingPressure: number,
): LineCalculation[] {
  const rows = lines.ofKind("hotGas");
  if (rows.length === 0) return [];
  const properties = tabulatedProperties(refrigerant, {
    lowestPressure: 0.6 * pressure,
    highestPressure: 1.01 * pressure,
    enthalpies: [enthalpy, enthalpy],
  });
  const { temperature } = refrigerant.state({ pressure, enthalpy });
  const saturationAt = saturationCurve(refrigerant, "dew", {
    from: 0.6 * pressure,
    to: Math.min(1.01 * pressure, saturationEnd(refrigerant)),
  });
  const entry = properties(pressure, enthalpy);
  const done: LineCalculation[] = [];
  let inlet = pressure;
  for (const row of rows) {
    const line = calculateBehind(
      lines,
      row,
      {
        pressure: inlet,
        knownEnd: "inlet",
        enthalpyIn: enthalpy,
        enthalpyOut: enthalpy,
        specificVolumeAtMinimum: entry.specificVolume,
        saturationAt,
        temperature,
        entry,
        lossOf: asGas(downTo(0.6 * pressure, properties)),
      },
      rows.slice(0, done.length),
    );
    refuseBelow(line, row, evaporatingPressure, belowEvaporator);
    done.push(line);
    inlet = line.pressureOut;
  }
  return done;
}

/** Highest pressure of which a saturation temperature is known, Pa. */
function saturationEnd(refrigerant: Refrigerant): number {
  return refrigerant.saturationAtTemperature(refrigerant.range.maximumSaturationTemperature).pressureDew;
}

/** Liquid from the condenser to the expansion valve; drains each begin at the condenser. */
export function liquidLines(
  lines: Lines,
  kind: "liquid" | "condensate",
  path: LiquidPath,
  { condensingPressure, evaporatingPressure }: CycleEnds,
): LineCalculation[] {
  const rows = lines.ofKind(kind);
  if (rows.length === 0) return [];
  const { temperature } = path.refrigerant.state({ pressure: condensingPressure, enthalpy: path.enthalpy });
  const highest = Math.min(1.1 * condensingPressure, saturationEnd(path.refrigerant));
  const saturationAt = saturationCurve(path.refrigerant, "bubble", { from: 0.6 * condensingPressure, to: highest });
  const followed = { ...path, mixture: downTo(0.5 * path.flashPressure, path.mixture) };
  const done: LineCalculation[] = [];
  let pressure = condensingPressure;
  for (const row of rows) {
    const line = calculateBehind(
      lines,
      row,
      {
        pressure,
        knownEnd: "inlet",
        enthalpyIn: path.enthalpy,
        enthalpyOut: path.enthalpy,
        specificVolumeAtMinimum: 1,
        saturationAt,
        temperature,
        entry: (pressure > path.flashPressure ? path.liquid : path.mixture)(pressure, path.enthalpy),
        lossOf: (run) => liquidLineLoss(run, followed),
      },
      kind === "liquid" ? rows.slice(0, done.length) : [],
    );
    refuseBelow(line, row, evaporatingPressure, belowEvaporator);
    done.push(line);
    if (kind === "liquid") pressure = line.pressureOut;
  }
  return done;
}
