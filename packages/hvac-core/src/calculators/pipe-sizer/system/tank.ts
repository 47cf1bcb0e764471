import {
  airCushionTank,
  diaphragmTank,
  expansionVessel,
  linearExpansion,
  pipeMaterial,
  type ExpansionTankInput,
} from "../../../flow/index.ts";
import { liquidOf } from "../../../fluids/internal.ts";
import { gravity } from "../../../constants/gravity.ts";
import { OutOfRangeError } from "../../../kernel/index.ts";
import { pressureAtAltitude } from "../../../psychrometrics/index.ts";
import type { SystemValues } from "../schema.ts";
import { hottestOf, type LegTemperatures } from "../legHeat.ts";

/** Water is filled at this temperature unless the supply is colder, °C. */
const fillTemperature = 10;
/** Temperature to which a system for cooling may warm up at rest, °C. */
const restTemperature = 35;
/** The tank stays below the set pressure of the safety valve by this share of it, and by EN 12828 by 50 kPa where that is more. */
const reliefShare = 0.1;
const reliefMargin = 5e4;

/** An expansion tank with the pressures that it works between. */
export interface SystemTank {
  /** °C. */
  readonly lowest: number;
  readonly highest: number;
  /** kg/m³. */
  readonly coldDensity: number;
  readonly hotDensity: number;
  /** Linear expansion of the pipes, 1/K; zero where it is neglected. */
  readonly expansionOfPipes: number;
  /** Volume of pipes, units and plant, m³. */
  readonly systemVolume: number;
  /** Pa. */
  readonly atmosphericPressure: number;
  /** Static pressure of the height above the tank and the pressure at the top, Pa gauge: the precharge pressure of a vessel with a reserve. */
  readonly minimumPressure: number;
  /** At the tank with cold water, Pa gauge. */
  readonly fillPressure: number;
  /** At the tank with hot water, Pa gauge. */
  readonly maxPressure: number;
  /** m³. */
  readonly expansion: number;
  readonly reserve: number | undefined;
  readonly volume: number;
}

/** Density at a temperature of the system. Beyond the data of the fluid it is an error at the field of the temperature. */
function densityAt(temperature: number, field: string, { fluid, glycolMassFraction }: SystemValues): number {
  try {
    return liquidOf({ fluid, glycolMassFraction, fluidTemperature: temperature }).density;
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    const { value, min, max, unit } = error;
    const reason = "the fluid is not liquid there, or no data of it are known";
    throw new OutOfRangeError({ parameter: field, value, min, max, unit, reason });
  }
}

/** Linear expansion of the pipes of the system, 1/K. Plastics expand more than water does; to neglect that makes no tank too small. */
export function growthOf({ pipeMaterial: key }: SystemValues): number {
  const { kind } = pipeMaterial(key);
  if (kind === "copper") return linearExpansion.copper;
  return kind === "steel" || kind === "stainlessSteel" ? linearExpansion.steel : 0;
}

/** The tank of a closed system, where one is asked for. */
export function systemTank(values: SystemValues, pipeVolume: number, temperatures: LegTemperatures): SystemTank | undefined {
  const { tankMethod, systemKind, service } = values;
  if (tankMethod === "none" || systemKind === "open") return undefined;
  const lowest = values.lowestTemperature ?? Math.min(fillTemperature, temperatures.supply);
  const hotter = hottestOf(temperatures);
  const highest = values.highestTemperature ?? (service === "cooling" ? Math.max(restTemperature, hotter) : hotter);
  if (lowest > highest) {
    const parameter = values.highestTemperature === null ? "lowestTemperature" : "highestTemperature";
    const reason =
      parameter === "highestTemperature" ? "it must be above the lowest temperature" : "it must be below the highest temperature";
    throw new OutOfRangeError({ parameter, value: highest, min: lowest, max: 180, unit: "°C", reason });
  }
  const coldDensity = densityAt(lowest, values.lowestTemperature === null ? "fluidTemperature" : "lowestTemperature", values);
  const hotDensity = densityAt(highest, values.highestTemperature === null ? "fluidTemperature" : "highestTemperature", values);
  const systemVolume = pipeVolume + values.equipmentVolume;
  const atmosphericPressure = pressureAtAltitude(values.tankAltitude);
  const minimumPressure = coldDensity * gravity * values.staticHeight + values.topPressure;
  const margin = reliefShare * values.reliefPressure;
  const maxPressure = values.reliefPressure - (tankMethod === "vessel" ? Math.max(reliefMargin, margin) : margin);
  const expansionOfPipes = tankMethod === "vessel" ? 0 : growthOf(values);
  const input: ExpansionTankInput = {
    systemVolume,
    coldDensity,
    hotDensity,
    temperatureRise: highest - lowest,
    linearExpansion: expansionOfPipes,
    fillPressure: minimumPressure + atmosphericPressure,
    maxPressure: maxPressure + atmosphericPressure,
  };
  const vessel = tankMethod === "vessel" ? expansionVessel(input) : undefined;
  const sized = vessel ?? (tankMethod === "diaphragm" ? diaphragmTank(input) : airCushionTank(input, atmosphericPressure));
  return {
    lowest,
    highest,
    coldDensity,
    hotDensity,
    expansionOfPipes,
    systemVolume,
    atmosphericPressure,
    minimumPressure,
    fillPressure: vessel ? vessel.initialPressure - atmosphericPressure : minimumPressure,
    maxPressure,
    expansion: sized.expansion,
    reserve: vessel?.reserve,
    volume: sized.volume,
  };
}
