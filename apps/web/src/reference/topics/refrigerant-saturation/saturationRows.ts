import { OutOfRangeError } from "@org/hvac-core/kernel";
import { pressureAtAltitude } from "@org/hvac-core/psychrometrics";
import { convert } from "@org/hvac-core/quantity";
import type { ReferenceRow } from "@org/hvac-core/reference";
import type { FluidState, Refrigerant } from "@org/hvac-core/refrigerants";
import { formatNumber } from "@org/form/numbers";
import { steppedValues } from "../../fields/temperatureSteps.ts";
import { equationOf } from "../refrigerants/fluids.ts";
import type { PressureUnit, SaturationState, TemperatureUnit } from "./saturationState.ts";

/** Saturation at one temperature or one pressure. Pressures are as a gauge or absolute, as was asked. */
export interface SaturationRow extends ReferenceRow {
  /** What the row was asked by, in the unit of its name. */
  readonly at: number;
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

/** The pressure that gauges count from, Pa: the atmosphere at the altitude, or none. */
export function gaugeZero({ isGauge, altitude }: Pick<SaturationState, "isGauge" | "altitude">): number {
  return isGauge ? pressureAtAltitude(altitude) : 0;
}

function rowAt(refrigerant: Refrigerant, state: SaturationState, at: number, units: TableUnits): SaturationRow {
  const zero = gaugeZero(state);
  const source = equationOf(refrigerant);
  if (state.by === "pressure") {
    const saturated = refrigerant.saturationAtPressure(convert(at, units.pressure, "Pa") + zero);
    const { temperatureBubble, temperatureDew, pressure, liquid, vapor } = saturated;
    return {
      id: `p${String(at)}`,
      label: formatNumber(at, { digits: 8, trimZeros: true }),
      source,
      at,
      bubbleTemperature: temperatureBubble,
      dewTemperature: temperatureDew,
      bubblePressure: pressure - zero,
      dewPressure: pressure - zero,
      liquid,
      vapor,
    };
  }
  const temperature = convert(at, units.temperature, "degC");
  const { pressureBubble, pressureDew, liquid, vapor } = refrigerant.saturationAtTemperature(temperature);
  return {
    id: `t${String(at)}`,
    label: formatNumber(at, { digits: 8, trimZeros: true }),
    source,
    at,
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

/** The table that was asked for, and how many of its rows lie outside of what the equation knows. */
export function saturationRows(
  refrigerant: Refrigerant,
  state: SaturationState,
  units: TableUnits,
): { readonly rows: readonly SaturationRow[]; readonly refused: number } {
  const rows: SaturationRow[] = [];
  let refused = 0;
  for (const at of steppedValues(state.from, state.to, state.step)) {
    try {
      rows.push(rowAt(refrigerant, state, at, units));
    } catch (error) {
      if (!(error instanceof OutOfRangeError)) throw error;
      refused += 1;
    }
  }
  return { rows, refused };
}
