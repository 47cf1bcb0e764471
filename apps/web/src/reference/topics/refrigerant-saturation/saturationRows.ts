import { OutOfRangeError } from "@org/hvac-core/kernel";
import { pressureAtAltitude } from "@org/hvac-core/psychrometrics";
import { convert } from "@org/hvac-core/quantity";
import type { ReferenceRow } from "@org/hvac-core/reference";
import type { FluidState, Refrigerant } from "@org/hvac-core/refrigerants";
import { formatNumber } from "@org/form/numbers";
import { steppedValues } from "../../fields/temperatureSteps.ts";
import { equationOf } from "../refrigerants/fluids.ts";
import type { PressureUnit, SaturationState, TemperatureUnit } from "./saturationState.ts";

/** Saturation at one temperature or pressure. Pressures are gauge or absolute, as selected. */
export interface SaturationRow extends ReferenceRow {
  /** Temperature or pressure of the row, in the unit of its label. */
  readonly entry: number;
  /** °C */
  readonly bubbleTemperature: number;
  /** °C */
  readonly dewTemperature: number;
  /** Pa */
  readonly bubblePressure: number;
  /** Pa */
  readonly dewPressure: number;
  readonly liquid: FluidState;
  readonly vapor: FluidState;
}

/** Zero of gauge pressure, Pa: the atmosphere at the altitude; 0 for absolute pressures. */
export function gaugeZero({ isGauge, altitude }: Pick<SaturationState, "isGauge" | "altitude">): number {
  return isGauge ? pressureAtAltitude(altitude) : 0;
}

function rowAt(refrigerant: Refrigerant, state: SaturationState, entry: number, units: TableUnits): SaturationRow {
  const zero = gaugeZero(state);
  const source = equationOf(refrigerant);
  if (state.by === "pressure") {
    const saturated = refrigerant.saturationAtPressure(convert(entry, units.pressure, "Pa") + zero);
    const { temperatureBubble, temperatureDew, pressure, liquid, vapor } = saturated;
    return {
      id: `p${String(entry)}`,
      label: formatNumber(entry, { digits: 8, trimZeros: true }),
      source,
      entry,
      bubbleTemperature: temperatureBubble,
      dewTemperature: temperatureDew,
      bubblePressure: pressure - zero,
      dewPressure: pressure - zero,
      liquid,
      vapor,
    };
  }
  const temperature = convert(entry, units.temperature, "degC");
  const { pressureBubble, pressureDew, liquid, vapor } = refrigerant.saturationAtTemperature(temperature);
  return {
    id: `t${String(entry)}`,
    label: formatNumber(entry, { digits: 8, trimZeros: true }),
    source,
    entry,
    bubbleTemperature: temperature,
    dewTemperature: temperature,
    bubblePressure: pressureBubble - zero,
    dewPressure: pressureDew - zero,
    liquid,
    vapor,
  };
}

export interface TableUnits {
  readonly temperature: TemperatureUnit;
  readonly pressure: PressureUnit;
}

/** Rows of the table, and the number of rows outside the range of the equation. */
export function saturationRows(
  refrigerant: Refrigerant,
  state: SaturationState,
  units: TableUnits,
): { readonly rows: readonly SaturationRow[]; readonly refused: number } {
  const rows: SaturationRow[] = [];
  let refused = 0;
  for (const entry of steppedValues(state.from, state.to, state.step)) {
    try {
      rows.push(rowAt(refrigerant, state, entry, units));
    } catch (error) {
      if (!(error instanceof OutOfRangeError)) throw error;
      refused += 1;
    }
  }
  return { rows, refused };
}
