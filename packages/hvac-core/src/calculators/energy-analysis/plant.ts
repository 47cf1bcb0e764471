import { binEnergy, fanPowerRatio, monthDays, type BinEnergy } from "../../energy/index.ts";
import { at, OutOfRangeError } from "../../kernel/index.ts";
import { balancesOf, buildingOf, loadsOf, months, sumOf, type Building, type Loads } from "./loads.ts";
import type { CaseValues, EnergyValues } from "./schema.ts";

export const carriers = ["electricity", "gas", "oil", "districtHeat", "districtCooling"] as const;
export type Carrier = (typeof carriers)[number];

export const endUses = ["heating", "backup", "cooling", "fans", "pumps", "other"] as const;
export type EndUse = (typeof endUses)[number];

/** What one end use takes of one carrier in each month, J. */
export interface EnergyUse {
  readonly endUse: EndUse;
  readonly carrier: Carrier;
  readonly months: readonly number[];
}

/** A year of one system. */
export interface CaseYear {
  readonly building: Building;
  readonly loads: Loads;
  readonly uses: readonly EnergyUse[];
  /** Load that the plant left, J: heat by the backup, cold that nobody gets. */
  readonly remaining: { readonly heating: number; readonly cooling: number };
  /** Electric power of all fans while they run, over that at design flow. */
  readonly fanRatio: number;
  /** Highest electric demand of each month, W. */
  readonly demand: readonly number[];
}

/** Ratings of AHRI 210/240 outside, °C: heating at the high and the low temperature, cooling in the hot and the mild condition. */
export const ratings = { heating: 25 / 3, heatingCold: -25 / 3, cooling: 35, coolingMild: 250 / 9 } as const;
/** Within these a straight line through two ratings is followed. */
export const copLimits = { heating: [1, 15], cooling: [0.5, 20] } as const;
/** Of a plant that is always enough, W. */
const unlimited = 1e9;

/** Straight through two points, or level through the first where there is no second. */
const line =
  (x0: number, y0: number, x1: number, y1: number | null) =>
  (x: number): number =>
    y1 === null ? y0 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);

const within = (value: number, [least, most]: readonly [number, number]): number => Math.min(most, Math.max(least, value));

interface Machine {
  readonly carrier: Carrier;
  readonly capacity: (outdoor: number) => number;
  readonly performance: (outdoor: number) => number;
  readonly degradation: number;
}

/** What heats, at an outdoor temperature; outside of bins one of the season. */
export function heaterOf(row: CaseValues): Machine | undefined {
  const steady = { capacity: () => unlimited, degradation: 0 };
  switch (row.heating) {
    case "boiler":
      return { ...steady, carrier: row.boilerFuel, performance: () => row.boilerEfficiency };
    case "electric":
      return { ...steady, carrier: "electricity", performance: () => 1 };
    case "district":
      return { ...steady, carrier: "districtHeat", performance: () => 1 };
    case "heatPump": {
      const cop = line(ratings.heating, row.heatingCop, ratings.heatingCold, row.heatingCopCold);
      const capacity = line(ratings.heating, row.heatingCapacity ?? unlimited, ratings.heatingCold, row.heatingCapacityCold);
      return {
        carrier: "electricity",
        // Where the line reaches nothing the heat pump stands still.
        capacity: (outdoor) => (row.heatingCapacity === null ? unlimited : Math.max(1e-3, capacity(outdoor))),
        performance: (outdoor) => within(cop(outdoor), copLimits.heating),
        degradation: row.heatingCapacity === null ? 0 : row.cyclingLoss,
      };
    }
    case "none":
      return undefined;
  }
}

/** What cools. */
export function coolerOf(row: CaseValues): Machine | undefined {
  switch (row.cooling) {
    case "chiller":
    case "directExpansion": {
      const cop = line(ratings.cooling, row.coolingCop, ratings.coolingMild, row.coolingCopMild);
      return {
        carrier: "electricity",
        capacity: () => row.coolingCapacity ?? unlimited,
        performance: (outdoor) => within(cop(outdoor), copLimits.cooling),
        degradation: row.coolingCapacity === null ? 0 : row.cyclingLoss,
      };
    }
    case "district":
      return { carrier: "districtCooling", capacity: () => unlimited, performance: () => 1, degradation: 0 };
    case "none":
      return undefined;
  }
}

/** A year's energy spread over the months by their days. */
const evenly = (energy: number): number[] => monthDays.map((days) => (energy * days) / 365);

/** A year of a system in its building. */
export function caseYear(values: EnergyValues, row: CaseValues): CaseYear {
  const building = buildingOf(values, row);
  const plant = values.loadMethod === "bins" ? plantByBins(values, row, building) : plantBySeason(values, row, building);
  const fanRatio = row.fanControl === "constant" ? 1 : fanPowerRatio(row.fanFlowShare, row.fanControl);
  const rest = [
    { endUse: "fans", carrier: "electricity", months: evenly(row.fanPower * fanRatio * row.fanHours) },
    { endUse: "pumps", carrier: "electricity", months: evenly(row.pumpPower * row.pumpPowerShare * row.pumpHours) },
    { endUse: "other", carrier: "electricity", months: evenly(row.ownOtherElectricity ?? values.otherElectricity) },
  ] as const;
  const estimated = plant.peaks ? rest : [...plant.uses, ...rest];
  const meanPower = (month: number): number =>
    sumOf(estimated.filter(({ carrier }) => carrier === "electricity").map((use) => use.months[month]!)) / (monthDays[month]! * 86_400);
  return {
    building,
    loads: plant.loads,
    uses: [...plant.uses, ...rest].filter((use) => use.months.some((energy) => energy > 0)),
    remaining: plant.remaining,
    fanRatio,
    demand: months.map((month) => (plant.peaks?.[month] ?? 0) + values.peakFactor * meanPower(month)),
  };
}

interface Plant extends Pick<CaseYear, "loads" | "uses" | "remaining"> {
  /** Highest electric power of heating or cooling in each month, W, where it is known. */
  readonly peaks?: readonly number[];
}

function plantBySeason(values: EnergyValues, row: CaseValues, building: Building): Plant {
  const loads = loadsOf(values, building);
  const [heater, cooler] = [heaterOf(row), coolerOf(row)];
  return {
    loads,
    uses: [
      ...(heater
        ? [
            {
              endUse: "heating",
              carrier: heater.carrier,
              months: loads.heating.map((load) => load / heater.performance(ratings.heating)),
            } as const,
          ]
        : []),
      ...(cooler
        ? [
            {
              endUse: "cooling",
              carrier: cooler.carrier,
              months: loads.cooling.map((load) => load / cooler.performance(ratings.cooling)),
            } as const,
          ]
        : []),
    ],
    remaining: { heating: 0, cooling: 0 },
  };
}

/** Highest power of the bins that hold hours, W, the rest by electric resistance with it. */
const highest = ({ bins }: BinEnergy, withRest: boolean): number =>
  Math.max(0, ...bins.filter(({ hours }) => hours > 0).map(({ power, remaining }) => power + (withRest ? remaining : 0)));

function plantByBins(values: EnergyValues, row: CaseValues, building: Building): Plant {
  if (values.bins.length === 0)
    throw new OutOfRangeError({ parameter: "bins", value: Number.NaN, min: 1, max: Infinity, unit: "", reason: "there is none" });
  const isMonthly = values.binsBy === "months";
  const balances = balancesOf(values, building);
  const mean = (temperatures: readonly number[]): number => sumOf(temperatures.map((one, month) => one * monthDays[month]!)) / 365;
  const [heater, cooler] = [heaterOf(row), coolerOf(row)];
  const free = { capacity: () => unlimited, performance: () => 1, degradation: 0 };
  const run = (mode: "heating" | "cooling", month: number): BinEnergy => {
    const { capacity, performance, degradation } = (mode === "heating" ? heater : cooler) ?? free;
    const balance = mode === "heating" ? balances.heatingBalance : balances.coolingBalance;
    return at(`cases.${row.id}`, () =>
      binEnergy({
        bins: values.bins.map(({ temperature, hours, monthHours }) => ({
          temperature,
          hours: (isMonthly ? monthHours[month]! : hours) / 3600,
        })),
        mode,
        lossCoefficient: mode === "heating" ? building.heatingCoefficient : building.coolingCoefficient,
        balanceTemperature: isMonthly ? balance[month]! : mean(balance),
        capacity,
        performance,
        degradation,
      }),
    );
  };
  const parts = isMonthly ? months : [0];
  const heating = parts.map((month) => run("heating", month));
  const cooling = parts.map((month) => run("cooling", month));
  const spread = (results: readonly BinEnergy[], of: (energy: BinEnergy) => number): number[] =>
    isMonthly ? results.map(of) : evenly(of(results[0]!));
  const hasBackup = row.heating === "heatPump";
  const none = months.map(() => 0);
  return {
    loads: {
      heating: spread(heating, ({ load }) => load),
      cooling: spread(cooling, ({ load }) => load),
      ...balances,
      heatingDegreeDays: none,
      coolingDegreeDays: none,
    },
    uses: [
      ...(heater ? [{ endUse: "heating", carrier: heater.carrier, months: spread(heating, ({ input }) => input) } as const] : []),
      ...(hasBackup ? [{ endUse: "backup", carrier: "electricity", months: spread(heating, ({ remaining }) => remaining) } as const] : []),
      ...(cooler ? [{ endUse: "cooling", carrier: cooler.carrier, months: spread(cooling, ({ input }) => input) } as const] : []),
    ],
    remaining: {
      heating: hasBackup ? sumOf(heating.map(({ remaining }) => remaining)) : 0,
      cooling: cooler ? sumOf(cooling.map(({ remaining }) => remaining)) : 0,
    },
    ...(isMonthly && {
      peaks: months.map((month) =>
        Math.max(
          heater?.carrier === "electricity" ? highest(heating[month]!, hasBackup) : 0,
          cooler?.carrier === "electricity" ? highest(cooling[month]!, false) : 0,
        ),
      ),
    }),
  };
}
