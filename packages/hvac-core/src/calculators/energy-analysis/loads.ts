import { degreeDaysFromMonthlyMean, monthDays, monthlyNeed } from "../../energy/index.ts";
import { atPath, OutOfRangeError } from "../../kernel/index.ts";
import { dryAirSpecificHeat, gasConstant, icePoint } from "../../psychrometrics/internal.ts";
import { pressureAtAltitude } from "../../psychrometrics/index.ts";
import { effectiveHeatCapacities } from "./buildingFields.ts";
import type { CaseValues, EnergyValues } from "./schema.ts";

/** Temperature of the room air that outdoor air replaces, °C. */
const roomAirTemperature = 20;
/** Heat capacity of the room air by volume, J/(m³·K), at a pressure, Pa. */
export const airHeatCapacity = (pressure: number): number =>
  (dryAirSpecificHeat * pressure) / (gasConstant * (roomAirTemperature + icePoint));

const secondsPerDay = 86_400;
export const joulesPerKilowattHour = 3.6e6;

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
export const months = monthDays.map((_, index) => index);

/** Floor area of the building, or of all its rooms, m². */
export const floorAreaOf = ({ loadMethod, floorArea, rooms }: EnergyValues): number =>
  loadMethod === "hours" ? sumOf(rooms.map((room) => room.count * room.floorArea)) : floorArea;

/** Properties of the building with a system. */
export interface Building {
  /** Loss coefficient of the envelope, W/K */
  readonly envelope: number;
  /** Heat capacity of the air, J/(m³·K) */
  readonly air: number;
  /** Loss coefficient during heating, with heat recovery, W/K */
  readonly heatingCoefficient: number;
  /** Loss coefficient during cooling, W/K */
  readonly coolingCoefficient: number;
  /** °C */
  readonly heatingSetPoint: number;
  /** °C */
  readonly coolingSetPoint: number;
}

/** Monthly loads, J; balance temperatures, °C; degree days to these or as entered, K·d. */
export interface Loads {
  readonly heating: readonly number[];
  readonly cooling: readonly number[];
  readonly heatingBalance: readonly number[];
  readonly coolingBalance: readonly number[];
  readonly heatingDegreeDays: readonly number[];
  readonly coolingDegreeDays: readonly number[];
}

export function buildingOf(values: EnergyValues, row: CaseValues): Building {
  const envelope = row.customLossCoefficient ?? values.lossCoefficient;
  const air = airHeatCapacity(pressureAtAltitude(values.altitude));
  const heatingSetPoint = values.heatingSetPoint - row.heatingSetPointReduction;
  const coolingSetPoint = values.coolingSetPoint + row.coolingSetPointIncrease;
  if (coolingSetPoint < heatingSetPoint)
    throw new OutOfRangeError({
      parameter:
        row.heatingSetPointReduction < 0 || row.coolingSetPointIncrease < 0
          ? `cases.${row.id}.heatingSetPointReduction`
          : "coolingSetPoint",
      value: coolingSetPoint,
      min: heatingSetPoint,
      max: Infinity,
      unit: "°C",
      reason: "the cooling set point is below the heating set point",
    });
  return {
    envelope,
    air,
    heatingCoefficient: envelope + air * values.ventilationFlow * (1 - row.heatRecovery),
    coolingCoefficient: envelope + air * values.ventilationFlow,
    heatingSetPoint,
    coolingSetPoint,
  };
}

/** Outdoor temperature at which gains equal losses, °C. */
function balance(setPoint: number, gains: number, coefficient: number): number {
  const temperature = setPoint - gains / coefficient;
  if (temperature < -50)
    throw new OutOfRangeError({
      parameter: "internalGains",
      value: gains,
      min: 0,
      max: (setPoint + 50) * coefficient,
      unit: "W",
      reason: "with such gains for its loss coefficient, the building needs no heating in any weather",
    });
  return temperature;
}

/** Monthly balance temperatures. */
export function balancesOf(values: EnergyValues, building: Building): Pick<Loads, "heatingBalance" | "coolingBalance"> {
  const gains = values.solarGains.map((solar) => values.internalGains + solar);
  return {
    heatingBalance: gains.map((gain) => balance(building.heatingSetPoint, gain, building.heatingCoefficient)),
    coolingBalance: gains.map((gain) => balance(building.coolingSetPoint, gain, building.coolingCoefficient)),
  };
}

/** Monthly loads by degree days or by the monthly balance. */
export function loadsOf(values: EnergyValues, building: Building): Loads {
  const { heatingCoefficient, coolingCoefficient, heatingSetPoint, coolingSetPoint } = building;
  const balances = balancesOf(values, building);
  if (values.loadMethod === "monthly") {
    const heatCapacity = effectiveHeatCapacities[values.massClass] * values.floorArea;
    const needs = months.map((month) =>
      atPath("cases", () => {
        const zone = {
          gains: values.internalGains + values.solarGains[month]!,
          outdoor: values.outdoorMeans[month]!,
          heatingSetPoint,
          coolingSetPoint,
          heatCapacity,
          days: monthDays[month]!,
        };
        return {
          heating: monthlyNeed({ ...zone, lossCoefficient: heatingCoefficient }).heating,
          cooling: monthlyNeed({ ...zone, lossCoefficient: coolingCoefficient }).cooling,
        };
      }),
    );
    const none = months.map(() => 0);
    return {
      heating: needs.map(({ heating }) => heating),
      cooling: needs.map(({ cooling }) => cooling),
      ...balances,
      heatingDegreeDays: none,
      coolingDegreeDays: none,
    };
  }
  const degreeDays = months.map((month) => {
    if (values.loadMethod === "publishedDegreeDays")
      return { heating: values.heatingDegreeDays[month]!, cooling: values.coolingDegreeDays[month]! };
    const normal = { mean: values.outdoorMeans[month]!, deviation: values.dailyDeviations[month]!, days: monthDays[month]! };
    return {
      heating: degreeDaysFromMonthlyMean(normal, balances.heatingBalance[month]!).heating,
      cooling: degreeDaysFromMonthlyMean(normal, balances.coolingBalance[month]!).cooling,
    };
  });
  const heatingDegreeDays = degreeDays.map(({ heating }) => heating);
  const coolingDegreeDays = degreeDays.map(({ cooling }) => cooling);
  return {
    heating: heatingDegreeDays.map((days) => secondsPerDay * heatingCoefficient * days),
    cooling: coolingDegreeDays.map((days) => secondsPerDay * coolingCoefficient * days),
    ...balances,
    heatingDegreeDays,
    coolingDegreeDays,
  };
}
