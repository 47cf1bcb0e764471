import { binEnergy, monthDays, type BinEnergy } from "../../energy/index.ts";
import { atPath } from "../../kernel/index.ts";
import { fanPowerAt, pumpPowerAt } from "./auxiliaries.ts";
import { caseHours, highestOf } from "./caseHours.ts";
import { balancesOf, buildingOf, loadsOf, months, sumOf, type Building, type Loads } from "./loads.ts";
import { coolerOf, heaterOf, ratings, unlimited, type Carrier, type Machine } from "./machines.ts";
import { missing } from "./roomHours.ts";
import type { CaseValues, EnergyValues } from "./schema.ts";

export const endUses = ["heating", "backup", "cooling", "fans", "pumps", "other"] as const;
export type EndUse = (typeof endUses)[number];

/** Monthly energy of one carrier for one end use, J. */
export interface EnergyUse {
  readonly endUse: EndUse;
  readonly carrier: Carrier;
  readonly months: readonly number[];
}

/** Annual results of one system. */
export interface CaseYear {
  readonly building: Pick<Building, "envelope" | "air" | "heatingCoefficient" | "coolingCoefficient">;
  readonly loads: Loads;
  readonly uses: readonly EnergyUse[];
  /** Load beyond the capacity of the plant, J: heating is met by the backup, cooling is unmet. */
  readonly remaining: { readonly heating: number; readonly cooling: number };
  /** Electric power of all fans while they run, relative to design flow. */
  readonly fanRatio: number;
  /** Electric power of all pumps while they run, relative to design flow. */
  readonly pumpRatio: number;
  /** Peak heating load in bins or hours, W. */
  readonly highestHeating?: number;
  /** Highest electric demand of each month, W. */
  readonly demand: readonly number[];
  /** Hours in which the worst room misses its set points; hourly method only. */
  readonly unmetHours?: number;
}

/** Annual energy spread over the months by their days. */
const evenly = (energy: number): number[] => monthDays.map((days) => (energy * days) / 365);

/** Annual results of a system. */
export function caseYear(values: EnergyValues, row: CaseValues): CaseYear {
  if (values.loadMethod === "hours") return yearByHours(values, row);
  const building = buildingOf(values, row);
  const plant = values.loadMethod === "bins" ? plantByBins(values, row, building) : plantBySeason(values, row, building);
  const fanRatio = fanPowerAt(row, row.fanFlowShare);
  const pumpRatio = pumpPowerAt(row, row.pumpFlowShare);
  const rest = [
    { endUse: "fans", carrier: "electricity", months: evenly(row.fanPower * fanRatio * row.fanHours) },
    { endUse: "pumps", carrier: "electricity", months: evenly(row.pumpPower * pumpRatio * row.pumpHours) },
    { endUse: "other", carrier: "electricity", months: evenly(row.customOtherElectricity ?? values.otherElectricity) },
  ] as const;
  const estimated = plant.peaks ? rest : [...plant.uses, ...rest];
  const meanPower = (month: number): number =>
    sumOf(estimated.filter(({ carrier }) => carrier === "electricity").map((use) => use.months[month]!)) / (monthDays[month]! * 86_400);
  return {
    building,
    loads: plant.loads,
    uses: [...plant.uses, ...rest].filter((use) => use.months.some((energy) => energy > 0)),
    remaining: plant.remaining,
    ...(plant.highestHeating !== undefined && { highestHeating: plant.highestHeating }),
    fanRatio,
    pumpRatio,
    demand: months.map((month) => (plant.peaks?.[month] ?? 0) + values.peakFactor * meanPower(month)),
  };
}

/** Annual results of a system in its rooms, summed from its hours. */
function yearByHours(values: EnergyValues, row: CaseValues): CaseYear {
  const hours = caseHours(values, row);
  const carrierOf = { heating: heaterOf(row)?.carrier, cooling: coolerOf(row)?.carrier } as const;
  const none = months.map(() => 0);
  return {
    building: { envelope: hours.envelope, air: hours.air, heatingCoefficient: hours.envelope, coolingCoefficient: hours.envelope },
    loads: { ...hours.loads, heatingBalance: none, coolingBalance: none, heatingDegreeDays: none, coolingDegreeDays: none },
    uses: endUses
      .map((endUse): EnergyUse => ({
        endUse,
        carrier: (endUse === "heating" || endUse === "cooling" ? carrierOf[endUse] : undefined) ?? "electricity",
        months: hours.months[endUse],
      }))
      .filter((use) => use.months.some((energy) => energy > 0)),
    remaining: hours.remaining,
    highestHeating: highestOf(hours.heating),
    fanRatio: hours.fanRatio,
    pumpRatio: hours.pumpRatio,
    demand: hours.demand,
    unmetHours: hours.unmetHours,
  };
}

interface Plant extends Pick<CaseYear, "loads" | "uses" | "remaining" | "highestHeating"> {
  /** Peak electric power of heating or cooling in each month, W, where it is known. */
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
              months: loads.heating.map((load) => load / heater.atFullLoad(ratings.heating)),
            } as const,
          ]
        : []),
      ...(cooler
        ? [
            {
              endUse: "cooling",
              carrier: cooler.carrier,
              months: loads.cooling.map((load) => load / cooler.atFullLoad(ratings.cooling)),
            } as const,
          ]
        : []),
    ],
    remaining: { heating: 0, cooling: 0 },
  };
}

/** Peak power of the bins with hours, W, including electric resistance for the remaining load. */
const highest = ({ bins }: BinEnergy, withRest: boolean): number =>
  Math.max(0, ...bins.filter(({ hours }) => hours > 0).map(({ power, remaining }) => power + (withRest ? remaining : 0)));

function plantByBins(values: EnergyValues, row: CaseValues, building: Building): Plant {
  if (values.bins.length === 0) throw missing("bins", "enter at least one bin");
  const isMonthly = values.binsBy === "months";
  const balances = balancesOf(values, building);
  const mean = (temperatures: readonly number[]): number =>
    sumOf(temperatures.map((temperature, month) => temperature * monthDays[month]!)) / 365;
  const [heater, cooler] = [heaterOf(row), coolerOf(row)];
  const highestLoad = { heating: 0, cooling: 0 };
  const run = (mode: "heating" | "cooling", month: number, machine?: Machine): BinEnergy => {
    const balance = mode === "heating" ? balances.heatingBalance : balances.coolingBalance;
    return atPath(`cases.${row.id}`, () =>
      binEnergy({
        bins: values.bins.map(({ temperature, hours, monthHours }) => ({
          temperature,
          hours: (isMonthly ? monthHours[month]! : hours) / 3600,
        })),
        mode,
        lossCoefficient: mode === "heating" ? building.heatingCoefficient : building.coolingCoefficient,
        balanceTemperature: isMonthly ? balance[month]! : mean(balance),
        capacity: machine ? machine.capacity : () => unlimited,
        performance: (outdoor, met) => machine?.performance(outdoor, met, highestLoad[mode]) ?? 1,
      }),
    );
  };
  const parts = isMonthly ? months : [0];
  // The loads come first: the peak load replaces a capacity that is not entered.
  for (const mode of ["heating", "cooling"] as const)
    highestLoad[mode] = Math.max(...parts.flatMap((month) => run(mode, month).bins.map(({ hours, load }) => (hours > 0 ? load : 0))));
  const heating = parts.map((month) => run("heating", month, heater));
  const cooling = parts.map((month) => run("cooling", month, cooler));
  const spread = (results: readonly BinEnergy[], energyOf: (result: BinEnergy) => number): number[] =>
    isMonthly ? results.map(energyOf) : evenly(energyOf(results[0]!));
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
    highestHeating: highestLoad.heating,
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
